// Written by bench/communication/train.ts: change what it learns from and run it, not this file.
// Learned from the Stanford Politeness Corpus (Danescu-Niculescu-Mizil et al. 2013; the corpus under Apache-2.0, its
// texts from Wikipedia and Stack Exchange under CC BY-SA) and from office mail rated by ourselves.

/** So much of a score is one of the weights' whole numbers. */
export const WEIGHT_UNIT = 0.001

/** What a text without any feature gets. */
export const BIAS = -0.000

/** A feature a line, with its weight. */
export const WEIGHTS = String.raw`
!	106
! can	-9
! could	14
! how	-11
! i	-7
! is	17
! what	-25
! why	6
"	-45
" (	-11
" -	-18
" 0	7
" a	-21
" and	-37
" as	23
" at	6
" for	-6
" from	8
" good	4
" i	-14
" in	-7
" instead	9
" is	-7
" mean	10
" non	-15
" not	-18
" of	8
" on	-3
" or	14
" that	5
" the	-11
" to	-21
"$	-31
")	6
",	-24
", and	5
", but	1
".	5
". can	-6
". do	8
". is	7
". what	-15
"?	-62
"?$	-26
#apology	-34
#by-the-way	35
#can-you	1
#capitals	58
#command	-95
#could-you	-15
#deference	127
#direct-first	-70
#displeasure	-353
#do-you	70
#dots	-5
#exclamation	15
#factual	-123
#gratitude	128
#greeting	138
#hedge	49
#help	89
#i	3
#i-first	53
#length	138
#many-marks	-139
#mind	97
#more-questions	-40
#negative	-1
#one-question	-16
#please-first	56
#please-inside	51
#positive	107
#question-first	-2
#questions	-67
#quotes	-54
#reproach	-312
#stop	-81
#warmth	414
#we	20
#why	-91
#word-length	-15
#you	-5
#you-first	-89
%	-8
(	18
( 0	29
( a	-9
( although	3
( and	-20
( as	-18
( i	11
( if	13
( in	-8
( like	10
( not	20
( on	-1
( or	-2
( s	8
( see	-19
( such	2
( the	-11
( to	2
( which	-8
( with	-3
( x	1
("	-19
)	29
) -	-9
) and	-18
) for	4
) i	-6
) in	7
) is	-16
) of	3
) or	-6
) that	15
) to	-12
)$	1
),	2
), and	1
), but	10
), or	4
).	-2
). can	-8
). could	-11
). do	5
). is	-9
). what	7
)?	-6
)?$	-17
,	1
, "	-19
, 0	2
, a	-4
, all	-1
, although	16
, and	15
, any	4
, are	-5
, as	-33
, at	-7
, because	15
, but	-2
, by	5
, can	19
, correct	12
, could	29
, did	15
, do	44
, does	-7
, don't	7
, eh	-20
, especially	-6
, etc	19
, even	7
, for	2
, given	-13
, have	-7
, how	-4
, however	5
, i	34
, i'd	28
, i'm	-19
, i've	32
, if	-29
, in	-18
, is	66
, isn't	-2
, it	1
, it's	-5
, its	9
, just	-9
, may	8
, maybe	-5
, my	2
, no	-34
, not	-21
, of	4
, on	-3
, one	2
, or	-10
, perhaps	-13
, please	35
, possibly	-11
, rather	-8
, right	-10
, say	5
, should	3
, shouldn't	-34
, since	33
, so	-18
, some	-19
, sorry	5
, thanks	8
, that	-33
, that's	-5
, the	30
, then	-10
, there	11
, there's	-4
, they	21
, this	-2
, though	5
, to	17
, too	2
, unless	-10
, using	10
, we	-2
, what	-9
, what's	5
, when	-1
, where	-12
, which	22
, while	-16
, who	5
, why	-47
, will	9
, with	-24
, would	-4
, yes	-5
, you	-74
, you're	-11
, you've	10
, your	7
,"	15
-	-11
- 0	51
- a	-14
- and	18
- but	14
- can	-15
- could	7
- do	19
- for	-10
- i	16
- i'm	31
- if	-13
- in	4
- is	-4
- it	4
- like	6
- mail	27
- not	-2
- one	8
- or	-5
- the	12
- to	-5
- up	-16
- what	-8
- why	-7
- you	-5
--	8
-- i	-9
-- what	6
.	-56
. "	3
. (	-25
. 0	5
. a	-13
. also	-2
. am	18
. and	-30
. any	28
. are	15
. aren't	-12
. as	32
. btw	-3
. but	-32
. by	21
. can	67
. can't	7
. care	-20
. com	-4
. could	-8
. did	-31
. do	24
. does	11
. don't	-14
. e	7
. even	3
. for	-33
. g	-1
. has	11
. have	3
. how	11
. however	-10
. i	5
. i'm	20
. if	16
. in	25
. is	14
. isn't	-13
. it	2
. it's	-4
. may	10
. maybe	12
. might	2
. no	1
. not	-1
. now	-41
. one	-1
. or	-18
. org	-12
. out	23
. perhaps	-5
. please	-61
. s	-12
. should	18
. shouldn't	-15
. since	13
. so	-41
. something	20
. that	-5
. the	-35
. there	-20
. this	-5
. to	-11
. was	24
. we	3
. what	56
. what's	-21
. when	-8
. where	24
. which	3
. why	11
. will	22
. would	37
. wouldn't	-2
. you	25
. your	8
."	1
.)	9
.,	2
..	7
...	-79
... but	25
... i	11
... the	5
... what	-16
... why	-12
..."	-13
....	-11
...?	21
...?$	16
..?	15
.:)	34
0	1
0 "	2
0 %	-20
0 (	9
0 )	38
0 ,	45
0 -	48
0 .	8
0 0	-15
0 :	-31
0 ;	13
0 ?	72
0 a	1
0 and	-12
0 but	-3
0 d	-1
0 in	-4
0 is	-3
0 minutes	4
0 or	15
0 rd	16
0 s	-11
0 th	4
0 to	24
0$	-17
:	16
: "	23
: 0	-27
: do	-8
: how	10
: i	-1
: if	-14
: is	-7
: it	-8
: link	40
: the	-16
: what	-18
: why	16
:)	36
:)$	6
;	-35
; and	-9
; can	13
; do	-2
; is	1
; it	6
?	-9
? a	-6
? also	32
? and	20
? are	16
? as	2
? can	13
? could	43
? did	-2
? do	1
? does	24
? for	37
? have	-4
? how	4
? i	-18
? if	6
? is	-22
? isn't	-1
? it	6
? just	-1
? not	-1
? or	14
? perhaps	15
? should	5
? so	-6
? the	36
? was	-6
? what	22
? where	-20
? which	-2
? who	-17
? why	-33
? would	-34
? you	-4
? you're	-6
?"	23
?$	-14
?)$	-11
?).	8
??$	5
???	-39
???$	-13
????	8
????$	8
^"	-34
^(	25
^-	-28
^0	-17
^^"	-36
^^(	-4
^^0	-7
^^a	36
^^actually	3
^^after	19
^^ah	13
^^ah ,	14
^^all	2
^^also	-18
^^also ,	-14
^^an	5
^^and	-23
^^and what	-13
^^any	9
^^are	24
^^are you	40
^^as	-28
^^as a	-1
^^as i	-12
^^at	24
^^btw	-15
^^btw ,	-3
^^but	-3
^^but the	6
^^by	11
^^can	57
^^can you	28
^^could	-20
^^could you	-25
^^did	17
^^did you	25
^^do	-25
^^do you	-8
^^does	-2
^^don't	-37
^^for	7
^^from	14
^^good	42
^^great	30
^^have	52
^^have you	24
^^hello	15
^^hello ,	-10
^^hey	55
^^hi	52
^^hi ,	-11
^^hmm	-25
^^how	2
^^how about	10
^^how can	-23
^^how do	-6
^^huh	-36
^^i	19
^^i agree	36
^^i also	9
^^i am	-10
^^i assume	3
^^i believe	9
^^i can't	-8
^^i do	-25
^^i don't	-12
^^i guess	-25
^^i have	-1
^^i haven't	-6
^^i just	-6
^^i know	38
^^i never	-32
^^i really	34
^^i see	-23
^^i think	34
^^i thought	-14
^^i tried	16
^^i understand	11
^^i was	5
^^i would	-14
^^i'd	15
^^i'd be	33
^^i'm	-22
^^i'm a	-16
^^i'm afraid	14
^^i'm confused	-9
^^i'm not	-2
^^i'm sorry	-44
^^i'm sure	-6
^^i've	36
^^i've been	5
^^if	11
^^if i	3
^^if it's	-3
^^if the	-16
^^if you	42
^^im	-2
^^in	23
^^in the	23
^^indeed	17
^^interesting	22
^^is	40
^^is it	2
^^is the	46
^^is there	-7
^^is this	-4
^^it	14
^^it is	-42
^^it looks	-3
^^it seems	6
^^it was	11
^^it's	25
^^it's a	-2
^^it's not	26
^^just	62
^^lol	-13
^^looks like	10
^^maybe	-33
^^my	3
^^nice	24
^^no	-30
^^not	20
^^not sure	11
^^now	-6
^^oh	-49
^^ok	-25
^^ok ,	-15
^^okay	-15
^^okay ,	-11
^^on	4
^^one	-3
^^perhaps	29
^^please	163
^^really	-6
^^right	-1
^^should	24
^^since	-26
^^so	-22
^^so ,	17
^^so what	-23
^^so you	-18
^^some	14
^^sorry	-6
^^sorry ,	-8
^^sorry for	31
^^sorry to	18
^^sounds	2
^^still	5
^^sure	12
^^sure ,	-4
^^thank	27
^^thank you	27
^^thanks	20
^^thanks ,	-18
^^that	27
^^that is	-28
^^that's	20
^^that's a	-18
^^the	23
^^then	13
^^there	2
^^there are	8
^^there is	10
^^there's	7
^^there's a	-6
^^these	14
^^they	-11
^^this	-27
^^this is	-22
^^to	-26
^^um	-25
^^very	-6
^^wait	-54
^^wait ,	-3
^^was	-12
^^we	-3
^^well	-29
^^well ,	-16
^^what	28
^^what about	-1
^^what are	29
^^what do	-24
^^what is	27
^^what's	5
^^when	17
^^when you	18
^^where	-2
^^where is	2
^^which	20
^^while	-20
^^who	-11
^^why	-30
^^why are	-9
^^why did	-16
^^why do	13
^^would	52
^^would you	11
^^wow	-22
^^wow ,	-6
^^yeah	14
^^yeah ,	21
^^yep	8
^^yes	25
^^yes ,	-1
^^you	-74
^^you have	-11
^^you may	15
^^you're	-18
^^your	-14
^a	12
^according	-15
^according to	-15
^actually	15
^actually ,	7
^after	1
^ah	13
^ah ,	14
^all	-11
^also	14
^also ,	11
^although	26
^am	-10
^am i	-10
^an	31
^and	-36
^and ,	-21
^and how	19
^and if	-9
^and what	-53
^and why	-20
^and you	-14
^another	19
^any	39
^any chance	2
^any idea	4
^any ideas	9
^any reason	15
^any suggestions	-10
^anyway	-20
^anyway ,	20
^are	14
^are the	2
^are there	32
^are they	7
^are you	3
^aren't	-13
^as	38
^as a	2
^as an	10
^as far	-2
^as i	-3
^at	48
^at the	12
^because	-14
^better	-10
^btw	-5
^btw ,	19
^but	-16
^but ,	-16
^but how	-1
^but i	-6
^but the	9
^but what	3
^by	47
^can	111
^can anyone	16
^can i	-19
^can it	5
^can we	-1
^can you	75
^can't	7
^care	-24
^care to	-24
^check	20
^could	51
^could it	13
^could you	45
^did	-23
^did i	-22
^did you	39
^didn't	-1
^do	76
^do i	-7
^do we	7
^do you	54
^does	57
^does it	-6
^does that	20
^does the	28
^does this	8
^doesn't	3
^don't	-72
^don't you	-52
^even	18
^even if	16
^first	-12
^for	1
^for example	-25
^from	14
^give	-48
^good	55
^got	-25
^great	30
^has	8
^have	46
^have you	28
^hello	15
^hello ,	-10
^hey	49
^hi	52
^hi ,	-11
^hmm	-17
^how	3
^how about	-7
^how are	47
^how can	-66
^how did	14
^how do	48
^how does	4
^how is	-14
^how long	6
^how many	-18
^however	-6
^however ,	1
^huh	-43
^i	-15
^i agree	26
^i also	9
^i am	-23
^i assume	-32
^i believe	6
^i can	6
^i can't	-3
^i didn't	-6
^i do	-28
^i don't	-5
^i find	-19
^i get	13
^i guess	-16
^i had	13
^i have	30
^i haven't	-6
^i just	1
^i know	25
^i mean	-8
^i never	-20
^i presume	-11
^i really	31
^i see	-17
^i suppose	-24
^i suspect	2
^i think	19
^i thought	-8
^i tried	12
^i understand	12
^i was	16
^i wonder	-13
^i would	6
^i'd	19
^i'd be	22
^i'd like	-15
^i'll	5
^i'm	17
^i'm a	-10
^i'm afraid	20
^i'm confused	-9
^i'm not	-10
^i'm sorry	-36
^i'm sure	-13
^i've	14
^i've been	1
^i've never	-2
^if	7
^if i	36
^if it	-5
^if it's	-15
^if not	31
^if so	30
^if the	-21
^if you	-15
^if you're	-28
^im	-2
^in	51
^in the	4
^in your	1
^indeed	20
^instead	20
^interesting	27
^is	49
^is it	1
^is that	32
^is the	8
^is there	20
^is this	2
^isn't	-35
^isn't it	13
^it	71
^it is	-45
^it looks	-2
^it seems	1
^it was	10
^it would	-12
^it's	16
^it's a	-4
^it's not	28
^just	69
^just curious	11
^just out	15
^just to	-7
^let	15
^let me	16
^let's	80
^like	-5
^lol	-13
^looks	12
^looks like	22
^may	21
^maybe	21
^maybe you	-49
^might	-1
^more	-18
^my	3
^nice	23
^no	-38
^no ,	-13
^not	13
^not sure	21
^note	10
^now	-53
^of	-27
^oh	-66
^oh ,	-38
^ok	-20
^ok ,	-9
^okay	-15
^okay ,	-11
^on	-2
^on the	7
^one	-3
^or	39
^or are	4
^or did	-9
^or do	-1
^or is	-1
^other	16
^out	29
^out of	29
^perhaps	50
^perhaps you	-8
^please	56
^please see	1
^probably	-6
^question	27
^reading	-10
^really	-30
^right	11
^see	-15
^seems	1
^should	57
^should i	25
^should it	-7
^should the	1
^should we	12
^shouldn't	-7
^shouldn't it	10
^since	-31
^since you	-7
^so	-46
^so ,	5
^so i	1
^so what	-27
^so you	-19
^some	26
^someone	6
^something	45
^sorry	-28
^sorry ,	-8
^sorry for	16
^sorry to	1
^sounds	11
^sure	10
^sure ,	-6
^surely	-5
^thank	32
^thank you	32
^thanks	8
^thanks ,	-21
^thanks for	1
^that	6
^that is	-32
^that's	22
^that's a	-19
^the	-5
^the only	-13
^then	7
^there	-13
^there are	-4
^there is	-3
^there's	9
^there's a	-6
^these	14
^they	7
^this	-30
^this is	-23
^time	-13
^to	-57
^um	-41
^unfortunately	11
^unless	-21
^wait	-56
^wait ,	-3
^was	10
^was it	-11
^was the	4
^was there	-7
^we	-4
^well	-35
^well ,	-14
^were	28
^what	38
^what about	11
^what are	46
^what can	-1
^what did	-1
^what do	9
^what does	23
^what exactly	-52
^what happens	19
^what if	7
^what is	9
^what should	21
^what was	19
^what would	33
^what you	-4
^what's	6
^what's the	-15
^what's wrong	-17
^what's your	5
^when	7
^when i	-7
^when you	8
^where	12
^where are	19
^where can	4
^where did	15
^where do	-6
^where does	-9
^where is	-10
^which	31
^which one	23
^while	-17
^who	-77
^why	-47
^why are	-54
^why can't	3
^why did	-30
^why do	37
^why don't	22
^why is	35
^why not	-7
^why the	16
^will	25
^will you	1
^with	31
^without	-18
^would	64
^would it	-1
^would that	2
^would you	14
^wouldn't	6
^wow	-40
^wow ,	-6
^yeah	-3
^yeah ,	4
^yep	8
^yes	25
^yes ,	5
^you	-69
^you are	-3
^you do	-54
^you have	-3
^you know	-9
^you may	6
^you might	6
^you say	4
^you seem	-6
^you're	-29
^your	6
a	16
a "	-15
a (	-3
a -	-2
a .	1
a 0	-12
a bad	-6
a better	-6
a big	14
a bit	-19
a block	11
a bunch	2
a chance	-2
a class	1
a comment	-18
a different	32
a discussion	19
a few	22
a general	-1
a good	-2
a great	5
a link	-7
a list	-18
a little	-5
a long	15
a look	32
a lot	24
a matter	24
a mistake	-7
a more	10
a new	6
a nice	15
a non	-19
a number	-19
a particular	12
a picture	-6
a point	-17
a problem	-10
a question	-53
a real	-12
a reason	10
a reference	-26
a separate	7
a short	10
a similar	29
a single	-4
a small	7
a solution	-16
a space	-3
a specific	-4
a standard	-10
a start	5
a tag	12
a time	-5
a typo	-6
a url	-3
a user	-4
a valid	5
a very	-22
a way	11
a while	-5
a whole	-6
a word	14
a year	-2
a$	4
able	21
able to	15
about	-12
about "	7
about .	2
about 0	5
about ?	-43
about a	25
about how	25
about that	-11
about the	11
about this	32
about what	-2
about your	-24
about$	-24
above	20
above ,	-13
above$	-25
absolutely	-22
accept	32
acceptable	13
acceptable ?	15
accepted	-23
access	21
access to	-17
according	-4
according to	-3
account	-13
account ?	12
accounts	3
across	6
action	-5
actions	-2
actual	-11
actually	-21
actually ,	2
add	21
add it	-4
add that	5
add the	-24
add this	6
add to	-12
added	57
added a	8
added the	9
adding	-21
adding a	7
adding the	-5
addition	43
additional	-21
address	-12
address ?	-5
addressed	12
addresses	18
admin	-33
administrator	-25
admit	10
advantage	7
advice	-4
afraid	12
after	15
after a	31
after the	21
again	-86
again ,	-17
again ?	-21
again$	-36
against	-23
ago	-42
agree	4
agree ,	16
agree with	-4
agreed	14
ah	12
ah ,	10
air	-8
aka	-12
al	-3
all	-21
all ,	1
all .	-2
all ?	-14
all of	-12
all the	14
all those	-21
all$	-39
allow	8
allowed	-2
allowed to	-32
almost	-9
alone	-3
along	19
along the	18
along with	-6
already	-78
also	-1
also ,	15
alternate	-10
alternative	-4
although	56
although i	24
always	-26
am	-32
am doing	15
am i	19
am looking	28
am not	-27
amount	14
amount of	6
an	-6
an "	-13
an answer	-20
an example	-16
an explanation	-9
an image	7
an interesting	-3
an issue	-21
an online	-4
analysis	2
and	-22
and "	-12
and ,	-16
and 0	14
and a	5
and add	16
and also	17
and an	-3
and are	6
and as	-7
and can	-13
and do	-2
and explain	6
and find	2
and have	-12
and how	22
and i	15
and if	-3
and in	13
and is	6
and it	-19
and it's	10
and my	1
and no	-12
and not	15
and now	-8
and on	-13
and or	11
and see	16
and so	-16
and that	-16
and the	15
and their	-2
and then	43
and there	-8
and they	11
and this	-7
and to	-5
and what	-40
and what's	-8
and where	-2
and why	2
and would	15
and you	-6
and you're	-4
and your	1
annoying	-7
another	-13
answer	-122
answer .	-28
answer the	-20
answer to	7
answer$	-43
answered	21
answers	-69
any	62
any case	-6
any chance	15
any idea	13
any ideas	14
any kind	8
any more	-27
any of	-5
any other	-3
any particular	-4
any specific	-16
any suggestions	-8
any thoughts	16
any way	-20
anybody	-5
anymore	42
anyone	-48
anything	3
anything ?	-3
anything about	10
anything else	10
anything in	7
anything to	-7
anyway	-54
anyway ,	9
anyway ?	4
anywhere	19
apparently	12
appear	16
appear on	13
appear to	-11
appears	30
apply	-8
apply to	-4
applying	-6
approach	71
appropriate	35
archive	4
are	9
are ,	2
are 0	-10
are ?	-1
are a	-3
are all	12
are already	-10
are asking	-9
are doing	-6
are in	11
are looking	3
are no	-7
are not	-28
are right	1
are saying	-7
are the	30
are there	25
are these	-18
are they	6
are those	9
are we	-26
are you	3
are your	28
are$	5
area	-7
aren't	-37
aren't you	-24
argument	7
arguments	-3
around	12
art	2
article	-3
artist	-8
as	-26
as "	8
as a	-19
as an	2
as far	-20
as i	29
as i'm	-9
as in	-6
as it	7
as long	7
as opposed	20
as the	6
as this	-48
as to	9
as well	2
as you	-20
as your	-5
aside	-5
ask	-51
ask ,	2
ask for	-7
ask why	26
ask$	22
asked	-22
asking	-52
aspects	5
assume	-4
assume you	-20
assumed	9
assuming	-14
assumption	4
at	30
at 0	40
at a	12
at all	-41
at first	3
at how	-15
at it	-6
at least	-46
at some	-4
at the	16
at this	-15
at your	13
attached	3
attempt	-14
attempt to	-10
author	-5
automatically	-13
available	-3
avoid	-24
aware	4
aware of	4
aware that	2
away	-4
awesome	50
b	-26
b .	-7
back	-2
back .	-8
back ?	6
back to	-17
back$	-21
background	10
bad	-63
bad idea	-6
badly	-18
bank	9
based	53
based on	6
basic	-27
basically	-21
be	-3
be "	-11
be ,	-19
be .	-8
be ?	-6
be able	9
be acceptable	7
be any	-4
be better	1
be closed	-5
be considered	-9
be done	8
be enough	1
be honest	3
be in	2
be interested	22
be made	-1
be merged	-7
be more	16
be nice	-18
be ok	9
be on	-6
be that	7
be the	-17
be to	-6
be used	-3
be useful	-15
be very	-2
be$	-23
because	-70
because i	-20
because it	7
because it's	-9
because of	-2
because the	5
because there	12
because they	3
because you	-17
become	20
becomes	-17
been	5
before	-18
before ,	12
before ?	13
before i	5
before the	5
before you	-59
begin	-20
beginning	-1
behavior	-44
behaviour	-16
behind	6
being	-49
being a	-15
believe	-28
believe that	-32
below	19
benefit	-8
best	30
better	10
better ?	10
better than	5
better to	-4
better$	7
between	74
between the	24
beyond	5
big	58
binding	6
bit	-42
bit more	12
bit of	-16
bit$	3
bits	14
blank	-3
block	-23
blocks	-7
blue	4
board	-2
body	-6
book	5
books	-9
border	-6
both	25
both the	-7
bother	-1
bottom	2
bottom of	-3
box	13
box ?	11
break	-37
breaking	5
brian	-15
bring	8
broke	17
broken	1
browser	10
btw	-11
btw ,	10
bug	-11
built	8
bunch	8
bunch of	6
but	37
but ,	-7
but ...	2
but a	2
but are	13
but can	-9
but could	-3
but do	-13
but don't	-3
but how	-10
but i	8
but i'm	24
but if	1
but in	-15
but is	-19
but it	22
but it's	-1
but maybe	18
but now	3
but still	16
but that	6
but the	29
but then	4
but this	11
but what	33
but why	9
but you	14
but$	13
button	-6
by	-36
by "	-1
by a	-5
by any	20
by the	3
by this	-16
by your	7
c	26
call	118
call it	-7
called	-15
calling	-49
calls	-39
came	20
came up	-2
camera	4
can	56
can anyone	-9
can be	-2
can do	33
can find	9
can get	-7
can i	19
can it	4
can see	-10
can take	-12
can the	-7
can use	-20
can we	-13
can you	23
can't	-11
can't be	13
can't find	10
can't see	-5
can't seem	2
can't you	7
cannot	-41
car	-13
care	-72
care to	-22
career	-24
carry	7
case	-3
case ,	6
case ?	-4
case$	-7
cases	-15
cat	20
catch	7
categories	-31
category	-7
cats	8
cause	13
caused	-11
central	-10
certain	19
certainly	4
challenge	-3
chance	10
change	-47
change ?	-11
change it	2
change the	11
change your	4
change$	-20
changed	36
changes	-2
changing	-49
changing the	-11
character	-1
characters	-41
characters ?	3
check	55
check it	9
check the	-9
checked	18
checking	-5
child	3
choice	-22
choose	-6
choose to	-5
chose	-13
circumstances	-20
cite	-15
cities	-1
clarification	-16
clarify	27
clarify ?	-1
clarify the	31
class	40
class$	11
clean	29
clear	-59
clear ,	1
clear ?	-15
clearer	-25
clearly	-27
click	4
click on	-1
clicked	11
close	-4
close to	8
closed	-6
closer	-8
closing	10
clue	-34
code	29
coding	15
collection	-14
color	11
colour	8
columns	25
com	2
come	-57
come from	-4
come up	4
comes	29
coming	-19
coming from	-11
comment ?	-26
comment on	14
comment$	-17
comments	-21
comments ?	-22
comments on	-11
common	31
community	8
company	14
compare	8
complete	-32
completely	-42
complex	1
computer	-22
concern	-14
concerned	-18
conditions	12
confirmed	5
conflict	1
confused	-32
confused .	4
confused$	8
confusing	-20
confusion	16
connection	8
consider	-71
considered	-40
considered a	12
considering	-17
constructive	-32
contain	-16
contains	4
content	-54
content ?	-31
content of	-9
context	1
context ?	-2
continue	20
control	17
convert	17
converting	-15
cool	17
coordinates	-10
copy	18
copy the	5
copying	-10
correct	62
correct ?	43
correct$	13
correctly	34
correctly .	15
correctly$	7
corresponding	12
could	62
could be	-11
could have	10
could help	6
could i	17
could it	6
could not	-12
could use	11
could we	12
could you	92
couldn't	-35
count	-16
counter	4
country	19
couple	-9
course	9
cover	25
covered	-6
covers	11
crash	12
create	32
create a	-3
create the	11
created	-8
created a	-15
creating	-3
creating a	5
criteria	5
criteria ?	13
curiosity	55
curiosity ,	24
curious	13
curious ,	6
curious as	-2
current	57
currently	-25
d	4
dan	4
data	50
database	20
date	53
dates	-29
david	37
day	41
day .	5
day$	14
days	-22
days ago	-12
dead	-28
deal	-59
deal with	-13
dealing	1
decent	-8
decide	29
decided	-18
decided to	-6
decision	-39
declare	-2
dedicated	-17
default	11
definitely	-1
definition	-32
definition of	1
delay	22
delete	-43
delete the	-33
deleted	-9
deleting	-30
depend	13
depend on	12
depth	9
describe	44
describe the	13
described	-17
description	-4
design	54
despite	22
detail	35
detailed	-6
details	-28
determine	-3
diagram	12
did	-23
did i	-6
did it	-6
did not	-7
did the	-14
did you	38
didn't	-6
didn't know	9
didn't you	-13
diff	-6
difference	-12
difference between	-6
differences	7
different	1
different ?	-13
different than	1
differently	20
difficult	1
difficult to	-4
direct	18
directly	6
disagree	-28
discuss	57
discussing	-46
discussion	-2
display	-29
displayed	15
do	-45
do ,	-16
do .	-13
do ?	18
do a	-1
do anything	22
do have	10
do i	-18
do it	-46
do so	26
do something	-10
do that	-9
do the	47
do they	26
do this	12
do we	1
do with	-65
do you	49
do$	10
documentation	-6
does	16
does "	12
does it	-24
does not	-66
does one	6
does that	22
does the	39
does this	-17
doesn't	1
doesn't have	3
doesn't seem	-2
doesnt	-27
doing	-5
doing ?	-11
doing it	-18
doing that	13
doing the	-7
doing this	1
domain	5
don't	-19
don't have	21
don't know	-14
don't like	-3
don't really	20
don't see	-24
don't think	-1
don't understand	-2
don't use	9
don't want	21
don't you	-75
done	-13
done .	6
done ?	-8
done a	14
done to	-2
done$	1
dont	-14
door	-23
double	1
doubt	-31
down	-17
downloaded	5
draw	8
drive	-12
drop	31
due	19
due to	-8
duplicate	18
during	19
during the	8
e	37
e -	27
e .	10
e$	22
each	34
each other	-10
earlier	17
earth	-42
easier	6
easier to	13
easily	-1
ed	-18
edit	-93
edit ,	-10
edit .	-1
edit it	15
edit the	21
edit$	23
edited	19
editing	-37
editor	-46
edits	-64
effect	3
effort	1
eg	-12
eh	-34
eh ?	-25
either	-33
elaborate	25
else	20
else .	4
else ?	19
else$	29
email	-43
empty	3
end	19
end of	2
ended	15
english	-29
english ?	-14
enough	-27
enough .	-1
enough ?	-3
enough for	6
enough to	1
enough$	4
enter	-7
entirely	9
entries	10
entry	-39
equal	-13
error	-9
errors	-6
especially	-9
etc	17
etc$	6
even	-109
even if	10
even though	24
event	33
ever	-7
every	-67
everyone	29
everything	-21
exact	-21
exactly	-39
exactly are	10
exactly is	-33
exactly what	4
example	-11
example ,	-11
example of	2
examples	28
excellent	-14
except	-1
excuse	-64
exist	17
existed	-1
existing	-13
exists	20
expand	-6
expect	-17
expected	-31
experience	27
explain	-66
explain ?	-26
explain the	6
explain to	7
explain what	4
explain why	-27
explain your	-7
explaining	21
explains	19
explanation	-2
explicitly	-31
external	10
extra	16
f	-2
f 0	-1
fact	-17
fail	36
failed	-10
fair	-7
fairly	17
fall	-8
familiar	-2
familiar with	-7
family	56
far	8
far ?	6
far as	-19
far from	-18
far$	16
feature	19
features	-18
feedback	-7
feel	56
feel that	3
few	18
field	18
figure	25
figure out	13
figured	26
figures	-37
file	4
fill	12
final	22
find	-9
find a	6
find any	-1
find anything	-1
find it	1
find out	-6
find the	9
find your	-20
finding	27
fine	52
fine ,	-8
fine .	-6
fine$	-9
finish	-21
finished	9
first	-33
first ?	-16
first time	9
first$	-5
fit	17
five	-15
fix	56
fix it	15
fix the	5
fix this	4
fixed	17
fixed ?	6
flag	-20
flow	5
focus	-18
follow	3
followed	-34
following	10
font	-8
footnotes	-2
for	41
for "	-14
for 0	-11
for ?	5
for a	7
for all	3
for an	-32
for example	-3
for future	3
for instance	10
for it	8
for me	47
for my	3
for one	1
for some	-2
for that	-43
for the	21
for them	-9
for these	4
for this	-44
for those	2
for us	34
for you	-59
for your	32
force	8
forgot	-5
forgot to	-5
form	-32
format	-37
formatting	-12
formula	-11
forum	11
forward	34
found	60
found it	5
four	-53
free	-6
friend	43
friends	-12
from	2
from 0	13
from ?	-19
from a	-11
from being	5
from my	14
from the	-4
from this	-3
from your	-25
front	-11
full	-32
fully	-10
fun	2
function	37
further	12
future	-16
future ?	-13
g	32
g$	-2
gain	-12
game	-24
games	-7
gave	14
general	23
generally	9
generated	-26
german	6
get	-2
get a	33
get an	21
get it	-29
get some	-6
get that	7
get the	17
get this	19
get to	7
get your	-21
gets	7
getting	66
getting a	-10
getting the	37
give	15
give a	-9
give me	1
give the	1
given	-4
given that	3
given the	-8
gives	-32
giving	-23
glad	-9
go	-59
go about	9
go back	-8
goes	10
going	-66
going on	-25
going to	-57
good	38
good .	-4
good enough	-13
good idea	-13
good to	17
good$	3
google	-33
got	-50
got a	13
got it	-16
got the	-9
got to	-13
gotten	4
graphic	-4
great	67
great .	12
great$	35
green	-14
grounds	-26
group	-15
groups	-11
guess	9
guess i	-19
guess the	6
guys	24
h	-11
had	-42
had a	40
had no	4
had to	-8
half	-43
hand	-8
hand ,	-8
handle	-15
happen	-18
happen ?	-9
happen to	10
happened	9
happened ?	-5
happened to	-18
happening	43
happens	61
happy	-25
hard	-2
hard to	-22
harder	5
has	5
has a	-30
has been	30
has no	2
has the	-2
has this	-7
has to	-22
hasn't	-25
hate	-9
have	2
have "	-8
have ?	4
have a	46
have access	-15
have already	-11
have an	11
have any	74
have been	-12
have done	-11
have in	2
have it	-8
have made	-4
have never	-14
have no	-30
have not	-6
have one	24
have read	-19
have some	29
have that	-5
have the	3
have this	-13
have to	-16
have you	-22
haven't	-15
haven't seen	4
having	71
having a	5
having trouble	33
he	-95
he is	14
he's	-11
head	-16
header	13
hear	26
heard	53
heard of	30
hell	-76
hello	30
hello ,	-7
help	78
help ,	-11
help ?	52
help me	-15
help to	-1
help with	37
help you	-1
help$	-19
helped	-41
helpful	-13
helpful .	-12
helping	19
her	-8
here	-26
here ,	-24
here .	13
here :	-3
here is	-3
here$	19
here's	-13
hey	38
hi	64
hi ,	-11
hiding	4
high	21
higher	-18
highly	18
him	11
his	-79
hit	2
hm	14
hmm	-20
hmm$	-28
hold	-13
home	21
honest	1
hope	42
hoping	-3
host	-17
hot	-33
hour	-24
hours	-28
house	-9
how	-14
how about	-11
how are	31
how can	-37
how did	38
how do	22
how does	17
how i	-10
how is	-12
how it	25
how long	-10
how many	2
how much	2
how often	5
how should	10
how to	-35
how would	-25
how you	20
how's	11
however	65
however ,	26
huge	13
huh	-49
huh ?	-29
huh$	-32
human	-6
i	7
i .	13
i add	5
i added	-3
i agree	31
i also	1
i always	1
i am	-51
i ask	21
i asked	-7
i assume	-16
i be	12
i believe	4
i can	10
i can't	14
i cannot	-11
i changed	2
i checked	-4
i could	16
i did	10
i didn't	15
i do	4
i don't	-2
i dont	-3
i feel	-7
i figured	20
i find	-42
i forgot	-1
i found	12
i get	15
i give	3
i got	20
i guess	22
i had	21
i have	-29
i haven't	4
i hope	15
i just	13
i know	9
i like	7
i make	11
i may	6
i mean	-7
i might	2
i miss	-7
i missing	7
i must	-5
i need	-2
i never	-12
i only	2
i posted	12
i presume	1
i put	-23
i read	10
i really	8
i remember	7
i said	-13
i saw	1
i see	-35
i should	37
i still	9
i suppose	-26
i take	-25
i think	22
i thought	3
i tried	-12
i understand	33
i use	-3
i want	22
i wanted	1
i was	39
i wasn't	-6
i will	-36
i wonder	-11
i would	19
i'd	47
i'd be	28
i'd like	4
i'll	22
i'm	38
i'm a	-15
i'm afraid	15
i'm assuming	-24
i'm confused	-9
i'm curious	1
i'm going	19
i'm having	18
i'm just	11
i'm missing	12
i'm not	7
i'm on	-2
i'm sorry	-24
i'm still	-32
i'm sure	-4
i'm trying	9
i've	3
i've got	16
i've never	-4
i've seen	4
i've tried	13
idea	38
idea ,	8
idea .	2
idea of	-7
idea what	-27
idea$	10
ideas	25
ideas ?	19
identical	7
ie	-13
if	68
if a	1
if an	9
if any	5
if i	40
if it	-14
if it's	-47
if not	30
if so	43
if someone	-4
if that	8
if that's	19
if the	-9
if there	2
if there's	4
if they	-12
if this	26
if we	8
if you	-26
if you're	-31
if your	9
ignoring	-19
im	-1
image	49
image ,	-6
image .	-3
image ?	-5
image is	-1
image$	14
images	13
images ,	-16
images ?	5
images$	5
imagine	-29
immediately	-11
implemented	24
important	24
impression	8
improvement	12
in	27
in "	-4
in -	11
in .	-22
in 0	-21
in ?	38
in a	-8
in addition	14
in an	-15
in another	8
in any	-38
in both	-10
in fact	18
in it	-7
in mind	-25
in more	10
in my	20
in one	-14
in order	-22
in particular	5
in question	7
in some	-17
in terms	1
in that	-1
in the	-27
in their	-27
in there	8
in this	-8
in those	6
in which	-12
in your	-25
in$	4
include	-27
included	-5
includes	-8
including	5
incorrect	11
indeed	21
indeed .	9
indeed$	8
independent	-27
indicate	-4
individual	17
info	10
information	-9
information .	-3
information ?	19
information about	5
information on	9
information$	3
input	44
insert	-2
inside	-6
instance	23
instead	1
instead ?	2
instead of	-8
instructions	4
intend	-2
intended	-5
interest	-14
interest ,	13
interested	48
interested ?	-7
interested in	38
interesting	21
interesting$	9
internal	-3
into	-5
into a	-16
into the	-5
involved	-25
involved in	-6
ip	-19
ip address	-7
is	-2
is "	-15
is ,	6
is .	2
is 0	27
is ?	-29
is a	1
is all	-10
is an	-37
is any	-1
is at	-11
is being	8
is better	-21
is correct	6
is currently	-10
is doing	3
is for	6
is going	-34
is in	4
is indeed	2
is it	14
is missing	11
is more	-1
is much	1
is my	4
is needed	12
is no	7
is not	50
is now	-4
is one	-8
is only	-18
is quite	-7
is really	13
is related	10
is some	-1
is something	3
is still	-4
is supposed	13
is that	26
is the	-50
is there	28
is this	29
is to	8
is used	-13
is what	8
is wrong	2
is your	16
is$	2
isn't	-21
isn't it	19
isn't that	-26
isn't the	-36
isn't this	3
issue	-8
issue ,	8
issue .	-4
issue ?	-17
issue$	10
issues	9
it	19
it "	-12
it (	5
it ,	-25
it .	25
it ?	-56
it a	17
it again	-22
it all	5
it also	11
it an	8
it and	-7
it appears	9
it as	-9
it at	11
it back	6
it be	25
it because	-1
it being	4
it better	18
it can	-16
it could	17
it do	-19
it does	-2
it doesn't	46
it for	20
it from	26
it has	13
it have	-4
it in	-10
it into	-6
it is	-11
it just	-12
it look	1
it looks	6
it may	7
it might	10
it needs	17
it not	-15
it ok	5
it on	18
it out	-37
it possible	26
it really	-23
it seems	3
it should	12
it so	-6
it still	16
it that	-35
it the	-4
it to	46
it up	10
it was	-16
it with	26
it work	13
it works	-5
it would	15
it$	-28
it's	44
it's a	2
it's an	-10
it's been	8
it's just	1
it's not	32
it's still	-5
item	-9
its	-12
its own	-12
itself	-16
itself ?	-5
itself$	5
j	2
job	13
john	-4
join	58
joke	-14
just	1
just a	-5
just add	9
just be	14
just been	-10
just curious	21
just in	-7
just out	12
just read	12
just the	9
just to	-2
just want	3
k	-8
keep	10
keep it	12
keep the	-11
keeps	9
key	30
kind	-30
kind of	-41
kinds	-3
kinds of	-2
know	10
know ,	-3
know ?	-25
know a	4
know about	23
know anything	-1
know how	3
know if	84
know of	31
know that	-61
know the	-20
know what	17
know where	1
know which	-6
know why	-30
know$	-12
knowledge	-10
known	1
knows	-32
l	33
label	10
lack of	6
lacking	-6
language	3
language ,	-22
language ?	-7
languages	13
large	-5
larger	9
last	-6
later	24
latest	-3
latter	4
law	-3
layout	19
lead	-32
learn	-110
learning	22
least	-66
leave	-30
leaves	7
left	-24
legal	-26
length	6
less	-38
less than	13
let	97
let me	57
let the	-29
let's	84
letter	-12
level	-10
level of	2
levels	2
library	16
license	7
life	-8
light	-32
like	14
like "	-4
like .	3
like ?	11
like a	-75
like an	10
like it	4
like me	33
like that	12
like the	9
like this	-5
like to	36
like you	14
like your	-3
like$	1
likely	-3
likely to	-2
line	-3
lines	43
link	-31
link .	10
link ?	-14
link for	9
link to	7
link$	23
linked	29
linked to	15
linking	-2
links	-3
links ?	-13
links to	-7
list	-19
list ,	-18
list ?	1
list of	-32
list$	16
listed	27
lists	7
little	-31
little bit	2
little more	12
live	-45
located	3
location	24
locations	18
lock	-28
log	-31
logged	-13
logic	-12
lol	4
long	81
long -	4
long as	20
long time	13
longer	-22
look	18
look at	-36
look like	-17
looked	-1
looked at	-9
looking	46
looking at	8
looking for	15
looking to	7
looks	46
looks like	8
lose	-16
lost	-28
lot	40
lot more	-27
lot of	-22
lots	34
lots of	23
love	11
low	-3
luck	19
m	22
made	-17
made a	12
made it	-15
made more	-12
mail	57
main	-9
major	-14
make	-15
make a	-2
make any	-19
make it	-2
make sense	16
make sure	-13
make that	3
make the	4
make your	-7
makes	5
makes me	-2
making	-68
making a	-22
man	-14
manage	-16
manner	-23
manually	11
many	7
many of	-20
map	29
maps	23
mark	12
material	-33
math	3
matt	-16
matter	-41
matter ?	-21
matter of	21
matters	-1
may	62
may be	1
may have	-15
may i	21
may not	1
maybe	35
maybe a	-16
maybe the	-10
maybe we	12
maybe you	-15
me	19
me (	-1
me ,	-25
me .	45
me ?	-37
me a	26
me an	-13
me as	-5
me how	17
me if	-1
me know	88
me that	-33
me the	-25
me to	21
me what	13
me why	-5
me with	-11
me$	-16
mean	5
mean "	1
mean ,	-4
mean .	6
mean ?	-4
mean by	-1
mean in	5
mean that	31
mean the	-11
mean to	7
mean$	22
meaning	-9
meaning of	10
means	24
meant	1
meant by	9
media	-25
member	-1
members	12
memory	43
mention	18
mentioned	47
mentions	7
merely	11
merge	11
merged	-3
merging	9
message	12
messages	-90
method	44
michael	11
might	-15
might be	12
might have	10
might not	-4
might want	-6
mike	23
mind	4
mind ?	-28
mine	3
minutes	-9
miss	-5
missed	-7
missing	-28
missing something	2
missing$	-2
mistake	37
misunderstood	3
mobile	-6
model	34
moment	27
month	15
monthly	-11
months	-46
more	27
more ?	-21
more about	12
more detail	34
more information	20
more of	10
more precise	15
more specific	-4
more than	1
more time	-2
most	-18
most of	10
mostly	-3
move	33
move the	16
moved	26
moved to	-1
movie	2
moving	38
much	5
much for	44
much more	-7
multiple	-31
must	-24
must be	7
must have	5
my	-76
my comment	-17
my first	-1
my own	3
my question	14
myself	45
n	-2
name	-55
name ,	-8
name .	-6
name ?	14
name for	-4
name is	-13
name of	-23
name$	-3
named	8
names	-10
namespace	6
native	12
nature	-5
near	15
necessary	-6
need	59
need a	5
need help	22
need it	-8
need some	12
need to	-18
needed	28
needed to	4
needs	9
needs a	-7
needs to	10
negative	12
neither	-17
never	-28
never heard	14
new	65
new one	-3
news	27
next	55
next time	10
nice	71
nice$	22
night	37
no	-99
no ,	-19
no ?	-13
no idea	-25
no such	11
nobody	-26
non	-8
non -	-14
none	60
none of	38
nor	-52
normal	-23
normally	-4
not	-137
not "	-3
not ,	28
not .	-19
not ?	-13
not a	2
not allowed	13
not an	7
not be	-48
not enough	-16
not even	11
not familiar	-1
not for	-6
not going	2
not have	11
not in	13
not just	10
not know	28
not quite	3
not really	3
not sure	27
not take	-16
not that	8
not the	-13
not to	-1
not use	-23
not$	-33
note	-2
note that	26
notes	4
nothing	-141
notice	-7
notice that	-7
noticed	19
noticed that	7
now	-60
now ,	14
now .	-27
now ?	23
now i	6
now$	-10
number	32
number of	6
numbers	-45
numbers ?	-30
numerous	1
o	-3
object	24
object to	16
obvious	-61
obviously	-19
odd	-4
of	-52
of "	6
of 0	31
of ?	2
of a	-46
of all	-9
of an	11
of any	4
of content	-18
of course	6
of curiosity	35
of how	-8
of interest	2
of it	15
of its	-10
of my	-7
of other	1
of people	-11
of some	3
of such	19
of that	-22
of the	24
of their	-1
of them	-9
of these	16
of things	-5
of this	13
of those	26
of time	2
of what	-7
of words	2
of you	8
of your	-58
of$	3
off	-61
off -	-19
off ?	-10
off the	-16
offensive	-12
offer	19
official	2
often	-11
oh	-53
oh ,	-27
ok	125
ok ,	-11
ok .	-9
ok ?	21
ok to	17
ok$	-10
okay	28
okay ,	-5
old	-1
on	37
on "	-4
on ,	20
on -	7
on ?	20
on a	-31
on all	5
on an	-3
on another	-14
on earth	-30
on how	-1
on it	5
on my	21
on one	-6
on some	13
on that	-8
on the	29
on this	19
on what	-2
on which	14
on your	16
on$	31
once	-30
once the	5
one	-24
one ,	-10
one -	5
one .	-13
one ?	36
one is	-2
one more	-3
one of	25
one should	9
one that	8
one thing	-3
one$	28
ones	26
ones$	-4
online	2
only	22
only one	1
only used	-5
onto	10
op	-10
open	34
open the	-1
opened	-3
opinion	-28
opposed	29
opposed to	20
option	23
options	9
or	6
or "	-12
or 0	37
or a	-14
or another	-3
or are	12
or at	-3
or can	16
or did	-16
or do	1
or does	5
or even	-7
or if	-7
or in	-12
or is	1
or just	-21
or not	26
or one	-14
or only	8
or should	2
or some	-1
or something	30
or that	6
or the	13
or what	-22
or why	-2
or will	-14
or would	-7
order	-25
order ?	4
order to	-21
order$	20
org	-17
origin	-5
original	4
other	-9
other ?	-2
other hand	-7
other people	11
other than	1
others	4
others ?	-23
otherwise	-26
our	43
out	9
out ,	15
out .	-1
out ?	16
out in	12
out of	-3
out that	-2
out$	-8
outside	-30
outside of	-13
over	-60
over 0	13
over the	-14
overall	-5
own	-15
own ?	-11
p	12
p 0	3
p$	13
page	-5
page (	-1
page ,	-23
page ?	-27
page to	-5
page$	-39
pages	-6
paper	2
paragraph	-51
parameter	-18
parent	-3
part	-20
part of	25
particular	37
particular reason	-6
parts	-7
party	14
pass	-21
passing	4
past	38
paste	6
pasted	-26
paul	10
people	-110
people to	-21
per	4
perfectly	-26
perform	24
perhaps	36
perhaps ?	3
perhaps a	5
perhaps you	-8
permission	-26
person	-46
person ?	11
personal	-83
personally	-26
perspective	13
phone	-16
photo	16
photos	6
pic	14
pick	2
picture	9
pictures	-27
piece	-19
place	-24
place ?	4
places	5
plan	6
plan to	-1
planning	45
planning on	15
planning to	7
plans	5
play	12
played	-9
player	-35
players	17
please	63
please ,	-6
please .	6
please ?	-1
please check	23
please clarify	-29
please do	39
please explain	-9
please help	-2
please provide	-20
please see	7
please specify	9
please tell	-11
please$	-47
png	-5
point	-97
point ,	30
point ?	-6
point in	-13
point me	6
point of	-26
point out	-22
point$	-28
pointed	-1
pointing	-30
points	-18
policy	-48
poorly	2
position	-17
positive	-9
possibility	4
possible	8
possible ,	-3
possible ?	-11
possible that	3
possible to	9
possible$	-4
possibly	-53
post	-77
post ?	-5
post a	-32
posted	1
posting	6
posts	15
pre	-7
pre -	1
precise	29
prefer	-10
preferences	10
present	42
press	6
presumably	12
presume	-1
pretty	27
pretty much	1
prevent	3
previous	-4
primary	17
prime	-13
prior	2
prior to	-5
private	19
probably	-9
problem	8
problem ,	-18
problem .	24
problem ?	-55
problem is	11
problem that	9
problem$	-16
problems	10
problems ?	12
problems with	-1
problems$	15
procedure	-1
process	17
process ?	-6
professional	10
professor	25
program	4
project	-20
project ?	2
projects	11
proof	-21
proper	11
properly	18
proposal	55
proposed	6
protecting	8
prove	2
provide	-19
provide a	15
provided	1
ps	-9
public	-30
purpose	-40
purpose of	-9
purposes	-2
push	-9
put	-54
put a	1
put it	-7
put the	7
putting	-12
qualify	8
quality	-13
question	-27
question -	21
question .	33
question :	11
question ?	-54
question about	-5
question for	-3
question is	-3
question to	-11
question$	18
questions	-11
quick	50
quickly	-1
quote	7
quotes	10
r	12
ran	-1
random	5
range	24
rate	-2
rather	-60
rather than	-2
rationale	12
rd	19
re	-42
re -	-5
read	-82
read it	-18
read the	-9
reading	17
reading the	-11
ready	-19
real	-49
realize	-4
really	-59
really ?	-34
really have	-1
really need	-37
really$	5
reason	-27
reason ?	-17
reason for	-6
reason that	2
reason to	8
reason you	-4
reasoning	-15
reasons	-26
receive	-13
received	8
recent	10
recommend	35
recommended	17
record	2
records	4
red	-28
redundant	-20
refer	16
refer to	17
reference	-5
reference ?	-1
reference to	-18
references	-26
referring	8
referring to	10
regard	-3
regarding	21
regarding the	1
regardless	15
regular	-25
related	56
related to	11
relationship	1
relatively	-7
release	30
released	7
relevant	-17
remark	-8
remember	27
removal	-9
remove	-39
remove the	-14
removed	-1
removing	-10
removing the	-8
rename	-8
render	4
replace	28
replace the	11
replacing	2
reply	20
report	-23
reported	18
represent	20
request	33
requests	4
require	-13
required	-6
requirements	-16
requires	8
resolution	-32
resolve	8
resolved	27
respect	-25
response	-31
rest	7
rest of	-7
result	-3
result in	-15
result of	-4
results	21
return	33
returns	16
reverse	-13
review	-2
rewrite	9
rid	-25
rid of	-18
right	26
right ,	7
right .	9
right ?	11
right now	-17
right$	5
rights	4
road	-5
round	-2
rule	-22
rules	-24
run	42
running	22
runs	-9
s	26
s )	-3
s .	-11
s ?	-2
s$	-25
said	-43
said ,	-20
said that	16
same	-16
same ,	11
same as	-17
same thing	-10
same time	3
same way	-14
same$	-1
save	-60
save the	-2
saw	9
say	-54
say "	5
say ,	-6
say ?	10
say it	4
say that	-10
say the	-10
say you	16
saying	-47
saying "	-1
saying that	-13
says	-40
says that	-2
scale	33
scan	6
school	12
science	20
screen	28
screenshot	-6
script	13
script .	2
script$	3
scripts	9
se	33
search	-2
searching	1
second	-32
secondary	24
seconds	-37
section	30
section ?	9
sections	5
see	-36
see .	20
see ?	12
see a	-13
see any	-11
see how	14
see if	-7
see it	1
see my	-2
see that	3
see the	12
see what	23
see why	-9
see you	-36
see your	6
see$	14
seeing	45
seem	-37
seem like	3
seem to	-48
seems	5
seems a	-6
seems like	-8
seems that	10
seems to	-18
seen	-47
seen the	-8
selected	-3
self	4
self -	-7
send	-18
sense	-40
sense ,	2
sense ?	6
sense to	8
sense$	-1
sent	-10
sentence	-19
sentences	15
separate	1
series	19
seriously	-73
seriously ,	-16
serve	-33
service	10
set	9
set up	-13
sets	39
setting	33
several	17
shall	25
share	33
she	-20
short	4
shot	4
should	23
should be	16
should have	-16
should i	21
should it	9
should just	6
should not	-22
should the	9
should we	8
shouldn't	-92
shouldn't be	-19
shouldn't it	-20
shouldn't the	-2
show	-23
show me	16
show the	6
showing	4
showing the	1
shown	-16
shows	32
side	1
sign	-35
signed	-3
significant	9
similar	17
similar to	8
simple	-10
simply	-17
since	20
since i	10
since it	2
since the	7
since this	11
since you	-8
single	-17
site	-16
site ,	17
sites	-19
situation	3
size	53
size of	26
slightly	10
slow	-18
small	29
smaller	31
so	-11
so ,	47
so ?	22
so can	6
so could	5
so far	24
so how	-5
so i	10
so i'm	-4
so in	-1
so is	5
so it	19
so it's	3
so much	1
so that	12
so the	29
so we	-10
so what	-28
so what's	-26
so why	-31
so$	11
software	-8
solid	-3
solution	-28
solution$	15
solved	-11
some	13
some kind	11
some of	8
some other	3
some point	-9
some reason	-24
some way	-7
somebody	-2
somehow	-1
someone	-22
someone else	-3
someone has	1
someone who	-9
something	-13
something ?	-4
something about	-6
something else	17
something i	-2
something in	4
something like	40
something that	-21
something to	5
something wrong	13
something$	10
sometimes	-21
somewhat	-15
somewhere	11
somewhere ?	8
sorry	-62
sorry ,	-17
sorry about	5
sorry for	15
sorry to	21
sorry$	-3
sort	11
sort of	-8
sorted	22
sound	2
sounds	-11
sounds like	1
source	-7
source ?	4
source for	-4
source of	-6
source$	-22
sources	-26
sources ?	16
space	-38
spaces	8
speaking	14
special	-4
specific	-15
specific ?	7
specifically	53
specifically ,	13
specify	-25
specify the	14
split	-7
st	1
stand	-22
standard	-19
stands	5
start	34
start the	11
start with	-3
started	16
starting	7
starts	-17
state	-29
stated	-19
statement	8
statements	-3
states	-13
stay	-20
step	-32
steps	20
stick	-31
still	-6
still not	-18
stop	-36
strange	-16
street	-16
strict	-3
strikes	-11
strikes me	-8
string	1
strongly	-12
structure	22
stuck	26
stuff	28
style	35
style ?	-1
sub	-17
sub -	-12
subject	-46
submit	20
successfully	27
such	-76
such a	-43
such an	4
such as	25
sufficient	-21
suggest	-60
suggested	21
suggesting	15
suggestion	-7
suggestions	-3
suggestions ?	19
suggests	-16
suitable	11
summary	-33
sun	-15
supply	-10
support	29
supports	8
suppose	-21
suppose you	-3
supposed	24
supposed to	22
sure	22
sure ,	-3
sure how	1
sure if	-10
sure that	1
sure what	44
sure you	12
surely	-19
surprised	-47
suspect	9
suspicious	-5
switch	-5
system	-24
systems	-14
t	-32
tab	15
tag	22
tag ?	-15
tag to	7
tag$	3
tagged	3
tags	19
take	4
take a	25
take it	5
take this	-5
take to	-14
taken	25
takes	6
taking	-14
talk	21
talk about	34
talking	-24
talking about	-28
target	18
task	-8
technical	-15
tell	-36
tell me	1
tell us	16
tell you	-18
telling	2
template	-1
tend	-6
tend to	-6
term	23
terms	-8
testing	7
text	11
text .	-1
text ?	26
text$	6
than	-2
than "	1
than 0	10
than a	-8
than just	-21
than that	16
than the	12
thank	82
thank you	57
thanks	39
thanks !	5
thanks ,	-11
thanks .	16
thanks for	4
thanks$	34
that	-20
that ,	10
that .	21
that ?	-73
that a	-22
that all	7
that an	-1
that are	-3
that as	-1
that be	4
that can	-4
that correct	9
that could	9
that do	6
that does	9
that have	19
that i	29
that i'm	-1
that if	-6
that in	-12
that is	-34
that it	4
that it's	-9
that just	-5
that link	16
that matter	-19
that mean	14
that might	16
that not	-12
that one	-2
that should	18
that some	-10
that something	7
that sounds	4
that the	2
that there	1
that these	-4
that they	-14
that this	-14
that to	6
that was	-33
that way	12
that we	-6
that what	12
that will	3
that work	6
that would	5
that you	-62
that you're	-5
that you've	-5
that your	-19
that$	-2
that's a	-10
that's what	-4
thats	16
the	69
the "	27
the (	14
the 0	-17
the above	32
the actual	10
the appropriate	4
the article	-16
the author	-3
the beginning	-1
the body	2
the book	1
the bottom	8
the box	2
the case	24
the code	63
the comment	2
the comments	6
the community	-16
the content	-8
the context	-1
the correct	25
the current	12
the difference	18
the edit	-16
the email	-18
the end	18
the entire	-2
the exact	9
the fact	-27
the file	-22
the final	17
the first	13
the following	1
the full	-10
the future	-10
the general	11
the hell	-39
the idea	3
the image	27
the images	-4
the impression	-4
the information	-4
the internet	-4
the issue	-1
the last	-25
the latter	-1
the line	10
the link	-9
the links	-24
the list	-7
the main	-12
the meaning	12
the message	4
the method	9
the moment	8
the more	12
the most	-23
the name	-5
the names	-2
the new	15
the next	7
the non	-17
the number	-29
the numbers	-24
the old	-5
the one	1
the ones	16
the only	-12
the original	-11
the other	-24
the others	11
the page	-3
the pages	-2
the past	29
the people	-23
the picture	11
the point	-45
the post	16
the previous	-4
the problem	-29
the problems	-2
the process	13
the program	9
the proper	3
the purpose	-8
the question	-14
the real	-9
the reason	17
the reference	14
the relevant	1
the request	-2
the rest	-7
the result	13
the right	-5
the rules	-4
the same	-13
the second	-23
the site	-10
the situation	3
the sort	10
the source	-26
the standard	2
the statement	10
the table	-1
the tag	-3
the term	3
the text	2
the the	6
the third	7
the three	-16
the time	-23
the title	-36
the top	7
the two	-21
the url	-18
the us	13
the use	6
the user	9
the various	-6
the way	28
the whole	14
the word	2
the work	-20
the world	-47
the wrong	7
their	-22
their own	9
them	11
them ,	1
them .	8
them ?	2
them and	-3
them for	-3
them in	5
them to	4
them with	-8
them$	-15
themselves	8
then	-12
then ,	-24
then .	15
then ?	-14
then the	-2
then why	-6
then you	-6
then$	-9
there	8
there ,	1
there .	-1
there ?	-21
there a	18
there an	-3
there and	9
there any	26
there anything	21
there are	-21
there is	21
there should	-2
there some	-5
there something	8
there that	-1
there was	-10
there$	-7
there's	11
there's no	-7
therefore	-3
these	-3
these are	13
they	19
they ?	-21
they are	-21
they be	3
they do	1
they have	23
they should	-8
they're	-7
thing	-2
thing ,	-5
thing .	5
thing ?	5
thing as	-8
thing to	-5
thing$	19
things	-25
things like	-12
things to	-32
think	25
think ,	8
think ?	50
think about	3
think i	8
think is	16
think it	27
think it's	16
think of	-3
think that	-52
think the	-9
think there	-5
think this	-4
think we	20
think you	-48
think$	19
thinking	31
thinking of	13
third	-2
this	-32
this "	-1
this ,	4
this .	-20
this :	8
this ?	-2
this a	-39
this and	13
this as	-8
this be	-5
this case	-11
this could	-10
this for	8
this happen	1
this has	3
this in	15
this is	20
this kind	-35
this link	5
this mean	13
this not	14
this on	-16
this one	-11
this page	3
this particular	18
this problem	7
this project	7
this really	-9
this seems	14
this should	-21
this the	-4
this to	66
this up	12
this was	-39
this way	-13
this would	10
those	7
though	50
though i	-4
thought	46
thought i	-3
thought that	-12
thoughts	107
thoughts ?	30
thread	-9
threads	-13
three	-24
through	2
through the	17
through your	8
thrown	5
time	10
time ,	30
time .	-23
time ?	18
time as	-5
time i	15
time to	-6
time with	-14
time$	20
times	1
tips	3
title	-59
title ,	-15
title ?	13
title of	-4
to	18
to "	-17
to ,	22
to .	13
to 0	15
to ?	44
to a	-30
to accept	-2
to add	34
to all	-1
to an	-4
to another	-20
to answer	7
to any	-2
to ask	18
to avoid	-5
to be	-7
to begin	3
to believe	-19
to change	26
to check	8
to clarify	-5
to clean	16
to come	-24
to copy	-16
to create	16
to delete	-16
to discuss	5
to do	-106
to edit	-12
to end	-1
to explain	-28
to find	8
to fix	-1
to follow	4
to get	-84
to give	10
to go	6
to handle	2
to have	-29
to help	19
to include	-7
to indicate	5
to it	21
to its	19
to just	-3
to know	-27
to learn	-23
to link	-3
to list	12
to look	-13
to make	28
to me	13
to move	23
to my	-3
to not	14
to other	3
to play	-4
to prevent	12
to prove	5
to provide	-25
to put	-5
to read	-23
to remove	-1
to replace	4
to run	5
to save	-21
to say	-15
to see	-2
to send	15
to set	8
to show	1
to something	3
to start	-2
to stop	7
to support	4
to tag	8
to take	-3
to that	-5
to the	-56
to this	48
to those	-12
to try	20
to turn	-9
to understand	15
to use	10
to what	4
to which	-5
to why	-7
to work	-2
to write	-27
to you	-21
to your	-8
to$	33
today	-10
today$	18
together	36
together ?	13
told	-54
too	29
too ,	-7
too .	4
too ?	-2
too long	6
too many	-6
too much	5
too$	40
took	-41
tool	25
tools	-1
top	-10
top of	-14
topic	4
topic ,	11
topics	-5
total	58
totally	-18
touch	5
towards	-2
translation	1
trick	7
tried	29
tried to	5
trip	28
trivial	-27
trouble	54
trouble with	33
true	27
true ,	1
trust	4
try	16
try and	-16
try it	10
try to	-10
trying	51
trying to	34
turn	-7
turning	-8
twice	-34
two	43
two ?	-9
two of	9
type	-5
type of	3
types	-20
types of	-4
typical	2
typo	9
u	-25
uk	-23
um	-49
unable	3
unable to	2
unclear	-7
under	-1
under the	-22
understand	17
understand ,	12
understand .	-43
understand how	-11
understand that	23
understand the	15
understand this	-10
understand what	36
understand why	12
understand$	-66
understanding	-9
understood	48
unfortunately	13
unfortunately ,	13
unless	-26
unless you	-18
unlikely	9
unsure	11
until	40
up	16
up .	8
up ?	-5
up a	5
up and	-21
up for	19
up in	26
up on	7
up the	15
up to	4
up with	-12
up$	-1
update	2
updated	-26
updated the	-8
updating	1
upload	15
uploading	-28
upon	4
upper	13
url	-38
url ?	20
url$	-16
us	-30
us ?	12
us a	-12
us to	-15
usage	9
use	21
use "	1
use ?	36
use a	23
use for	4
use in	1
use it	-17
use of	-15
use that	18
use the	4
use them	4
use to	4
use$	18
used	-6
used for	6
used in	5
useful	55
user	37
username	22
users	-26
uses	28
using	42
using a	-2
using it	2
using the	-31
usually	-23
v	-24
valid	5
value	-4
various	10
verified	4
verify	20
version	14
version 0	6
version ?	18
version of	13
versions	6
versions of	2
very	-13
very much	34
via	27
video	-16
view	22
views	-14
visited	7
vote	-27
vs	1
vs .	-6
vs$	-8
w	21
wait	-28
wait ,	-3
want	19
want the	-4
want to	-44
wanted	66
wanted to	26
wanting	-4
wanting to	3
war	10
warning	-19
warnings	-5
was	-21
was a	-46
was an	17
was i	12
was it	8
was that	-6
was the	20
was there	-5
was thinking	15
was this	14
wasn't	-17
wasn't sure	-13
watch	-4
water	-10
way	38
way ,	23
way .	7
way ?	-12
way i	-5
way of	-6
way to	29
way you	-8
way$	-2
ways	-1
we	-30
we are	20
we can	51
we could	-5
we do	-8
we don't	10
we have	-32
we just	25
we know	4
we need	-7
we should	19
we're	-19
web	-40
website	-25
week	45
weird	27
welcome	7
welcome to	23
well	9
well ,	-20
well ?	-3
well as	5
well$	-55
went	-8
were	-45
were the	7
were you	-2
what	-29
what "	-16
what ,	-18
what ?	-83
what a	-15
what about	24
what are	46
what can	-14
what did	15
what do	25
what does	-5
what else	3
what exactly	-33
what happened	-26
what happens	44
what i	-34
what if	-4
what is	-5
what it	6
what kind	-22
what should	31
what sort	-5
what the	-9
what they	-14
what to	-18
what was	-6
what we	-9
what would	9
what you	92
what you're	24
what your	-15
what$	-91
what's	19
what's the	-18
what's wrong	-7
what's your	-1
whatever	-5
when	29
when a	-4
when i	4
when it	3
when the	6
when you	44
when you're	-3
where	4
where are	26
where can	-1
where did	1
where do	-10
where does	-2
where i	-2
where is	-6
where it	-4
where the	-9
where they	5
where to	12
where you	7
where's	-1
where's the	-3
whether	-25
whether it	-5
whether the	4
which	-14
which are	3
which i	24
which is	-12
which of	4
which one	20
which will	4
which would	-10
which you	-8
while	3
while i	18
while the	-5
white	8
who	-143
who are	-17
who is	13
who's	-20
whole	-16
whom	-16
why	-131
why ?	33
why are	-63
why can't	12
why did	-16
why do	43
why does	-15
why don't	-2
why i	5
why is	46
why it	14
why it's	1
why not	5
why the	-20
why they	6
why this	-2
why would	-76
why you	-11
wiki	56
wiki ?	12
wiki$	-25
wikipedia	-114
will	-28
will be	17
will do	2
will have	-12
will it	-7
will not	-45
will you	-23
willing	30
willing to	21
wish	-6
wish to	16
with	26
with 0	9
with ?	-1
with a	25
with all	-6
with an	6
with it	2
with more	16
with my	7
with no	-6
with other	5
with something	-17
with such	-21
with that	-14
with the	19
with their	-5
with this	-10
with what	-24
with your	9
with$	-5
within	15
within a	-12
within the	22
without	-49
without a	4
without any	-25
won't	-14
wonder	-5
wonder if	-4
wondered	23
wondering	23
wont	-4
word	-37
word ,	-28
wording	14
words	-11
work	-23
work .	-3
work ?	14
work for	-46
work in	6
work on	27
work out	-5
work with	-20
work$	-1
worked	23
working	76
working ?	-5
working on	23
works	30
works ,	-4
works ?	-27
world	-44
worried	4
worth	-22
would	-54
would a	25
would be	1
would have	12
would i	1
would it	16
would like	53
would make	-2
would not	-6
would probably	-2
would that	-12
would the	-6
would you	-100
wouldn't	-46
wouldn't be	-30
wouldn't it	-6
wouldn't you	-5
wow	-40
wow ,	-4
wp	2
write	-60
write a	-10
writing	-15
written	-31
wrong	131
wrong ?	19
wrong with	11
wrong$	3
wrote	-44
x	51
x )	2
y	18
ya	-40
yeah	-18
yeah ,	-1
year	-4
years	2
yep	2
yes	-18
yes ,	9
yes .	-13
yes i	-1
yes$	-10
yet	35
yet ?	3
yet$	11
you	-30
you "	-1
you (	-5
you ,	21
you .	28
you ?	-50
you a	9
you able	1
you actually	-11
you add	-4
you added	9
you already	-5
you also	-12
you are	-17
you ask	4
you asked	2
you at	-26
you be	12
you can	-10
you can't	-25
you care	-4
you check	-11
you choose	-12
you cite	-3
you clarify	30
you come	13
you consider	11
you considered	-17
you could	8
you did	9
you didn't	-1
you do	-53
you doing	10
you don't	-15
you done	-18
you edit	-5
you even	-84
you ever	36
you expect	-5
you explain	-34
you find	23
you fix	17
you for	22
you found	4
you from	-5
you get	35
you give	14
you go	-13
you going	-30
you got	-21
you had	-39
you have	-33
you haven't	7
you having	32
you help	36
you in	32
you intend	-3
you interested	2
you just	3
you know	-35
you left	-3
you like	-12
you look	9
you looking	1
you made	-16
you make	-32
you mean	-32
you mention	2
you mentioned	28
you might	-5
you mind	39
you need	31
you not	-74
you on	4
you perhaps	23
you plan	3
you planning	3
you please	-93
you prefer	3
you provide	16
you put	-3
you read	-8
you really	-98
you receive	3
you referring	-19
you remove	2
you said	9
you say	-14
you saying	-16
you see	6
you seem	14
you set	11
you should	-81
you show	29
you still	18
you suggest	14
you sure	13
you take	33
you talking	-5
you tell	5
you that	-9
you the	-7
you think	40
you to	-18
you took	8
you tried	45
you try	-11
you understand	-32
you use	20
you used	-1
you using	39
you very	22
you want	-1
you wanted	16
you were	-24
you will	-2
you wish	15
you would	-9
you write	-15
you wrote	-4
you$	-20
you'd	9
you'd like	6
you'll	23
you're	-69
you're not	-8
you're saying	-9
you're talking	-5
you've	-34
your	-4
your "	4
your 0	-21
your comment	2
your comments	29
your first	-18
your input	23
your last	-3
your mind	-2
your opinion	5
your own	-13
your page	5
your post	-10
your source	4
your time	-11
your view	-1
yours	-11
yourself	-103
yourself ,	-10
yourself ?	-22
yourself$	-30
z	23
`
