// Written by bench/communication/train.ts: change what it learns from and run it, not this file.
// Learned from the Stanford Politeness Corpus (Danescu-Niculescu-Mizil et al. 2013; the corpus under Apache-2.0, its
// texts from Wikipedia and Stack Exchange under CC BY-SA) and from office mail rated by ourselves.

/** So much of a score is one of the weights' whole numbers. */
export const WEIGHT_UNIT = 0.001

/** What a text without any feature gets. */
export const BIAS = 0.000

/** A feature a line, with its weight. */
export const WEIGHTS = String.raw`
!	109
! can	-10
! could	13
! how	-12
! i	-7
! is	16
! what	-25
! why	6
"	-43
" (	-10
" -	-19
" 0	8
" a	-20
" and	-36
" as	23
" at	5
" for	-6
" from	8
" good	4
" i	-14
" in	-6
" instead	9
" is	-7
" mean	10
" non	-15
" not	-18
" of	8
" on	-3
" or	13
" that	5
" the	-12
" to	-20
"$	-32
")	5
",	-26
", and	5
", but	1
".	3
". can	-6
". do	8
". is	7
". what	-16
"?	-59
"?$	-23
#apology	-35
#by-the-way	34
#can-you	-1
#capitals	59
#command	-114
#could-you	-19
#deference	126
#direct-first	-71
#displeasure	-348
#do-you	69
#dots	-1
#exclamation	15
#factual	-121
#gratitude	141
#greeting	136
#hedge	48
#help	87
#i	4
#i-first	47
#length	130
#many-marks	-139
#mind	103
#more-questions	-41
#negative	-4
#one-question	-13
#please-first	61
#please-inside	49
#positive	104
#question-first	-7
#questions	-67
#quotes	-53
#reproach	-309
#stop	-82
#warmth	413
#we	5
#why	-91
#word-length	-13
#you	-6
#you-first	-93
%	-9
(	19
( 0	29
( a	-9
( although	3
( and	-18
( as	-18
( i	12
( if	12
( in	-7
( like	12
( not	20
( or	-1
( s	7
( see	-19
( such	2
( the	-11
( to	2
( which	-9
( with	-4
( x	1
("	-20
)	30
) -	-10
) and	-16
) for	3
) i	-6
) in	7
) is	-16
) of	2
) or	-7
) that	17
) to	-12
)$	1
),	2
), and	1
), but	11
), or	3
).	-3
). can	-8
). could	-12
). do	6
). is	-9
). what	7
)?	-3
)?$	-14
,	3
, "	-20
, 0	-8
, a	-5
, although	15
, and	17
, any	4
, are	1
, as	-35
, at	-8
, because	15
, but	-4
, by	5
, can	20
, correct	12
, could	29
, did	16
, do	43
, does	-7
, don't	9
, eh	-21
, especially	-6
, etc	19
, even	7
, given	-14
, have	-8
, how	-6
, however	6
, i	28
, i'd	25
, i'm	-17
, i've	33
, if	-31
, in	-31
, is	65
, isn't	-2
, it	4
, it's	-4
, its	9
, just	-9
, like	1
, may	8
, maybe	-5
, my	2
, no	-33
, not	-18
, of	4
, on	-3
, one	2
, or	-12
, perhaps	-11
, please	36
, possibly	-11
, rather	-9
, right	-7
, say	4
, should	4
, shouldn't	-34
, since	31
, so	-9
, some	-19
, sorry	5
, thanks	-1
, that	-35
, that's	-6
, the	38
, then	-7
, there	12
, there's	-3
, they	20
, this	-1
, though	5
, to	17
, too	3
, unless	-10
, using	10
, we	3
, what	-10
, what's	4
, when	-1
, where	-11
, which	23
, while	-16
, who	6
, why	-47
, will	9
, with	-25
, would	-4
, yes	-5
, you	-74
, you're	-11
, you've	10
, your	6
,"	15
-	-9
- 0	52
- a	-14
- and	18
- but	15
- by	-1
- can	-15
- could	7
- do	19
- for	-10
- i	16
- i'm	31
- if	-13
- in	4
- is	-5
- it	4
- like	6
- mail	27
- not	-1
- one	8
- or	-4
- the	11
- to	-4
- up	-15
- what	-7
- why	-7
- you	-5
--	11
-- i	-8
-- what	7
.	-60
. "	3
. (	-25
. 0	6
. a	-13
. also	-3
. am	18
. and	-29
. any	28
. are	19
. aren't	-12
. as	32
. btw	-3
. but	-33
. by	20
. can	67
. can't	7
. care	-21
. com	-4
. could	-8
. did	-38
. do	24
. does	11
. don't	-26
. e	7
. even	3
. for	-34
. g	-1
. has	10
. have	3
. how	12
. however	-10
. i	-3
. i'm	10
. if	17
. in	25
. is	10
. isn't	-13
. it	-17
. it's	-4
. just	1
. may	10
. maybe	11
. might	2
. no	-3
. not	-1
. now	-40
. one	-2
. or	-18
. org	-12
. out	23
. perhaps	-5
. please	-52
. s	-12
. should	18
. shouldn't	-15
. since	13
. so	-41
. something	20
. that	-5
. the	-34
. there	-20
. this	-3
. to	-10
. was	24
. we	-11
. what	58
. what's	-22
. when	-12
. where	25
. which	2
. why	10
. will	20
. would	33
. wouldn't	-2
. you	21
. your	9
.)	8
.,	4
..	9
...	-79
... but	25
... i	13
... the	5
... what	-16
... why	-11
..."	-13
....	-11
...?	22
...?$	17
..?	15
.:)	33
0	6
0 "	1
0 %	-20
0 (	7
0 )	38
0 ,	34
0 -	46
0 .	10
0 0	-15
0 :	-33
0 ;	13
0 ?	71
0 a	-4
0 and	-19
0 but	-2
0 d	-1
0 in	-4
0 is	5
0 minutes	4
0 or	15
0 rd	16
0 s	-11
0 th	4
0 to	24
0$	-17
:	14
: "	24
: 0	-38
: do	-8
: how	11
: if	-14
: is	-7
: it	-9
: link	39
: the	-16
: what	-17
: why	16
:)	37
:)$	5
;	-31
; and	-9
; can	13
; do	-2
; is	2
; it	7
?	-17
? a	-6
? also	32
? and	19
? are	14
? as	2
? can	14
? could	43
? did	-1
? do	4
? does	23
? for	36
? have	-3
? how	3
? i	-24
? if	3
? is	-21
? isn't	-1
? it	7
? just	-2
? not	-1
? or	13
? perhaps	15
? should	5
? so	-6
? the	35
? was	-6
? what	21
? when	1
? where	-20
? which	-2
? who	-17
? why	-32
? would	-35
? you	-4
? you're	-6
?"	25
?$	-1
?)$	-8
?).	9
??	1
??$	6
???	-39
???$	-13
????	8
????$	8
^"	-34
^(	25
^-	-28
^0	-17
^^"	-37
^^(	-5
^^0	-7
^^a	35
^^actually	4
^^after	20
^^ah	12
^^ah ,	13
^^all	3
^^also	-18
^^also ,	-14
^^an	5
^^and	-23
^^and what	-13
^^any	9
^^are	20
^^are you	37
^^as	-28
^^as i	-13
^^at	24
^^btw	-15
^^btw ,	-3
^^but	-3
^^but the	6
^^by	12
^^can	57
^^can you	28
^^could	-19
^^could you	-25
^^did	17
^^did you	24
^^do	-27
^^do you	-5
^^does	-3
^^don't	-29
^^for	7
^^from	14
^^good	44
^^great	30
^^have	53
^^have you	24
^^hello	15
^^hello ,	-11
^^hey	55
^^hi	51
^^hi ,	-10
^^hmm	-24
^^how	2
^^how about	10
^^how can	-23
^^how do	-6
^^huh	-36
^^i	36
^^i agree	36
^^i also	9
^^i am	-23
^^i assume	3
^^i believe	9
^^i can't	-3
^^i do	-23
^^i don't	-3
^^i guess	-26
^^i have	6
^^i haven't	-6
^^i just	-5
^^i know	64
^^i never	-31
^^i really	33
^^i see	-23
^^i think	33
^^i thought	-13
^^i tried	16
^^i understand	13
^^i was	4
^^i would	-24
^^i'd	23
^^i'd be	35
^^i'm	-12
^^i'm a	-16
^^i'm afraid	14
^^i'm confused	-8
^^i'm not	4
^^i'm sorry	-43
^^i'm sure	-7
^^i've	36
^^i've been	5
^^if	16
^^if i	2
^^if it's	-4
^^if the	-18
^^if you	40
^^im	-1
^^in	23
^^in the	23
^^indeed	18
^^interesting	21
^^is	39
^^is it	2
^^is the	45
^^is there	-7
^^is this	-5
^^it	28
^^it is	-40
^^it looks	-3
^^it seems	6
^^it was	25
^^it's	25
^^it's a	-2
^^it's not	26
^^just	66
^^lol	-13
^^looks like	9
^^maybe	-33
^^my	12
^^nice	24
^^no	-28
^^not	20
^^not sure	10
^^now	-5
^^oh	-50
^^ok	-26
^^ok ,	-15
^^okay	-18
^^okay ,	-13
^^on	4
^^one	-3
^^perhaps	30
^^please	155
^^really	-6
^^should	24
^^since	-37
^^so	-23
^^so ,	18
^^so what	-23
^^so you	-20
^^some	14
^^sorry	-11
^^sorry ,	-17
^^sorry for	32
^^sorry to	18
^^sounds	2
^^still	5
^^sure	11
^^sure ,	-4
^^thank	23
^^thank you	23
^^thanks	19
^^thanks ,	-18
^^thanks for	-1
^^that	28
^^that is	-28
^^that's	19
^^that's a	-18
^^the	21
^^then	13
^^there are	6
^^there is	10
^^there's	7
^^there's a	-6
^^these	13
^^they	-11
^^this	-39
^^this is	-25
^^to	-18
^^um	-26
^^very	-7
^^wait	-54
^^wait ,	-3
^^was	-12
^^we	14
^^well	-28
^^well ,	-17
^^what	27
^^what about	-2
^^what are	29
^^what do	-25
^^what is	27
^^what's	6
^^when	19
^^when you	19
^^where	-2
^^where is	2
^^which	19
^^while	-21
^^who	-24
^^why	-29
^^why are	-9
^^why did	-16
^^why do	13
^^would	71
^^would you	7
^^wow	-15
^^wow ,	4
^^yeah	14
^^yeah ,	20
^^yep	8
^^yes	25
^^yes ,	-1
^^you	-72
^^you have	-10
^^you may	15
^^you're	-17
^^your	-19
^a	10
^according	-15
^according to	-15
^actually	16
^actually ,	7
^after	1
^ah	12
^ah ,	13
^all	-11
^also	13
^also ,	10
^although	27
^am	-10
^am i	-10
^an	31
^and	-35
^and ,	-21
^and how	19
^and if	-9
^and what	-54
^and why	-19
^and you	-13
^another	18
^any	37
^any chance	2
^any idea	5
^any ideas	8
^any reason	14
^any suggestions	-10
^anyway	-21
^anyway ,	19
^are	13
^are the	1
^are there	32
^are they	6
^are you	3
^aren't	-13
^as	38
^as a	3
^as an	9
^as far	-2
^as i	-4
^at	48
^at the	12
^because	-14
^better	-11
^btw	-5
^btw ,	19
^but	-18
^but ,	-16
^but how	-2
^but i	-6
^but the	9
^but what	4
^by	46
^can	112
^can anyone	16
^can i	-20
^can it	5
^can you	75
^can't	8
^care	-25
^care to	-24
^check	21
^could	51
^could it	12
^could you	44
^did	-28
^did i	-21
^did you	46
^didn't	-1
^do	76
^do i	-5
^do we	12
^do you	64
^does	55
^does it	-7
^does that	20
^does the	27
^does this	8
^doesn't	2
^don't	-79
^don't you	-48
^even	18
^even if	16
^first	-12
^for example	-26
^from	14
^give	-67
^good	56
^got	-25
^great	30
^has	8
^have	44
^have you	27
^hello	15
^hello ,	-11
^hey	48
^hi	51
^hi ,	-10
^hmm	-16
^how	1
^how about	-8
^how are	46
^how can	-65
^how did	15
^how do	47
^how does	4
^how is	-13
^how long	6
^how many	-19
^however	-6
^huh	-43
^i	-26
^i agree	26
^i also	9
^i am	-35
^i assume	-32
^i believe	6
^i can	6
^i can't	3
^i didn't	-5
^i do	-25
^i don't	-17
^i find	-18
^i get	13
^i guess	-15
^i had	9
^i have	19
^i haven't	-6
^i just	2
^i know	41
^i mean	-7
^i never	-20
^i presume	-11
^i really	30
^i see	-15
^i suppose	-23
^i suspect	3
^i think	21
^i thought	-7
^i tried	12
^i understand	14
^i was	16
^i wonder	-13
^i would	-2
^i'd	-2
^i'd be	25
^i'd like	-43
^i'll	6
^i'm	12
^i'm a	-10
^i'm afraid	20
^i'm confused	-8
^i'm not	-23
^i'm sorry	-35
^i'm sure	-13
^i've	14
^i've been	1
^i've never	-2
^if	9
^if i	35
^if it	-6
^if it's	-16
^if not	31
^if so	28
^if the	-23
^if you	-23
^if you're	-29
^im	-1
^in	53
^in the	3
^in your	1
^indeed	20
^instead	20
^interesting	27
^is	44
^is that	33
^is the	4
^is there	14
^is this	4
^isn't	-36
^isn't it	14
^it	61
^it is	-41
^it looks	-2
^it seems	1
^it was	-8
^it would	-11
^it's	17
^it's a	-3
^it's not	28
^just	74
^just curious	11
^just out	16
^just to	-6
^let	17
^let me	17
^let's	81
^like	-5
^lol	-13
^looks	13
^looks like	22
^may	19
^maybe	20
^maybe you	-50
^might	-1
^more	-18
^my	30
^nice	23
^no	-41
^no ,	-13
^not	13
^not sure	20
^note	9
^now	-51
^of	-28
^oh	-67
^oh ,	-38
^ok	-22
^ok ,	-10
^okay	-19
^okay ,	-13
^on	-2
^on the	7
^one	-5
^or	38
^or are	5
^or did	-8
^or do	-1
^or is	-3
^other	15
^out	29
^out of	29
^perhaps	50
^perhaps you	-9
^please	61
^please see	1
^probably	-7
^question	25
^reading	-11
^really	-29
^right	11
^see	-16
^seems	1
^should	57
^should i	25
^should it	-8
^should we	12
^shouldn't	-7
^shouldn't it	9
^since	-43
^since you	-6
^so	-48
^so ,	5
^so i	2
^so what	-27
^so you	-20
^some	26
^someone	6
^something	43
^sorry	-33
^sorry ,	-18
^sorry for	18
^sorry to	1
^sounds	11
^sure	10
^sure ,	-5
^surely	-5
^thank	28
^thank you	28
^thanks	-6
^thanks ,	-24
^that	5
^that is	-32
^that's	21
^that's a	-19
^the	-6
^the only	-13
^then	7
^there	-14
^there are	-5
^there is	-2
^there's	10
^there's a	-6
^these	13
^they	8
^this	-38
^this is	-24
^time	-13
^to	-51
^um	-42
^unfortunately	13
^unless	-20
^very	-1
^wait	-56
^wait ,	-3
^was	8
^was it	-12
^was the	3
^was there	-7
^we	-8
^well	-34
^well ,	-14
^were	28
^what	40
^what about	10
^what are	43
^what can	-2
^what did	-1
^what do	10
^what does	24
^what exactly	-53
^what happens	19
^what if	6
^what is	7
^what should	22
^what was	18
^what would	33
^what you	-4
^what's	6
^what's the	-15
^what's wrong	-17
^what's your	5
^when	5
^when i	-7
^when you	4
^where	14
^where are	19
^where can	4
^where did	16
^where do	-5
^where does	-9
^where is	-11
^which	29
^which one	23
^while	-18
^who	-85
^why	-45
^why are	-54
^why can't	4
^why did	-29
^why do	35
^why don't	23
^why is	36
^why not	-6
^why the	14
^will	22
^with	30
^without	-18
^would	75
^would it	-2
^would you	7
^wouldn't	4
^wow	-32
^wow ,	4
^yeah	-4
^yeah ,	3
^yep	8
^yes	25
^yes ,	5
^you	-72
^you are	-2
^you do	-53
^you have	-2
^you know	-8
^you may	3
^you might	6
^you say	4
^you seem	-6
^you're	-28
^your	2
a	18
a "	-13
a (	-3
a -	-2
a .	2
a 0	-13
a bad	-6
a better	-18
a big	14
a bit	-19
a block	12
a bunch	3
a chance	-2
a comment	-18
a different	35
a discussion	20
a few	23
a general	-1
a good	1
a great	4
a link	-9
a list	-18
a little	-4
a long	15
a look	36
a lot	41
a matter	24
a mistake	-8
a more	11
a new	5
a nice	16
a non	-19
a number	-17
a particular	11
a picture	-7
a point	-18
a problem	-9
a question	-53
a real	-12
a reason	11
a reference	-26
a separate	7
a short	10
a similar	29
a single	-4
a small	7
a solution	-15
a space	-3
a specific	-4
a standard	-9
a start	5
a tag	13
a time	-6
a typo	-6
a url	-2
a user	-4
a valid	5
a very	-22
a way	11
a while	-4
a whole	-7
a word	14
a year	-4
a$	5
able	20
able to	15
about	-10
about "	7
about .	3
about 0	6
about ?	-42
about a	24
about how	25
about that	-11
about the	7
about this	41
about what	-2
about your	-24
about$	-24
above	21
above ,	-12
above ?	-1
above$	-24
absolutely	-21
accept	32
acceptable	13
acceptable ?	15
accepted	-23
access	24
access to	-17
according	-4
according to	-3
account	-13
account ?	13
accounts	3
across	8
action	-5
actions	-3
actual	-11
actually	-22
actually ,	3
add	21
add it	-4
add that	5
add the	-24
add this	7
add to	-12
added	58
added a	8
added the	9
adding	-22
adding a	7
adding the	-6
addition	45
additional	-19
address	-12
address ?	-6
addressed	12
addresses	19
admin	-32
administrator	-25
admit	11
advantage	6
advice	-3
afraid	13
after	15
after a	30
after the	21
again	-81
again ,	-17
again ?	-21
again$	-37
against	-24
ago	-40
agree	3
agree ,	17
agree with	-4
agreed	-12
ah	11
ah ,	9
air	-7
aka	-13
al	-3
all	-17
all ,	1
all .	-3
all ?	-15
all of	-18
all the	15
all those	-21
all$	-39
allow	8
allowed	-2
allowed to	-33
almost	-9
alone	-2
along	21
along the	19
along with	-7
already	-77
also	-1
also ,	14
alternate	-10
alternative	-4
although	57
although i	25
always	-25
am	-34
am doing	15
am i	18
am looking	29
am not	-22
amount	15
amount of	7
an	-10
an "	-13
an answer	-18
an example	-14
an explanation	-24
an image	8
an interesting	-2
an issue	-21
an online	-4
analysis	2
and	-24
and "	-11
and ,	-16
and 0	7
and a	5
and add	16
and also	17
and an	-3
and are	7
and as	-7
and can	-12
and do	-1
and explain	6
and find	2
and have	-11
and how	22
and i	18
and if	-4
and in	14
and is	6
and it	-24
and it's	9
and no	-12
and not	18
and now	-9
and on	-13
and or	12
and see	16
and so	-15
and that	-20
and the	20
and their	-1
and then	27
and there	-8
and they	11
and this	-7
and to	-5
and what	-41
and what's	-8
and where	-1
and why	3
and would	27
and you	-20
and you're	-3
and your	1
annoying	-8
another	-17
answer	-119
answer .	-26
answer the	-19
answer to	8
answer$	-45
answered	18
answers	-83
any	62
any case	-5
any chance	16
any idea	14
any ideas	13
any kind	8
any more	-26
any of	-4
any other	-5
any particular	-4
any reason	-1
any specific	-17
any suggestions	-8
any thoughts	16
any way	-19
anybody	-21
anymore	42
anyone	-47
anything	24
anything ?	-3
anything about	8
anything else	9
anything in	7
anything to	-8
anyway	-54
anyway ,	9
anyway ?	4
anywhere	20
apparently	13
appear	17
appear on	13
appear to	-11
appears	30
apply	-7
apply to	-4
applying	-6
approach	72
appropriate	38
archive	3
are	12
are ,	2
are 0	-10
are ?	-1
are a	-3
are all	11
are already	-10
are asking	-8
are doing	-6
are in	11
are looking	2
are no	-6
are not	-27
are right	-13
are saying	-8
are the	33
are there	25
are these	-19
are they	6
are those	10
are we	-23
are you	5
are your	29
are$	5
area	-6
aren't	-38
aren't you	-24
argument	7
arguments	-3
around	27
art	3
article	-1
artist	-7
as	-23
as "	8
as a	-19
as an	2
as far	-21
as i	29
as i'm	-9
as in	-6
as it	10
as long	7
as opposed	20
as the	5
as this	-47
as to	10
as well	3
as you	-21
as your	-4
aside	-7
ask	-42
ask ,	1
ask for	-7
ask why	25
ask$	21
asked	-39
asking	-60
aspects	5
assume	-2
assume you	-19
assumed	9
assuming	-13
assumption	5
at	37
at 0	55
at a	11
at all	-45
at first	2
at how	-16
at it	-17
at least	-46
at some	-6
at the	21
at this	-13
at your	14
attached	6
attempt	-12
attempt to	-10
author	-3
automatically	-13
available	-4
avoid	-25
aware	-1
aware of	4
aware that	-2
away	-3
awesome	49
b	-24
b .	-6
back	-15
back .	-7
back ?	7
back to	-14
back$	-19
background	9
bad	-71
bad idea	-5
badly	-18
bank	9
based	53
based on	7
basic	-26
basically	-23
be	-4
be "	-11
be ,	-20
be .	-8
be 0	1
be ?	-6
be a	1
be able	7
be acceptable	6
be an	1
be any	-4
be better	1
be closed	-5
be considered	-9
be done	14
be enough	1
be honest	3
be in	2
be interested	22
be made	-1
be merged	-7
be more	19
be nice	-19
be ok	9
be on	-6
be possible	-1
be that	8
be the	-17
be to	-5
be used	-4
be useful	-15
be very	-1
be$	-24
because	-69
because i	-20
because it	7
because it's	-8
because of	-1
because the	3
because there	11
because they	2
because you	-17
become	20
becomes	-18
been	11
before	-37
before ,	13
before ?	15
before i	7
before the	-7
before you	-57
begin	-19
beginning	-1
behavior	-44
behaviour	-16
behind	6
being	-47
being a	-15
believe	-25
believe that	-30
below	20
benefit	-8
best	56
better ?	12
better than	6
better to	-4
better$	8
between	74
between the	24
beyond	6
big	58
binding	6
bit	-41
bit more	13
bit of	-15
bit$	3
bits	14
blank	-3
block	-22
blocks	-7
blue	4
board	-9
body	-7
book	-3
books	-10
border	-5
both	35
both the	-7
bottom	3
bottom of	-2
box	14
box ?	11
break	-35
breaking	5
brian	-15
bring	8
broke	18
broken	2
browser	10
btw	-12
btw ,	10
bug	-11
building	-1
built	9
bunch	8
bunch of	6
but	39
but ,	-6
but ...	2
but a	2
but are	13
but can	-9
but could	-3
but do	-13
but don't	-2
but how	-10
but i	11
but i'm	25
but if	1
but in	-14
but is	-19
but it	21
but it's	-1
but maybe	18
but not	2
but now	3
but still	16
but that	5
but the	29
but then	5
but this	-3
but what	33
but why	9
but you	15
but$	13
button	-6
by	-36
by "	-1
by a	-4
by any	19
by the	4
by this	-16
by your	7
c	26
call	117
call it	-6
called	19
calling	-48
calls	-36
came	-10
camera	4
can	55
can anyone	-10
can do	33
can find	9
can get	-7
can i	20
can it	3
can see	-10
can take	-13
can the	-6
can use	-21
can we	-11
can you	24
can't	-21
can't be	14
can't find	10
can't see	-5
can't seem	2
can't you	8
cannot	-53
car	-13
care	-73
care to	-22
career	-25
carry	7
case	-1
case ,	7
case ?	-3
case$	-7
cases	-15
cat	21
catch	8
categories	-30
category	-5
cats	7
cause	14
caused	-10
central	-10
certain	20
certainly	4
challenge	-3
chance	10
change	-32
change ?	-12
change it	2
change the	10
change your	3
change$	-20
changed	37
changes	-2
changing	-49
changing the	-10
character	-1
characters	-42
characters ?	3
check	57
check it	9
check the	-8
checked	17
checking	-3
child	3
choice	-21
choose	-5
choose to	-5
chose	-13
circumstances	-20
cite	-14
clarification	-15
clarify	27
clarify ?	-1
clarify the	31
class	40
class$	11
clean	31
clear	-62
clear ,	2
clear ?	-15
clearer	-26
clearly	-27
click	4
click on	-1
clicked	12
close	1
close to	8
closed	-7
closer	-3
closing	11
clue	-33
code	32
coding	14
collection	-14
color	11
colour	8
columns	25
com	3
come	-62
come from	-3
come up	5
comes	30
coming	-19
coming from	-11
comment	1
comment ?	-26
comment on	13
comment$	-16
comments	-24
comments ?	-22
comments on	-15
common	31
community	7
company	14
compare	7
complete	-32
completely	-43
computer	-22
concern	-15
concerned	-18
conditions	13
confirmed	5
confused	-32
confused .	5
confused$	8
confusing	-20
confusion	17
connection	7
consider	-71
considered	-41
considered a	13
considering	-18
constructive	-32
contain	-16
contains	4
content	-53
content ?	-31
content of	-8
context	3
context ?	-1
continue	22
control	18
convert	19
converting	-14
cool	18
coordinates	-9
copy	20
copy the	6
copying	-9
correct	48
correct ?	45
correct$	14
correctly	34
correctly .	16
correctly$	7
corresponding	12
could	66
could be	-11
could have	10
could help	6
could i	17
could it	6
could not	-11
could use	11
could we	12
could you	92
couldn't	-35
count	-17
counter	5
country	21
couple	-9
course	10
cover	26
covered	-7
covers	12
crash	12
create	32
create a	-3
create the	11
created	-10
created a	-15
creating	-4
creating a	5
criteria	7
criteria ?	13
curiosity	57
curiosity ,	24
curious	12
curious ,	6
curious as	-2
current	58
currently	-27
cut	1
d	3
dan	4
data	51
database	21
date	53
dates	-28
david	37
day	24
day .	-7
day$	8
days	-22
days ago	-12
dead	-26
deal	-59
deal with	-13
dealing with	-1
decent	-9
decide	31
decided	1
decided to	-7
decision	-37
declare	-2
dedicated	-17
default	11
definitely	-2
definition	-32
definition of	1
delay	-17
delete	-43
delete the	-32
deleted	-9
deleting	-30
depend	13
depend on	12
depth	10
describe	44
describe the	13
described	-18
description	-2
design	54
despite	22
detail	36
detailed	-7
details	-22
determine	-3
device	1
diagram	13
did	-42
did i	-5
did it	-4
did not	-10
did the	-36
did you	48
didn't	-7
didn't know	9
didn't you	-13
diff	-7
difference	-12
difference between	-6
differences	7
different	-10
different ?	-13
different than	1
differently	21
difficult	2
difficult to	-4
direct	18
directly	6
disagree	-29
discuss	59
discussing	-42
discussion	1
display	-30
displayed	15
do	-43
do ,	-15
do .	-13
do ?	18
do a	-2
do anything	21
do have	10
do i	-17
do it	-45
do not	-8
do so	26
do something	-10
do that	-9
do the	49
do they	27
do this	15
do we	5
do with	-68
do you	48
do$	11
documentation	-7
does	17
does "	12
does it	-26
does not	-66
does one	6
does that	21
does the	39
does this	-16
doesn't	1
doesn't have	3
doesn't seem	-2
doesnt	-27
doing	-5
doing ?	-11
doing it	-18
doing that	13
doing the	-7
doing this	2
domain	6
don't	-27
don't have	12
don't know	-18
don't like	-2
don't really	21
don't see	-23
don't think	2
don't understand	1
don't use	10
don't want	22
don't you	-70
done	-44
done .	10
done ?	-5
done to	-2
done$	6
dont	-14
door	12
double	2
doubt	-31
down	-16
downloaded	6
draw	8
drive	-11
drop	30
due	20
due to	-8
duplicate	19
during	21
during the	9
e	36
e -	27
e .	11
e$	22
each	36
each other	-10
earlier	17
earth	-41
easier	6
easier to	13
easily	-2
ed	-18
edit	-92
edit ,	-10
edit .	-2
edit it	15
edit the	22
edit$	23
edited	20
editing	-38
editor	-46
edits	-64
effect	4
effort	2
eg	-12
eh	-34
eh ?	-25
either	-33
elaborate	24
else	12
else .	3
else ?	19
else$	29
email	-41
empty	3
end	17
end of	-4
ended	13
english	-29
english ?	-14
enough	-27
enough .	-1
enough ?	-3
enough for	6
enough to	2
enough$	4
enter	-6
entirely	10
entries	10
entry	-39
equal	-13
error	-7
errors	-19
especially	-10
etc	19
etc$	7
even	-108
even if	9
even though	24
event	32
ever	-7
every	-64
everyone	12
everything	-22
exact	-37
exactly	-39
exactly are	10
exactly is	-33
exactly what	4
example	-9
example ,	-10
example of	2
examples	29
excellent	-14
excuse	-64
exist	17
existing	-13
exists	20
expand	-7
expect	-40
expected	-28
experience	27
expert	1
explain	-65
explain ?	-26
explain the	11
explain to	2
explain what	4
explain why	-27
explain your	-7
explaining	20
explains	19
explanation	-19
explicitly	-31
external	11
extra	16
f	-2
f 0	-1
fact	-14
fail	37
failed	-10
fair	-8
fairly	18
fall	-8
familiar	-3
familiar with	-8
family	56
far	8
far ?	7
far as	-19
far from	-18
far$	16
feature	21
features	-18
feedback	-7
feel	51
feel that	3
few	19
field	17
figure	28
figure out	14
figured	25
figures	-36
file	5
fill	6
final	23
find	-7
find a	6
find any	-1
find anything	-2
find it	2
find out	-6
find the	9
find your	-20
finding	28
fine	52
fine ,	-9
fine .	-6
fine$	-8
finish	-19
finished	10
first	-32
first ?	-16
first time	10
first$	-6
fit	16
five	-14
fix	58
fix it	15
fix the	5
fix this	4
fixed	16
fixed ?	6
flag	-21
flow	6
focus	-18
follow	3
followed	-35
following	1
font	-7
footnotes	-1
for	38
for "	-13
for 0	-3
for ?	5
for a	20
for all	2
for an	-30
for example	-3
for future	3
for instance	11
for it	10
for me	47
for my	2
for one	1
for some	-3
for that	-44
for the	25
for them	-9
for these	5
for this	-68
for those	3
for us	36
for you	-68
for your	21
force	8
forgot	-4
forgot to	-5
form	-29
format	-37
formatting	-11
formula	-11
forum	11
forward	37
found	61
found it	6
four	-61
free	-8
friend	43
friends	-11
from	2
from 0	12
from ?	-18
from a	-11
from being	5
from my	13
from the	-13
from this	-1
from your	-19
front	-55
full	-32
fully	-10
fun	3
function	36
further	2
future	-15
future ?	-13
g	31
g$	-2
gain	-10
game	-23
games	-7
gave	10
general	24
generally	9
generated	-27
german	6
get	3
get a	33
get an	21
get it	-28
get some	-6
get that	7
get the	19
get this	20
get to	8
get your	-21
gets	6
getting	62
getting a	-9
getting the	37
give	7
give a	-8
give me	3
give the	2
given	-6
given that	3
given the	-9
gives	-33
giving	-23
glad	-9
go	-50
go about	9
go back	-7
goes	-1
going	-77
going on	-29
going to	-61
good	37
good .	-3
good enough	-14
good idea	-12
good to	17
good$	3
google	-32
got	-57
got a	13
got it	-15
got the	-17
got to	-13
gotten	4
graphic	-3
great	79
great .	11
great$	34
green	-15
grounds	-26
group	-32
groups	-10
guess	10
guess i	-20
guess the	7
guys	14
h	-11
had	-49
had a	40
had no	-1
had to	-6
half	-42
hand	-9
hand ,	-8
handle	-15
happen	-18
happen ?	-8
happen to	9
happened	13
happened ?	-5
happened to	-17
happening	43
happens	61
happy	-17
hard	-1
hard to	-20
harder	4
has	4
has a	-29
has been	37
has no	2
has the	-3
has this	-7
has to	-21
hasn't	-25
hate	-9
have "	-8
have ?	4
have a	50
have access	-15
have already	-10
have an	12
have any	75
have been	-12
have done	-25
have in	3
have it	-8
have made	-4
have never	-14
have no	-27
have not	-4
have one	24
have read	-19
have some	29
have that	-4
have the	5
have this	-13
have to	-13
have you	-24
haven't	-17
haven't seen	4
having	71
having a	5
having trouble	33
he	-93
he is	12
he's	-10
head	-17
header	12
hear	16
heard	54
heard of	30
hell	-76
hello	30
hello ,	-8
help	75
help ,	-11
help ?	53
help me	-16
help to	-1
help with	37
help$	-19
helped	-41
helpful	-26
helpful .	-24
helping	19
her	-6
here	-26
here ,	-23
here .	13
here :	-4
here is	-4
here$	20
here's	-13
hey	37
hi	62
hi ,	-10
hiding	4
high	22
higher	-20
highly	17
him	11
his	-79
hit	8
hm	14
hmm	-20
hmm$	-27
hold	-13
home	21
honest	1
hope	39
hoping	-3
host	-18
hot	-32
hour	-45
hours	-27
house	-8
how	-10
how about	-12
how are	30
how can	-36
how did	40
how do	20
how does	17
how i	-10
how is	-11
how it	25
how long	-10
how much	3
how often	5
how should	10
how to	-35
how would	-25
how you	21
how's	12
however	66
however ,	25
huge	12
huh	-50
huh ?	-29
huh$	-33
human	-6
i	9
i .	13
i add	5
i added	-4
i agree	32
i always	1
i am	-54
i ask	19
i asked	-17
i assume	-15
i be	12
i believe	4
i can	10
i can't	20
i cannot	-7
i changed	2
i checked	-5
i could	16
i did	5
i didn't	14
i do	5
i don't	-6
i dont	-4
i feel	-7
i figured	20
i find	-42
i forgot	-1
i found	13
i get	14
i give	3
i got	22
i guess	22
i had	21
i have	-41
i haven't	3
i hope	16
i just	13
i know	27
i like	7
i make	11
i may	6
i mean	-7
i might	2
i miss	-7
i missing	7
i must	-6
i need	-5
i never	-11
i only	2
i posted	12
i presume	1
i put	-20
i read	10
i really	7
i remember	7
i said	-13
i saw	1
i see	-34
i should	28
i still	9
i suppose	-26
i take	-33
i think	25
i thought	4
i tried	-11
i understand	33
i use	-3
i want	22
i wanted	2
i was	36
i wasn't	-6
i will	-21
i wonder	-11
i would	18
i wrote	-1
i'd	29
i'd be	31
i'd like	-13
i'll	22
i'm	38
i'm a	-15
i'm afraid	14
i'm assuming	-24
i'm confused	-9
i'm curious	1
i'm going	19
i'm having	18
i'm just	10
i'm missing	12
i'm not	2
i'm on	-1
i'm sorry	-22
i'm still	-31
i'm sure	-4
i'm trying	9
i've	4
i've got	17
i've never	-4
i've seen	3
i've tried	13
idea	33
idea ,	9
idea .	3
idea of	-8
idea what	-26
idea$	11
ideas	25
ideas ?	19
identical	7
ie	-13
if	74
if an	9
if any	5
if i	38
if it	-15
if it's	-48
if not	30
if so	41
if someone	-4
if that	28
if that's	19
if the	-11
if there's	3
if they	-17
if this	27
if we	9
if you	-24
if you're	-31
if your	8
ignoring	-18
image	50
image ,	-5
image .	-3
image ?	-5
image is	-2
image$	14
images	14
images ,	-16
images ?	5
images$	5
imagine	-29
immediately	-10
implemented	26
important	25
impression	8
improvement	12
in	16
in "	-3
in -	11
in .	-22
in 0	-20
in ?	40
in a	-4
in addition	14
in an	-20
in another	10
in any	-38
in both	-9
in fact	19
in general	1
in it	-20
in mind	-24
in more	11
in my	20
in one	-13
in order	-22
in particular	6
in question	7
in some	-17
in terms	1
in that	-12
in the	-17
in their	-26
in there	8
in this	-5
in those	6
in which	-11
in your	-20
in$	6
include	-26
included	-5
includes	-8
including	7
incorrect	11
indeed	21
indeed .	9
indeed$	8
independent	-27
indicate	-4
individual	16
info	10
information	-5
information .	-2
information ?	19
information about	5
information on	9
information$	5
input	45
insert	-2
inside	-6
instance	25
instead	1
instead ?	2
instead of	-8
instructions	4
intend	-1
intended	-5
interest	-13
interest ,	13
interested	49
interested ?	-7
interested in	40
interesting	23
interesting$	9
internal	-2
internet	-1
into	-4
into a	-16
into an	1
into the	-5
involved	-24
involved in	-5
ip	-16
ip address	-7
is	3
is "	-16
is ,	5
is .	2
is 0	27
is ?	-29
is a	1
is all	-9
is an	-36
is any	-1
is at	-11
is being	8
is better	-21
is correct	6
is currently	-10
is doing	2
is for	6
is going	-37
is in	2
is indeed	2
is it	13
is missing	11
is more	-1
is much	2
is my	4
is needed	12
is no	7
is not	36
is now	-3
is one	-8
is only	-18
is quite	-6
is really	14
is related	10
is some	-1
is something	3
is still	-4
is supposed	13
is that	25
is the	-40
is there	26
is this	30
is to	7
is used	-13
is what	9
is wrong	2
is your	18
is$	2
isn't	-23
isn't it	19
isn't that	-26
isn't the	-35
isn't this	3
issue	-7
issue ,	8
issue .	-3
issue ?	-17
issue$	10
issues	8
it	21
it "	-12
it (	5
it ,	-25
it .	32
it ?	-54
it a	17
it again	-22
it all	4
it also	11
it an	8
it and	-6
it appears	9
it as	-10
it at	11
it back	7
it be	22
it because	-1
it being	4
it better	19
it can	-15
it could	16
it do	-19
it does	-1
it doesn't	45
it for	20
it from	27
it has	5
it have	-5
it in	-17
it into	-7
it is	-13
it just	-13
it look	2
it looks	7
it may	7
it might	10
it needs	17
it not	-14
it ok	6
it on	19
it out	-36
it possible	25
it really	-23
it seems	4
it should	12
it so	-12
it still	11
it that	-34
it the	-5
it to	38
it up	11
it was	-11
it with	26
it work	12
it works	-6
it would	17
it$	-50
it's	44
it's a	1
it's an	-9
it's been	8
it's not	33
it's still	-5
item	-9
its	-12
its own	-12
itself	-16
itself ?	-6
itself$	4
j	3
job	-2
john	-11
join	60
joke	-15
just	5
just a	-7
just add	8
just be	14
just been	-10
just curious	20
just in	-7
just out	12
just read	12
just the	9
just to	-1
just want	2
k	-8
keep	-5
keep it	13
keep the	-9
keeps	9
key	30
kind	-36
kind of	-46
kinds	-3
kinds of	-1
know	15
know ,	-4
know ?	-25
know a	4
know about	32
know anything	-1
know how	4
know if	82
know of	32
know that	-60
know the	2
know what	20
know where	-6
know which	-6
know why	-29
know$	-13
knowledge	-10
knows	-31
l	34
label	11
lack	1
lack of	7
lacking	-5
language	2
language ,	-21
language ?	-8
languages	12
large	-6
larger	10
last	-15
later	18
latest	-5
latter	3
law	-2
layout	19
lead	-32
learn	-109
learning	22
least	-66
leave	-27
leaves	-1
left	-22
legal	-38
length	6
less	-38
less than	13
let	103
let me	56
let the	-29
let's	84
letter	-12
level	-10
level of	1
levels	3
library	17
license	7
life	-8
light	-31
like	5
like "	-3
like .	3
like ?	12
like a	-71
like an	-5
like it	5
like me	35
like that	12
like the	6
like this	-9
like to	45
like you	-1
like your	-2
like$	3
likely	-2
likely to	-2
line	-3
lines	45
link	-30
link .	10
link ?	-14
link for	9
link to	6
link$	24
linked	28
linked to	16
linking	-2
links	-1
links ?	-12
links to	-7
list	-18
list ,	-18
list ?	2
list of	-32
list$	15
listed	28
lists	7
little	-32
little bit	3
little more	13
live	-44
located	3
location	26
locations	18
lock	-28
log	-30
logged	-12
logic	-11
lol	4
long	86
long -	5
long as	20
long time	13
longer	-21
look	8
look at	-44
look like	-13
looked	12
looked at	1
looking	47
looking at	8
looking for	15
looking to	7
looks	49
looks like	10
lose	-16
lost	-29
lot	63
lot more	-28
lot of	-6
lots	35
lots of	23
love	6
low	-3
luck	20
m	21
made	-12
made a	12
made it	-15
made more	-13
mail	58
main	-10
major	-14
make	-13
make any	-19
make it	-2
make sense	15
make sure	-12
make that	3
make the	2
make your	-8
makes	-4
makes me	-2
making	-76
making a	-22
man	-14
manage	-15
manner	-23
manually	13
many	18
many of	-20
map	29
maps	23
mark	10
material	-34
math	4
matt	-16
matter	-43
matter ?	-20
matter of	21
may	60
may be	2
may have	-14
may i	19
may not	1
maybe	36
maybe a	-15
maybe the	-10
maybe we	14
maybe you	-16
me	23
me (	-1
me ,	-26
me .	48
me ?	-35
me a	26
me an	-13
me as	-5
me how	17
me if	-1
me know	86
me that	-32
me the	-24
me to	5
me what	7
me why	-4
me with	-13
me$	-16
mean	5
mean ,	-4
mean .	6
mean ?	-4
mean by	-1
mean in	5
mean that	32
mean the	-10
mean to	8
mean$	23
meaning	-9
meaning of	9
means	27
meant by	8
media	-24
member	-1
members	13
memory	44
mention	19
mentioned	49
mentions	8
merely	11
merge	10
merged	-3
merging	10
message	1
messages	-88
metal	-1
method	42
michael	11
might	-14
might be	14
might have	11
might not	-4
might want	-6
mike	23
mind	3
mind ?	-27
mine	4
minutes	-9
miss	-4
missed	-6
missing	-29
missing something	2
missing$	-3
mistake	38
misunderstood	3
mobile	-6
model	36
moment	26
month	16
monthly	-11
months	-46
more	19
more ?	-20
more about	12
more detail	34
more information	22
more of	11
more precise	15
more specific	-3
more time	-1
most	-9
most of	19
mostly	-3
move	32
move the	8
moved	29
moved to	-1
movie	2
moving	47
much for	38
much more	-7
multiple	-30
must	-24
must be	8
must have	5
my	-66
my comment	-18
my first	-1
my own	3
my question	12
myself	46
n	-1
name	-55
name ,	-8
name .	-6
name ?	13
name for	-4
name is	-13
name of	-22
name$	-3
named	8
names	-11
namespace	6
native	12
nature	-6
near	15
necessary	-6
need	55
need a	7
need help	22
need it	-8
need some	12
need to	-15
needed	28
needed to	4
needs	9
needs a	-7
needs to	10
negative	11
neither	-17
never	-35
never heard	15
new	57
new one	-5
news	27
next	50
next time	11
nice	72
nice$	22
night	37
no	-102
no ,	-19
no ?	-13
no idea	-24
no such	12
nobody	-62
non	-9
non -	-14
none	44
none of	27
nor	-52
normal	-24
normally	-5
not	-147
not "	-3
not ,	28
not .	-18
not ?	-11
not a	6
not allowed	14
not an	8
not be	-46
not enough	-16
not even	11
not familiar	-1
not for	-6
not going	-11
not have	18
not in	14
not just	11
not know	28
not quite	4
not really	4
not sure	33
not take	-15
not that	8
not the	-12
not to	1
not use	-22
not$	-32
note	-3
note that	26
notes	4
nothing	-126
notice	-7
notice that	-7
noticed	22
noticed that	8
now	-57
now ,	14
now .	-26
now ?	22
now i	6
now$	-10
number	27
number of	10
numbers	-50
numbers ?	-30
numerous	1
o	-3
object	24
object to	16
obvious	-61
obviously	-19
odd	-4
of	-51
of "	6
of 0	33
of ?	3
of a	-58
of all	-9
of an	13
of any	5
of content	-17
of course	7
of curiosity	36
of how	-7
of interest	2
of it	17
of its	-11
of my	-8
of other	1
of people	-10
of some	3
of such	19
of that	-21
of the	21
of them	-21
of these	15
of things	-5
of this	18
of those	25
of time	2
of what	2
of words	2
of you	8
of your	-66
of$	3
off	-56
off -	-19
off ?	-9
off the	-16
offensive	-13
offer	20
official	3
often	-11
oh	-55
oh ,	-27
ok	124
ok ,	-10
ok .	-9
ok ?	21
ok to	16
ok$	-11
okay	48
okay ,	-6
okay .	-1
okay$	-2
old	-2
on	36
on "	-5
on ,	20
on -	6
on ?	20
on a	-30
on all	5
on an	-3
on another	-14
on earth	-30
on how	-1
on it	6
on my	20
on one	-6
on some	14
on that	-10
on the	28
on this	12
on what	-1
on which	14
on your	17
on$	32
once	-44
once the	5
one	-19
one ,	-10
one -	5
one .	-14
one ?	37
one is	-1
one more	-3
one of	25
one should	9
one that	8
one thing	-3
one$	28
ones	26
ones$	-4
online	2
only	23
only used	-5
onto	11
op	-10
open	62
open the	-2
opened	-5
opinion	-26
opposed	30
opposed to	21
option	23
options	8
or	5
or "	-11
or 0	37
or a	-15
or another	-2
or are	12
or at	-3
or can	16
or did	-13
or do	2
or does	6
or even	-7
or if	-9
or in	-11
or just	-23
or not	29
or one	-14
or only	8
or should	2
or some	-1
or something	30
or that	6
or the	12
or was	-1
or what	-22
or why	-2
or will	-14
or would	-7
order	-21
order ?	4
order to	-20
order$	20
org	-17
origin	-5
original	4
other	-6
other ?	-3
other hand	-7
other people	12
other than	1
others	4
others ?	-23
otherwise	-27
our	37
out ,	16
out ?	4
out in	13
out of	-8
out that	-2
out the	1
out$	-7
outside	-30
outside of	-13
over	-60
over 0	12
over the	-14
overall	-5
own	-13
own ?	-11
p	14
p .	1
p 0	3
p$	15
page	-6
page ,	-21
page ?	-26
page to	-6
page$	-38
pages	-5
paper	5
paragraph	-51
parameter	-18
parent	-3
part	-25
part of	20
particular	39
particular reason	-5
parts	-5
party	15
pass	-20
passing	3
past	53
paste	7
pasted	-26
paul	10
people	-129
people to	-19
per	4
perfectly	-27
perform	24
perhaps	37
perhaps ?	3
perhaps a	5
perhaps you	-8
permission	-24
person	-44
person ?	11
personal	-84
personally	-27
perspective	13
phone	-16
photo	16
photos	7
pic	15
pick	-2
picture	7
pictures	-26
piece	-19
place	-21
place ?	5
places	5
plan	15
planning	44
planning on	15
planning to	7
plans	6
play	11
played	-9
player	-35
players	17
please	66
please ,	-6
please .	6
please ?	-4
please check	23
please clarify	-30
please do	40
please explain	-9
please help	-3
please provide	-21
please see	7
please specify	9
please tell	-11
please$	-47
png	-6
point	-94
point ,	30
point ?	-7
point in	-13
point me	7
point of	-26
point out	-22
point$	-28
pointing	-29
points	-17
policy	-47
poorly	1
position	-30
positive	-8
possibility	4
possible	6
possible ,	-3
possible ?	-11
possible that	3
possible to	8
possible$	-4
possibly	-55
post	-78
post ?	-5
post a	-32
posted	1
posting	5
posts	15
pre	-8
pre -	1
precise	29
prefer	-11
preferences	10
present	42
press	6
presumably	12
pretty	28
pretty much	1
prevent	2
previous	-3
primary	16
prime	-13
prior	3
prior to	-4
private	19
probably	-10
problem	10
problem ,	-17
problem .	25
problem ?	-56
problem is	11
problem that	9
problem$	-16
problems	9
problems ?	12
problems with	-2
problems$	15
procedure	-1
process	18
process ?	-6
professional	9
professor	25
program	5
project	-23
project ?	3
projects	10
proof	-21
proper	11
properly	20
proposal	58
proposed	6
protecting	9
prove	3
provide	-20
provide a	15
provided	1
ps	-9
public	-29
purpose	-41
purpose of	-9
purposes	-2
push	-8
put	-82
put a	2
put it	-17
put the	-1
putting	-12
qualify	7
quality	-11
question	-23
question -	22
question .	34
question :	11
question ?	-54
question about	-4
question for	-3
question is	-4
question to	-12
question$	17
questions	-10
quick	52
quickly	-10
quite	1
quote	17
quotes	25
r	12
ran	-1
random	4
range	24
rate	-2
rather	-59
rather than	-4
rationale	13
rd	19
re	-41
re -	-5
read	-79
read it	-18
read the	-8
reading	16
reading the	-12
ready	-10
real	-48
realize	-4
really	-57
really ?	-34
really have	-2
really need	-37
really$	5
reason	-26
reason ?	-17
reason for	-5
reason that	3
reason to	8
reason you	-5
reasoning	-14
reasons	-25
receive	-11
received	8
recent	10
recommend	34
recommended	17
record	3
records	4
red	-28
redundant	-20
refer	17
refer to	18
reference	-5
reference ?	-1
reference to	-18
references	-25
referring	9
referring to	11
regard	-2
regarding	20
regarding the	2
regardless	14
regular	-25
related	57
related to	12
relatively	-7
release	29
released	7
relevant	-18
remark	-21
remember	27
removal	-8
remove	-38
remove the	-13
removed	-1
removing	-10
removing the	-8
rename	-8
render	4
replace	27
replace the	12
replacing	2
reply	22
report	-46
reported	19
represent	20
request	32
requests	4
require	-14
required	-5
requirements	-14
requires	9
resolution	-33
resolve	9
resolved	28
respect	-24
response	-30
rest	9
rest of	-6
result	-3
result in	-15
result of	-3
results	22
return	33
returns	15
reverse	-14
review	-3
rewrite	9
rid	-25
rid of	-17
right	19
right ,	8
right .	-3
right ?	15
right now	-17
right$	-9
rights	4
road	-6
round	-1
rule	-21
rules	-24
run	44
runs	-7
s	25
s )	-3
s .	-12
s ?	-2
s$	-25
said	-42
said ,	-20
said that	17
same	-15
same ,	20
same as	-17
same thing	-10
same time	3
same way	-14
same$	15
save	-58
save the	-2
saw	8
say	-37
say "	2
say ,	-9
say ?	9
say it	23
say that	-12
say the	-1
say you	15
saying	-45
saying that	-13
says	-39
says that	-1
scale	33
scan	6
school	7
science	20
screen	28
screenshot	-5
script	14
script .	2
script$	3
scripts	9
se	32
search	-1
searching	1
second	-31
secondary	25
seconds	-36
section	31
section ?	9
sections	4
see	-36
see .	21
see ?	11
see a	-14
see any	-11
see how	15
see if	-8
see it	1
see my	-2
see that	2
see the	13
see what	23
see why	-9
see you	-35
see your	7
see$	13
seeing	46
seem	-35
seem like	3
seem to	-49
seems	7
seems a	-6
seems like	-6
seems that	11
seems to	-19
seen	-35
seen the	-9
selected	-1
self	4
self -	-7
send	-24
sense	-38
sense ,	1
sense ?	6
sense to	7
sense$	-1
sent	-10
sentence	-19
sentences	15
separate	2
series	19
seriously	-72
seriously ,	-16
serve	-33
service	10
set	9
set up	-11
sets	40
setting	34
several	18
shall	26
share	34
she	-20
short	3
shot	5
should	23
should be	11
should have	-15
should i	21
should it	9
should just	6
should not	-22
should the	9
should we	11
shouldn't	-92
shouldn't be	-19
shouldn't it	-20
shouldn't the	-1
show	-33
show me	16
show the	5
showing	5
showing the	2
shown	-16
shows	27
side	1
sign	-49
signed	5
significant	8
similar	16
similar to	8
simple	-9
simply	-17
since	31
since i	3
since it	2
since the	7
since this	12
since you	-8
single	-18
site	-14
site ,	17
sites	-20
situation	31
size	51
size of	25
slightly	10
slow	-18
small	30
smaller	31
so	-9
so ,	46
so ?	22
so can	8
so could	5
so far	24
so how	-6
so i	10
so i'm	-5
so in	-1
so is	6
so it	19
so it's	3
so much	-5
so that	16
so the	28
so we	-10
so what	-29
so what's	-27
so why	-33
so you	-2
so$	11
software	-9
solid	-2
solution	-28
solution$	17
solved	-11
some	16
some kind	13
some of	7
some other	2
some point	-10
some reason	-23
some way	-7
somebody	-22
somehow	-1
someone	-19
someone else	-3
someone has	1
someone who	-8
something	-9
something ?	-3
something about	-7
something else	17
something i	-2
something in	4
something like	40
something that	-22
something to	4
something wrong	13
something$	11
sometimes	-22
somewhat	-15
somewhere	11
somewhere ?	8
sorry	-62
sorry ,	-22
sorry about	5
sorry for	17
sorry to	21
sorry$	-2
sort	13
sort of	-7
sorted	22
sound	2
sounds	-11
sounds like	1
source	-6
source ?	4
source for	-4
source of	-6
source$	-22
sources	-24
sources ?	16
space	-39
spaces	8
speaking	14
special	-4
specific	-16
specific ?	7
specifically	52
specifically ,	13
specify	-26
specify the	14
split	-22
stand	-20
standard	-32
stands	11
start	35
start the	11
start with	-4
started	17
starting	7
starts	-15
state	-29
stated	-17
statement	9
statements	-3
states	-13
stay	-7
step	-31
steps	20
stick	-31
still	-8
still not	-18
stop	-35
strange	-16
street	-17
strict	-3
strikes	-10
strikes me	-7
string	1
strongly	-14
structure	22
stuck	26
stuff	30
style	36
style ?	-1
sub	-15
sub -	-11
subject	-46
submit	16
successfully	27
such	-75
such a	-42
such an	4
such as	25
sufficient	-21
suggest	-57
suggested	20
suggesting	16
suggestion	-8
suggestions	-2
suggestions ?	19
suggests	-16
suitable	12
summary	-47
sun	-15
supply	-11
support	33
supports	8
suppose	-20
suppose you	-2
supposed	19
supposed to	19
sure	25
sure ,	-2
sure how	3
sure if	-9
sure that	1
sure what	45
sure you	12
surely	-19
surprised	-45
suspect	9
suspicious	-5
switch	-5
system	-21
systems	-14
t	-34
tab	15
tag	24
tag ?	-15
tag to	8
tag$	3
tagged	3
tags	19
take	-1
take a	28
take it	6
take this	-4
take to	-13
taken	25
takes	7
taking	-13
talk	34
talk about	33
talking	-31
talking about	-24
target	17
task	-7
technical	-14
tell	-31
tell me	5
tell us	18
tell you	-19
telling	1
template	-2
templates	-1
tend	-5
tend to	-5
term	24
terms	-6
testing	8
text	11
text .	-1
text ?	26
text$	7
th	2
than	2
than "	2
than 0	10
than a	-8
than just	-22
than that	16
than the	12
thank	95
thank you	66
thanks	39
thanks !	5
thanks ,	-13
thanks .	16
thanks for	15
thanks$	32
that	-21
that ,	12
that .	16
that ?	-59
that a	-23
that all	6
that an	-1
that are	-3
that as	-1
that be	2
that can	-3
that case	1
that correct	10
that could	10
that do	6
that does	9
that doesn't	-1
that has	-1
that have	20
that i	31
that i'm	-1
that if	-6
that in	-19
that is	-34
that it	-4
that it's	-9
that just	-5
that link	16
that matter	-19
that mean	14
that might	16
that not	-12
that one	-4
that should	18
that some	-11
that something	8
that sounds	3
that the	-8
that there	2
that these	-4
that they	-14
that this	-11
that to	5
that was	-32
that way	11
that we	-11
that what	12
that will	2
that work	5
that would	5
that you	-61
that you're	-6
that you've	-5
that your	-18
that$	-3
that's	-2
that's a	-10
that's what	-4
thats	15
the	68
the "	25
the (	14
the 0	-19
the above	32
the actual	10
the appropriate	4
the article	-16
the author	-2
the beginning	-1
the best	23
the body	2
the book	2
the bottom	8
the box	2
the case	25
the code	63
the comment	2
the comments	6
the community	-16
the content	-8
the context	-2
the correct	26
the current	12
the difference	17
the edit	-16
the email	-18
the end	15
the entire	-2
the exact	-2
the fact	-27
the file	-23
the final	16
the first	14
the following	-6
the full	-11
the future	-10
the general	10
the hell	-39
the idea	-5
the image	29
the images	-4
the impression	-4
the information	-4
the internet	-4
the issue	-1
the last	-20
the latter	-2
the line	10
the link	-9
the links	-23
the list	-6
the main	-13
the meaning	11
the message	5
the method	9
the moment	8
the more	12
the most	-25
the name	-6
the names	-2
the new	6
the next	8
the non	-18
the number	-44
the numbers	-31
the old	-5
the ones	16
the only	-12
the original	-11
the other	-22
the others	11
the page	-2
the pages	-2
the past	29
the people	-23
the picture	11
the point	-45
the post	16
the previous	-3
the problem	-29
the problems	-2
the process	13
the program	9
the project	1
the proper	3
the purpose	-7
the question	-15
the real	-9
the reason	17
the reference	15
the request	-3
the rest	-5
the result	14
the right	-3
the rules	-3
the same	-12
the second	-22
the site	-9
the situation	3
the sort	10
the source	-25
the standard	4
the statement	10
the table	-1
the tag	-2
the term	3
the text	1
the the	6
the third	7
the three	-16
the time	-22
the title	-37
the top	6
the two	-22
the url	-18
the us	14
the use	6
the user	9
the various	-6
the very	1
the way	28
the whole	19
the word	3
the work	-18
the world	-46
the wrong	7
their	-20
their own	10
them	4
them ,	2
them .	4
them ?	4
them and	-2
them for	-3
them in	7
them to	3
them with	-8
them$	-13
themselves	8
then	-22
then ,	-23
then .	17
then ?	-12
then the	-1
then why	-6
then you	-5
then$	-7
there	7
there ?	-21
there a	19
there an	-2
there and	10
there any	28
there anything	20
there are	-21
there is	20
there should	-2
there some	-4
there something	8
there that	-1
there was	-10
there$	-7
there's	10
there's a	-1
there's no	-7
therefore	-2
these	4
these are	12
they	24
they ?	-21
they are	-25
they be	1
they do	1
they have	33
they should	-8
they're	-9
thing	-5
thing ,	-5
thing .	5
thing ?	5
thing as	-8
thing to	-5
thing$	18
things	-16
things like	-12
things to	-32
think	23
think ,	8
think ?	52
think about	4
think i	8
think is	16
think it	25
think it's	17
think of	-3
think that	-49
think the	-8
think there	-5
think this	-1
think we	21
think you	-46
think$	20
thinking	32
thinking of	13
third	-1
this	-39
this ,	7
this .	-46
this :	7
this ?	4
this a	-39
this and	14
this as	-7
this be	-5
this case	-9
this could	-9
this for	9
this happen	1
this has	2
this in	-7
this is	13
this kind	-48
this link	7
this mean	13
this not	14
this on	-15
this one	-9
this page	4
this particular	18
this problem	8
this project	7
this really	-10
this seems	17
this should	-19
this the	-2
this to	61
this up	13
this was	-37
this way	-13
this would	11
this$	-1
those	8
though	49
though ,	1
though i	-4
thought	49
thought i	-2
thought that	-13
thoughts	110
thoughts ?	29
thread	-8
threads	-15
three	-37
through	3
through the	17
through your	8
thrown	4
time	7
time ,	30
time .	-22
time ?	18
time as	-4
time i	16
time to	-15
time with	-14
time$	19
times	-7
tips	2
title	-58
title ,	-15
title ?	12
title of	-4
to	16
to "	-16
to ,	21
to .	13
to 0	16
to ?	35
to a	-38
to accept	-2
to add	34
to all	-1
to an	-4
to another	-20
to answer	8
to any	-1
to ask	17
to avoid	-5
to be	-2
to begin	3
to believe	-19
to change	27
to check	8
to clarify	-5
to clean	16
to come	-23
to copy	-15
to create	17
to delete	-16
to discuss	5
to do	-104
to edit	-12
to end	-1
to explain	-27
to find	8
to follow	4
to get	-84
to give	12
to go	5
to handle	2
to have	-26
to help	21
to include	-7
to indicate	4
to it	19
to its	19
to just	-4
to keep	-17
to know	-28
to learn	-23
to link	-2
to list	12
to look	-11
to make	26
to me	12
to move	25
to my	-4
to not	14
to other	4
to play	-3
to prevent	12
to prove	6
to provide	-25
to read	-21
to remove	-1
to replace	4
to run	4
to save	-21
to say	8
to see	-1
to send	16
to set	9
to show	2
to something	2
to start	-3
to stop	9
to support	3
to tag	9
to take	-2
to that	-5
to the	-50
to this	35
to those	-11
to try	20
to turn	-9
to understand	15
to use	11
to what	4
to which	-5
to why	-7
to work	-5
to write	-26
to you	-21
to your	-12
to$	34
today	-26
today$	19
together	42
together ?	13
told	-81
too	29
too ,	-7
too .	4
too ?	-3
too long	6
too many	-7
too much	5
too$	39
took	-39
tool	24
tools	-1
top	-11
top of	-15
topic	3
topic ,	11
topics	-5
total	59
totally	-18
touch	18
towards	-2
translation	1
trick	7
tried	28
tried to	6
trip	29
trivial	-27
trouble	53
trouble with	33
true	27
true ,	1
trust	4
try	19
try and	-15
try it	11
try to	-9
trying	51
trying to	34
turn	-6
turning	10
twice	-33
two	50
two ?	-9
two of	9
type	-5
type of	4
types	-19
types of	-4
typical	2
typo	9
u	-24
uk	-21
um	-51
unable	3
unable to	2
unclear	-8
under the	-23
understand	21
understand ,	12
understand .	-42
understand how	-11
understand that	25
understand the	15
understand this	-10
understand what	37
understand why	13
understand$	-66
understanding	-8
understood	48
unfortunately	15
unfortunately ,	13
unless	-24
unless you	-18
unlikely	9
unsure	10
until	40
up	15
up .	9
up ?	-3
up a	5
up and	-20
up for	19
up in	27
up on	8
up the	16
up to	-8
up with	-11
update	3
updated	-26
updated the	-8
updating	1
upload	15
uploading	-29
upon	5
upper	12
url	-38
url ?	19
url$	-16
us	-41
us ?	13
us a	-11
us to	-12
usage	10
use	22
use "	1
use ?	36
use a	22
use for	5
use in	1
use it	-17
use of	-13
use that	18
use the	5
use them	4
use to	4
use$	18
used	-5
used for	6
used in	5
useful	53
user	36
username	21
users	-23
uses	30
using	41
using a	-2
using it	3
using the	-31
usually	-22
v	-24
valid	4
value	-3
various	10
verified	4
verify	20
version	14
version 0	6
version ?	16
version of	13
versions	5
versions of	2
very	-11
very much	34
via	27
video	-16
view	25
views	-14
visited	8
vote	-26
vs	2
vs .	-6
vs$	-7
w	23
wait	-28
wait ,	-3
want	22
want the	-4
want to	-40
wanted	67
wanted to	26
wanting	-4
wanting to	2
war	11
warning	-18
warnings	-4
was	-16
was a	-47
was an	17
was i	12
was it	7
was that	-6
was the	46
was there	-5
was thinking	14
was this	15
wasn't	-18
wasn't sure	-14
watch	-4
water	-10
way	40
way ,	22
way .	7
way ?	-12
way i	-5
way of	-5
way to	29
way you	-8
way$	-3
we	-27
we are	31
we can	54
we could	-4
we do	-4
we don't	11
we have	-26
we just	25
we know	4
we need	-5
we should	22
we're	-18
web	-41
website	-25
week	56
weird	27
welcome	8
welcome to	24
well	8
well ,	-19
well ?	-3
well as	5
well$	-55
went	-16
were	-46
were the	7
were you	-1
what	-31
what "	-16
what ,	-18
what ?	-83
what a	-15
what about	24
what are	46
what can	-14
what did	16
what do	27
what does	-6
what else	3
what exactly	-33
what happened	-25
what happens	43
what i	-25
what if	-5
what is	-10
what it	5
what kind	-18
what should	31
what sort	-4
what the	-7
what they	-14
what to	-17
what was	-8
what we	-18
what would	9
what you	84
what you're	25
what your	-14
what$	-93
what's	19
what's the	-19
what's wrong	-7
what's your	-2
whatever	-4
when	29
when a	-4
when i	5
when it	3
when the	7
when you	41
when you're	-3
where are	25
where can	-1
where did	3
where do	-9
where does	-1
where i	-1
where is	-7
where it	-4
where the	-10
where they	5
where to	13
where's the	-3
whether	-25
whether it	-5
whether the	4
which	-15
which are	3
which i	25
which is	-12
which of	3
which one	20
which will	4
which would	-9
which you	-7
while	3
while i	18
while the	-5
white	9
who	-153
who are	-17
who is	2
who's	-19
whole	-10
whom	-17
why	-130
why ?	33
why are	-63
why can't	13
why did	-15
why do	41
why does	-15
why don't	-1
why i	4
why is	46
why it	14
why it's	1
why not	6
why the	-20
why they	6
why would	-76
why you	-11
wiki	57
wiki ?	12
wiki$	-25
wikipedia	-112
will	-16
will be	17
will do	2
will have	-14
will it	-7
will not	-44
will you	-25
willing	32
willing to	22
wish	-6
wish to	17
with	35
with 0	7
with ?	-2
with a	40
with all	-7
with an	5
with more	16
with my	6
with no	-5
with other	4
with something	-17
with such	-21
with that	4
with the	20
with their	-5
with this	-10
with what	-24
with your	9
with$	-6
within	14
within a	-11
within the	22
without	-66
without a	5
without any	-23
won't	-19
wonder	-4
wonder if	-5
wondered	23
wondering	23
wondering how	-1
wont	-4
word	-34
word ,	-27
wording	13
words	-9
work	-10
work .	15
work ?	12
work for	-49
work in	6
work on	27
work out	-6
work with	-22
work$	-4
worked	24
working	84
working ?	-3
working on	21
works	30
works ,	-4
works ?	-27
world	-43
worried	4
worth	-22
would	-51
would a	24
would be	2
would have	4
would it	15
would like	47
would make	-2
would not	-5
would probably	-3
would that	-14
would the	-5
would you	-103
wouldn't	-46
wouldn't be	-29
wouldn't it	-7
wouldn't you	-5
wow	-33
wow ,	2
wp	2
write	-59
write a	-9
writing	-15
written	-30
wrong	130
wrong ?	17
wrong with	9
wrong$	2
wrote	-43
x	52
x )	2
y	17
ya	-40
yeah	-19
yeah ,	-1
year	29
years	14
yep	2
yes	-19
yes ,	8
yes .	-13
yes i	-1
yes$	-10
yet	52
yet ?	1
yet$	11
you	-23
you "	-1
you (	-5
you ,	21
you .	18
you ?	-37
you a	9
you able	1
you actually	-12
you add	-5
you added	9
you already	-6
you also	-12
you are	-19
you ask	4
you asked	3
you at	-25
you be	12
you can	-9
you can't	-24
you care	-3
you change	-1
you check	-11
you choose	-12
you cite	-3
you clarify	30
you come	13
you consider	10
you considered	-17
you could	9
you did	12
you didn't	-1
you do	-52
you doing	10
you don't	-13
you done	-16
you edit	-5
you even	-85
you ever	37
you expect	-3
you explain	-34
you find	22
you fix	17
you for	25
you found	4
you from	-5
you get	35
you give	16
you go	-13
you going	-29
you got	-28
you had	-44
you have	-31
you haven't	7
you having	32
you help	36
you in	33
you intend	-2
you interested	2
you just	1
you know	-47
you left	-3
you like	-11
you look	10
you looking	-1
you made	-14
you make	-33
you may	-2
you mean	-32
you mention	2
you mentioned	28
you might	-4
you mind	38
you need	32
you not	-72
you on	3
you perhaps	23
you plan	3
you planning	2
you please	-95
you prefer	2
you provide	18
you put	1
you read	-9
you really	-99
you receive	4
you referring	-19
you remove	2
you said	9
you say	-17
you saying	-16
you see	7
you seem	13
you set	12
you should	-80
you show	30
you still	18
you suggest	14
you sure	9
you take	34
you talking	-5
you tell	4
you that	-8
you the	-7
you think	36
you to	-31
you took	9
you tried	44
you try	-11
you understand	-33
you use	21
you used	-2
you using	38
you very	22
you want	1
you wanted	16
you were	-29
you will	-3
you wish	15
you would	-8
you write	-16
you wrote	-3
you$	-36
you'd	9
you'd like	7
you'll	24
you're	-67
you're not	-8
you're saying	-9
you're talking	-5
you've	-36
your	-9
your "	5
your 0	-20
your comment	3
your comments	31
your first	-18
your input	23
your last	-11
your mind	-3
your opinion	6
your own	-12
your page	5
your post	-10
your source	4
your time	-10
your view	-1
yours	-11
yourself	-103
yourself ,	-10
yourself ?	-23
yourself$	-31
z	22
`
