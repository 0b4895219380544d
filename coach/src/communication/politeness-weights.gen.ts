// Written by bench/communication/train.ts: change what it learns from and run it, not this file.
// Learned from the Stanford Politeness Corpus (Danescu-Niculescu-Mizil et al. 2013; the corpus under Apache-2.0, its
// texts from Wikipedia and Stack Exchange under CC BY-SA) and from office mail rated by ourselves.

/** So much of a score is one of the weights' whole numbers. */
export const WEIGHT_UNIT = 0.001

/** What a text without any feature gets. */
export const BIAS = -0.000

/** A feature a line, with its weight. */
export const WEIGHTS = String.raw`
!	117
! can	-14
! could	12
! how	-11
! i	-11
! is	15
! what	-26
! why	4
! would	-2
"	-46
" (	-11
" -	-20
" 0	8
" a	-22
" and	-39
" as	25
" at	7
" for	-5
" from	8
" good	4
" i	-15
" in	-9
" instead	8
" is	-5
" mean	10
" non	-16
" not	-18
" of	8
" on	-5
" or	13
" that	5
" the	-11
" to	-21
"$	-33
")	6
",	-26
", and	4
", but	1
".	4
". can	-6
". do	9
". is	6
". what	-16
"...	-1
"?	-61
"?$	-25
#apology	-47
#by-the-way	38
#can-you	-2
#capitals	54
#command	-136
#could-you	-38
#deference	128
#direct-first	-72
#displeasure	-449
#do-you	73
#dots	4
#exclamation	25
#factual	-114
#gratitude	115
#greeting	136
#hedge	48
#help	91
#i	-6
#i-first	48
#length	145
#many-marks	-134
#mind	112
#more-questions	-48
#negative	2
#one-question	-29
#please-first	59
#please-inside	72
#positive	98
#question-first	-2
#questions	-70
#quotes	-56
#reproach	-382
#stop	-89
#warmth	469
#we	36
#why	-84
#word-length	-21
#you	15
#you-first	-85
%	-9
(	20
( 0	45
( a	-8
( although	2
( and	-25
( as	-19
( i	13
( if	12
( in	-18
( like	10
( not	23
( on	-1
( or	-3
( s	8
( see	-20
( such	2
( that	-1
( the	-13
( to	1
( which	-4
( with	-14
( x	1
("	-20
)	25
) -	-9
) and	-20
) for	1
) i	-6
) in	5
) is	-17
) of	3
) or	-6
) that	16
) to	-14
)$	-4
),	-1
), and	1
), but	10
), or	4
).	2
). can	-7
). could	-11
). do	6
). is	-10
). what	6
)?	-5
)?$	-16
,	1
, "	-18
, 0	-8
, a	-5
, although	25
, and	10
, any	4
, are	-4
, as	-37
, at	-7
, because	17
, but	3
, by	5
, can	23
, correct	13
, could	30
, did	14
, do	41
, does	-7
, don't	17
, eh	-21
, especially	-7
, etc	19
, even	8
, given	-14
, have	-7
, how	-2
, however	5
, i	24
, i'd	29
, i'm	-23
, i've	32
, if	-31
, in	-19
, is	62
, isn't	-3
, it	9
, it's	-4
, its	10
, just	-12
, like	1
, may	7
, maybe	-5
, no	-34
, not	-20
, of	4
, on	-4
, one	3
, or	-4
, perhaps	-10
, please	55
, possibly	-11
, rather	-8
, right	-9
, say	5
, should	4
, shouldn't	-34
, since	34
, so	-16
, some	-19
, sorry	3
, thanks	-2
, that	-29
, that's	-5
, the	27
, then	-10
, there	13
, there's	-4
, they	19
, this	-2
, though	6
, to	21
, too	2
, unless	-9
, using	9
, we	-1
, what	-22
, what's	4
, when	-2
, where	-13
, which	21
, while	-18
, who	8
, why	-45
, will	9
, with	-25
, would	-7
, yes	-4
, you	-88
, you're	-11
, you've	10
, your	6
,"	16
-	-7
- 0	69
- a	-15
- and	17
- but	14
- can	-16
- class	-1
- could	7
- do	19
- for	-9
- i	16
- i'm	33
- if	-14
- in	4
- is	-4
- it	2
- like	6
- mail	27
- not	-1
- one	9
- or	-5
- the	15
- to	-5
- up	-16
- what	-9
- why	-6
- you	-6
--	11
-- i	-10
-- what	7
.	-63
. "	4
. (	-26
. 0	12
. a	-14
. also	-4
. am	19
. and	-28
. any	29
. are	23
. aren't	-10
. as	34
. btw	-3
. but	-32
. by	21
. can	68
. can't	8
. care	-20
. com	-5
. could	-8
. did	-37
. do	28
. does	13
. don't	-12
. e	9
. even	3
. for	-34
. has	11
. how	18
. however	-10
. i	19
. i'm	21
. if	17
. in	24
. is	19
. isn't	-13
. it's	-8
. just	2
. may	10
. maybe	19
. might	4
. no	1
. not	-1
. now	-41
. one	-1
. or	-16
. org	-11
. out	23
. perhaps	-4
. please	-66
. s	-12
. should	19
. shouldn't	-15
. since	16
. so	-41
. something	21
. that	-6
. the	-40
. there	-21
. this	-2
. to	-11
. was	25
. we	1
. what	62
. what's	-19
. when	-15
. where	25
. which	3
. why	13
. will	21
. would	28
. wouldn't	-2
. you	26
. your	9
."	2
.)	11
.,	2
..	11
...	-84
... but	24
... i	13
... the	5
... what	-16
... why	-10
..."	-13
....	-2
...?	19
...?$	15
..?	15
.:)	33
0	1
0 "	2
0 %	-21
0 (	7
0 )	54
0 ,	45
0 -	68
0 .	7
0 0	-18
0 :	-32
0 ;	13
0 ?	66
0 and	-18
0 but	-2
0 d	1
0 in	-4
0 is	-2
0 minutes	3
0 or	15
0 rd	17
0 s	-12
0 th	2
0 to	24
0$	-20
:	23
: "	23
: 0	-27
: do	-9
: how	9
: i	-1
: if	-13
: is	-7
: it	-8
: link	40
: the	-11
: what	-19
: why	17
:)	33
:)$	5
;	-36
; and	-9
; can	13
; do	-2
; it	6
?	-7
? a	-6
? also	35
? and	17
? are	18
? as	2
? can	16
? could	42
? did	-3
? do	9
? does	22
? for	36
? have	-4
? how	3
? i	-14
? if	4
? is	-26
? it	7
? it's	-1
? just	-2
? not	-1
? or	14
? perhaps	14
? should	6
? so	-7
? the	36
? was	-7
? what	26
? where	-19
? which	-3
? who	-16
? why	-34
? would	-35
? you	-7
? you're	-6
?"	24
?$	-12
?)$	-9
?).	-4
??	1
??$	6
???	-39
???$	-14
????	8
????$	8
^"	-34
^(	23
^-	-30
^0	-19
^^"	-36
^^(	-5
^^0	-9
^^a	38
^^actually	3
^^after	20
^^ah	13
^^ah ,	13
^^all	2
^^also	-17
^^also ,	-14
^^an	4
^^and	-25
^^and what	-12
^^any	12
^^are	9
^^are you	26
^^as	-30
^^as a	1
^^as i	-12
^^at	24
^^btw	-15
^^btw ,	-3
^^but	-4
^^but the	6
^^by	12
^^can	68
^^can you	26
^^could	-4
^^could you	-18
^^did	12
^^did you	34
^^do	-38
^^do you	-6
^^does	-1
^^don't	-37
^^for	5
^^from	13
^^good	33
^^great	42
^^have	70
^^have you	17
^^hello	12
^^hello ,	-10
^^hey	54
^^hi	49
^^hi ,	-10
^^hmm	-26
^^how	-7
^^how about	10
^^how can	-23
^^how do	-6
^^huh	-35
^^i	19
^^i agree	48
^^i also	8
^^i am	-10
^^i assume	2
^^i believe	9
^^i can't	-7
^^i do	-52
^^i don't	-15
^^i guess	-36
^^i have	-22
^^i haven't	-6
^^i just	-6
^^i know	57
^^i never	-36
^^i really	51
^^i see	-17
^^i think	33
^^i thought	-15
^^i tried	15
^^i understand	23
^^i was	-3
^^i would	-29
^^i'd	19
^^i'd be	37
^^i'm	-25
^^i'm a	-15
^^i'm afraid	16
^^i'm confused	-8
^^i'm not	-3
^^i'm sorry	-46
^^i'm sure	-6
^^i've	39
^^i've been	4
^^if	13
^^if i	2
^^if it's	-5
^^if the	-18
^^if you	50
^^im	-1
^^in	23
^^in the	24
^^indeed	18
^^interesting	23
^^is	41
^^is it	2
^^is the	45
^^is there	-7
^^is this	-1
^^it	14
^^it is	-43
^^it looks	-1
^^it seems	7
^^it was	25
^^it's	29
^^it's a	-3
^^it's not	29
^^just	86
^^lol	-13
^^looks	-1
^^looks like	10
^^maybe	-48
^^my	5
^^nice	22
^^no	-34
^^not	25
^^not sure	10
^^now	-9
^^oh	-49
^^ok	-20
^^ok ,	-17
^^okay	-14
^^okay ,	-10
^^on	5
^^one	-4
^^perhaps	29
^^please	175
^^really	-6
^^should	24
^^since	-39
^^so	-20
^^so ,	22
^^so what	-27
^^so you	-20
^^some	15
^^sorry	-12
^^sorry ,	-8
^^sorry for	30
^^sorry to	17
^^still	6
^^sure	16
^^sure ,	1
^^thank	22
^^thank you	22
^^thanks	23
^^thanks ,	-16
^^thanks for	-10
^^that	30
^^that is	-39
^^that's	21
^^that's a	-19
^^the	35
^^then	14
^^there	-2
^^there are	4
^^there is	11
^^there's	7
^^there's a	-6
^^these	12
^^they	-7
^^this	-37
^^this is	-34
^^to	-25
^^um	-26
^^very	-6
^^wait	-54
^^wait ,	-3
^^was	-12
^^we	4
^^well	-38
^^well ,	-28
^^what	23
^^what about	-2
^^what are	35
^^what do	-19
^^what is	31
^^what's	5
^^when	27
^^when you	25
^^where	-8
^^where is	2
^^which	20
^^while	-18
^^who	-15
^^why	-22
^^why are	-12
^^why did	-14
^^why do	12
^^would	77
^^would you	24
^^wow	-23
^^wow ,	-5
^^yeah	14
^^yeah ,	22
^^yep	8
^^yes	26
^^yes ,	2
^^you	-79
^^you are	-14
^^you have	-5
^^you may	15
^^you're	-21
^^your	-2
^a	13
^according	-16
^according to	-16
^actually	15
^actually ,	7
^after	2
^ah	13
^ah ,	13
^all	-12
^also	16
^also ,	8
^although	27
^am	-9
^am i	-9
^an	31
^and	-42
^and ,	-22
^and how	18
^and if	-9
^and what	-52
^and why	-18
^and you	-13
^another	20
^any	40
^any chance	2
^any idea	3
^any ideas	9
^any reason	16
^any suggestions	-10
^anyway	-44
^anyway ,	23
^are	9
^are the	3
^are there	35
^are they	7
^are you	-4
^aren't	-12
^as	39
^as a	5
^as an	11
^as i	-2
^at	49
^at the	14
^because	-13
^better	-10
^btw	-5
^btw ,	17
^but	-17
^but ,	-15
^but how	-2
^but i	-5
^but the	9
^but what	4
^by	47
^can	120
^can anyone	16
^can i	-19
^can it	6
^can we	2
^can you	67
^can't	8
^care	-24
^care to	-24
^check	21
^could	66
^could it	12
^could you	51
^did	-40
^did i	-21
^did you	47
^do	78
^do i	-3
^do we	15
^do you	76
^does	58
^does it	-6
^does that	20
^does the	27
^does this	9
^doesn't	3
^don't	-68
^don't you	-50
^even	24
^even if	22
^first	-12
^for	-5
^for example	-26
^from	14
^give	-65
^good	46
^got	-24
^great	42
^has	11
^have	58
^have you	18
^hello	12
^hello ,	-10
^hey	48
^hi	49
^hi ,	-10
^hmm	-18
^how	1
^how about	-6
^how are	50
^how can	-64
^how did	14
^how do	48
^how does	7
^how is	-14
^how long	6
^how many	-20
^however	-6
^huh	-42
^i	-11
^i agree	38
^i also	8
^i am	-24
^i assume	-33
^i believe	6
^i can	11
^i can't	-2
^i didn't	-5
^i do	-54
^i don't	-9
^i find	-20
^i get	14
^i guess	-25
^i had	14
^i have	13
^i haven't	-6
^i just	-1
^i know	43
^i mean	-8
^i never	-24
^i presume	-11
^i really	48
^i see	-11
^i suppose	-22
^i suspect	3
^i think	22
^i thought	-9
^i tried	12
^i understand	23
^i was	7
^i wonder	-15
^i would	-4
^i'd	12
^i'd be	17
^i'd like	-16
^i'll	1
^i'm	16
^i'm a	-10
^i'm afraid	21
^i'm confused	-8
^i'm not	-9
^i'm sorry	-39
^i'm sure	-12
^i've	15
^i've been	-1
^if	8
^if i	43
^if it	-5
^if it's	-16
^if not	32
^if so	30
^if the	-24
^if you	-12
^if you're	-28
^im	-1
^in	50
^in the	5
^in your	1
^indeed	20
^instead	19
^interesting	28
^is	45
^is that	32
^is the	3
^is there	22
^is this	5
^isn't	-35
^isn't it	12
^it	72
^it is	-45
^it looks	-2
^it seems	2
^it was	23
^it would	-24
^it's	14
^it's a	-5
^it's not	30
^just	96
^just curious	10
^just out	17
^just to	-9
^let	13
^let me	16
^let's	119
^like	-5
^lol	-13
^looks	10
^looks like	22
^may	21
^maybe	18
^maybe you	-58
^more	-16
^my	4
^nice	21
^no	-41
^no ,	-8
^not	17
^not sure	20
^note	10
^now	-56
^of	-27
^oh	-67
^oh ,	-40
^ok	-15
^ok ,	-11
^okay	-14
^okay ,	-10
^on	-2
^on the	7
^one	-5
^or	42
^or are	5
^or did	-10
^or do	-2
^or is	-1
^other	17
^out	32
^out of	32
^perhaps	49
^perhaps you	-8
^please	59
^please see	5
^probably	-6
^question	26
^reading	-10
^really	-30
^right	11
^see	-8
^seems	2
^should	59
^should i	24
^should it	-8
^should we	12
^shouldn't	-5
^shouldn't it	11
^since	-40
^since you	-23
^so	-43
^so ,	10
^so what	-29
^so you	-21
^some	28
^someone	6
^something	44
^sorry	-37
^sorry ,	-9
^sorry for	14
^sorry to	-1
^sounds	8
^still	1
^sure	14
^sure ,	-1
^surely	-4
^thank	26
^thank you	26
^thanks	-5
^thanks ,	-26
^thanks for	-9
^that	6
^that is	-43
^that's	24
^that's a	-20
^the	-1
^the only	-14
^then	8
^there	-17
^there are	-6
^there is	-2
^there's	8
^there's a	-6
^these	12
^they	19
^this	-35
^this is	-35
^time	-15
^to	-57
^um	-43
^unfortunately	11
^unless	-19
^wait	-57
^wait ,	-3
^was	10
^was it	-10
^was the	2
^was there	-8
^we	-1
^well	-45
^well ,	-26
^were	26
^what	38
^what about	9
^what are	61
^what did	-2
^what do	18
^what does	25
^what exactly	-51
^what happens	20
^what if	6
^what is	7
^what should	23
^what was	20
^what would	31
^what you	-4
^what's	7
^what's the	-16
^what's wrong	-14
^what's your	6
^when	6
^when i	-9
^when you	5
^where	9
^where are	20
^where can	4
^where did	14
^where do	-10
^where does	-9
^where is	-11
^which	29
^which one	24
^while	-17
^who	-84
^why	-36
^why are	-59
^why can't	7
^why did	-24
^why do	49
^why don't	31
^why is	33
^why not	-8
^why the	15
^will	31
^with	30
^without	-18
^would	70
^would it	2
^would that	2
^would you	7
^wouldn't	5
^wow	-40
^wow ,	-5
^yeah	-3
^yeah ,	5
^yep	8
^yes	26
^yes ,	8
^you	-75
^you are	-15
^you do	-54
^you have	1
^you know	-8
^you may	6
^you might	6
^you say	5
^you seem	-2
^you're	-32
^your	19
a	18
a "	-16
a (	-4
a -	-3
a 0	-13
a bad	-5
a better	-7
a big	30
a bit	-18
a block	11
a bunch	2
a chance	-5
a class	1
a comment	-18
a different	34
a discussion	19
a few	22
a good	3
a great	2
a link	-8
a list	-18
a little	-5
a long	15
a look	26
a lot	43
a matter	24
a mistake	-9
a more	8
a new	5
a nice	15
a non	-20
a number	-20
a particular	12
a picture	-6
a point	-17
a problem	-15
a question	-51
a real	-13
a reason	9
a reference	-26
a separate	7
a short	13
a similar	29
a single	-5
a small	8
a solution	-15
a space	-4
a specific	-4
a standard	-9
a start	5
a tag	12
a time	-6
a typo	-8
a url	-2
a user	-4
a valid	5
a very	-23
a way	13
a while	-5
a whole	-7
a word	14
a year	-2
a$	4
able	16
able to	11
about	-12
about "	7
about .	3
about 0	5
about ?	-41
about a	25
about how	32
about it	-2
about that	-13
about the	11
about this	33
about what	-2
about your	-31
about$	-23
above	17
above ,	-14
above ?	-1
above$	-26
absolutely	-22
accept	32
acceptable	12
acceptable ?	15
accepted	-23
access	23
access to	-17
according	-5
according to	-3
account	-8
account ?	16
accounts	3
across	6
action	-6
actions	-2
actual	-11
actually	-25
actually ,	2
add	14
add a	-2
add it	-4
add that	5
add the	-26
add this	7
add to	-14
added	56
added a	8
added the	9
adding	-25
adding a	8
adding the	-7
addition	45
additional	-24
address	-11
address ?	-4
addressed	13
addresses	30
admin	-33
administrator	-24
admit	11
advantage	8
advice	-5
afraid	15
after	13
after a	29
after the	20
again	-80
again ,	-24
again ?	-22
again$	-33
against	-37
ago	-51
agree	5
agree ,	15
agree with	-1
agreed	19
ah	12
ah ,	9
air	-8
aka	-13
al	-2
all	-10
all ,	-1
all .	-3
all ?	-13
all of	-14
all the	19
all those	-21
all$	-39
allow	8
allowed	1
allowed to	-32
almost	-7
alone	-3
along	20
along the	18
along with	-7
already	-83
also	1
also ,	12
alternate	-10
alternative	-2
although	69
although i	35
always	-33
am	-30
am doing	15
am i	23
am looking	37
am not	-38
amount	16
amount of	7
an	-3
an "	-13
an answer	-12
an example	-19
an explanation	-20
an image	7
an interesting	-3
an issue	-21
an online	-4
analysis	4
and	-5
and "	-12
and ,	-17
and 0	11
and a	2
and add	15
and also	14
and an	-3
and are	6
and as	-8
and can	-13
and do	-5
and explain	4
and find	3
and have	-13
and how	22
and i	31
and if	-6
and in	13
and is	7
and it	-21
and it's	9
and my	12
and no	-13
and not	16
and now	-9
and on	-15
and or	10
and see	16
and so	-17
and that	-17
and the	18
and their	-2
and then	37
and there	-9
and they	10
and this	-6
and to	-4
and what	-46
and what's	-8
and when	-1
and where	-2
and why	3
and would	21
and you	2
and you're	-4
annoying	-2
another	-14
answer	-135
answer .	-30
answer the	-27
answer to	10
answer$	-41
answered	23
answers	-75
any	63
any case	-6
any chance	16
any idea	12
any ideas	13
any kind	8
any more	-27
any of	-3
any other	-6
any particular	-4
any reason	1
any specific	-17
any suggestions	-7
any thoughts	16
any way	-21
anybody	-1
anymore	45
anyone	-43
anything	2
anything ?	-3
anything about	11
anything else	4
anything in	6
anything to	-6
anyway	-74
anyway ,	13
anyway ?	4
anyway$	1
anywhere	19
apparently	13
appear	17
appear on	13
appear to	-11
appears	29
apply	-15
apply to	-8
applying	-7
approach	66
appropriate	46
archive	2
are	6
are ,	2
are 0	-10
are ?	-1
are a	-3
are all	19
are already	-9
are asking	-9
are doing	-5
are going	1
are in	11
are looking	2
are no	-7
are not	-40
are right	-7
are saying	-7
are the	30
are there	27
are these	-18
are they	7
are those	10
are we	-29
are you	8
are your	26
are$	7
area	-7
aren't	-36
aren't you	-23
argument	8
around	13
art	2
article	-6
artist	-8
as	-34
as "	9
as a	-22
as an	2
as far	-31
as i	35
as i'm	-9
as in	-5
as it	9
as long	8
as opposed	20
as the	8
as this	-47
as to	9
as well	6
as you	-19
as your	-9
aside	-7
ask	-65
ask ,	3
ask for	-7
ask why	26
ask$	21
asked	-23
asking	-50
aspects	5
assume	-2
assume you	-19
assumed	10
assuming	-11
assumption	4
at	42
at 0	54
at a	12
at all	-49
at first	1
at how	-15
at it	-8
at least	-55
at some	-3
at the	8
at this	-31
at your	27
attached	3
attempt	-14
attempt to	-10
author	-5
automatically	-14
available	1
avoid	-25
aware	8
aware of	5
aware that	3
away	-2
awesome	51
b	-29
b .	-7
back	-19
back .	-3
back ?	7
back to	-35
back$	-21
background	8
bad	-65
bad idea	-5
badly	-19
bank	9
based	53
based on	6
basic	-26
basically	-22
be	-8
be "	-11
be ,	-20
be .	-7
be 0	1
be ?	-5
be a	-2
be able	4
be acceptable	6
be any	-2
be closed	-6
be considered	-8
be done	17
be enough	1
be honest	3
be in	2
be interested	18
be merged	-6
be more	19
be nice	-18
be ok	9
be on	-5
be possible	2
be that	8
be the	-17
be to	-5
be used	-3
be useful	-15
be very	-1
be$	-23
because	-76
because i	-30
because it	8
because it's	-9
because of	-1
because the	5
because there	12
because they	4
because you	-17
become	19
becomes	-17
been	8
before	-23
before ,	15
before ?	15
before i	2
before the	6
before you	-83
begin	-19
beginning	-3
behavior	-49
behaviour	-16
behind	12
being	-59
being a	-14
believe	-30
believe that	-34
below	33
benefit	-7
best	50
better	12
better ?	12
better than	6
better to	-4
better$	7
between	71
between the	24
beyond	12
big	78
binding	6
bit	-43
bit more	16
bit of	-16
bit$	1
bits	13
blank	-3
block	-24
blocks	-9
blue	3
body	-7
book	5
books	-12
border	-6
both	36
both the	-9
bother	-2
bottom	3
bottom of	-2
box	11
box ?	9
break	-54
breaking	6
brian	-9
bring	10
broke	17
broken	1
browser	9
btw	-10
btw ,	8
bug	-11
building	-2
built	9
bunch	9
bunch of	6
but	41
but ,	-6
but ...	3
but a	3
but are	13
but can	-9
but could	-2
but do	-15
but don't	-3
but how	-10
but i	10
but i'm	21
but if	1
but in	-15
but is	-20
but it	22
but it's	-2
but maybe	18
but not	4
but now	4
but still	16
but that	7
but the	29
but then	5
but this	12
but what	35
but why	11
but you	17
but$	14
button	-6
by	-45
by a	-4
by any	21
by the	1
by this	-16
by your	3
c	23
call	142
call it	-9
called	-20
calling	-59
calls	-57
came	20
came up	-2
camera	2
can	50
can anyone	-10
can be	5
can do	37
can find	9
can get	-8
can i	24
can it	5
can see	-10
can take	-13
can the	-6
can use	-21
can we	-12
can you	23
can't	-13
can't be	13
can't find	12
can't see	-5
can't seem	2
can't you	10
cannot	-55
car	-13
care	-78
care to	-22
career	-26
carry	10
case	-2
case ,	7
case ?	-5
case$	-8
cases	-15
cat	21
catch	5
categories	-30
category	-9
cats	8
cause	14
caused	-13
central	-7
certain	21
certainly	4
challenge	-3
chance	4
chance to	1
change	-59
change ?	-11
change it	5
change the	17
change your	4
change$	-18
changed	41
changes	-4
changing	-51
changing the	-11
character	1
characters	-42
characters ?	3
check	62
check it	8
check the	-9
checked	17
checking	-3
child	2
choice	-19
choose	-5
choose to	-4
chose	-13
circumstances	-21
cite	-17
cities	-1
clarification	-18
clarify	21
clarify ?	-1
clarify the	31
class	38
class$	11
clean	28
clear	-64
clear ?	-15
clearer	-24
clearly	-30
click	4
click on	-1
clicked	10
close to	8
closed	-6
closer	-10
closing	-1
clue	-33
code	30
coding	16
collection	-14
color	10
colour	8
columns	25
com	1
come	-49
come from	-4
come up	7
comes	35
coming	-19
coming from	-12
comment	-2
comment ?	-26
comment on	13
comment$	-17
comments	-8
comments ?	-22
comments on	-14
common	33
community	8
company	9
compare	7
complete	-34
completely	-55
complex	2
computer	-23
concern	-15
concerned	-32
conditions	13
confirmed	6
confused	-31
confused .	5
confused$	9
confusing	-21
confusion	31
connection	8
consider	-81
considered	-40
considered a	13
considering	-18
constructive	-32
contain	-16
contains	4
content	-50
content ?	-30
content of	-10
context	-3
context ?	-2
continue	18
control	19
convert	17
converting	-14
cool	14
coordinates	-11
copy	34
copy the	6
copying	-8
correct	54
correct ?	43
correct$	14
correctly	36
correctly .	16
correctly$	7
corresponding	13
could	52
could be	-9
could have	12
could help	6
could i	18
could it	6
could not	-23
could use	14
could we	12
could you	94
couldn't	-37
count	-16
counter	4
country	18
couple	-12
course	11
cover	33
covered	-5
covers	11
crash	13
create	31
create a	-3
create the	11
created	-10
created a	-17
creating	-5
creating a	4
criteria	6
criteria ?	13
curiosity	58
curiosity ,	25
curious	13
curious ,	6
curious as	-3
current	56
currently	-23
cut	-4
d	4
dan	4
data	52
database	20
date	57
dates	-37
david	41
day	57
day .	1
day$	15
days	-18
days ago	-12
dead	-30
deal	-77
deal with	-12
dealing with	-1
decent	-8
decide	46
decided	-24
decided to	-6
decision	-41
declare	-2
dedicated	-16
default	10
definitely	-1
definition	-33
definition of	2
delay	27
delete	-41
delete the	-32
deleted	-8
deleting	-31
depend	12
depend on	12
depth	10
describe	43
describe the	13
described	-17
description	-1
design	54
despite	24
detail	28
detailed	-8
details	-48
determine	-4
diagram	13
did	-12
did i	-5
did it	-16
did the	-14
did you	42
didn't	-3
didn't know	11
didn't you	-11
diff	-6
difference	-4
difference between	-7
differences	7
different	-1
different ?	-13
different than	2
differently	34
difficult	12
difficult to	-5
direct	18
directly	9
disagree	-28
discuss	91
discussing	-63
discussion	-5
display	-32
displayed	14
do	-49
do ,	-33
do .	-10
do ?	23
do a	-3
do anything	30
do have	11
do i	-13
do it	-47
do not	-8
do so	32
do something	-10
do that	-4
do the	51
do they	27
do this	17
do we	4
do with	-64
do you	51
do$	16
documentation	-2
does	15
does "	12
does it	-24
does not	-70
does one	7
does that	23
does the	37
does this	-14
doesn't	3
doesn't have	3
doesn't make	-2
doesn't seem	-2
doesnt	-26
doing	-9
doing ?	-9
doing it	-17
doing that	13
doing the	-7
doing this	2
domain	5
don't	1
don't have	20
don't know	-22
don't really	19
don't see	-27
don't think	-3
don't understand	7
don't use	9
don't want	22
don't you	-69
done	-6
done .	19
done ?	-9
done a	13
done to	-4
done$	10
dont	-16
door	-24
double	-2
doubt	-43
down	-14
downloaded	6
draw	10
drive	-8
drop	25
due	34
due to	-9
duplicate	19
during	30
during the	17
e	38
e -	27
e .	12
e$	25
each	31
each other	-11
earlier	19
earth	-41
easier	5
easier to	14
easily	-2
easy	-2
ed	-26
edit	-94
edit ,	-9
edit .	-1
edit it	15
edit the	20
edit$	24
edited	20
editing	-40
editor	-44
edits	-65
effect	4
effort	7
eg	-14
eh	-34
eh ?	-24
either	-30
elaborate	20
else	17
else .	-5
else ?	21
else$	34
email	-38
empty	2
end	18
ended	15
english	-32
english ?	-15
enough	-38
enough ?	-2
enough for	5
enough to	3
enough$	5
enter	-7
entire	-1
entirely	8
entries	9
entry	-40
equal	-14
error	-12
errors	-8
especially	-10
etc	18
etc$	7
even	-114
even if	15
even though	24
event	33
events	-1
ever	-12
every	-104
everyone	33
everything	-30
exact	-23
exactly	-34
exactly are	12
exactly is	-32
exactly what	5
example	-17
example ,	-11
example of	-1
examples	29
excellent	-20
except	-2
excuse	-64
exist	16
existed	-1
existing	-10
exists	22
expand	-8
expect	-22
expected	-46
experience	26
explain	-65
explain ?	-26
explain the	5
explain to	7
explain what	2
explain why	-30
explain your	-8
explaining	21
explains	19
explanation	-16
explicitly	-31
external	10
extra	19
f	-5
f 0	-3
fact	-17
fail	53
failed	-23
fair	-3
fairly	17
fall	-9
false	1
familiar with	-7
family	89
far	-3
far ?	7
far as	-30
far from	-18
far$	16
feature	19
features	-20
feedback	-8
feel	64
feel that	3
few	18
field	16
figure	25
figure out	15
figured	28
figures	-42
file	-3
fill	13
final	17
find	-12
find a	-2
find any	-1
find anything	-1
find it	2
find out	-7
find the	8
find your	-21
finding	27
fine	47
fine ,	-8
fine .	-18
fine$	-26
finish	-22
finished	2
first	-43
first ?	-22
first time	8
first$	-3
fit	17
five	-25
fix	49
fix it	16
fix the	6
fix this	-4
fixed	18
fixed ?	7
flag	-22
flow	3
focus	-19
follow	-1
followed	-36
following	14
font	-8
footnotes	-1
for	50
for "	-13
for 0	-13
for ?	5
for a	9
for all	3
for an	-32
for example	-4
for future	3
for instance	11
for it	15
for me	67
for my	1
for one	1
for some	-2
for that	-44
for the	28
for them	-9
for these	4
for this	-50
for those	3
for us	52
for you	-70
for your	29
force	6
forgot	-4
forgot to	-5
form	-33
format	-37
formatting	-14
formula	-11
forum	11
forward	42
found	58
found it	3
four	-58
free	-3
friend	43
friends	-10
from	5
from 0	14
from ?	-18
from a	-12
from being	6
from my	14
from the	-11
from this	-6
from your	-36
front	-16
full	-34
fully	-16
fun	22
function	39
further	8
future	-16
future ?	-13
g	32
g$	-2
gain	-12
game	-22
games	-7
gave	19
general	23
generally	9
generated	-29
german	5
get	-4
get a	40
get an	30
get it	-33
get some	-7
get that	7
get the	18
get this	30
get to	6
get your	-39
gets	6
getting	76
getting a	-9
getting the	46
give	22
give a	-10
give me	6
given	-4
given that	4
given the	-10
gives	-32
giving	-22
glad	-12
go	-70
go about	9
go back	-26
goes	9
going	-74
going on	-33
going to	-57
good	36
good .	-4
good enough	-14
good idea	-20
good to	19
good$	3
google	-31
got	-51
got a	12
got it	-14
got the	-9
got to	-14
gotten	4
graphic	-5
great	74
great .	11
great$	33
green	-14
grounds	-27
group	-25
groups	-12
guess	4
guess i	-25
guess the	7
guys	41
h	-11
had	-72
had a	46
had no	5
had to	-7
half	-43
hand	-9
hand ,	-9
handle	-12
happen	-23
happen ?	-8
happen to	11
happened	22
happened ?	-6
happened to	-28
happening	43
happens	64
happy	-59
hard	8
hard to	-20
harder	4
has	4
has a	-29
has been	40
has no	1
has the	-4
has this	-7
has to	-20
hasn't	-25
hate	-11
have	7
have "	-8
have ?	3
have a	49
have access	-16
have already	-9
have an	14
have any	81
have been	-10
have done	-13
have in	1
have it	-6
have made	-5
have never	-24
have no	-38
have not	4
have one	22
have read	-18
have some	37
have that	-5
have the	-2
have this	-15
have to	-22
have you	-29
haven't	-11
haven't seen	4
having	69
having a	5
having trouble	34
he	-96
he is	14
he's	-9
head	-17
header	13
hear	37
heard	54
heard of	30
hell	-82
hello	29
hello ,	-7
help	80
help ,	-14
help ?	52
help me	-17
help to	-3
help with	42
help you	-2
help$	-19
helped	-41
helpful	-11
helpful .	-14
helping	18
hence	-1
her	-9
here	-24
here ,	-26
here .	10
here :	-3
here is	2
here$	18
here's	-15
hey	36
hi	62
hi ,	-10
hiding	5
high	22
higher	-20
highly	23
him	23
his	-77
hit	1
hm	14
hmm	-21
hmm$	-28
hold	-21
home	19
honest	2
hope	59
hoping	7
host	-18
hot	-33
hour	-25
hours	-17
house	-11
how	-16
how a	1
how about	-9
how are	32
how can	-34
how did	37
how do	23
how does	19
how i	-10
how is	-12
how it	26
how long	-10
how many	1
how often	7
how should	11
how to	-33
how would	-25
how you	30
how's	12
however	68
however ,	27
huge	14
huh	-48
huh ?	-28
huh$	-32
human	-6
i	7
i .	15
i add	4
i added	-3
i agree	35
i also	-2
i always	1
i am	-57
i ask	21
i asked	-1
i assume	-15
i be	12
i believe	4
i can	13
i can't	16
i cannot	-10
i changed	2
i checked	-4
i could	7
i did	9
i didn't	16
i do	-7
i don't	-7
i dont	-4
i feel	-7
i figured	21
i find	-41
i forgot	-1
i found	10
i get	29
i give	3
i got	21
i guess	18
i had	24
i have	-40
i haven't	6
i hope	24
i just	14
i know	13
i like	12
i make	11
i may	5
i mean	-7
i might	3
i miss	-7
i missing	6
i must	-8
i need	-14
i never	-14
i only	4
i posted	13
i presume	1
i put	-21
i read	12
i really	19
i remember	7
i said	-13
i saw	-1
i see	-34
i should	40
i still	10
i suppose	-25
i suspect	1
i take	-25
i think	23
i thought	4
i tried	-12
i understand	39
i use	-2
i want	32
i wanted	-6
i was	36
i wasn't	-6
i will	-39
i wonder	-14
i would	21
i wrote	1
i'd	42
i'd be	25
i'd like	4
i'll	21
i'm	32
i'm a	-14
i'm afraid	16
i'm assuming	-24
i'm confused	-8
i'm going	19
i'm having	19
i'm just	11
i'm missing	13
i'm not	10
i'm on	-2
i'm sorry	-27
i'm still	-40
i'm sure	-4
i'm trying	9
i've	5
i've got	16
i've never	-2
i've seen	5
i've tried	12
idea	41
idea ,	5
idea .	1
idea of	-8
idea what	-26
idea$	6
ideas	21
ideas ?	20
identical	8
ie	-12
if	74
if a	-6
if an	9
if any	2
if i	37
if it	-16
if it's	-49
if not	29
if so	41
if someone	-3
if that	13
if that's	19
if the	-10
if there	-4
if there's	3
if they	-22
if this	48
if we	14
if you	-28
if you're	-32
if your	12
ignoring	-20
im	-1
image	48
image ,	-6
image .	-3
image ?	-6
image is	-2
image$	14
images	13
images ,	-17
images ?	5
images$	5
imagine	-31
immediately	-21
implemented	27
important	16
impression	8
improvement	11
in	27
in "	-4
in -	9
in .	-22
in 0	-21
in ?	40
in a	-10
in addition	13
in an	-16
in another	9
in any	-39
in both	-11
in fact	17
in it	-7
in mind	-25
in more	9
in my	22
in one	-14
in order	-21
in particular	5
in question	6
in some	-16
in that	8
in the	-29
in their	-43
in there	8
in this	-9
in those	6
in which	-12
in your	-19
in$	5
include	-26
included	-4
includes	-9
including	5
incorrect	9
indeed	21
indeed .	10
indeed$	8
independent	-27
indicate	-3
indicate that	-1
individual	20
info	10
information .	-4
information ?	20
information about	5
information on	9
information$	1
input	43
insert	-3
inside	-7
instance	24
instead	-1
instead ?	4
instead of	-10
instructions	5
intend	-3
intended	-7
interest	-26
interest ,	15
interested	46
interested ?	-8
interested in	36
interesting	23
interesting$	10
internal	-1
internet	-1
into	4
into a	-18
into the	-10
involved	-25
involved in	-6
ip	-19
ip address	-6
is	7
is "	-14
is ,	5
is .	2
is 0	30
is ?	-30
is a	-1
is about	-1
is all	-14
is an	-36
is any	-2
is at	-14
is being	8
is better	-22
is correct	10
is currently	-10
is doing	3
is for	5
is going	-42
is in	8
is indeed	2
is it	8
is missing	17
is more	-1
is my	4
is needed	13
is no	6
is not	54
is now	-3
is one	-8
is only	-19
is quite	-6
is really	12
is related	10
is something	4
is still	-3
is supposed	15
is that	23
is the	-54
is there	27
is this	32
is to	6
is used	-13
is what	8
is wrong	2
is your	12
is$	3
isn't	-21
isn't it	18
isn't that	-26
isn't the	-36
isn't this	3
issue	-4
issue ,	7
issue .	1
issue ?	-17
issue$	11
issues	10
it	15
it "	-11
it (	6
it ,	-31
it .	36
it ?	-52
it a	20
it again	-32
it all	4
it also	10
it an	7
it and	-1
it appears	7
it as	-9
it at	10
it back	9
it be	29
it because	-1
it being	3
it better	19
it can	-15
it could	18
it do	-18
it does	-2
it doesn't	49
it for	21
it from	23
it has	12
it have	-6
it in	-13
it into	-7
it is	-10
it just	-13
it look	1
it looks	7
it may	7
it might	9
it needs	16
it not	-13
it ok	5
it on	26
it out	-63
it possible	23
it really	-23
it seems	3
it should	13
it so	-6
it still	17
it that	-36
it the	-5
it to	43
it up	19
it was	1
it will	-1
it with	30
it work	15
it works	-6
it would	19
it$	-28
it's	42
it's a	1
it's an	-11
it's been	10
it's just	1
it's not	35
it's possible	1
it's still	-3
item	-9
its	-18
its own	-11
itself	-18
itself ?	-6
itself$	4
j	3
job	6
john	-9
join	65
joke	-15
just	5
just a	-5
just add	8
just be	15
just been	-11
just curious	21
just in	-7
just out	13
just read	14
just the	6
just to	-4
just want	3
k	-8
keep	15
keep it	12
keep the	-13
keeps	10
key	30
kind	-30
kind of	-42
kinds	-3
kinds of	-1
know	6
know ,	-5
know ?	-25
know a	5
know about	20
know how	3
know if	95
know of	40
know that	-70
know the	-31
know what	24
know where	2
know which	-6
know why	-39
know$	-5
knowledge	-12
known	2
knows	-32
l	31
label	11
lack	-10
lack of	-2
lacking	-7
language	6
language ,	-20
language ?	-7
languages	14
large	-5
larger	10
last	1
later	22
latest	-4
latter	3
law	-3
layout	26
lead	-32
learn	-146
learning	22
least	-78
leave	-36
leaves	6
left	-28
legal	-23
length	6
less	-51
less than	15
let	101
let me	50
let the	-42
let's	114
letter	-19
level	-11
levels	2
library	15
license	6
life	-9
light	-33
like	11
like "	-4
like .	6
like ?	11
like a	-91
like an	11
like it	2
like me	38
like that	12
like the	12
like this	-18
like to	49
like you	17
like your	-3
like$	3
likely	-2
likely to	-3
line	2
lines	43
link	-34
link .	10
link ?	-13
link for	9
link is	-1
link to	5
link$	25
linked	27
linked to	15
linking	-2
links	-5
links ?	-13
links to	-7
list	-26
list ,	-19
list ?	2
list of	-25
list$	15
listed	30
lists	9
little	-32
little bit	2
little more	12
live	-64
located	3
location	24
locations	18
lock	-30
log	-33
logged	-15
logic	-10
lol	4
long	78
long -	4
long as	22
long time	13
longer	-23
look	13
look at	-47
look like	-20
looked at	-9
looking	49
looking at	7
looking for	12
looking to	7
looks	45
looks like	9
lose	-17
lost	-27
lot	67
lot more	-28
lot of	-29
lots	36
lots of	24
love	14
low	-3
luck	19
m	21
made	-10
made a	12
made it	-14
made more	-12
mail	57
main	-15
major	-15
make	-10
make a	-2
make any	-26
make it	9
make sense	20
make sure	-16
make that	4
make the	4
make your	-7
makes	8
makes me	-3
making	-69
making a	-22
man	-14
manage	-34
manner	-25
manually	11
many	4
many of	-20
map	28
maps	23
mark	7
material	-30
math	2
matt	-15
matter	-46
matter ?	-21
matter of	21
matters	-2
may	70
may be	2
may have	-16
may i	20
may not	1
maybe	35
maybe a	-15
maybe the	-10
maybe we	21
maybe you	-20
me	20
me ,	-33
me .	59
me ?	-38
me a	31
me an	-13
me as	-5
me how	18
me if	-4
me know	101
me that	-43
me the	-43
me to	20
me what	14
me why	-2
me with	-18
me$	-16
mean	4
mean "	1
mean ,	-4
mean .	6
mean ?	-4
mean by	-1
mean in	5
mean that	31
mean the	-10
mean to	6
mean$	23
meaning	-10
meaning of	9
means	36
meant	1
meant by	10
media	-24
member	-1
members	14
memory	44
mention	17
mentioned	48
mentions	6
merely	13
merge	10
merged	-2
merging	10
message	18
messages	-112
metal	-1
method	45
michael	12
might	-15
might be	12
might have	11
might not	-3
might want	-6
mike	30
mind	-9
mind ?	-30
mine	3
minute	11
minutes	-6
miss	-5
missed	-22
missing	-21
missing something	1
missing$	-2
mistake	63
misunderstood	3
mobile	-6
model	42
moment	25
month	20
monthly	-12
months	-60
more	23
more ?	-20
more about	19
more detail	32
more information	18
more of	9
more precise	16
more specific	-6
more than	6
most	-20
most of	8
mostly	-3
move	30
move the	15
moved	27
moved to	1
movie	3
moving	38
much	14
much for	48
much more	-8
multiple	-29
must	-31
must be	7
must have	5
my	-75
my comment	-17
my first	-1
my own	4
my question	18
myself	50
n	-7
name	-64
name ,	-10
name .	-5
name ?	16
name for	-4
name is	-13
name of	-31
name$	-3
named	7
names	-11
namespace	7
native	13
nature	-5
near	15
necessary	-4
need	52
need a	6
need help	21
need it	-8
need some	8
need to	-26
needed	27
needed to	3
needs	7
needs a	-7
needs to	8
negative	13
neither	-18
never	-34
never heard	15
new	65
new one	-4
news	31
next	54
next time	7
nice	68
nice$	23
night	51
no	-97
no ,	-17
no ?	-12
no idea	-23
no such	12
nobody	-38
non	-8
non -	-14
none	83
none of	56
nor	-51
normal	-25
normally	-5
not	-152
not "	-2
not ,	30
not .	-12
not ?	-16
not a	1
not allowed	14
not an	8
not be	-55
not enough	-32
not even	12
not familiar	-1
not for	-7
not going	-1
not have	6
not in	14
not just	11
not know	30
not quite	3
not really	2
not sure	37
not take	-15
not that	9
not the	-8
not to	2
not use	-32
not$	-34
note	-8
note that	30
notes	5
nothing	-168
notice	-7
notice that	-6
noticed	34
noticed that	6
now	-65
now ,	15
now .	-33
now ?	23
now i	6
now$	-8
number	29
number of	3
numbers	-45
numbers ?	-35
numerous	3
o	-4
object	20
object to	15
obvious	-62
obviously	-9
odd	-5
of	-46
of "	7
of 0	29
of ?	2
of a	-51
of all	-10
of an	20
of any	4
of content	-18
of course	8
of curiosity	37
of how	-7
of interest	4
of it	21
of its	-10
of my	-12
of other	1
of people	-10
of some	4
of such	20
of that	-22
of the	27
of their	-1
of them	-10
of these	14
of things	-4
of this	30
of those	25
of time	3
of what	3
of words	2
of you	23
of your	-64
of$	2
off	-49
off -	-21
off ?	-10
off the	-17
offensive	-15
offer	19
official	1
often	-10
oh	-56
oh ,	-29
ok	128
ok ,	-12
ok .	-2
ok ?	20
ok to	16
ok$	-11
okay	27
okay ,	-4
old	-1
on	35
on "	-5
on ,	20
on -	7
on ?	19
on a	-34
on all	5
on an	-3
on another	-15
on earth	-29
on it	5
on my	21
on one	-7
on some	14
on that	-11
on the	42
on this	37
on what	-3
on which	13
on your	22
on$	31
once	-43
once the	6
one	-28
one ,	-9
one -	5
one .	-20
one ?	39
one is	-2
one more	-9
one of	25
one should	10
one that	7
one thing	-3
one to	-1
one$	32
ones	37
ones$	-5
online	1
only	20
only one	1
only used	-5
onto	10
op	-10
open	43
open the	-1
opened	-4
opinion	-39
opposed	28
opposed to	20
option	23
options	10
or	7
or "	-13
or 0	37
or a	-16
or another	-3
or are	12
or at	-3
or can	17
or did	-16
or do	2
or does	5
or even	-7
or if	-8
or in	-13
or just	-22
or not	28
or one	-14
or only	8
or should	1
or some	-1
or something	32
or that	5
or the	14
or was	-1
or what	-19
or will	-13
or would	-7
order	-23
order ?	5
order to	-20
order$	20
org	-16
origin	-6
original	5
other	2
other ?	-3
other hand	-8
other people	11
other than	2
others	4
others ?	-24
otherwise	-26
our	55
out	-14
out ,	18
out .	-7
out ?	19
out in	14
out of	-10
out that	-2
out the	8
out$	-4
outside	-32
outside of	-13
over	-77
over 0	15
over the	-25
overall	-5
own	-18
own ?	-10
p	9
p 0	2
p$	14
page	-12
page (	-1
page ,	-25
page ?	-27
page to	-5
page$	-40
pages	-7
paper	17
paragraph	-51
parameter	-17
parent	-4
part	-21
part of	23
particular	40
particular reason	-5
parts	-8
party	14
pass	-32
passing	2
past	38
paste	2
pasted	-26
paul	9
people	-111
people to	-16
per	6
perfectly	-27
perform	24
perhaps	40
perhaps ?	4
perhaps a	6
perhaps you	-7
permission	-34
person	-43
person ?	21
personal	-89
personally	-29
perspective	13
phone	-26
photo	16
photos	6
pic	14
pick	4
picture	7
pictures	-27
piece	-36
place	-27
place ?	3
places	4
plan	11
planning	45
planning on	14
planning to	9
plans	6
play	14
played	-9
player	-34
players	18
please	87
please ,	-14
please .	4
please ?	-18
please check	32
please clarify	-34
please do	65
please explain	-15
please help	-2
please provide	-24
please see	9
please specify	7
please tell	-13
please$	-54
png	-7
point	-103
point ,	46
point ?	-5
point in	-13
point me	7
point of	-20
point out	-22
point$	-29
pointing	-29
points	-17
policy	-57
poorly	8
position	-12
positive	-8
possibility	2
possible	5
possible ,	-3
possible .	-1
possible ?	-11
possible for	-2
possible that	2
possible to	12
possible$	-5
possibly	-53
post	-89
post ?	-4
post a	-48
posted	3
posting	4
posts	14
pre	-6
pre -	1
precise	30
prefer	-12
preferences	9
present	50
press	6
presumably	12
pretty	27
pretty much	1
prevent	6
previous	-5
primary	16
prime	-14
prior	8
prior to	-4
private	19
probably	-8
problem	15
problem ,	-23
problem .	31
problem ?	-52
problem is	11
problem that	8
problem with	1
problem$	-16
problems	10
problems ?	11
problems with	-3
problems$	14
process	16
process ?	-5
professional	10
professor	23
program	7
project	-34
project ?	3
projects	11
proof	-22
proper	9
properly	16
proposal	85
proposed	6
protecting	10
prove	2
provide	-21
provide a	14
ps	-11
public	-28
purpose	-42
purpose of	-11
purposes	-2
push	-8
put	-64
put a	1
put it	-7
put the	7
putting	-15
qualify	7
quality	-30
question	-27
question -	20
question .	36
question :	13
question ?	-55
question about	-3
question for	-4
question is	-4
question to	-12
question$	19
questions	20
quick	81
quickly	-1
quote	7
quotes	12
r	10
ran	1
random	3
range	23
rate	4
rather	-60
rather than	-2
rationale	14
rd	20
re	-42
re -	-4
read	-113
read it	-17
read the	-19
reading	16
reading the	-12
ready	-20
real	-51
realize	-3
really	-56
really ?	-36
really have	-1
really need	-43
really$	3
reason	-30
reason ?	-17
reason for	-8
reason that	2
reason to	7
reason why	-1
reason you	-2
reasoning	-15
reasons	-22
receive	-12
received	8
recent	10
recommend	34
recommended	24
record	4
records	3
red	-18
redundant	-20
refer	15
refer to	17
reference	-5
reference ?	-1
reference to	-18
references	-27
referring	6
referring to	9
regard	-2
regarding	21
regarding the	2
regardless	14
regular	-25
related	53
related to	12
relationship	1
relatively	-8
release	29
released	8
relevant	-18
remark	-8
remember	28
removal	-10
remove	-37
remove the	-11
removed	-3
removing	-11
removing the	-9
rename	-8
render	3
replace	26
replace the	11
replacing	1
reply	11
report	-39
reported	18
represent	18
request	35
requests	3
require	-13
required	-5
requirements	-15
requires	5
resolution	-34
resolve	7
resolved	27
respect	-26
response	-45
rest	-5
rest of	-16
result	-6
result in	-15
result of	-5
results	23
return	33
returns	11
reverse	-13
review	-12
rewrite	12
rid	-26
rid of	-18
right	28
right ,	6
right .	2
right ?	10
right now	-18
right$	4
rights	5
road	-6
round	4
rule	-23
rules	-30
run	40
running	34
runs	-3
s	20
s )	-4
s .	-12
s ?	-2
s$	-26
said	-55
said ,	-20
said that	13
same	-17
same ,	11
same as	-16
same thing	-11
same time	3
same way	-15
same$	-1
save	-62
save the	-3
saw	8
say	-57
say "	3
say ,	-5
say ?	10
say it	5
say that	-11
say the	-10
say you	15
saying	-46
saying "	-2
saying that	-14
says	-42
says that	-2
scale	35
scan	6
school	5
science	20
screen	33
screenshot	-5
script	13
script .	1
script$	2
scripts	8
se	32
search	-4
searching	-1
second	-34
secondary	24
seconds	-35
section	29
section ?	8
sections	4
see	-32
see .	26
see ?	10
see a	-16
see any	-10
see how	21
see if	-11
see my	-2
see that	-2
see the	15
see what	22
see why	-9
see you	-48
see your	24
see$	14
seeing	45
seem	-43
seem like	6
seem to	-56
seems	4
seems a	-6
seems like	-6
seems that	10
seems to	-21
seen	-49
seen the	-9
selected	-4
self	5
self -	-7
send	-42
sense	-43
sense ,	3
sense ?	5
sense to	10
sense$	2
sent	-17
sentence	-20
sentences	14
separate	-1
series	18
seriously	-72
seriously ,	-16
serve	-33
service	10
set	-4
set up	-22
sets	38
setting	33
several	17
shall	23
share	35
she	-13
short	9
shot	3
should	19
should be	17
should have	-20
should i	24
should it	9
should just	6
should not	-22
should the	8
should we	9
shouldn't	-90
shouldn't be	-19
shouldn't it	-19
shouldn't the	-2
show	-28
show me	16
show the	6
showing	5
showing the	2
shown	-16
shows	31
side	4
sign	-47
signed	-3
significant	7
similar	17
similar to	9
simple	-10
simply	-16
since	13
since i	11
since it	3
since the	9
since this	12
since you	-18
single	-18
site	-19
site ,	17
sites	-22
situation	1
size	54
size of	25
slightly	13
slow	-18
small	30
smaller	33
so	-15
so ,	54
so ?	22
so can	7
so could	5
so far	26
so how	-5
so i	14
so i'm	-4
so in	-2
so is	4
so it	20
so it's	3
so that	1
so the	28
so we	-10
so what	-31
so what's	-26
so why	-30
so you	-1
so$	12
software	-8
solid	-3
solution	-26
solution$	16
solved	-10
some	9
some kind	12
some of	9
some other	2
some point	-8
some reason	-24
some way	-7
somebody	-3
somehow	15
someone	-11
someone else	-4
someone has	2
someone who	-10
something	-12
something ?	-4
something about	-6
something else	17
something i	-1
something in	4
something like	40
something that	-21
something to	4
something wrong	16
something$	10
sometimes	-21
somewhat	-17
somewhere	12
somewhere ?	9
sorry	-68
sorry ,	-24
sorry about	4
sorry for	23
sorry to	24
sorry$	-5
sort	6
sort of	-8
sorted	22
sound	5
sounds	-14
sounds like	-2
source	-8
source ?	4
source for	-6
source of	-6
source$	-20
sources	-24
sources ?	16
space	-44
spaces	8
speaking	15
specific	-20
specific ?	7
specifically	53
specifically ,	14
specify	-31
specify the	14
split	-7
stand	-26
standard	-19
stands	4
start	34
start the	11
start with	-4
started	18
starting	7
starts	-16
state	-32
stated	-18
statement	7
statements	-5
states	-13
stay	-30
step	-34
steps	21
stick	-32
still	-9
still not	-17
stop	-44
strange	-15
street	-16
strict	-2
strikes	-10
strikes me	-7
string	-1
strongly	-11
structure	21
stuck	26
stuff	17
style	34
sub	-17
sub -	-13
subject	-49
submit	21
successfully	27
such	-88
such a	-52
such an	5
such as	25
sufficient	-23
suggest	-78
suggested	20
suggesting	15
suggestion	-2
suggestions	-1
suggestions ?	19
suggests	-16
suitable	12
summary	-35
sun	-14
supply	-8
support	39
supports	8
suppose	-20
suppose you	-4
supposed	36
supposed to	31
sure	33
sure ,	1
sure how	4
sure if	-4
sure that	-1
sure what	45
sure you	12
surely	-18
surprised	-64
suspect	11
suspicious	-6
switch	-6
system	-33
systems	-17
t	-34
tab	13
table	-9
tag	20
tag ?	-15
tag to	7
tag$	2
tagged	2
tags	19
take	3
take a	19
take it	5
take this	-5
take to	-14
taken	25
takes	7
taking	-8
talk	57
talk about	46
talking	-20
talking about	-25
target	18
task	-7
technical	-15
tell	-38
tell me	-7
tell us	14
tell you	-18
telling	2
template	-4
tend	-6
tend to	-6
term	24
terms	-10
testing	8
text	8
text .	-2
text ?	27
text$	6
th	-2
than	-13
than 0	12
than a	-8
than just	-21
than that	18
than the	13
thank	80
thank you	56
thanks	10
thanks !	4
thanks ,	-15
thanks .	10
thanks for	-12
thanks$	33
that	-20
that "	-2
that ,	10
that .	15
that ?	-74
that a	-20
that all	6
that an	-1
that are	-4
that as	-1
that be	3
that can	-12
that correct	9
that could	10
that do	7
that does	9
that doesn't	-1
that have	19
that i	30
that i'm	-1
that if	-2
that in	-10
that is	-34
that it	3
that it's	-8
that just	-4
that link	15
that matter	-20
that mean	15
that might	16
that not	-10
that one	-3
that should	19
that some	-10
that something	7
that sounds	3
that the	-6
that there	3
that these	-3
that they	-13
that this	-13
that to	5
that was	-34
that way	11
that we	-11
that what	10
that will	3
that work	8
that would	5
that you	-55
that you're	-4
that you've	-5
that your	-24
that$	-1
that's	1
that's a	-10
that's what	-4
thats	17
the	77
the "	26
the (	13
the 0	-20
the above	31
the actual	11
the appropriate	3
the article	-16
the author	-2
the beginning	-2
the best	-3
the body	3
the bottom	8
the box	2
the case	28
the code	60
the comment	1
the comments	4
the community	-17
the content	-7
the context	-3
the correct	26
the current	11
the difference	27
the edit	-19
the email	-19
the end	16
the entire	-3
the exact	9
the fact	-27
the file	-28
the final	16
the first	13
the following	1
the full	-12
the future	-13
the general	9
the hell	-45
the idea	2
the image	27
the images	-4
the impression	-4
the information	1
the internet	-5
the issue	-2
the last	-23
the latter	-2
the line	19
the link	-11
the links	-25
the list	-11
the main	-16
the meaning	12
the message	3
the method	9
the moment	8
the more	12
the most	-22
the name	-12
the names	-2
the new	19
the next	4
the non	-17
the number	-34
the numbers	-28
the old	-7
the ones	24
the only	-13
the original	-11
the other	-28
the others	12
the page	-2
the pages	-2
the past	28
the people	-24
the picture	10
the point	-39
the post	16
the previous	-4
the problem	-32
the problems	-2
the process	14
the program	8
the project	-14
the proper	2
the purpose	-9
the question	-23
the real	-10
the reason	17
the reference	15
the request	-3
the rest	-15
the result	13
the right	3
the rules	-7
the same	-15
the second	-25
the site	-11
the situation	3
the sort	10
the source	-26
the standard	2
the statement	10
the table	-6
the tag	-4
the term	2
the the	6
the third	7
the three	-17
the time	-16
the title	-37
the top	6
the two	-23
the url	-22
the us	11
the use	7
the user	7
the various	-7
the very	1
the way	27
the whole	26
the word	2
the work	-21
the world	-54
the wrong	10
their	-42
their own	10
them	7
them .	8
them ?	5
them and	-4
them for	-4
them to	2
them with	-9
them$	-13
themselves	8
then	-15
then ,	-25
then .	24
then ?	-15
then the	-3
then why	-7
then you	-7
then$	-9
there	1
there ,	1
there ?	-28
there a	15
there an	-3
there and	8
there any	26
there anything	22
there are	-22
there is	18
there should	-2
there some	-5
there something	10
there was	-12
there$	-6
there's	10
there's no	-8
therefore	-2
these	-1
these are	13
they	18
they ?	-20
they are	-28
they be	4
they do	2
they have	23
they should	-8
they're	-7
thing	-3
thing ,	-5
thing .	6
thing ?	6
thing as	-8
thing to	-6
thing$	20
things	-38
things like	-12
things to	-53
think	29
think ,	7
think ?	52
think about	3
think i	6
think is	15
think it	25
think it's	17
think of	-4
think that	-55
think the	-13
think there	-5
think this	-2
think we	26
think you	-47
think$	19
thinking	21
thinking of	20
third	-2
this	-44
this ,	7
this .	-17
this :	7
this ?	7
this a	-55
this and	21
this as	-7
this be	-4
this case	-12
this could	-16
this for	14
this happen	2
this has	13
this in	23
this is	31
this kind	-41
this link	6
this mean	13
this not	14
this on	-15
this one	-8
this page	4
this particular	20
this problem	8
this project	7
this really	-10
this seems	16
this should	-43
this the	-4
this to	91
this up	14
this was	-48
this way	-22
this would	24
this$	-7
those	13
though	50
though i	-4
thought	43
thought i	-6
thought that	-11
thoughts	116
thoughts ?	29
thread	-12
threads	-14
three	-39
through	14
through the	21
through your	7
thrown	3
time	18
time ,	41
time .	-36
time ?	19
time as	-4
time i	20
time to	5
time with	-15
time$	20
times	5
tips	-3
title	-59
title ,	-15
title ?	12
title of	-4
to	28
to "	-18
to ,	23
to .	13
to 0	14
to ?	42
to a	-33
to accept	-2
to add	33
to all	-2
to an	-4
to another	-20
to answer	9
to any	-2
to ask	18
to avoid	-5
to be	-7
to begin	3
to believe	-19
to change	29
to check	9
to clarify	-5
to clean	15
to come	-24
to copy	-17
to create	18
to delete	-15
to discuss	18
to do	-118
to edit	-12
to end	-2
to explain	-28
to find	6
to fix	1
to follow	3
to get	-114
to give	11
to handle	1
to have	-36
to help	16
to include	-6
to indicate	5
to it	21
to its	21
to just	-3
to keep	1
to know	-25
to learn	-29
to link	-3
to list	12
to look	-14
to make	22
to me	15
to move	24
to my	-8
to not	14
to other	6
to play	-4
to prevent	13
to prove	6
to provide	-25
to put	-6
to read	-41
to remove	-1
to replace	3
to run	4
to save	-22
to say	-14
to see	7
to send	17
to set	11
to show	1
to something	3
to start	-2
to stop	14
to support	3
to tag	9
to take	-4
to that	-8
to the	-54
to this	52
to those	-13
to try	24
to turn	-10
to understand	17
to use	1
to what	4
to which	-6
to why	-8
to write	-24
to you	-1
to your	-14
to$	34
today	-28
today$	18
together	34
together ?	11
told	-66
too	32
too ,	-7
too .	5
too ?	-3
too long	6
too many	-5
too much	4
too$	39
took	-55
tool	24
tools	-1
top	-12
top of	-17
topic ,	11
topics	-5
total	60
totally	-17
touch	6
towards	-1
translation	3
trick	7
tried	26
tried to	4
trip	23
trivial	-27
trouble	53
trouble with	32
true	31
true ,	1
trust	6
try	-10
try and	-17
try it	4
try to	-18
trying	48
trying to	31
turn	-8
turning	-7
twice	-35
two	51
two ?	-9
two of	8
type	-7
type of	2
types	-20
types of	-4
typical	1
typo	19
u	-29
uk	-23
um	-52
unable	7
unable to	5
unclear	-6
under	2
under the	-23
understand	23
understand ,	11
understand .	-42
understand how	-12
understand that	33
understand the	15
understand this	-10
understand what	36
understand why	23
understand$	-65
understanding	-15
understood	48
unfortunately	13
unfortunately ,	14
unless	-23
unless you	-18
unlikely	9
unsure	11
until	51
up	32
up ,	-1
up .	15
up ?	-6
up a	5
up and	-21
up for	29
up in	25
up on	12
up the	15
up to	17
up with	-12
up$	-4
update	13
updated	-23
updated the	-9
upload	15
uploading	-29
upon	4
upper	10
url	-41
url ?	20
url$	-15
us	-21
us ?	13
us a	-14
us to	-10
usage	3
use	14
use "	1
use ?	38
use a	19
use for	4
use in	1
use it	-16
use of	-13
use that	17
use the	6
use them	4
use to	4
use$	20
used	-3
used for	6
used in	6
used to	1
useful	60
user	34
username	23
users	-27
uses	29
using	42
using a	-2
using it	3
using the	-31
usually	-25
v	-27
valid	3
value	-4
various	7
verified	4
verify	20
version	7
version 0	5
version ?	19
version of	11
versions	6
versions of	1
very	-12
very much	37
via	26
video	-15
view	24
views	-13
visited	6
vote	-29
vs	2
vs .	-6
vs$	-7
w	20
wait	-22
wait ,	-3
want	12
want the	-2
want to	-41
wanted	56
wanted to	19
wanting	-2
wanting to	4
war	10
warning	-18
warnings	-4
was	-11
was a	-38
was an	17
was i	13
was it	8
was that	-7
was the	35
was there	-6
was thinking	15
was this	15
wasn't	-19
wasn't sure	-14
watch	-3
water	-11
way	30
way ,	24
way .	9
way ?	-10
way i	-5
way of	-6
way to	32
way you	-7
way$	1
we	-48
we are	38
we can	54
we could	-4
we do	-6
we don't	10
we get	-2
we have	-49
we just	26
we know	4
we need	-2
we should	28
we're	-22
web	-40
website	-22
week	67
weird	27
welcome	-3
welcome to	20
well	18
well ,	-28
well ?	-2
well as	8
well$	-56
went	-14
were	-43
were the	7
were you	-10
what	-30
what "	-16
what ,	-17
what ?	-87
what a	-11
what about	23
what are	63
what can	-12
what did	14
what do	13
what does	-4
what else	3
what exactly	-28
what happened	-36
what happens	43
what i	-40
what if	-4
what is	-6
what it	6
what kind	-19
what should	31
what sort	-5
what the	-15
what they	-15
what to	-17
what was	-7
what we	-12
what would	8
what you	101
what you're	25
what your	-13
what$	-90
what's	20
what's the	-20
what's wrong	-4
whatever	-10
when	40
when a	-3
when i	2
when it	2
when the	2
when you	51
when you're	-3
where	3
where are	26
where did	1
where do	-13
where does	-2
where i	-1
where is	-8
where it	-5
where the	-11
where they	6
where to	11
where you	8
where's	-2
where's the	-4
whether	-28
whether it	-5
whether the	5
which	-15
which are	5
which i	27
which is	-14
which of	5
which one	20
which will	6
which would	-11
which you	-4
while	11
while i	25
while the	-5
white	21
who	-136
who are	-17
who is	20
who's	-19
whom	-17
why	-124
why ?	30
why are	-67
why can't	16
why did	-6
why do	60
why does	-17
why don't	2
why i	4
why is	43
why it	13
why it's	1
why not	5
why the	-22
why they	6
why this	5
why would	-81
why you	-13
wiki	56
wiki ?	13
wiki$	-25
wikipedia	-111
will	-25
will be	19
will do	2
will have	-21
will it	-7
will not	-60
will you	-25
willing	27
willing to	19
wish	-7
wish to	16
with	37
with 0	8
with ?	-3
with a	20
with all	-7
with an	5
with it	2
with more	17
with my	6
with no	-7
with other	4
with something	-18
with such	-20
with that	-13
with the	23
with their	-4
with this	-21
with what	-24
with your	14
with$	-3
within	13
within a	-12
within the	22
without	-45
without a	3
without any	-25
won't	-9
wonder	-10
wonder if	-7
wondered	22
wondering	19
wondering how	-1
wont	-4
word	-41
word ,	-29
wording	14
words	-13
work	-34
work .	-15
work ?	22
work for	-60
work in	7
work on	26
work out	-3
work with	-20
work$	-2
worked	23
working	83
working ?	-4
working on	22
works	38
works ,	-5
works ?	-39
world	-54
worried	5
worth	-23
would	-58
would a	26
would be	7
would have	16
would i	2
would it	19
would like	59
would make	-2
would not	-14
would probably	-4
would that	-13
would the	-7
would you	-120
wouldn't	-48
wouldn't be	-31
wouldn't it	-7
wouldn't you	-5
wow	-40
wow ,	-4
wp	2
write	-65
write a	-9
writing	-20
written	-28
wrong	178
wrong ?	23
wrong with	19
wrong$	6
wrote	-68
x	44
x )	1
x 0	-1
y	16
ya	-40
yeah	-19
yeah ,	-1
year	6
years	2
yep	2
yes	-17
yes ,	10
yes .	-13
yes i	-1
yes$	-10
yet	43
yet ?	4
yet$	11
you	-38
you "	-2
you (	-6
you ,	22
you .	48
you ?	-51
you a	16
you able	1
you actually	-11
you add	-3
you added	8
you already	-4
you also	-12
you are	-15
you ask	6
you asked	2
you at	-25
you be	8
you can	-23
you can't	-24
you care	-4
you change	2
you check	-11
you choose	-11
you cite	-4
you clarify	30
you come	21
you consider	12
you considered	-19
you could	-3
you create	-1
you did	30
you didn't	7
you do	-49
you doing	13
you don't	-15
you done	-18
you edit	-5
you even	-98
you ever	39
you expect	-7
you explain	-29
you find	25
you fix	8
you for	24
you found	3
you from	-5
you get	34
you give	16
you go	-12
you going	-27
you got	-21
you had	-65
you have	-30
you haven't	7
you having	31
you help	35
you in	36
you intend	-3
you interested	3
you just	4
you know	-26
you left	-3
you like	-16
you look	9
you looking	-1
you made	-18
you make	-37
you mean	-35
you mention	3
you mentioned	29
you might	-6
you mind	37
you need	26
you not	-74
you on	1
you perhaps	23
you plan	3
you planning	4
you please	-108
you prefer	2
you provide	18
you put	-4
you read	-6
you really	-105
you receive	3
you referring	-20
you remove	2
you said	1
you say	-16
you saying	-15
you see	4
you seem	23
you set	12
you should	-87
you show	30
you still	20
you suggest	15
you sure	13
you take	26
you talking	-2
you tell	4
you that	-8
you the	-8
you think	44
you to	-19
you took	9
you tried	45
you try	-8
you understand	-47
you use	19
you used	-3
you using	42
you very	25
you want	-13
you wanted	16
you were	-21
you will	-1
you wish	15
you would	-24
you write	-15
you wrote	-3
you$	-16
you'd	-8
you'd like	5
you'll	23
you're	-68
you're not	-6
you're saying	-9
you're talking	-5
you've	-39
your	-12
your "	5
your 0	-21
your comment	1
your comments	45
your first	-18
your input	23
your last	-3
your mind	-3
your own	-16
your page	7
your post	-9
your source	4
your time	-10
yours	-21
yourself	-106
yourself ,	-9
yourself ?	-21
yourself$	-30
z	21
`
