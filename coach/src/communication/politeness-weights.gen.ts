// Written by bench/communication/train.ts: change what it learns from and run it, not this file.
// Learned from the Stanford Politeness Corpus (Danescu-Niculescu-Mizil et al. 2013; the corpus under Apache-2.0, its
// texts from Wikipedia and Stack Exchange under CC BY-SA) and from 180 office requests rated by ourselves.

/** So much of a score is one of the weights' whole numbers. */
export const WEIGHT_UNIT = 0.001

/** What a text without any feature gets. */
export const BIAS = 0.000

/** A feature a line, with its weight. */
export const WEIGHTS = String.raw`
!	74
! can	2
! could	18
! how	-10
! i	-1
! is	23
! what	-20
! why	8
! would	7
"	-48
" (	-11
" -	-18
" 0	5
" a	-17
" and	-34
" as	19
" at	6
" for	-7
" from	6
" good	4
" i	-15
" in	-7
" instead	11
" is	-14
" mean	11
" non	-13
" not	-14
" of	11
" on	3
" or	18
" that	5
" the	-8
" to	-18
"$	-33
")	4
",	-16
", and	4
", but	3
".	3
". can	-6
". do	7
". is	7
". what	-13
"...	4
"?	-48
"?$	-9
#apology	91
#by-the-way	36
#can-you	8
#capitals	62
#could-you	113
#deference	149
#direct-first	-71
#do-you	33
#dots	-13
#exclamation	3
#factual	-135
#gratitude	280
#greeting	147
#hedge	48
#help	81
#i	9
#i-first	68
#length	184
#many-marks	-144
#mind	109
#more-questions	-58
#negative	-84
#one-question	11
#please-first	35
#please-inside	60
#positive	159
#question-first	3
#questions	-38
#quotes	-54
#stop	-68
#we	33
#why	-123
#word-length	-6
#you	12
#you-first	-101
%	-9
(	16
( 0	60
( a	-7
( although	4
( and	-10
( as	-14
( i	9
( if	11
( in	-33
( like	11
( not	10
( on	-1
( or	-2
( s	3
( see	-12
( such	7
( that	1
( the	-9
( to	2
( which	-19
( with	-30
( x	1
("	-16
)	33
) -	-9
) and	-23
) for	9
) i	-8
) in	5
) is	-16
) of	1
) or	-4
) that	12
) to	-14
)$	-7
),	-2
), and	1
), but	13
), or	3
).	-27
). can	-13
). could	-15
). do	6
). is	-8
). what	11
)?	1
)?$	-8
,	-28
, "	-16
, 0	-12
, all	-2
, although	7
, and	11
, any	4
, are	-4
, as	-9
, at	-7
, because	18
, but	-2
, by	7
, can	28
, correct	12
, could	11
, did	23
, do	60
, does	-7
, don't	17
, eh	-20
, especially	-1
, etc	22
, even	5
, for	9
, given	-14
, have	-6
, how	-5
, however	8
, i	49
, i'd	28
, i'm	-10
, i've	34
, if	-28
, in	-16
, is	76
, isn't	3
, it	-20
, its	11
, just	-4
, may	8
, maybe	-8
, my	8
, no	-25
, not	-14
, of	5
, on	-2
, one	-2
, or	-5
, perhaps	-18
, please	52
, possibly	-13
, rather	-9
, right	-9
, say	1
, should	4
, shouldn't	-31
, since	27
, so	-12
, some	-16
, sorry	23
, thanks	45
, that	-28
, that's	-4
, the	43
, then	-18
, there	9
, there's	-2
, they	24
, this	-4
, though	9
, to	21
, too	5
, unless	-12
, using	15
, we	-4
, what	-28
, what's	8
, when	1
, where	-9
, which	23
, while	-13
, who	-2
, why	-50
, will	12
, with	-24
, would	13
, yes	-4
, you	-64
, you're	-11
, you've	10
, your	10
,"	8
-	-6
- 0	82
- a	-15
- and	15
- but	12
- by	-1
- can	-13
- class	-1
- could	4
- do	18
- for	-12
- i	15
- i'm	25
- if	-12
- in	5
- is	-6
- it	6
- like	8
- mail	22
- not	-3
- one	4
- or	-4
- the	8
- to	-6
- up	-12
- what	-8
- why	-11
- you	-1
--	6
-- i	-5
-- what	5
.	-63
. "	-1
. (	-20
. 0	7
. a	-8
. also	4
. am	15
. and	-41
. any	28
. are	10
. aren't	-17
. as	30
. but	-31
. by	26
. can	65
. can't	4
. care	-21
. could	-21
. did	-11
. do	21
. does	6
. don't	-17
. e	4
. even	2
. for	-30
. g	2
. has	10
. have	7
. how	-3
. however	-10
. i	-13
. i'm	28
. if	6
. in	29
. is	9
. isn't	-12
. it	3
. it's	-1
. just	-3
. may	9
. maybe	-2
. no	2
. not	-2
. now	-41
. one	-3
. or	-23
. org	-13
. out	23
. perhaps	-6
. please	-57
. s	-13
. should	20
. shouldn't	-12
. since	1
. so	-35
. something	20
. that	-2
. the	-24
. there	-17
. this	-3
. to	-4
. was	21
. we	13
. what	50
. what's	-23
. when	-4
. where	22
. why	-3
. will	22
. would	58
. wouldn't	-1
. you	32
. your	6
."	-15
.)	4
.,	7
..	10
...	-91
... but	28
... i	5
... the	7
... what	-14
... why	-13
..."	-16
....	-10
...?	26
...?$	19
..?	18
.:)	40
0	-11
0 "	2
0 %	-17
0 (	-3
0 )	69
0 ,	35
0 -	78
0 .	-1
0 0	-18
0 :	-31
0 ;	12
0 ?	82
0 a	4
0 and	-12
0 but	-6
0 d	-6
0 in	-8
0 is	-2
0 minutes	3
0 or	16
0 rd	15
0 s	-10
0 th	-9
0 to	23
0 x	4
0$	-11
:	9
: "	21
: 0	-32
: do	-3
: how	8
: i	-9
: if	-19
: is	-8
: it	-6
: link	37
: the	-21
: what	-16
: why	10
:)	47
:)$	9
;	-27
; and	-9
; can	13
; do	-1
; is	2
; it	5
?	15
? a	-6
? also	29
? and	20
? are	14
? as	9
? can	15
? could	42
? do	-16
? does	24
? for	37
? have	-7
? how	1
? i	-27
? if	15
? is	-23
? isn't	-3
? it	5
? it's	-2
? just	-2
? or	13
? perhaps	19
? should	4
? so	-6
? the	37
? was	-3
? what	10
? where	-22
? which	-2
? who	-20
? why	-37
? would	-37
? you	-3
? you're	-7
?"	29
?$	7
?)$	-2
?).	-27
??	5
??$	12
???	-33
???$	-7
????	7
????$	7
^"	-38
^(	31
^-	-29
^0	-13
^^"	-41
^^(	-7
^^0	-2
^^a	38
^^actually	6
^^after	13
^^ah	12
^^ah ,	14
^^all	4
^^also	-19
^^also ,	-13
^^an	6
^^and	-25
^^and what	-18
^^any	-7
^^are	38
^^are you	47
^^as	-22
^^as a	-4
^^as i	-14
^^at	26
^^btw	-16
^^btw ,	-5
^^but	-2
^^but the	10
^^by	7
^^can	51
^^can you	25
^^could	-31
^^could you	-26
^^did	-18
^^did you	28
^^do	-56
^^do you	20
^^does	-2
^^don't	-74
^^for	12
^^from	19
^^good	65
^^great	20
^^have	65
^^have you	19
^^hello	24
^^hello ,	-5
^^hey	53
^^hi	56
^^hi ,	-6
^^hmm	-22
^^how	18
^^how about	11
^^how can	-21
^^how do	-4
^^huh	-40
^^i	39
^^i agree	21
^^i also	9
^^i am	12
^^i assume	4
^^i believe	7
^^i can't	-19
^^i do	14
^^i don't	-21
^^i guess	-5
^^i have	27
^^i haven't	-9
^^i just	-8
^^i know	5
^^i never	-29
^^i really	13
^^i see	-13
^^i think	34
^^i thought	-14
^^i tried	14
^^i understand	-2
^^i was	13
^^i would	1
^^i'd	15
^^i'd be	30
^^i'm	-18
^^i'm a	-13
^^i'm afraid	9
^^i'm confused	-9
^^i'm not	-3
^^i'm sorry	-29
^^i'm sure	-8
^^i've	23
^^i've been	5
^^if	26
^^if i	4
^^if it's	-5
^^if the	-14
^^if you	78
^^in	23
^^in the	17
^^indeed	14
^^interesting	14
^^is	29
^^is it	3
^^is the	47
^^is there	-21
^^is this	-5
^^it	22
^^it is	-20
^^it looks	-11
^^it seems	6
^^it was	-14
^^it's	14
^^it's a	-1
^^it's not	18
^^just	25
^^lol	-12
^^looks	-2
^^looks like	8
^^maybe	4
^^my	-3
^^nice	27
^^no	-10
^^not	19
^^not sure	12
^^now	-27
^^oh	-46
^^ok	-26
^^ok ,	-15
^^okay	-13
^^okay ,	-11
^^on	6
^^one	2
^^perhaps	28
^^please	132
^^really	-5
^^should	24
^^since	3
^^so	-31
^^so ,	20
^^so what	-17
^^so you	-14
^^some	14
^^sorry	31
^^sorry ,	3
^^sorry for	35
^^sorry to	25
^^sounds	5
^^still	1
^^sure	14
^^sure ,	-8
^^thank	55
^^thank you	55
^^thanks	55
^^thanks ,	-12
^^thanks for	27
^^that	39
^^that is	2
^^that's	18
^^that's a	-14
^^the	4
^^then	10
^^there	6
^^there are	11
^^there is	10
^^there's	5
^^there's a	-6
^^these	17
^^they	-15
^^this	-17
^^this is	-15
^^to	-34
^^um	-21
^^very	-5
^^wait	-59
^^was	-14
^^we	-32
^^well	-48
^^well ,	-41
^^what	22
^^what about	3
^^what are	15
^^what do	-26
^^what is	27
^^what's	3
^^when	19
^^when you	19
^^where	2
^^where is	2
^^which	21
^^while	-28
^^who	-1
^^why	-16
^^why are	-9
^^why did	-34
^^would	43
^^would you	32
^^wow	-21
^^wow ,	-5
^^yeah	21
^^yeah ,	21
^^yep	12
^^yes	26
^^yes ,	3
^^you	-84
^^you are	23
^^you have	-17
^^you may	15
^^you're	-15
^^your	-19
^a	20
^according	-13
^according to	-13
^actually	19
^actually ,	8
^ah	12
^ah ,	14
^all	-8
^also	19
^also ,	15
^although	27
^am	-15
^am i	-15
^an	31
^and	-45
^and ,	-19
^and how	20
^and if	-8
^and what	-54
^and why	-28
^and you	-19
^another	17
^any	30
^any chance	3
^any idea	11
^any ideas	9
^any reason	7
^any suggestions	-9
^anyway	-84
^anyway ,	25
^are	27
^are the	2
^are there	33
^are they	8
^are you	10
^aren't	-21
^as	52
^as a	-2
^as an	7
^as i	-6
^at	41
^at the	7
^because	-12
^better	-9
^btw	1
^btw ,	27
^but	-8
^but ,	-15
^but how	2
^but i	-7
^but the	10
^but what	2
^by	54
^can	114
^can anyone	20
^can i	-17
^can it	5
^can we	-7
^can you	82
^can't	1
^care	-25
^care to	-24
^check	3
^could	17
^could it	16
^could you	12
^did	-20
^did i	-24
^did you	52
^didn't	-1
^do	22
^do i	-8
^do we	9
^do you	47
^does	54
^does it	-5
^does that	18
^does the	32
^does this	6
^doesn't	-3
^don't	-121
^don't you	-63
^even	7
^even if	7
^first	-9
^for	12
^for example	-18
^from	18
^give	-111
^good	77
^got	-28
^great	20
^has	11
^have	56
^have you	23
^hello	24
^hello ,	-5
^hey	48
^hi	56
^hi ,	-6
^hmm	-11
^how	-2
^how about	-7
^how are	39
^how can	-63
^how did	12
^how do	46
^how does	-9
^how is	-13
^how long	6
^how many	-19
^however	-7
^huh	-47
^i	-20
^i agree	10
^i also	9
^i am	-4
^i assume	-35
^i believe	3
^i can	-1
^i can't	-15
^i didn't	-8
^i do	11
^i don't	-7
^i find	-16
^i get	9
^i guess	2
^i had	8
^i have	52
^i haven't	-9
^i just	3
^i know	-2
^i mean	-9
^i never	-19
^i presume	-14
^i really	13
^i suppose	-31
^i think	8
^i thought	-10
^i tried	9
^i understand	1
^i was	22
^i wonder	-10
^i would	6
^i'd	31
^i'd be	30
^i'd like	-10
^i'll	7
^i'm	25
^i'm a	-7
^i'm afraid	15
^i'm confused	-9
^i'm not	-14
^i'm sorry	-20
^i'm sure	-15
^i've	8
^i've been	1
^i've never	-9
^if	21
^if i	24
^if it	-7
^if it's	-17
^if not	32
^if so	28
^if the	-20
^if you	7
^if you're	-30
^in	54
^in the	1
^in your	2
^indeed	15
^instead	22
^interesting	19
^is	53
^is it	2
^is that	33
^is the	17
^is there	8
^is this	4
^isn't	-35
^isn't it	16
^it	78
^it is	-25
^it looks	-7
^it seems	-1
^it was	-16
^it would	4
^it's	7
^it's a	-1
^it's not	22
^just	28
^just curious	9
^just out	12
^just to	-6
^let	-11
^let me	9
^let's	72
^like	-6
^lol	-12
^looks	11
^looks like	18
^may	22
^maybe	27
^maybe you	-39
^might	-4
^more	-20
^my	-2
^nice	29
^no	-17
^no ,	-17
^not	14
^not sure	21
^note	8
^now	-74
^of	-27
^oh	-60
^oh ,	-30
^ok	-23
^ok ,	-8
^okay	-12
^okay ,	-11
^on	4
^on the	8
^one	-2
^or	32
^or are	2
^or did	-9
^or do	3
^or is	-8
^other	11
^out	25
^out of	25
^perhaps	52
^perhaps you	-12
^please	35
^please see	13
^probably	-7
^question	31
^reading	-11
^really	-31
^right	11
^see	-25
^seems	3
^should	62
^should i	30
^should it	-7
^should the	2
^should we	14
^shouldn't	-7
^shouldn't it	7
^since	-19
^since you	21
^so	-43
^so ,	5
^so what	-22
^so you	-15
^some	27
^someone	6
^something	46
^sorry	18
^sorry ,	3
^sorry for	24
^sorry to	8
^sounds	16
^still	-1
^sure	11
^sure ,	-11
^surely	-5
^thank	61
^thank you	61
^thanks	58
^thanks ,	-12
^thanks for	28
^that	25
^that's	22
^that's a	-14
^the	-7
^the only	-12
^then	6
^there	-5
^there are	-2
^there's	9
^there's a	-6
^these	17
^this	-19
^this is	-10
^time	-9
^to	-52
^um	-31
^unfortunately	6
^unless	-17
^very	1
^wait	-61
^was	6
^was it	-14
^was the	8
^was there	-7
^we	-18
^well	-52
^well ,	-38
^were	30
^what	29
^what about	21
^what are	-10
^what can	-3
^what did	4
^what do	29
^what does	17
^what exactly	-52
^what happens	18
^what if	6
^what is	16
^what should	18
^what was	14
^what would	42
^what you	-4
^what's	2
^what's the	-17
^what's wrong	-24
^what's your	3
^when	11
^when i	-8
^when you	18
^where	12
^where are	19
^where can	3
^where did	17
^where do	-2
^where does	-10
^where is	-11
^which	29
^which one	23
^while	-25
^who	-57
^why	-63
^why are	-44
^why can't	-20
^why did	-66
^why do	-20
^why don't	54
^why is	36
^why not	5
^why the	14
^will	35
^with	35
^without	-18
^would	91
^would it	-7
^would that	-1
^would you	81
^wouldn't	7
^wow	-38
^wow ,	-5
^yeah	4
^yeah ,	5
^yep	12
^yes	25
^yes ,	8
^you	-73
^you are	15
^you do	-55
^you have	-7
^you know	-6
^you may	10
^you might	4
^you say	5
^you seem	-24
^you're	-25
^your	-2
a	-7
a "	-8
a (	-2
a .	2
a 0	-13
a bad	-6
a better	2
a big	-8
a bit	-18
a block	9
a bunch	5
a chance	2
a comment	-18
a different	31
a discussion	19
a few	12
a general	-3
a good	11
a great	1
a link	-3
a list	-19
a little	-9
a long	15
a look	24
a lot	-4
a matter	22
a mistake	-6
a more	14
a new	11
a nice	17
a non	-13
a number	-15
a particular	11
a picture	-3
a point	-15
a problem	-20
a question	-56
a real	-11
a reason	13
a reference	-27
a separate	5
a short	6
a similar	29
a single	1
a small	6
a solution	-13
a standard	-10
a start	6
a tag	12
a time	-12
a typo	-5
a url	-2
a user	-1
a valid	4
a very	-18
a way	10
a while	3
a whole	-1
a word	13
a year	-2
a$	4
able	12
able to	8
about	-18
about "	6
about .	-2
about 0	3
about ?	-48
about a	22
about how	24
about it	25
about that	-2
about the	18
about this	16
about what	-1
about your	-23
about$	-28
above	21
above ,	-13
above ?	2
above$	-23
absolutely	-22
accept	32
acceptable	11
acceptable ?	15
accepted	-23
access	15
access to	-16
according	-5
according to	-4
account	-21
account ?	8
accounts	3
across	9
action	1
actions	-4
actual	-11
actually	-12
actually ,	4
add	33
add a	1
add it	-4
add the	-21
add this	7
add to	-8
added	54
added a	10
added the	5
adding	-7
adding a	6
adding the	-2
addition	38
additional	-16
address	-14
address ?	-7
addressed	13
addresses	31
admin	-27
administrator	-28
admit	7
advantage	5
advice	-6
afraid	8
after	19
after a	34
after the	22
again	-79
again ,	-31
again ?	-20
again$	-55
against	-55
ago	-16
agree	-6
agree ,	18
agree with	-8
agreed	5
ah	11
ah ,	10
air	-11
aka	-10
al	-10
all	-43
all ,	3
all .	-1
all ?	-15
all of	-8
all the	1
all those	-20
all$	-38
allow	10
allowed	-9
allowed to	-33
almost	-16
alone	1
along	46
along the	19
along with	-6
already	-112
also	-5
also ,	19
alternate	-14
alternative	-3
although	47
although i	10
always	-17
am	-31
am doing	16
am i	4
am looking	13
am not	-14
amount	13
amount of	5
an	-7
an "	-15
an answer	-12
an example	-11
an explanation	4
an image	9
an interesting	-6
an issue	-21
an online	-2
analysis	8
and	-28
and "	-11
and ,	-13
and 0	15
and a	3
and add	19
and also	17
and an	-5
and are	8
and as	-4
and can	-10
and do	7
and explain	7
and have	-10
and how	22
and i	27
and if	3
and in	11
and is	7
and it	-22
and it's	10
and my	24
and no	-13
and not	16
and now	-9
and on	-12
and or	13
and see	19
and so	-10
and that	-15
and the	13
and their	3
and then	31
and there	-8
and they	10
and this	-8
and to	-8
and what	-28
and what's	-10
and where	-4
and why	-3
and you	-19
and you're	-4
and your	2
annoying	-29
another	-3
answer	-88
answer .	-28
answer the	-14
answer to	2
answer$	-50
answered	15
answers	-49
any	66
any case	-6
any chance	21
any idea	15
any ideas	13
any kind	4
any more	-31
any of	-2
any other	-6
any particular	-3
any reason	-3
any specific	-16
any suggestions	-10
any thoughts	5
any way	-16
anybody	-8
anymore	32
anyone	-46
anything	-4
anything ?	-2
anything about	10
anything else	11
anything in	7
anything to	-6
anyway	-103
anyway ,	15
anyway ?	7
anyway$	3
anywhere	16
appear	18
appear on	14
appear to	-12
appears	31
apply	-1
apply to	1
applying	-7
approach	69
appropriate	40
archive	4
are	-1
are ,	2
are 0	-7
are ?	-1
are a	1
are all	3
are already	-10
are asking	-6
are doing	-10
are in	12
are no	-7
are not	-17
are right	15
are saying	-13
are the	42
are there	27
are these	-18
are they	8
are those	10
are we	-18
are you	-34
are your	36
are$	1
area	-10
aren't	-45
aren't you	-27
argument	4
arguments	-15
around	10
art	-3
article	-6
artist	-4
as	-42
as "	11
as a	-36
as an	7
as far	-45
as i	28
as i'm	-7
as in	-3
as it	1
as long	8
as opposed	20
as the	11
as this	-47
as to	13
as you	-19
as your	12
aside	-2
ask	-97
ask ,	7
ask for	-2
ask why	29
ask$	26
asked	-32
asking	-50
aspects	2
assume	-5
assume you	-20
assumed	8
assuming	-1
assumption	4
at	44
at 0	37
at a	4
at all	-44
at first	4
at how	-18
at it	3
at least	-32
at some	-8
at the	-1
at this	-15
at your	43
attached	5
attempt	-19
attempt to	-11
author	-5
automatically	-8
available	-5
avoid	-27
aware	-5
aware that	2
away	1
awesome	47
b	-28
b .	-7
back	22
back .	3
back ?	5
back to	-2
back$	-13
background	13
bad	-38
bad idea	-7
badly	-15
bank	9
based	46
based on	4
basic	-28
basically	-18
be	-11
be "	-7
be ,	-16
be .	-7
be ?	-2
be a	4
be acceptable	7
be an	-1
be any	-9
be better	1
be closed	-4
be considered	-11
be done	6
be enough	1
be honest	3
be in	10
be interested	29
be made	-2
be merged	-6
be more	10
be nice	-21
be ok	9
be on	-8
be possible	-1
be that	7
be the	-15
be to	-7
be used	-2
be useful	-15
be very	-3
be$	-20
because	-92
because i	-43
because it	6
because it's	-7
because of	-2
because the	7
because there	14
because they	1
because you	-15
become	23
becomes	-17
been	5
before	-55
before ,	13
before ?	10
before i	2
before the	8
before you	-31
begin	-13
beginning	2
behavior	-26
behaviour	-19
behind	-51
being	-44
being a	-16
believe	-20
believe that	-19
below	-3
benefit	-12
best	-4
better	4
better ?	5
better than	7
better to	-2
better$	6
between	78
between the	17
beyond	3
big	20
binding	4
bit	-40
bit more	16
bit of	-16
bit$	5
bits	15
blank	-9
block	-29
blocks	-2
blue	8
board	-9
body	-7
book	4
books	-1
border	-2
both	15
both the	-4
bother	9
bottom	-3
bottom of	-4
box	19
box ?	12
break	-91
breaking	8
brian	-18
bring	7
broke	16
broken	4
browser	16
btw	-13
btw ,	17
bug	-12
building	5
built	1
bunch	8
bunch of	6
but	34
but ,	-6
but ...	-1
but are	15
but can	-4
but could	-5
but do	-7
but don't	-2
but how	-10
but i	-2
but i'm	30
but if	-2
but in	-13
but is	-17
but it	19
but maybe	19
but not	5
but now	2
but still	16
but that	3
but the	31
but then	5
but this	12
but what	26
but why	2
but you	7
but$	13
button	-26
by	-48
by "	-1
by a	-1
by any	23
by the	23
by this	-15
by your	-22
c	31
call	118
call it	-8
called	-4
calling	-92
calls	-1
came	19
came up	1
camera	7
can	31
can anyone	-2
can be	-8
can do	24
can find	10
can get	-4
can i	24
can it	2
can see	-1
can take	-11
can the	-7
can use	-14
can we	-12
can you	28
can't	-31
can't be	15
can't find	8
can't see	-6
can't seem	3
can't you	-6
cannot	-8
car	-16
care	-61
care to	-22
career	-21
carry	1
case	-1
case ,	4
case ?	-6
case$	-8
cases	-16
cat	20
catch	13
categories	-32
category	-3
cats	3
cause	4
caused	-8
central	-13
certain	16
certainly	-1
challenge	-4
chance	26
chance to	1
change	-30
change ?	-11
change it	-1
change the	17
change your	3
change$	-23
changed	23
changes	7
changing	-43
changing the	-8
character	-8
characters	-37
characters ?	3
check	50
check it	12
check the	-9
checked	13
checking	-5
child	7
choice	-18
choose	-5
choose to	-5
chose	-14
circumstances	-23
cite	-15
cities	1
clarification	-9
clarify	28
clarify ?	-3
clarify the	30
class	42
class$	14
clean	13
clear	-44
clear ,	6
clear ?	-18
clearer	-31
clearly	-24
click	1
click on	-2
clicked	15
close	-12
close to	11
closed	-6
closer	-4
closing	18
clue	-32
code	29
coding	13
collection	-15
color	12
colour	9
columns	22
com	7
come	-60
come from	-6
come up	17
comes	24
coming	-26
coming from	-12
comment	-5
comment ?	-26
comment on	13
comment$	-17
comments	-27
comments ?	-24
comments on	-8
common	20
community	11
company	-11
compare	6
complete	-29
completely	-27
complex	1
computer	-21
concern	-14
concerned	-64
conditions	13
confirmed	5
conflict	2
confused	-33
confused .	4
confused$	7
confusing	-23
confusion	-1
connection	5
consider	-65
considered	-37
considered a	13
considering	-22
constructive	-38
contain	-20
contains	4
content	-70
content ?	-33
content of	-8
context	9
context ?	-2
continue	6
control	13
convert	21
converting	-19
cool	20
coordinates	-7
copy	23
copy the	2
copying	-13
correct	70
correct ?	42
correct$	10
correctly	37
correctly .	17
correctly$	10
corresponding	10
could	49
could be	-1
could have	5
could help	6
could i	16
could it	9
could not	3
could use	10
could we	9
could you	42
couldn't	-33
count	-14
counter	5
country	21
couple	-4
course	9
cover	15
covered	-8
covers	12
crash	7
create	24
create a	-6
create the	8
created	1
created a	-15
creating	8
creating a	6
criteria	-1
criteria ?	11
curiosity	50
curiosity ,	23
curious ,	6
curious as	-5
current	48
currently	-15
cut	13
d	6
dan	5
data	43
database	20
date	54
dates	-19
david	40
day	18
day .	11
day$	13
days	-17
days ago	-11
dead	-15
deal	-34
deal with	-20
dealing	2
decent	-9
decide	11
decided	-4
decided to	-4
decision	-19
declare	-1
dedicated	-22
default	10
definitely	-2
definition	-31
definition of	-3
delay	10
delete	-47
delete the	-35
deleted	-7
deleting	-28
depend	16
depend on	15
depth	7
describe	38
describe the	10
described	-17
description	-14
design	53
despite	11
detail	41
detailed	-1
details	-46
determine	2
diagram	14
did	-64
did i	-6
did it	10
did not	-8
did the	-14
did you	26
didn't	-27
didn't know	6
didn't you	-15
diff	-3
difference	-27
difference between	-5
differences	8
different	8
different ?	-12
different than	1
difficult	-11
difficult to	-3
direct	12
directly	8
disagree	-32
discuss	95
discussing	-12
discussion	12
display	-21
displayed	20
do	-26
do ,	-60
do .	-17
do ?	5
do a	2
do anything	4
do have	7
do i	-30
do it	-53
do not	2
do so	25
do something	-6
do that	-9
do the	39
do they	29
do this	9
do we	9
do with	-62
do you	23
do$	14
documentation	-15
does	20
does "	11
does it	-23
does not	-57
does one	4
does that	15
does the	44
does this	-19
doesn't	4
doesn't have	4
doesn't make	-10
doesn't seem	-3
doesnt	-26
doing	-6
doing ?	-17
doing a	1
doing it	-19
doing that	14
doing the	-5
domain	10
don't	-28
don't have	19
don't know	-1
don't like	-12
don't really	26
don't see	-22
don't think	-6
don't understand	-11
don't use	10
don't want	21
don't you	-62
done	-7
done .	-5
done ?	-9
done a	17
done to	-2
done$	-3
dont	-5
door	-22
double	5
doubt	-18
down	-26
downloaded	4
draw	1
drive	-13
drop	18
due	6
due to	-5
duplicate	9
during	6
during the	-5
e	27
e -	22
e .	10
e$	15
each	36
each other	-12
earlier	14
earth	-44
easier	1
easier to	9
easily	4
easy	10
ed	-37
edit	-113
edit ,	-13
edit .	-4
edit it	14
edit the	19
edit$	20
edited	15
editing	-33
editor	-48
edits	-73
effort	-4
eg	-4
eh	-33
eh ?	-26
either	-38
elaborate	26
else	27
else .	5
else ?	13
else$	14
email	-77
empty	4
end	21
end of	4
ended	19
english	-28
english ?	-10
enough	-15
enough .	-2
enough ?	-3
enough for	8
enough to	1
enough$	2
enter	-4
entire	1
entirely	13
entries	14
entry	-36
equal	-11
error	-1
errors	7
especially	-9
etc	13
etc .	-1
etc$	2
even	-107
even though	24
event	27
events	2
every	-23
everyone	34
everything	-5
exact	-23
exactly	-66
exactly are	5
exactly is	-34
exactly what	2
example	1
example ,	-10
example of	3
examples	26
excellent	15
excuse	-67
exist	16
existed	2
existing	-24
exists	16
expand	-8
expect	-4
expected	-12
experience	24
expert	-2
explain	-68
explain ?	-27
explain the	5
explain to	7
explain what	7
explain why	-22
explain your	-8
explaining	19
explains	16
explanation	18
explicitly	-38
external	14
extra	5
f	-4
f 0	-1
fact	-14
fail	13
failed	-6
fair	-8
fairly	12
fall	-11
false	-4
familiar	-4
familiar with	-8
family	57
far	-10
far ?	15
far as	-44
far from	-16
far$	21
feature	19
features	-12
feedback	-3
feel	59
feel that	3
few	9
field	16
figure	27
figure out	9
figured	22
figures	-27
file	7
fill	13
final	18
find	4
find a	17
find any	-3
find it	-2
find out	-4
find the	9
find your	-18
finding	31
fine	59
fine ,	-9
fine .	8
fine$	12
finish	-19
finished	19
first	-16
first ?	-1
first time	10
first$	-5
fit	15
five	1
fix	54
fix it	10
fix the	2
fix this	13
fixed	19
fixed ?	6
flag	-22
flow	7
focus	-18
follow	9
followed	-35
following	13
font	-4
footnotes	-4
for	14
for "	-17
for 0	-6
for ?	1
for a	12
for all	4
for an	-34
for example	3
for instance	9
for it	8
for me	53
for my	5
for one	1
for some	-6
for that	-36
for the	6
for them	-9
for these	8
for this	-25
for those	-4
for us	33
for you	-16
for your	22
force	10
forgot	-8
forgot to	-8
form	-30
format	-32
formatting	-7
formula	-11
forum	15
forward	-66
found	68
found it	7
four	-42
free	3
friend	48
friends	14
from	-11
from 0	9
from ?	-23
from a	-9
from being	6
from my	12
from the	-2
from this	-38
from your	-5
front	-2
full	-30
fully	4
fun	27
function	32
further	22
future	-13
future ?	-13
g	32
g .	2
g$	1
gain	-19
game	-28
games	-6
gave	7
general	28
generally	10
generated	-23
german	12
get	21
get a	77
get an	21
get it	-34
get some	-6
get that	9
get the	20
get this	33
get to	12
get your	-3
gets	7
getting	52
getting a	-11
getting the	24
give	-10
give a	-2
give me	-31
give the	7
given	-4
given that	1
given the	-4
gives	-32
giving	-21
glad	17
go	-34
go about	11
go back	15
goes	18
going	-45
going on	-12
going to	-49
good	61
good .	-1
good enough	-15
good idea	18
good to	12
good$	7
google	-46
got	-43
got a	11
got it	-19
got the	-9
got to	-12
gotten	4
graphic	-6
great	61
great .	13
great$	39
green	-15
grounds	-23
group	26
groups	-9
guess	16
guess i	-7
guess the	4
guys	9
h	-11
had	-4
had a	30
had no	1
had to	-5
half	-35
hand	-15
hand ,	-8
handle	-20
happen	-5
happen ?	-10
happen to	13
happened	-46
happened ?	-2
happened to	-32
happening	37
happens	53
happy	58
hard	-23
hard to	-26
harder	6
has	-24
has a	-26
has been	21
has no	1
has the	2
has this	-7
has to	-22
hasn't	-27
hate	-5
have	-4
have "	-9
have ?	4
have a	31
have access	-13
have already	-15
have an	7
have any	68
have been	-19
have done	-13
have in	3
have it	-12
have made	2
have never	-2
have no	-22
have not	-4
have one	23
have read	-20
have some	29
have that	-7
have the	7
have this	-25
have to	-6
have you	-24
haven't	-22
haven't seen	4
having	74
having a	8
having trouble	31
he	-94
he is	12
he's	-7
head	-14
header	12
hear	22
heard	54
heard of	27
hell	-75
hello	38
hello ,	-4
help	72
help ,	-9
help ?	46
help me	-9
help to	1
help with	32
help you	3
help$	-17
helped	-37
helpful	15
helpful .	1
helping	21
hence	1
her	-15
here	-27
here ,	-25
here .	16
here :	-5
here ?	-2
here is	-7
here$	18
here's	-11
hey	41
hi	63
hi ,	-7
hiding	-4
high	19
higher	-15
highly	14
him	24
his	-89
hit	6
hm	14
hmm	-14
hmm$	-23
hold	-3
home	15
honest	-2
hope	18
hoping	-20
host	-19
hot	-35
hour	-23
hours	-13
house	-5
how	2
how a	-1
how about	-14
how are	28
how can	-40
how did	38
how do	18
how does	10
how i	-9
how is	-14
how it	20
how long	-12
how many	-4
how much	4
how often	1
how should	10
how to	-35
how would	-21
how you	28
how's	9
however	62
however ,	22
huge	9
huh	-48
huh ?	-28
huh$	-33
human	-8
i	21
i .	7
i add	6
i added	-1
i agree	19
i also	4
i am	-31
i ask	29
i asked	-7
i assume	-19
i be	11
i believe	-2
i can	12
i can't	9
i cannot	-4
i changed	2
i checked	-6
i could	31
i did	16
i didn't	20
i do	18
i don't	1
i feel	-12
i figured	17
i find	-47
i forgot	-3
i found	15
i get	28
i give	3
i got	16
i guess	27
i had	14
i have	-6
i haven't	-2
i hope	1
i just	13
i know	-30
i make	8
i may	7
i mean	-10
i miss	-9
i missing	9
i must	-1
i need	13
i never	-12
i only	-2
i posted	10
i presume	-2
i put	-26
i read	12
i really	-5
i remember	8
i said	-11
i saw	-1
i see	-13
i should	24
i still	5
i suppose	-31
i suspect	-2
i take	-24
i think	18
i thought	-3
i tried	-16
i understand	32
i use	-2
i want	3
i wanted	2
i was	34
i wasn't	-7
i will	4
i wonder	-9
i would	-2
i wrote	-1
i'd	60
i'd be	35
i'd like	6
i'll	38
i'm	54
i'm a	-18
i'm afraid	11
i'm assuming	-22
i'm confused	-10
i'm curious	1
i'm going	18
i'm having	16
i'm just	13
i'm missing	10
i'm not	5
i'm on	-2
i'm sorry	-5
i'm still	-24
i'm sure	-6
i'm trying	11
i've	4
i've been	-1
i've got	16
i've never	-9
i've seen	5
i've tried	15
idea	47
idea ,	11
idea .	11
idea of	-9
idea what	-32
idea$	34
ideas	37
ideas ?	18
identical	8
ie	-5
if	54
if a	-14
if an	9
if any	10
if i	42
if it	-11
if it's	-46
if not	33
if so	44
if someone	-6
if that	-2
if that's	18
if the	-10
if there	-3
if there's	7
if they	-29
if this	50
if we	7
if you	-26
if you're	-29
if your	16
ignoring	-10
image	54
image ,	-6
image .	-3
image ?	-1
image is	-1
image$	16
images	16
images ,	-15
images ?	9
images$	5
imagine	-23
immediately	-24
implemented	25
important	34
impression	9
improvement	11
in	11
in "	-4
in -	9
in .	-19
in 0	-19
in ?	36
in a	6
in addition	15
in an	-11
in another	9
in any	-36
in both	-9
in fact	20
in it	-7
in mind	-26
in more	12
in my	17
in one	-13
in order	-24
in particular	6
in question	10
in some	-16
in terms	2
in that	-13
in the	-17
in their	-69
in there	8
in this	-3
in those	8
in which	-11
in your	-10
in$	3
include	-27
included	-9
includes	-7
including	5
incorrect	3
indeed	16
indeed .	8
indeed$	11
independent	-29
indicate	-10
indicate that	-2
individual	17
info	-2
information	-12
information .	-1
information ?	15
information about	4
information on	9
information$	6
input	50
insert	-2
inside	-3
instance	19
instead	1
instead ?	1
instead of	-11
instructions	3
intend	3
intended	-1
interest	5
interest ,	11
interested	60
interested ?	-1
interested in	38
interesting	5
interesting$	8
internal	-5
internet	-1
into	5
into a	-14
into an	-3
into the	-8
involved	-21
involved in	-5
ip	-20
ip address	-7
is	-15
is "	-18
is ,	9
is .	-1
is 0	23
is ?	-24
is a	3
is about	-2
is all	-34
is an	-39
is any	1
is at	-10
is being	11
is better	-20
is currently	-12
is for	8
is going	-28
is indeed	-2
is it	27
is missing	24
is more	2
is much	3
is my	7
is needed	11
is no	8
is not	60
is now	-2
is one	-8
is only	-19
is quite	-9
is really	16
is related	10
is still	-1
is supposed	6
is that	31
is the	-34
is there	31
is this	23
is to	7
is used	-10
is what	8
is wrong	2
is your	16
is$	-5
isn't	-13
isn't it	24
isn't that	-32
isn't the	-36
isn't this	6
issue	-11
issue ,	11
issue .	-6
issue ?	-17
issue$	9
issues	10
it	21
it "	-12
it (	6
it ,	-29
it .	9
it ?	-64
it a	27
it again	-16
it all	5
it also	16
it an	8
it and	-16
it appears	8
it as	-10
it at	13
it back	-1
it be	23
it because	3
it being	2
it better	17
it can	-12
it could	20
it do	-21
it does	-2
it doesn't	41
it for	21
it from	17
it has	20
it have	-2
it in	2
it into	-5
it is	-17
it just	-8
it look	2
it looks	4
it may	5
it might	11
it needs	22
it not	-19
it ok	7
it on	16
it out	-9
it possible	24
it really	-27
it should	9
it so	-6
it still	14
it that	-32
it the	-8
it to	43
it up	25
it was	-43
it with	29
it work	9
it works	-6
it would	-2
it$	-32
it's	49
it's a	4
it's an	-11
it's been	4
it's just	-1
it's not	31
it's possible	-3
it's still	-11
item	-9
its	-43
its own	-14
itself	-17
itself ?	-10
itself$	3
j	-3
job	44
john	4
join	85
joke	-9
just	-15
just a	-4
just add	8
just be	13
just been	-7
just curious	17
just in	-9
just out	9
just read	9
just the	16
just to	3
just want	2
k	-8
keep	13
keep it	11
keep the	-14
keeps	3
key	27
kind	-45
kind of	-49
kinds	-3
kinds of	-2
know	-26
know ?	-22
know a	1
know about	3
know anything	3
know how	31
know if	99
know of	38
know that	-74
know the	-6
know what	33
know where	4
know which	-4
know why	-42
knowledge	-11
known	-5
knows	-32
l	38
label	11
lack	10
lack of	13
lacking	-6
language	2
language ,	-25
language ?	-9
languages	14
large	-7
larger	9
last	-19
later	21
latest	-1
latter	4
law	1
layout	9
lead	-35
learn	-55
learning	19
least	-51
leave	-46
leaves	11
left	-15
legal	-27
length	8
less	-22
less than	10
let	65
let me	28
let the	-12
let's	42
letter	9
level	-8
level of	8
library	16
license	9
life	-9
light	-30
like	25
like "	-1
like .	4
like ?	14
like a	-54
like an	10
like it	5
like me	37
like that	9
like the	3
like this	13
like to	21
like you	1
like your	-2
likely	-4
likely to	-2
line	-17
lines	39
link	-25
link .	10
link ?	-13
link for	11
link is	1
link to	12
link$	29
linked	29
linked to	17
linking	-3
links	-2
links ?	-14
links to	-8
list	-6
list ,	-14
list of	-38
list$	16
listed	20
lists	5
little	-29
little bit	1
little more	12
live	-18
located	1
location	23
locations	20
lock	-27
log	-25
logged	-8
logic	-13
lol	4
long	81
long -	3
long as	14
long time	14
longer	-23
look	-10
look at	-51
look like	-6
looked	-7
looked at	-14
looking	47
looking at	10
looking for	19
looking to	9
looks	37
looks like	8
lose	-14
lost	-25
lot	1
lot more	-29
lot of	-18
lots	27
lots of	18
love	-3
low	-8
luck	21
m	21
made	-25
made a	10
made it	-14
made more	-14
mail	50
main	-6
major	-16
make	-5
make a	3
make any	-16
make it	8
make sense	3
make sure	-3
make that	1
make your	-7
makes	-8
makes me	4
making	-58
making a	-20
man	-15
manage	12
manner	-15
manually	14
many	12
many of	-20
map	29
maps	23
mark	15
material	-36
math	-1
matt	-13
matter	-28
matter ?	-21
matter of	18
may	70
may have	-14
may i	22
maybe	45
maybe a	-16
maybe the	-11
maybe we	18
maybe you	-9
me	-33
me (	-2
me ,	-29
me .	-37
me ?	-26
me a	1
me an	-10
me as	-2
me how	23
me if	-16
me know	60
me that	-53
me the	-1
me to	23
me what	16
me why	-5
me with	-12
me$	6
mean	10
mean "	-3
mean ,	-10
mean .	4
mean ?	-5
mean by	5
mean in	3
mean that	33
mean the	-14
mean to	9
mean$	21
meaning	-3
meaning of	9
means	10
meant	-4
meant by	7
media	-28
member	-2
members	12
memory	44
mention	17
mentioned	43
mentions	9
merely	6
merge	12
merged	-3
merging	7
message	14
messages	-61
metal	1
method	35
michael	10
might	-17
might be	21
might have	4
might not	-6
might want	-8
mike	22
mind	24
mind ?	-27
mine	6
minute	13
minutes	-23
miss	-3
missed	15
missing	-13
missing something	3
missing$	-4
mistake	1
misunderstood	9
mobile	-7
model	25
moment	26
month	-12
monthly	-8
months	-87
more	33
more ?	-23
more about	13
more detail	34
more information	23
more of	11
more precise	12
more specific	-2
more than	-7
more time	-9
most	-18
most of	13
mostly	-2
move	28
move the	17
moved	16
moved to	-7
movie	-1
moving	37
much	-5
much for	42
much more	-6
multiple	-33
must	-3
must be	10
must have	7
my	-53
my comment	-16
my own	-1
my question	9
myself	18
n	6
name	-71
name ,	-10
name .	-3
name ?	16
name for	-2
name is	-9
name of	-45
name$	1
named	4
names	-3
namespace	5
native	9
nature	-10
near	14
necessary	3
need	52
need a	6
need help	24
need it	-8
need some	-4
need to	-44
needed	34
needed to	4
needs	14
needs a	-6
needs to	14
negative	8
neither	-13
never	-27
never heard	13
new	71
new one	-4
news	25
next	57
next time	16
nice	78
nice$	18
night	19
no	-104
no ,	-20
no ?	-14
no idea	-34
no such	11
nobody	-9
non	-15
non -	-20
none	24
none of	12
nor	-54
normal	-25
normally	-2
not	-123
not "	-3
not ,	26
not .	-20
not ?	-9
not a	1
not allowed	13
not an	5
not be	-52
not enough	4
not even	12
not familiar	-3
not for	-5
not going	9
not have	18
not in	12
not just	13
not know	25
not really	13
not sure	12
not take	-17
not that	6
not the	-11
not to	-7
not use	-57
not$	-32
note	-1
note that	20
notes	1
nothing	-104
notice	-13
notice that	-10
noticed	-10
noticed that	5
now	-65
now ,	13
now .	-23
now ?	28
now i	6
now$	-21
number	23
number of	-1
numbers	-22
numbers ?	-26
numerous	-3
o	-3
object	21
object to	10
obvious	-61
obviously	-20
odd	1
of	-57
of "	5
of 0	31
of ?	3
of a	-27
of all	-9
of an	11
of any	2
of content	-16
of course	3
of curiosity	31
of how	-10
of interest	2
of it	3
of its	-9
of my	-11
of other	2
of people	-14
of some	2
of such	15
of that	-22
of the	14
of their	5
of them	-2
of these	24
of things	-6
of this	2
of those	27
of time	3
of what	-15
of words	3
of you	-4
of your	-61
of$	5
off	-73
off -	-14
off ?	-7
off the	-16
offensive	-14
offer	19
official	9
often	-7
oh	-45
oh ,	-21
ok	130
ok ,	-10
ok .	-12
ok ?	27
ok to	17
ok$	-5
okay	37
okay ,	-4
okay .	1
okay$	2
old	4
on	29
on "	-7
on ,	19
on -	2
on ?	20
on a	-59
on all	6
on an	-6
on another	-16
on earth	-32
on how	-3
on it	8
on my	20
on one	-4
on some	14
on that	-34
on the	10
on this	22
on what	3
on which	19
on your	6
on$	31
once	-17
once the	5
one	-22
one ,	-11
one -	5
one .	8
one ?	28
one in	-1
one is	-2
one more	2
one of	21
one should	6
one that	9
one thing	-3
one to	7
one$	17
ones	22
ones$	-2
online	5
only	29
only one	-2
only used	-5
onto	7
op	-12
open	3
open the	-3
opened	-4
opinion	-9
opposed	31
opposed to	22
option	16
options	16
or	8
or "	-12
or 0	42
or a	-13
or another	-2
or are	11
or at	-6
or can	15
or did	-17
or do	4
or does	6
or even	-9
or if	-4
or in	-9
or just	-22
or not	37
or one	-13
or only	10
or should	3
or some	-1
or something	28
or that	5
or the	9
or was	3
or what	-27
or why	-4
or will	-16
or would	-3
order	-23
order ?	4
order to	-20
order$	20
org	-19
origin	-3
original	1
other	3
other ?	-3
other hand	-6
other people	9
other than	-1
others	12
others ?	-20
otherwise	-27
our	50
out	34
out ,	15
out .	7
out ?	10
out in	12
out of	20
out that	-4
out the	-13
out$	-10
outside	-28
outside of	-15
over	-37
over 0	10
over a	-2
over the	3
overall	-8
own	-7
own ?	-11
p	17
p 0	3
p$	19
page	-4
page (	-2
page ,	-16
page ?	-24
page to	-2
page$	-49
pages	-6
paper	-17
paragraph	-53
parameter	-19
parent	-1
part	-26
part of	26
particular	37
particular reason	-6
parts	-8
party	16
pass	7
passing	8
past	36
paste	10
pasted	-27
paul	9
people	-89
people to	-19
per	-3
perfectly	-30
perform	22
perhaps	36
perhaps ?	2
perhaps a	3
perhaps you	-14
permission	-20
person	-57
person ?	3
personal	-119
personally	-13
perspective	16
phone	-7
photo	16
photos	9
pic	17
pick	-3
picture	11
picture ?	2
pictures	-30
piece	7
place	-33
place ?	4
places	6
plan	-22
plan to	2
planning	59
planning on	20
planning to	12
plans	5
play	15
played	-9
player	-39
players	14
please	50
please ,	-19
please .	8
please check	34
please clarify	-31
please do	63
please explain	-12
please help	-4
please provide	-20
please see	16
please specify	9
please tell	-7
please$	-46
png	-2
point	-121
point ,	12
point ?	-12
point in	-13
point me	7
point of	-22
point out	-24
point$	-17
pointed	-5
pointing	-30
points	-17
policy	-83
poorly	-17
position	-25
positive	-14
possibility	5
possible	1
possible ,	-2
possible .	-1
possible ?	-12
possible for	6
possible that	3
possible to	-1
possible$	-5
possibly	-56
post	-106
post ?	-6
post a	-72
posting	7
posts	16
pre	-13
pre -	-3
precise	23
prefer	-6
preferences	15
present	53
press	6
presumably	12
presume	-4
pretty	23
pretty much	1
prevent	-7
previous	-2
primary	22
prime	-10
prior	6
prior to	-3
private	20
probably	-17
problem	-30
problem ,	-36
problem .	29
problem ?	-58
problem is	5
problem that	6
problem with	-4
problem$	-8
problems	27
problems ?	11
problems with	-2
problems$	17
procedure	-3
process	7
process ?	-7
professional	12
professor	26
program	-2
project ?	3
projects	10
proof	-19
proper	9
properly	22
proposal	62
proposed	5
protecting	4
prove	2
provide	-25
provide a	13
provided	7
ps	-9
public	-31
purpose	-39
purpose of	-9
purposes	-1
push	-8
put	-70
put a	1
put it	-6
put the	11
putting	-16
qualify	6
quality	10
question	-27
question ,	3
question -	19
question .	33
question :	8
question ?	-56
question about	-6
question is	4
question to	-16
question$	21
questions	33
quick	9
quickly	2
quite	11
quote	5
quotes	7
r	13
ran	-6
random	7
range	23
rather	-62
rather than	-6
rationale	6
rd	14
re	-44
re -	-9
read	-86
read it	-17
read the	-9
reading	20
reading the	-11
ready	-12
real	-43
realize	-9
really	-79
really ?	-32
really have	-2
really need	-60
really$	8
reason	-27
reason ?	-15
reason for	-4
reason that	2
reason to	10
reason why	3
reason you	-7
reasoning	-11
reasons	-30
receive	-14
received	12
recent	11
recommend	39
recommended	19
record	-1
records	1
red	-29
redundant	-20
refer	18
refer to	20
reference	-2
reference ?	-2
reference to	-20
references	-30
referring	12
referring to	12
regard	-3
regarding	23
regarding the	-1
regardless	13
regular	-20
related	57
related to	10
relationship	1
relatively	-8
release	34
released	8
relevant	-21
remark	-10
remember	11
removal	-9
remove	-56
remove the	-20
removed	-3
removing	-7
removing the	-8
rename	-10
render	5
replace	27
replace the	13
replacing	3
reply	36
report	1
reported	17
represent	27
request	33
requests	1
require	-17
required	-23
requirements	-16
requires	-11
resolution	-31
resolve	6
resolved	29
respect	-27
response	7
rest	17
rest of	1
result	1
result in	-17
result of	-1
results	16
return	19
returns	29
reverse	-13
review	-15
rewrite	2
rid	-24
rid of	-17
right	31
right ,	16
right .	21
right ?	12
right now	-17
right$	2
rights	1
road	-2
round	-10
rule	-16
rules	-23
run	37
running	6
runs	-19
s	26
s )	-5
s .	-13
s ?	-3
s$	-27
said	-31
said ,	-18
said that	18
same	-14
same ,	10
same as	-17
same thing	-8
same time	5
same way	-13
same$	1
save	-57
save the	-2
saw	3
say	-50
say "	4
say ,	-7
say ?	12
say that	-9
say the	-9
say you	16
saying	-50
saying "	3
saying that	-9
says	-37
says that	2
scale	24
scan	4
school	67
science	21
screen	16
screenshot	-7
script	11
script .	2
script$	5
scripts	13
se	38
search	-1
searching	9
second	-29
secondary	24
seconds	-47
section	19
section ?	9
sections	6
see	-53
see .	9
see ?	14
see a	-8
see any	-14
see how	-2
see if	-3
see it	1
see my	2
see that	2
see the	23
see what	27
see why	-7
see you	9
see your	-21
see$	9
seeing	42
seem	-42
seem like	-7
seem to	-47
seems	16
seems a	-4
seems like	-7
seems that	9
seems to	-9
seen	-33
seen the	-8
selected	-4
self	-4
self -	-10
send	11
sense	-53
sense ,	-5
sense ?	7
sense$	-8
sent	-31
sentence	-35
sentences	18
separate	-3
series	17
seriously	-71
seriously ,	-15
serve	-34
service	12
set	-8
set up	-40
sets	42
setting	36
several	14
shall	30
share	38
she	-14
should	34
should be	22
should have	-13
should i	15
should it	12
should just	7
should not	-21
should the	7
should we	11
shouldn't	-88
shouldn't be	-19
shouldn't it	-20
shouldn't the	-2
show	-20
show me	18
show the	7
showing	-4
showing the	-3
shown	-12
shows	32
side	-10
sign	-81
signed	-1
significant	22
similar	13
similar to	7
simple	-5
simply	-14
since	16
since i	11
since it	2
since the	4
since this	9
since you	12
single	-11
site	-11
site ,	17
sites	-18
situation	10
size	49
size of	26
slightly	3
slow	-29
small	27
smaller	30
so	-17
so ,	42
so ?	26
so can	7
so could	4
so far	35
so how	-9
so i	4
so i'm	-1
so in	1
so is	7
so it	19
so it's	2
so much	3
so that	2
so the	32
so we	-11
so what	-25
so what's	-25
so why	-33
so you	5
so your	-1
so$	14
software	-8
solid	-3
solution	-25
solution$	17
solved	-14
some	10
some kind	14
some of	9
some other	2
some point	-12
some reason	-24
some way	-7
somebody	-1
somehow	15
someone	-21
someone else	-2
someone has	-1
someone who	-8
something	-22
something ?	-2
something about	-6
something else	17
something i	-3
something in	4
something like	37
something that	-17
something to	4
something wrong	2
something$	14
sometimes	-17
somewhat	-8
somewhere	6
somewhere ?	8
sorry	54
sorry ,	18
sorry about	10
sorry for	12
sorry to	22
sorry$	10
sort	16
sort of	-10
sorted	24
sound	5
sounds like	-3
source	-4
source ?	4
source for	-1
source of	-6
source$	-29
sources	-35
sources ?	16
space	-27
spaces	11
speaking	16
special	-2
specific	-7
specific ?	4
specifically	55
specifically ,	11
specify	-21
specify the	15
split	-9
st	-2
stand	-11
standard	-23
stands	3
start	32
start the	10
started	16
starting	6
starts	-22
state	-27
stated	-15
statement	12
statements	-3
states	-13
stay	-6
step	-32
steps	20
stick	-30
still	5
still not	-18
stop	-18
strange	-15
street	-15
strict	-1
strikes	-7
strikes me	-5
string	3
strongly	-13
structure	24
stuck	30
stuff	51
style	45
sub	-17
sub -	-11
subject	-34
submit	17
successfully	25
such	-54
such a	-25
such an	-2
such as	30
sufficient	-12
suggest	-34
suggested	23
suggesting	11
suggestion	-8
suggestions	-7
suggestions ?	17
suggests	-16
suitable	6
summary	-27
sun	-19
supply	-10
support	14
supports	6
suppose	-25
suppose you	-3
supposed	-49
supposed to	-31
sure	16
sure ,	-5
sure how	-1
sure i	-1
sure if	-9
sure what	36
sure you	14
surely	-18
surprised	-20
suspect	2
suspicious	-2
switch	-2
system	-14
systems	-9
t	-31
tab	17
table	9
tag	34
tag ?	-18
tag to	8
tag$	6
tagged	6
tags	13
take	-7
take a	37
take it	3
take this	-5
take to	-13
taken	25
takes	9
taking	-18
talk	-1
talk about	47
talking	-31
talking about	-33
target	15
task	-8
technical	-13
tell	-58
tell me	-25
tell us	21
tell you	-19
telling	-2
template	7
templates	2
tend	-2
tend to	-4
term	22
terms	-3
testing	3
text	24
text .	2
text ?	19
text$	11
th	-17
than	8
than "	2
than 0	8
than a	-11
than just	-22
than that	14
than the	9
thank	130
thank you	87
thanks	169
thanks !	14
thanks .	33
thanks for	53
thanks$	60
that	-33
that ,	14
that .	1
that ?	-69
that a	-24
that all	12
that an	-2
that are	1
that be	8
that can	12
that case	1
that correct	10
that could	14
that do	5
that does	11
that doesn't	4
that has	5
that have	18
that i	25
that i'm	-2
that if	-7
that in	-14
that is	-27
that it	5
that it's	-8
that just	-8
that link	20
that matter	-13
that mean	11
that might	19
that not	-16
that one	5
that should	19
that some	-11
that something	9
that sounds	6
that the	24
that there	-2
that these	-6
that they	-13
that this	-13
that to	6
that was	-32
that way	14
that we	-20
that what	14
that will	2
that work	2
that you	-66
that you're	-6
that you've	-3
that your	-14
that$	6
that's	9
that's a	-6
that's what	-6
thats	14
the	48
the "	18
the (	16
the 0	-13
the above	27
the actual	10
the appropriate	4
the article	-8
the author	-4
the beginning	1
the best	4
the book	4
the bottom	5
the box	3
the case	24
the code	68
the comment	4
the comments	6
the community	-13
the content	-12
the correct	21
the current	5
the difference	4
the edit	-12
the email	-15
the end	19
the entire	-2
the exact	6
the fact	-27
the file	-14
the final	10
the first	11
the following	-4
the full	-7
the future	-5
the general	14
the hell	-32
the idea	1
the image	24
the images	-1
the impression	-4
the information	-16
the internet	-2
the issue	-1
the last	-28
the latter	-1
the line	-2
the link	-8
the links	-22
the list	1
the main	-11
the meaning	13
the message	8
the method	9
the moment	6
the more	11
the most	-29
the name	-29
the new	10
the next	12
the non	-23
the number	-34
the numbers	-7
the old	-3
the one	1
the ones	15
the only	-15
the original	-10
the other	-32
the others	12
the page	-2
the pages	-3
the past	28
the people	-23
the picture	10
the point	-44
the post	19
the previous	-2
the problem	-20
the problems	-2
the process	9
the program	10
the project	24
the proper	1
the purpose	-8
the question	-3
the real	-8
the reason	21
the reference	13
the relevant	3
the request	-3
the rest	1
the result	12
the right	-15
the rules	-3
the same	-6
the second	-20
the site	-2
the situation	4
the sort	7
the source	-26
the standard	2
the statement	10
the table	6
the tag	-1
the term	6
the text	9
the the	6
the third	5
the three	-15
the time	-37
the title	-33
the top	-1
the two	-24
the url	-1
the us	19
the use	-1
the user	13
the various	-7
the very	-3
the way	38
the whole	-6
the word	2
the work	-15
the world	-60
the wrong	-2
their	-76
their own	16
them ,	2
them .	10
them and	-3
them for	-1
them in	6
them to	9
them with	-8
them$	-18
themselves	10
then	-10
then ,	-17
then .	12
then ?	-9
then the	3
then why	-5
then you	-6
then$	-6
there	15
there .	1
there ?	-9
there a	24
there an	-2
there and	7
there any	28
there anything	18
there are	-23
there is	20
there should	-4
there some	-6
there something	1
there that	-4
there was	-9
there$	-8
there's	15
there's no	-5
therefore	-3
these	-18
these are	13
they	16
they ?	-21
they all	1
they are	-41
they be	1
they do	2
they have	26
they should	-4
they're	-7
thing	-2
thing ,	1
thing .	-1
thing ?	5
thing as	-8
thing to	-6
thing$	14
things	-15
things like	-11
things to	-3
think	15
think ,	11
think ?	60
think about	3
think i	2
think is	21
think it	30
think it's	15
think of	-2
think that	-46
think the	-23
think there	-7
think this	-3
think we	12
think you	-48
think$	16
thinking	40
thinking of	2
third	6
this	-23
this ,	6
this .	-10
this :	9
this ?	1
this a	-14
this and	15
this as	-7
this be	-2
this case	-6
this could	1
this for	21
this happen	-1
this has	-13
this in	10
this is	38
this kind	-29
this link	-7
this mean	13
this not	13
this on	-13
this one	-1
this page	3
this particular	14
this problem	7
this project	3
this really	-6
this seems	12
this should	1
this the	-4
this to	67
this up	13
this was	-21
this way	-45
this would	-9
this$	13
those	5
though	60
though ,	6
though i	-4
thought	47
thought i	4
thought that	-14
thoughts	88
thoughts ?	32
thread	-2
threads	-15
three	7
through	-10
through the	10
through your	7
thrown	10
time	3
time ,	31
time .	-13
time ?	8
time as	-6
time i	11
time to	-14
time with	-16
time$	15
times	31
tips	-17
title	-63
title ,	-14
title ?	12
title of	-2
to	14
to "	-19
to ,	19
to .	13
to 0	15
to ?	42
to a	-25
to accept	-2
to add	41
to all	-1
to an	-7
to another	-18
to ask	33
to avoid	-6
to be	-3
to begin	4
to believe	-20
to change	15
to check	5
to clarify	-4
to clean	18
to come	-25
to copy	-18
to create	8
to delete	-20
to discuss	43
to do	-130
to edit	-15
to explain	-26
to find	5
to fix	-4
to follow	5
to get	-69
to give	34
to go	21
to handle	1
to have	-49
to help	22
to include	-10
to indicate	3
to it	22
to its	15
to just	-5
to keep	1
to know	-44
to learn	-15
to link	-2
to list	8
to make	31
to me	7
to move	23
to my	-35
to not	21
to other	20
to play	-6
to prevent	7
to prove	3
to provide	-22
to put	4
to read	-39
to remove	-2
to replace	5
to run	4
to save	-20
to say	-14
to see	-22
to send	14
to set	9
to show	-1
to something	1
to start	-1
to stop	1
to support	6
to tag	6
to take	-1
to that	-13
to the	-62
to this	30
to those	-10
to try	17
to turn	-10
to understand	10
to use	29
to what	2
to which	1
to why	-4
to work	-5
to write	-31
to you	-26
to your	-1
to$	31
today	-17
today$	21
together	78
together ?	14
told	-12
too	4
too ,	-9
too .	2
too ?	-3
too long	6
too many	-8
too much	4
too$	43
took	-25
tool	26
tools	2
top	-23
top of	-18
topic	14
topic ,	11
topics	-5
total	48
totally	-23
touch	3
towards	-5
translation	-2
trick	4
tried	21
tried to	2
trip	8
trivial	-27
trouble	53
trouble with	34
true	22
trust	-2
try and	-13
try it	-7
try to	-37
trying	12
trying to	8
turn	-9
turning	-15
twice	-36
two	33
two ?	-8
two of	11
type of	6
types	-19
types of	-4
typical	4
typo	-5
u	-27
uk	-20
um	-37
unable	20
unable to	14
unclear	-7
under	3
under the	-23
understand	-37
understand ,	12
understand .	-39
understand how	-9
understand that	14
understand the	18
understand this	-10
understand what	36
understand why	1
understand$	-63
understood	45
unfortunately	9
unfortunately ,	10
unless	-25
unless you	-18
unlikely	7
unsure	9
until	25
up	-2
up ,	-1
up .	22
up ?	-2
up a	8
up and	-26
up for	6
up in	26
up on	-5
up the	15
up to	31
up with	-18
up$	5
update	-24
updated	-36
updated the	-6
updating	-1
upload	17
uploading	-22
upon	5
upper	18
url	-33
url ?	18
url$	-20
us	-45
us ?	12
us a	-7
us to	3
use	1
use "	4
use ?	35
use a	28
use for	6
use in	3
use it	-14
use of	-22
use that	25
use the	9
use them	3
use to	4
use$	14
used	4
used for	5
used in	4
used to	-1
useful	38
user	33
username	25
users	-23
uses	30
using	39
using it	-1
using the	-32
usually	-19
v	-20
valid	2
value	-6
various	12
verified	7
verify	20
version	17
version 0	7
version ?	18
version of	17
versions	5
versions of	2
very	-23
very much	31
via	30
video	-21
view	22
views	-11
visited	8
vote	-26
vs .	-8
vs$	-10
w	23
wait	-53
want	10
want to	-25
wanted	69
wanted to	29
wanting	-13
wanting to	-4
war	10
warning	-22
warnings	-5
was	-32
was a	-59
was an	19
was i	8
was it	3
was that	-4
was there	-5
was thinking	13
was this	12
wasn't	-18
wasn't sure	-10
watch	-9
water	-19
way	21
way ,	25
way .	4
way ?	-11
way i	-3
way of	-7
way to	32
way you	-5
way$	-4
ways	-4
we	-52
we are	3
we can	31
we could	-7
we do	-15
we don't	7
we get	2
we have	8
we just	24
we know	5
we need	3
we should	22
we're	-17
web	-38
website	-32
week	8
weird	27
welcome	87
welcome to	41
well	-47
well ,	-29
well ?	1
well as	-3
well$	-51
went	-9
were	-50
were the	3
were you	17
what	-31
what "	-15
what ,	-16
what ?	-74
what a	-25
what about	35
what are	-4
what can	-15
what did	17
what do	9
what does	-11
what else	5
what exactly	-37
what happened	-37
what happens	43
what i	-20
what if	-4
what is	-3
what it	4
what kind	-28
what should	24
what sort	-4
what the	3
what they	-11
what to	-16
what was	-4
what we	-3
what would	16
what you	75
what you're	23
what your	-18
what$	-91
what's	19
what's the	-18
what's wrong	-16
what's your	-5
whatever	-10
when	38
when a	-4
when i	-3
when it	1
when the	8
when you	57
when you're	-6
where	18
where are	27
where can	-2
where did	3
where do	-8
where does	-5
where i	-8
where is	-6
where it	-5
where the	-9
where they	5
where to	10
where you	8
where's	1
where's the	-1
whether	-21
whether it	-7
whether the	2
which	-5
which are	2
which i	18
which is	-11
which one	21
which will	3
which would	-8
which you	-19
while	-6
while i	5
while the	-5
white	12
who	-149
who are	-18
who is	4
who's	-22
whole	-37
whom	-12
why	-163
why ?	42
why are	-56
why can't	-9
why did	-64
why do	-31
why does	-4
why don't	18
why i	7
why is	54
why it	14
why it's	7
why not	15
why the	-19
why they	7
why would	-47
why you	-8
wiki	57
wiki ?	12
wiki$	-27
wikipedia	-112
will	-29
will be	18
will do	4
will have	1
will it	-2
will not	-59
will you	-24
willing	34
willing to	24
wish	-14
wish to	9
with	9
with 0	6
with ?	6
with a	37
with all	-7
with an	6
with it	1
with more	16
with my	6
with no	-7
with other	5
with something	-16
with such	-29
with that	-21
with the	21
with their	-4
with this	6
with what	-23
with your	8
with$	-7
within	19
within a	-11
within the	27
without	-89
without a	8
without any	-25
won't	-10
wonder	-2
wonder if	3
wondered	25
wondering	13
wondering how	-2
wont	-4
word	-26
word ,	-23
wording	9
words	-1
work	-25
work .	15
work ?	-7
work for	-14
work in	4
work on	31
work out	-8
work with	-19
work$	-10
worked	27
working	70
working ?	-7
working on	26
works	35
works ,	-2
works ?	-11
world	-58
worried	2
worth	-16
would	-9
would a	20
would be	-17
would have	-2
would i	-6
would it	8
would like	48
would make	-4
would not	-20
would probably	1
would that	-9
would the	-7
would you	43
wouldn't	-37
wouldn't be	-27
wouldn't it	-6
wouldn't you	-4
wow	-40
wow ,	-4
wp	1
write	-81
write a	-5
writing	-13
written	-35
wrong	7
wrong .	6
wrong ?	6
wrong with	-15
wrong$	-9
wrote	-14
x	62
x )	2
x 0	4
y	20
ya	-43
yeah	-7
yeah ,	1
year	-17
years	-1
yep	6
yes	-17
yes ,	10
yes .	-13
yes i	-1
yes$	-9
yet	29
yet ?	5
yet$	10
you	-22
you "	-1
you (	-4
you ,	17
you .	1
you ?	-47
you a	-5
you able	2
you actually	-7
you add	-15
you added	6
you also	-11
you are	10
you ask	4
you asked	3
you at	-30
you be	27
you can	-41
you can't	-32
you care	-3
you change	-8
you check	-13
you choose	-11
you cite	-5
you clarify	30
you come	26
you consider	6
you considered	-17
you could	23
you did	-13
you didn't	-31
you do	-53
you doing	7
you don't	-21
you done	-20
you edit	-6
you even	-63
you ever	29
you explain	-30
you find	24
you fix	25
you for	37
you found	5
you from	-6
you get	22
you give	9
you go	-16
you going	-28
you got	-15
you had	-14
you have	-12
you haven't	10
you having	34
you help	39
you in	32
you intend	-2
you interested	3
you just	-8
you know	-24
you left	-4
you like	-1
you look	10
you looking	4
you made	-12
you make	-27
you may	3
you mean	-23
you mention	4
you mentioned	27
you might	-2
you mind	46
you need	26
you not	-67
you on	8
you perhaps	24
you plan	5
you planning	12
you please	-96
you prefer	8
you provide	11
you put	-2
you read	-8
you really	-113
you receive	3
you referring	-18
you remove	-5
you said	17
you say	-13
you saying	-16
you see	8
you seem	-14
you set	12
you should	-70
you show	24
you still	18
you suggest	16
you sure	10
you take	41
you talking	-12
you tell	7
you that	-10
you the	-6
you think	42
you to	-12
you took	7
you tried	41
you try	3
you understand	-55
you use	22
you used	3
you using	34
you very	21
you want	-9
you wanted	17
you were	-36
you will	-1
you wish	11
you would	12
you write	-13
you wrote	-5
you$	-23
you'd	39
you'd like	9
you'll	17
you're	-76
you're not	-6
you're saying	-8
you're talking	-7
you've	-17
your	-7
your "	3
your 0	-22
your comment	4
your comments	22
your first	-18
your input	24
your last	-1
your mind	-1
your opinion	8
your own	-9
your page	5
your post	-10
your source	5
your time	-16
your view	-3
yours	-46
yourself	-86
yourself ,	-8
yourself ?	-27
yourself$	-29
z	29
`
