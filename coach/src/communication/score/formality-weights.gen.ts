// Written by bench/communication/train.ts: change what it learns from and run it, not this file.
// Learned from the formality ratings of Pavlick and Tetreault (2016), CC BY 3.0.

/** So much of a score is one of the weights' whole numbers. */
export const WEIGHT_UNIT = 0.001

/** What a text without any feature gets. */
export const BIAS = -0.079

/** A feature a line, with its weight. */
export const WEIGHTS = String.raw`
!	-119
!!	-50
!!!	-58
!!!!	-54
!!!!!	-60
!)	-128
"	-104
" a	52
" and	38
" i	99
" if	46
" in	37
" is	36
" my	-39
" she	32
" there	-81
" they're	-31
" this	33
" we	-74
" what	-54
" when	-44
#all-capitals	-370
#brackets	-263
#capitals	-40
#contractions	-128
#dots	-322
#drawn-out	-327
#exclamation	-517
#i	-122
#length	685
#long-words	253
#lower-i	-165
#lower-start	-809
#many-marks	-457
#no-end	-337
#overlength	-207
#question	-313
#short-words	-120
#smile	-283
#word-length	143
#you	-87
$	-36
%	32
%.	64
( 0	142
( a	-31
( i	43
)	37
) -	44
) 0	91
),	-51
), great	-36
).	-63
):	103
,	-70
, 0	89
, a	88
, abortion	-36
, about	-87
, according	-38
, an	-71
, and	-78
, as	73
, be	35
, both	49
, but	93
, don't	-54
, even	-57
, fandi	31
, far	35
, for	-76
, has	77
, have	-96
, he	59
, i	178
, i'm	-33
, if	46
, in	-51
, including	37
, is	-83
, it	78
, it's	-43
, let	-33
, look	-33
, man	-44
, more	46
, much	46
, my	-33
, of	33
, or	33
, our	36
, p	45
, please	-43
, said	66
, sir	67
, so	-62
, thanks	-57
, the	152
, then	-39
, there	67
, they	39
, this	55
, to	61
, u	-45
, was	31
, which	-69
, who	78
, with	-44
, yeah	-31
," he	-65
," said	62
," she	73
,,	-44
-	-124
- 0	255
- a	-31
- boy	-41
- by	-35
- do	-35
- go	44
- i	-35
- like	32
- mart	-31
- off	44
- old	53
- up	-63
- would	-33
- x	45
--------------------------------------------------------------------------------	-43
. 0	136
. but	-33
. com	-42
. is	-51
. it	-49
. l	37
. net	-38
. s	186
. t	-78
. we	-32
.,	163
..	160
...	-232
... it's	31
... link	78
... that	-41
....	-51
......	-76
.......	-83
...?	-39
0	116
0 %.	32
0 (	105
0 )	144
0 ).	55
0 ,	59
0 -	223
0 .	152
0 0	160
0 :	59
0 a	38
0 am	60
0 and	76
0 are	-32
0 for	-50
0 k	43
0 m	42
0 months	-52
0 p	-34
0 people	57
0 points	-50
0 rd	-35
0 s	-65
0 th	-31
0 to	52
:	-187
: 0	96
: i	-34
: the	48
: who	-37
:)	-117
;	-102
;)	-92
?"	-77
?)	50
??	-55
???	-51
????	31
?????	-70
^a	318
^abbas	49
^abducts	46
^about	107
^according	106
^actually	-121
^after	116
^again	118
^al	-45
^all	128
^almost	70
^also	-48
^although	64
^among	67
^an	119
^and	-98
^another	33
^any	-41
^anything	44
^anyway	-81
^apple	79
^arreola	104
^as	240
^ashcroft	50
^ask	-60
^asked	62
^be	35
^because	-100
^before	57
^bob	-34
^both	88
^brizzly	-46
^but	-36
^by	89
^c	-46
^call	60
^cameron	46
^china	-31
^chocolate	-52
^christmas	-64
^cit	73
^clausen	53
^clinton	89
^congratulations	75
^contact	-96
^could	35
^crews	41
^currently	46
^cut	87
^definitely	-65
^democrats	46
^depends	-46
^despite	66
^did	35
^do	47
^does	-72
^during	-55
^each	62
^either	-37
^employers	48
^english	54
^even	124
^eventually	34
^every	114
^everyone	-55
^everything	121
^exports	31
^few	88
^find	-32
^first	-50
^five	46
^for	113
^ford	36
^fox	51
^friends	50
^further	80
^get	-37
^give	-106
^go	68
^god	114
^got	-42
^governor	154
^halloween	-65
^happy	-139
^hbif	35
^he	189
^he's	46
^hebert	-35
^her	-40
^here	64
^hey	-51
^hi	-76
^his	209
^hope	-80
^hopefully	-54
^how	-78
^however	120
^i	121
^icahn	34
^if	122
^in	236
^indeed	31
^individuals	35
^is	-68
^isn't	-65
^israel	47
^it	267
^its	46
^john	46
^johnson	-45
^just	-83
^keep	-50
^kirk	34
^last	61
^let	32
^let's	-66
^life	-37
^like	36
^line	-49
^link	306
^little	37
^lol	-39
^looks	-36
^make	93
^mark	-128
^maybe	71
^mine	-148
^mirinae	-33
^more	-159
^most	54
^mr	134
^murphy	-41
^my	-35
^nearly	45
^new	-126
^newsom	-36
^nope	-112
^now	-90
^nutt	-32
^of	-89
^oh	-124
^ok	-38
^on	69
^once	-42
^open	87
^or	-161
^other	83
^out	-62
^over	54
^overall	-40
^p	47
^paul	-61
^perhaps	106
^place	170
^plus	-100
^police	37
^president	45
^pretty	-53
^probably	-49
^prosecutors	38
^put	32
^questions	-47
^quite	-43
^raoul	-38
^read	-36
^recently	65
^reed	-35
^remove	82
^reporting	45
^republican	31
^right	-82
^ross	42
^same	-86
^san	33
^scozzafava	-37
^second	59
^select	115
^she	89
^should	-74
^some	97
^sometimes	87
^sounds	34
^sowell	-55
^speaking	-52
^spud	-68
^still	-88
^stop	-103
^studnitz	-66
^such	-36
^sure	-120
^talk	-77
^teachers	-58
^tell	-107
^thank	273
^thanks	113
^that	-73
^that's	-42
^the	-113
^their	-102
^then	-38
^there	54
^there's	-82
^therefore	95
^these	62
^they	55
^they're	-160
^think	-60
^this	80
^those	39
^though	47
^three	-86
^thus	96
^to	210
^today	60
^today's	32
^too	43
^two	-65
^u	-187
^under	-79
^unless	-75
^until	-62
^update	-109
^updated	-32
^us	-60
^using	-50
^usually	-31
^valueact	-48
^wait	-122
^wal	-32
^watch	53
^we	60
^we're	-105
^we've	-74
^weeks	-40
^well	-176
^what	106
^what's	92
^whatever	-32
^whats	50
^when	-52
^while	-103
^why	89
^within	50
^without	-126
^women	-34
^wow	-125
^ya	-72
^yea	-39
^yeah	-102
^years	-95
^yep	-32
^yes	158
^you	64
^your	-143
^yuan	33
a	71
a )	-57
a .	125
a bad	-46
a big	46
a bit	-36
a certain	-46
a day	56
a doctor	32
a former	32
a friend	-31
a good	61
a half	37
a happy	36
a human	-33
a list	-54
a million	-33
a movie	-34
a new	33
a personal	53
a point	49
a search	34
a second	59
a time	50
a total	-38
a very	41
a wide	33
a woman	-35
abbas	155
abba~	90
abducts	46
abdu~	51
ability	47
able	61
able to	31
aboard	69
aboa~	35
abort	-62
abortion	-72
abor~	-75
about .	-31
about 0	34
about that	-76
about the	-50
above	99
abov~	57
absolutely	59
abu	51
abuse	51
accept	-64
accepted	-75
access	-38
acce~	-62
accident	-83
acci~	-91
accomplish	80
accomplished	53
according	-41
account	118
accounting	39
acco~	128
accurate	44
accused	72
accu~	100
ace	-45
achieve	58
achieved	51
achi~	70
acid	141
ackn~	32
acquired	72
acqu~	58
act	50
action	86
actually	-102
actu~	-39
ad	115
adam	64
add	86
addition	64
address	49
addressed	48
addr~	46
administration	-130
administrators	66
admitted	-41
admi~	-72
adults	46
advance	-39
advanced	-31
advise	69
advised	92
advisers	55
advi~	99
advocate	78
advo~	41
affect	123
affected	-40
affe~	100
affordable	-135
affo~	-69
afghanistan	-32
afraid	-36
african	-31
afri~	-35
after a	-41
after the	59
afternoon	-45
again	-50
again ,	43
against	48
age	-72
agenda	-52
aggr~	-40
ago	155
ago .	52
agree	65
agre~	55
aids	36
aimed	65
air	-75
aircraft	-50
airp~	-57
al	90
al -	39
alameda	52
alam~	33
alan	-38
alfan	38
alien	-65
aliens	-47
alie~	-55
alistair	37
alive	52
all	37
all ,	54
all .	-98
all but	45
all good	-35
all of	-38
all over	-37
all that	33
all the	-95
all things	51
all this	-43
all your	48
allegations	45
allen	-39
allowed	89
allowing	90
allows	60
allo~	134
almost	-43
almost 0	44
alone .	50
along	52
alongside	-69
alot	-74
alot of	-37
already	-109
alre~	-55
also	106
also ,	31
also has	57
alternative	68
altogether	64
alto~	32
always	-54
always ,	41
am	230
am i	-31
amazing	-37
ambi~	36
america's	40
amid	48
among	109
among the	39
amon~	59
amp	56
an	68
an 0	-51
analysis	60
anal~	81
and a	58
and adults	31
and could	-33
and do	47
and good	42
and great	-36
and it	52
and mortgages	-32
and not	43
and our	33
and quickly	35
and really	31
and say	-41
and she	-34
and some	-36
and the	-56
and then	-41
and took	-38
and we	-54
and you	-52
and your	66
ande~	33
andrew	50
android	-42
angeles	-36
ange~	-70
angry	36
animal	-99
animals	100
animals .	32
anniversary	36
announcement	-55
announces	-35
annually	32
another	-58
answer	136
answers	-69
anthony	34
antibiotics	88
anti~	72
any	115
any of	-49
anyone who	-39
anything	-126
anything .	-38
anything for	-32
anytime	-67
anyt~	-97
anyway	-104
anyway ,	-36
anywhere	-41
anyw~	-97
aol	44
app	-145
app ,	-33
app is	-41
apparently	-50
appeal	31
appear	39
appearance	-45
appeared	80
appears	103
appe~	142
apple	50
applied	-35
apply	81
appl~	95
appointed	61
appointment	-54
appreciate	60
appreciate your	44
appropriate	99
approval	63
approve	-42
approximately	37
appr~	122
april	119
apri~	59
aqui~	37
arch~	41
are	162
are 0	-34
are a	-58
are all	-38
are also	45
are called	37
are doing	-34
are expected	-42
are in	56
are just	-93
are my	34
are not	81
are right	57
are so	-41
are the	-161
are your	48
area	66
areas	56
ares	89
ares i	68
arid	49
arms	46
around	-96
arou~	-48
arreola	44
arrested	-42
arrive	-44
art	-34
article	-40
artists	33
as	49
as 0	59
as always	34
as an	-39
as he	-53
as i	-53
as important	-37
as it	50
as long	-41
as they	52
as well	68
ashcroft	72
ashcroft's	38
ashc~	55
aside	-55
ask	-83
ask for	-39
ask them	40
asking	53
asks	-61
aspects	33
aspe~	45
ass	-205
assault	35
assembly	45
assess	43
assistance	40
associated	56
assured	67
assu~	78
asthma	83
asth~	41
at	85
at 0	104
at a	-47
at all	-92
at me	-36
at my	-41
at risk	78
at walmart	-33
atheist	-38
atlanta	-37
atmosphere	45
attacked	-58
attackers	70
attempt	60
attempt to	32
attend	68
attendance	36
atte~	89
attorney	132
atto~	54
audience	-31
audi~	-59
august	117
augu~	40
authorities	32
auth~	33
automatically	-60
available	41
ave	31
avenue	51
aven~	38
aviation	-42
avoid	68
avoi~	35
award	35
aware	146
awareness	81
awar~	124
awesome	-172
awesome .	-83
awes~	-86
awkward	-62
awkw~	-31
baby	-162
bachmann	50
bach~	36
back	-97
back ,"	44
back in	-58
backlash	52
bad	-293
bad .	-36
badge	41
badg~	39
baker	38
baking	93
baki~	47
bald~	-41
ball	-42
balls	37
ball~	32
baloi	34
bang	-46
bang~	-37
bank	-37
banking	-55
bankruptcy	-35
banks	-64
bank~	-79
banned	40
bar	-179
bart	-50
bart~	-67
baseband	-40
based	62
basis	100
basis for	52
basi~	70
bath~	-35
battery	45
battles	45
batt~	79
bay	71
bbc	-36
be	44
be 0	-60
be a	-91
be done	46
be of	49
be some	42
be used	47
be with	-50
beach	-90
beac~	-58
beat~	-39
because	-122
because of	33
because the	-34
because they	36
beca~	-49
becomes	38
becoming	47
beco~	53
been	71
been working	38
beer	-72
before	63
before ,	-35
befo~	31
beg	-45
began	83
bega~	41
begin	39
behalf	93
behavior	54
beha~	75
being	32
believe	-31
believes	39
bell~	-33
belong	-31
below	87
bench	-57
bend	64
best ,	50
best .	-43
bet	-82
bett~	-36
between	40
beyond	53
bible	70
big	-280
biggest	-157
bigg~	-98
billion	43
biology	70
birds	-49
birth	68
birt~	47
bit	-78
black	88
blackberry	-109
blacksn	-61
blac~	-66
blair's	-43
blank	45
blast	-34
bleeding	96
blend	44
blen~	31
bless	136
bless you	72
block	41
blog	-71
blogger	-80
blog~	-38
blon~	-36
blood	84
bloomberg	-56
blow	-38
blu	-40
blue	-38
board	77
boarded	37
boar~	63
boat	-87
boats	-33
bodies	154
bodi~	77
body	61
body .	40
bolts	-51
bond	40
bones	-35
book	86
booster	40
boot	-54
border	56
bord~	56
boring	-45
born	62
both	50
bott~	-42
bought	-73
boug~	-36
bout	-34
bow	-57
bowl	70
boxes	33
boy	-56
boy renton	-41
boycott	67
boyfriend	-62
boyf~	-31
boys	-86
brand	49
brands	-37
break	-70
breaking	45
breaks	70
breasts	-50
brea~	-97
bree~	62
bric~	33
bridge	86
bridges	-50
brief	80
briefing	37
brie~	61
bring	82
bringing	33
brings	41
brin~	78
bris~	35
brizzly	-33
broke	-73
bronx	33
brother	-57
brought	69
brou~	34
bubb~	-43
buck	-51
bucks	-54
buck~	-52
buddy	-129
budd~	-49
budget	44
buff~	-42
build	59
built	-41
buil~	35
bulkeley	43
bulls	-34
bureau	-60
bureau of	-35
bureaucrats	33
burn	159
burn the	52
burned	33
burning	-34
burrito	-73
burr~	-36
burton	35
bus	-44
bush's	102
bush~	58
business	97
businesses	45
businessman	-57
busy	94
but	-96
but ,	-69
but for	32
but he	44
but i	56
but it	68
but only	37
but that	-34
butter	59
butt~	46
buy	-32
buying	42
by	80
by 0	-40
c	-122
cabinet	38
cable	-34
cach~	67
caesar	-50
cafe	-58
cage	76
cake	37
california	43
call	65
called	41
calling	63
calling it	31
calls	-72
calories	35
came	-90
came out	-38
camera .	33
cameras	38
cameron	43
came~	32
campaign	91
campbell	81
camp~	86
can	170
can be	147
can get	-48
can i	39
can just	-36
can make	-34
can see	-35
can try	35
can't	-75
can't be	35
can'~	-38
canadian	89
canaveral	44
cana~	64
candidacy	-34
candidate	-63
candidate is	-31
candidates	-157
candy	-59
cand~	-114
cape	57
capitol	33
captain	-48
capture	-47
capt~	-41
car	58
car .	33
care	-48
care about	-31
care of	38
care reform	-32
cared	-60
career	70
cares	-41
care~	-31
carl~	44
carn~	45
carolina	46
case	160
case .	71
cases	61
case~	31
cash	-46
casting	-82
casualty	-39
cat	34
category	53
cate~	39
catholic	37
cats	61
caught	-47
cause	-79
causes	122
causing	46
caus~	59
cautioned	45
cavallari	-31
cbs	-48
cele~	-52
cells	91
cells .	43
cell~	110
celtics	-80
celt~	-40
center	106
center in	43
centers	51
central	-35
centre	33
cents	-65
cent~	62
certain	-68
certainly	-75
cert~	-74
chain	41
chair	50
chai~	60
change	96
change the	44
changes	129
channel	-36
channels	-64
character	-42
charge	45
charges	42
charging	49
charles	49
charts	38
char~	84
chase	-42
chas~	-68
chat	-38
chat~	-34
cheap	-97
cheats	-36
chea~	-132
check	-64
check it	-35
check out	-36
check with	53
checked	48
cheese	-44
chee~	-89
cherokee	62
cher~	34
chest	-58
ches~	-31
chicago	-84
chicken	-109
chic~	-117
chief	102
child .	35
childhood	-64
children	96
chil~	-45
china's	47
chinese	-41
chocolate	-95
choc~	-50
choice	64
choose	136
choo~	46
chosen	-32
christians	-33
christmas	-101
chri~	-104
chromosomes	68
chro~	66
chuck	-152
chuck norris	-74
chuc~	-111
cinema	-52
circle	44
circuit	-62
citing	67
citizen	48
citizens	-47
civilians	-54
civi~	-33
class	58
classes	-62
classic	-109
clas~	-46
claus	-89
clean	-36
clear	116
cleared	-36
clea~	51
click	-61
clic~	-37
clim~	36
clinton	58
closing	95
closure	-68
clothes	-61
clot~	-33
club	-88
coalition	43
coast	39
code	-34
code .	-32
colleagues	39
collecting	-65
collection	53
collector	33
colleges	41
collision occurred	-32
coll~	-31
colonies	85
colorado	-31
colour	-58
columbia	48
com	-117
combination	42
combined	-64
comfortable	-43
comf~	-40
coming	50
comi~	40
comments	-82
commerce	57
commission	91
commissioner	41
commissioning	34
committee	50
common	163
common .	44
communication	31
communications	-40
communist	42
communities	36
commute	-31
comm~	209
company .	31
compare	-80
competition	-53
competitors	33
complained	37
complaining	-35
complex	59
complicated	-58
comprehensive	66
computer .	32
computers	-39
comp~	42
concealed	61
concentrating	-36
concern	-76
concert	-78
concessions	34
conc~	-67
condition	57
conditioning	39
conditions	32
conduct	89
cond~	133
confidence	56
confident	-47
congratulations	41
congress	68
cong~	47
connected	44
connecting	46
connections	34
conn~	59
cons	77
consecutive	80
consequences	53
conservation	63
conservative	-73
consider	-61
consideration	41
considered	152
considering	-46
constellation	-36
constituents	46
constitution	82
consult	-48
consultant	37
consulting	33
consumption	-40
cons~	131
contact	32
contacted	-77
contacts	-38
contain	91
contains	47
context	50
continuing	41
contract	34
contractor	-39
contrary	50
contrast	-71
control	-45
control of	33
controversy	33
cont~	147
conversion	32
convinced	-45
conv~	55
cookie	41
cookies	-32
cool	-141
copenhagen	-37
cops	-109
copy	31
corben	-38
corner	-41
corp~	-34
correct	181
corr~	196
corzine	31
cost	36
costa	-44
costly	71
costs	38
costume	-35
cost~	38
could possibly	38
could work	-37
couldn't	-124
coul~	-52
council	58
counseling	-57
counter	-33
countries	50
country .	-42
counts	34
county	150
coun~	69
coup	-54
courage	46
course	-64
court	84
court .	41
courtyard	-76
cour~	44
cover	57
covered	-61
crash	93
crashed	40
cras~	48
crav~	58
crazy	-60
created	-67
creates	-32
creation	82
creation .	38
credit	62
creepy	-54
crew	-41
crime	46
criminal	-45
crist	36
critical	41
crops	32
crui~	-36
crys~	71
ct	75
culp~	33
cultures	35
cup	-60
cure	32
curious	-68
curi~	-34
currently	59
curr~	33
customer	-40
customers	-49
customs	80
cuts	-35
cutting	66
cutt~	33
cuz	-61
cybe~	-64
d	-35
dad	-57
daily	125
daily news	41
dail~	64
dale	-39
damage	52
dame	-36
damn	-69
damned	-49
dance	-70
dark	-31
darling	59
date	213
dated	-39
daughter is	-42
dave	65
david	33
davi~	41
day ,	-57
day .	61
day and	-37
dc	40
dcf	71
de	41
dead	101
deal	104
dear	52
death	123
deat~	73
decades	34
deca~	82
deceased	76
deck	59
declined	106
declined to	42
decl~	102
decrease	-34
dede	-72
dedicated	-60
deeper	87
deeply	119
deep~	134
deer	53
defeated	44
defe~	33
defined	38
definetly	-54
definitely	-154
definition	33
defi~	-128
degree	129
degrees	62
degr~	104
demand	-66
demanding	-44
dema~	-58
democrat	-46
demo~	-50
denial	94
denied	44
denies	56
deni~	94
deno~	35
dense	43
deny	76
dep	31
departure	-51
depa~	-44
depending	-31
depe~	57
deployed	45
describing	32
deserve	-55
dese~	-34
design	40
designed	31
despite	100
desp~	60
destroy	90
destroyed	-42
destroying	-34
detail	59
detainees	-39
deta~	33
determined	63
dete~	39
developed	64
developers	74
developing	-51
development	-36
deve~	41
devi~	-44
dhabi	39
dial~	-31
diane	47
dick~	-73
did	174
did not	33
did the	39
die	-87
died	47
diego	38
dies	-50
difference between	-36
different	-102
different .	31
diff~	-70
digital	-42
digi~	-57
diplomatic	35
direct	56
directed	74
directly	46
director	-104
dirt	-36
disabilities	84
disappointed	-92
disaster	100
disclosures	-39
disco	-40
discovered	77
discuss	95
discussed	83
discussions	-37
disc~	33
disease	162
dise~	105
dish	-38
disorder	-33
display	-41
displays	36
disputes	73
disp~	61
dissatisfaction	56
diss~	45
distinguished	46
distribution	-129
district	111
dist~	79
divided	66
division	64
division of	36
divi~	49
dna	215
do .	-31
do and	-42
do i	43
do it	-67
do not	127
do this	-99
do we	42
do you	147
doc	48
dock	-81
doctor	99
doctor .	43
doctors	-109
doct~	-33
document	60
docu~	83
does	48
does .	-34
does not	42
does she	46
doesn't	-53
dogs	-115
dollars	-42
don	58
don't	-203
don't believe	-51
don't want	-31
don't you	31
don'~	-101
done	233
doubt	-43
doug	-42
doughnuts	39
downing	77
down~	-37
dr	41
draf~	-34
drag	-50
drawn	63
draw~	35
dream	-117
drea~	-82
dress	-47
dressed	-77
dressing	-34
dres~	-67
drew	-41
drill	47
drink	-49
drinks	49
drive	-77
driv~	-35
dropped	43
drop~	31
drug	157
drugs	38
dry	64
dude	-153
dude .	-53
due	42
due to	40
dumb	-123
duo	32
during	-61
during a	-36
during the	33
dust	37
duties	64
duti~	32
duty	109
dvd	48
dvds	-62
dvds ,	-31
e	-36
each	125
eagles	48
earlier	-76
early	105
earn	-35
earned	-84
earning	-35
earn~	-61
earthquake	-46
ease	35
easily	72
east	-64
eastern	-127
east~	-49
easy	-51
eat	-112
ebay	-50
echo~	-53
ecol~	39
economy	68
ecosystem	61
ed	114
eddie	-68
eddi~	-37
edge	35
educate	-57
educated	-54
education .	37
educ~	-45
effective	72
effectively	34
effe~	60
effort	84
efforts	76
effo~	80
eggs	36
eight	-97
eight years	-35
eigh~	-44
either	-32
either .	-40
el	33
elected	-72
election	-57
election .	-38
election will	-38
elections	-110
electoral	63
electric	42
elec~	-81
elsewhere	88
else~	49
emba~	-31
embrace	41
emerging	36
emil~	61
emotional	38
emot~	35
employee	105
employees	35
empl~	98
empo~	38
en	-32
enabling	50
enab~	42
encountered	49
encourage	35
enco~	61
encr~	61
end	35
endorsed	83
endorsements	37
endo~	42
ends	-115
energy	178
energy ,	36
ener~	79
engineering	51
engines	-49
enormous	-37
enough	31
enro~	48
ensure	37
ensu~	41
enter	-121
enterprise	-78
ente~	-88
entirely	52
enti~	66
entries	-45
entr~	-34
environment	55
environmental	44
environmentalists	69
envi~	70
equipped	-51
equity	-38
equi~	-45
er	-48
erosion	-34
especially	-42
espe~	-49
established	44
esta~	49
estimates	41
etc	-50
ethi~	40
even if	32
evening	-41
evening .	-35
event	-65
eventually	132
ever	-270
everglades	37
every	77
every day	-43
everybody	-46
everyone	-90
everything	53
everything .	-52
everything you	35
everywhere	-100
everywhere .	-50
ever~	-41
evil	-87
evolution	-70
evolved	42
ex	-67
exact	142
exactly	-214
exactly what	-53
exac~	-36
examples	31
exam~	42
excellent	57
except	-38
excessive	75
exce~	61
execution	62
executive	38
executives	-31
exec~	38
exercises	58
exhibited	40
exist	-78
exis~	-35
exits	-31
expansion .	-32
expect a	37
expectations	49
expected	91
expensive	-134
experience	-62
experienced	46
experimenting	49
expe~	69
explains	40
explanation	68
explore	-53
explosive	39
expl~	43
exports	76
exposed	-49
express	-37
expr~	48
extending	51
extra	80
extreme	-100
extremely	39
eye	-51
eyes	67
eyes .	37
f	62
face	120
face .	-41
facebook	-121
faces	57
facility	95
faci~	59
fact	91
fact that	-48
fail	69
failed	90
failures	43
fail~	78
fair~	-62
fake	-78
fall	-45
familiar	-49
families	107
family	-36
family and	-32
famous	43
fan	43
fandi	71
fand~	36
fans	-68
fantastic	-44
fare~	-59
farm	-45
fashion	-52
faster	-77
fastest	-43
fast~	-60
fat	-96
father	-113
fath~	-59
favor	55
favorite	-33
favors	47
favo~	70
fax	-32
fbi	49
fear of	-34
fear~	35
feature	39
featured	-37
features	-81
feat~	-83
feb	90
feb .	45
february	50
federal	-121
fede~	-74
feed	-108
feel	97
feeling	74
feelings	165
feels	-42
feel~	98
feet	79
feet .	32
feli~	35
fell	66
felt	45
females	67
fema~	45
few	173
field	-35
fields	35
fifth	101
fift~	53
fighters	-47
fighting	100
figh~	33
figured	-45
figures	-54
figu~	-34
filing	31
film	105
filmed	-95
film~	-65
filter	32
finally	-47
finance	43
financial	43
find	89
finding	46
findings	51
finds	-46
fine	31
fines	35
finger	-64
fired	-31
firm	-58
first	63
first one	31
first time	39
firs~	49
fish	-44
fishermen	-43
fit	-34
five	93
five months	33
five years	-38
fix	64
fl	37
fla	51
flag	58
flat~	32
flickr	-31
flight	41
flirting	-53
flir~	-59
floa~	-35
florida	161
florida's	49
flor~	108
flow	98
flower	53
flu	33
focused	40
focu~	37
follow the	-32
following	100
fool	-112
foot	-38
foot~	-49
for	74
for all	-34
for an	-50
for example	37
for his	-37
for instance	-34
for it	62
for me	-46
for money	-32
for more	56
for one	-63
for some	-42
for something	-45
for the	37
for this	-40
for which	38
for your	81
forced	-38
ford	60
forever	68
fore~	36
forget	-60
forg~	-61
form	237
form the	46
formal	71
former	103
form~	76
forth	43
fort~	67
forward	63
forw~	38
four	-83
fox	65
frame	55
fram~	50
frank	48
freaking	-84
frea~	-64
french	81
fren~	57
frequently	57
freshman	40
friday	-33
friend	-37
friend .	-33
friend is	-31
friends	-112
friends .	-53
frie~	-138
from 0	36
from my	-33
from the	55
from them	-39
from this	45
frost	55
frosting	68
fros~	69
fruit	-36
frui~	-31
fuck	-112
fucking	-101
fuck~	-97
full	-73
fully	40
fun	-201
fun and	-34
funding	55
funds	122
fund~	35
funeral	52
funnel	-62
funny	-155
funn~	-122
further	104
further .	-64
furt~	73
future	-40
g	-157
g .	-33
gained	31
gamal	43
game	-71
game ,	-45
game~	-44
gang	-42
gang~	-51
gardens	-50
gather	69
gathered	46
gath~	45
gay	-90
gaza	47
geithner	36
general	-91
generation	54
gent~	36
german	134
germany's	40
germ~	93
get	-149
get .	-67
get her	32
get on	-43
get used	-32
get you	31
gets	-126
getting	-51
gett~	-33
gifts	-105
gift~	-83
girl	-158
girl ,	-42
girls	-61
give	31
give him	-50
give the	61
give them	-32
given	123
give~	69
glan~	41
glenn	46
global	60
globe	58
glob~	64
go	-101
go buy	-33
go for	57
go here	-41
go see	-44
go to	-114
goal	39
goals	115
goal~	57
god	-90
god bless	70
god's	80
god'~	40
gods	-38
going	-53
going on	32
golden	-42
gon	-137
gon na	-68
gone	-39
good	-56
good luck	55
goods	-67
google	33
goog~	38
gop	92
gore	-36
gospel	43
got	-215
got to	-48
gotten	-61
gov	40
government .	31
government's	-73
governor	148
governor ,	73
gpa	36
gps	-39
grab	-122
grac~	69
grade	-80
grader	-34
grandfather	-67
grant	47
granted	57
graphics	-35
grave	83
grav~	64
great	-103
great .	-35
grea~	-57
greed	47
gregor	-32
grew	85
grey~	-34
grief	64
grie~	32
grin~	-31
gros~	-57
ground	113
groups	92
grou~	133
grow	62
grown	-49
grows	88
guarantee	-54
guar~	-41
guess	-187
guests	115
guidelines	-33
guit~	-36
guy	-288
guy that	-63
guys	-209
guys .	-59
h 0	32
ha	-91
ha ha	-45
had	42
had no	36
had to	-114
haha	-40
half	61
halftime	-51
halloween	-129
halloween is	-59
halloween party	31
hall~	-126
halt	62
hand	-34
hand is	-31
handheld	-36
hands	45
hang	-122
hang out	-48
hann~	39
happened	-100
happened .	-43
happening	-33
happens	97
happy	-53
hard	-75
harder	59
hardest	-66
harm	35
harry	-93
harr~	-46
has	205
has a	54
has become	32
has been	75
has ever	32
has happened	-33
has led	-31
has made	37
have .	59
have 0	-67
have a	-41
have an	-37
have done	64
have more	-31
have never	71
have the	-89
have this	41
have to	-157
have tried	33
haven	-31
hbif	54
hd	-44
he ?	44
he bought	-40
he came	32
he could	34
he does	34
he had	117
he is	-33
he knows	33
he said	-107
he then	33
he was	-67
head	-160
head .	-61
headed	-65
headquarters	-51
head~	-126
health	39
healthcare	38
healthy	101
heal~	96
hear	-93
hear the	-34
heard	-51
hearing	36
heart	126
heart .	46
hearted	-93
hear~	-74
heat	-99
heaven	46
heights	-33
heig~	-33
held	52
hell	-234
hello	-32
hell~	-46
help	32
help you	49
helpful	-56
helps	191
help~	39
her	-142
her campaign	33
her husband	45
her mouth	-31
her or	-40
her to	-36
here .	-93
here to	37
here's	-53
here~	-35
heroin	-103
hero~	-31
herself	-60
hesi~	32
hey	-142
hi	-108
hick~	-35
high	35
high school	-51
higher	61
highest	-49
highly	135
high~	71
hillary	-56
hills	-36
him ,	-41
him .	-48
him a	-52
him in	32
hint	43
hired	-42
his son	42
his wife	-35
hispanic	-35
hisp~	-49
hitting	-33
hoffman	35
hold	116
holding	33
hole	-97
holiday	32
holy	-130
home	-107
home ,	46
honestly	-84
hone~	-39
honor	53
hono~	49
hop	36
hope you	32
hoped	-46
hopefully	-78
hopeless	43
hori~	49
horr~	-63
horse	51
hosp~	40
hostile	40
hot	-88
hott~	-84
hour	62
hours	-51
hours of	-86
house ,	-89
how did	-36
how much	-36
how to	83
how'~	-38
however	91
however ,	74
howe~	46
hubel	-51
huge	-133
human	54
humans	49
huma~	36
hunger	67
hung~	31
hunted	82
hunt~	46
hurry	72
hurting	-59
husband	50
husb~	32
hybrid	-60
i	-80
i -	88
i am	72
i believe	80
i can	49
i d	-41
i did	36
i feel	-69
i found	-55
i get	-59
i guess	-104
i had	-47
i hope	85
i learned	-34
i ll	61
i love	49
i m	-173
i made	-37
i mean	-50
i really	39
i saw	-54
i think	52
i thought	-46
i use	-42
i want	62
i was	-35
i will	-44
i wish	64
i would	180
i wouldn't	38
i'll	-54
i'm	-43
i'm not	-33
ideas	45
idea~	38
identified	80
iden~	51
ie	79
ie 0	44
if	-150
if he	-65
if not	-31
if these	42
if u	-79
if we	42
ignorant	-41
illegal	-38
ille~	-42
image	-65
images	-38
imagine	-108
imag~	-92
immediate	40
immediately	78
imme~	62
immigration	38
immu~	40
impact	34
implementation	77
implies	54
impl~	96
import	32
important	67
important ,	34
impose	50
imposed	93
impossible	86
impo~	172
impressed	-58
improvement	76
improvements	115
improvised	39
impr~	95
in	105
in .	-66
in addition	32
in america	31
in april	34
in august	38
in court	31
in fact	33
in florida	53
in his	58
in history	-33
in india	56
in iran	-34
in it	-57
in more	36
in office	-57
in our	-33
in real	-36
in that	-74
in the	-113
in washington	35
in what	39
in your	-42
inc	79
inc .	46
inch	90
inches	47
included	47
including	88
including the	59
incl~	93
income	77
incorporated	-34
inco~	60
increase	38
increase the	-36
incr~	41
indeed	92
inde~	40
india	31
india .	36
india's	52
indian	-31
indicate	56
indicated	94
indictment	-50
indigenous	66
individuals	82
individuals with	35
indi~	125
inevitable	-74
inev~	-33
infection	47
inflammatory	42
infl~	54
info	-64
information	186
information ,	65
information .	35
info~	83
initial	47
initially	58
init~	36
injured	48
injury	76
inju~	62
inner	39
inse~	-62
insider	44
insisted	-33
insp	75
inspiration	-58
installation	-103
instance	-49
instead	32
inst~	-45
insurance	63
insurgency	33
insu~	126
integrity	74
intelligence	41
intelligent	32
intend	52
intended	-55
intention	38
interact	-50
interceptions	-41
interest	107
interested	-60
interesting	-109
interests	65
internal	34
international	49
inte~	161
into	-45
into the	-32
intr~	36
invented	62
invents	120
invents the	71
investigator	36
investments	31
investors	-34
inve~	62
invi~	-63
involved	55
invo~	75
iphone	-87
ipho~	-44
ir	-102
iran	-61
iraq	-31
iraqi	67
iraq~	42
irish	-54
iron	38
is	171
is .	-59
is a	145
is about	-35
is an	54
is at	32
is bad	-72
is called	31
is correct	56
is difficult	31
is expected	35
is for	70
is going	-40
is important	36
is it	84
is just	-46
is much	52
is not	-46
is one	52
is only	-64
is real	32
is right	38
is so	-47
is still	54
is the	-40
is there	37
is to	-70
is totally	-51
is unknown	36
is used	37
is your	56
islands	-34
isn't	-73
isn't that	-31
isn'~	-37
isolated	42
israel	103
israel's	41
isra~	93
issued	50
it	-33
it !	89
it ,	-117
it ,"	44
it .	75
it ?	-44
it a	33
it all	-45
it appears	43
it can	55
it does	-39
it for	-33
it is	134
it ll	-32
it looks	34
it on	38
it to	-51
it was	37
it will	84
it with	-39
it would	-60
it's	-82
it's a	108
it's been	-35
it's free	56
it's true	52
item	-74
its own	50
itself	61
j	44
j 0	-46
jackson	-56
jackson's	61
jack~	-53
jail	-95
jay	32
jealous	-91
jeal~	-46
jeans	-119
jean~	-56
jersey	-97
jers~	-51
jerusalem	-32
jesus	-46
jet	-58
jewish	-51
job	31
jobs	65
john	86
johnston	-106
john~	-51
join	-44
joined	-76
joint	-44
join~	-73
joke	-63
jon	-38
jones	55
jone~	31
journalist	39
jour~	38
jr	51
judge	77
judg~	40
july	56
jump	-56
jump~	-35
june	41
junk	-99
jurisdictions	-38
just	-242
just 0	33
just a	82
just like	41
just one	-38
justice	-53
just~	-60
juveniles	31
k	36
k .	-32
kabul	41
kansas	-58
karzai	31
karzai's	38
karz~	35
keep	-123
keith	38
kelly	37
kennedy space	48
kennedy's	71
kenn~	73
kept	47
kerry	43
ketsana	49
key	36
kick	-111
kid	-89
kidney	67
kids	-141
kill	-125
killed	37
killer	-82
killing	-84
kills	36
kill~	-39
kind	-228
kind of	-137
kinda	-84
kinds	-69
kind~	-49
knew	103
knoc~	-51
know	-51
know ,	-42
know if	36
know that	-55
know what	-87
know you	76
known	64
knows .	39
knows that	-31
know~	38
l	69
l .	36
la	39
lack~	52
ladi~	-34
laheri	37
lake	53
lame	-58
land .	-31
language	-43
large	-42
largely	-106
larger	-70
larg~	-113
last week	-38
last~	50
lately	-63
later	86
latest	56
late~	68
latin	54
launch	86
launcher	-59
laun~	31
law	99
laws	33
lawsuit	91
laws~	46
lawyer	37
lazy	-96
lead to	-35
leader of	-39
leadership	-63
leading	-40
leak	74
leaking	-45
learned	-65
learning	66
least one	41
leas~	-32
leaving	-74
led	-39
lee	77
legal	38
legislation	-35
legislative	35
legitimate	36
legi~	32
legs	-60
lemon	54
length	72
leng~	35
let	91
let her	-32
letter	55
letter to	39
lett~	32
level	68
level .	33
leverage	46
leve~	61
levi	-123
levi johnston	-49
lewis	77
lewi~	43
li	-33
liberal	-56
libe~	-33
library	-49
lies	53
lieutenant	-39
life	-150
life .	38
life is	-33
life~	47
lift	-69
light	137
lights	44
ligh~	73
like	-268
like ,	-53
like it	33
like that	-32
like the	-31
like to	130
liked	44
likely	119
likely to	48
likewise	-36
like~	40
limited	34
limi~	31
lincoln	-33
lind~	31
line	78
lines	-58
link	430
link -	55
link link	51
list	51
listed	87
listen to	38
listening	-104
listening to	-47
litter	77
little	-64
live	-76
live in	49
lived	35
lives	50
live~	71
living	80
livi~	40
ll	-74
load	-106
loan	43
loans	42
lobbying	-42
loca~	-57
locke	61
lodin	71
lodi~	36
logged	63
logg~	32
logi~	31
lol	-241
lol .	-34
lone	-40
long as	-36
longer	86
longest	-42
long~	44
look	-96
look like	-35
looking	-116
looks	49
los	-35
lose	79
lost	37
lot	-32
lot of	37
lots	-186
lots of	-92
lottery	-39
love	-80
love it	71
love the	-50
love them	66
loved	61
lovers	-80
low	85
lowest	32
lugar	39
lupus	33
lying	-87
lying .	-32
lyin~	-43
m	-96
m .	60
m'm	-201
ma	-60
mad	-64
made	157
made ,	-33
madigan	-37
magazine	36
magic	35
maintaining	46
major	37
majority	31
majo~	37
make it	-104
make sure	81
make the	-82
make up	108
maker	54
makes the	35
making	36
male	47
man	-114
man ,	-44
managed	41
manager	94
mana~	103
mand~	54
mane~	32
manila	44
manner	53
many	119
many of	-44
many other	50
many times	-31
maoists	40
maps	-42
marathon	-33
march	-58
marco	-43
marc~	-45
marijuana	37
mark rent	-41
market	-59
market is	-38
markets	63
marriage	63
married	-76
marr~	-38
mart	-57
mass	47
massive	-34
mast~	-48
matching	-40
math	-56
math~	37
matt	38
matthew	-97
matt~	-105
may	308
maybe	-62
maybe it	48
mayb~	-31
mcclain	70
mccl~	40
mcdo~	-46
md	76
me	-37
meal	64
mean	-45
meant	-96
mean~	-45
meas~	32
meat	-35
mech~	37
median	-31
medical	33
medicare	-47
medium	-36
medi~	-55
meeting	104
meet~	47
melrose	32
men	-108
mentality	-47
mentioned	-36
mentoring	34
ment~	-33
menu	-45
mess	-117
message	-64
mess~	-54
met	79
metal and	-38
method	106
meth~	60
mexican	-39
mexico	53
miami	38
michael	47
mich~	40
middle	-64
might have	-79
mighty	-44
miles	-94
miles .	-36
mile~	-52
miliband	-40
military	-45
mili~	-53
milk	58
millions	-42
mind	-102
mind .	-50
mine	-164
mine~	42
mini	-33
minimal	47
minister	45
minister's	-40
ministry	-101
mini~	-35
minutes	-33
minutes ,	34
minu~	-42
missed	-52
missile	-47
missiles	112
mission	-112
mission .	-64
mississippi	-91
miss~	-93
mistake	-110
mistakes	38
mix	76
models	59
mode~	51
modifications	-40
modified	33
moffat	-43
momm~	-61
money	-153
money .	-37
mone~	-62
month	42
monthly	-33
months	37
moon	-64
mop	57
morales	48
mora~	92
more	47
more .	-35
more of	-71
more power	32
more than	34
morning	-70
morn~	-36
moron	-182
moro~	-90
mortgages	-52
most people	31
mother .	38
motion	88
motivated	-57
motor	-41
motorola	32
motors	-32
mounting	49
mouth	-75
mout~	-38
movie	-100
movie ,	-32
movies	-98
movi~	-106
mr	173
mubarak	40
much	-94
much .	36
much better	-36
much of	-38
muhammad	56
multiple	-40
mult~	-32
murder	-48
murphy	-43
muscles	53
museum	-31
music	43
musical	-52
musicians	-55
musi~	-32
must	81
must be	80
my	-112
my daughter	-32
my first	74
my kid	-31
my mind	-35
my name	33
my own	-42
my personal	-80
myself	-46
myspace	-39
n	-54
n .	44
na	-200
naked	-102
nake~	-51
name	-68
name is	32
name~	-72
narr~	-35
nation	106
nation's	-38
national	-125
nati~	-52
naturally	-71
nature	32
naughty	-58
naval	40
navigation	-45
navy	69
naxalites	-49
nd	-57
near	33
nearby	44
nearly	-35
necessary	34
need	49
need a	-62
need more	45
needs	-45
negative	65
negotiate	-33
negotiations	77
nego~	43
neither	82
neit~	41
nerve	-35
net	-68
netflix	-41
networking	-72
neut~	31
never	-37
never be	-53
new	33
new banks	-31
news	-74
newsom	-73
newsom's	42
newspapers	36
next	-75
next time	-42
next week	35
nice	-131
nichols	-42
nicole	38
night .	-48
nights	44
nigh~	-38
no	-68
no one	43
nobody	-63
nobo~	-32
noise	-79
nois~	-40
nope	-112
nope ,	-53
normal	55
normal .	36
norris	-148
norris is	-31
norr~	-77
northern	-84
northern rock	-32
not .	37
not all	81
not alone	45
not at	-43
not be	95
not being	48
not clear	32
not even	-35
not just	36
not know	61
not known	31
not like	-39
not that	-64
not to	-100
not true	-64
not worth	-49
note	64
noted	43
nothing	-58
noticing	34
now	-67
now ,	39
now .	-37
nowa~	-33
nucl~	37
numbers	-38
nurse	-54
nursery	40
nursing	-82
nurs~	-48
nuts	-42
nutt	-48
ny	133
o	-155
o .	-44
o'quinn s	-37
obama	63
obam~	34
objective	32
obtain	44
obviously	-149
obvi~	-64
occur	39
occurred	-110
ocean	33
oct	135
oct .	43
october	59
octo~	37
of	161
of ,	-35
of a	-152
of an	-32
of any	63
of dna	49
of hair	38
of his	60
of miami	34
of money	-37
of my	-97
of our	33
of state	-41
of the	91
of them	33
of us	-87
off	-115
off .	-56
off of	-31
offence	-68
offend	39
offensive	45
offer	-31
offering	-39
offers	41
office	69
officers	-33
official	-55
officials	-33
oh	-165
oh ,	-44
ohio	36
oil	67
ok	-112
old	-129
older	35
oliver	49
olympics	51
on .	-33
on 0	-38
on it	-67
on its	57
on my	-51
on something	45
on your	45
once	-67
once .	-37
one	32
one ,	-76
one -	34
one .	-78
one and	-31
one can	-37
one day	-42
one in	41
one of	-62
one person	32
one who	32
one's	78
one'~	39
ones	-100
ongoing	40
only	-64
only 0	-69
onto	68
open	-63
operant	39
opponent	39
opportunities	33
opportunities for	33
opportunity	-36
option	-59
options	35
or	39
or a	-72
or not	87
or something	-91
or the	-50
order	34
orders	76
orde~	47
organizations	-41
organized	34
organs	44
original	64
orlando	37
other	45
others	104
others ,	-36
others were	35
otherwise	-35
othe~	66
our	343
out	-85
out of	-70
out the	49
out with	-74
outcome	-44
outlook	-60
outside	47
outside the	50
outs~	35
oven	31
over the	35
overhaul	-31
overly	-40
overseas	-50
over~	-110
owens	110
owen~	55
own .	33
owned	42
owned by	38
owners	44
owne~	44
oxygen	38
packet	51
pack~	66
pad	31
pads	-34
page	115
pages	102
page~	51
pain	-46
pakistan	56
palin	-40
pali~	-39
palm	-33
panic	-39
pants	-93
paper	-35
paramilitary	-63
para~	36
paris	-74
pari~	-35
park	-46
part	144
part of	32
partially	-41
partnership	43
party	-36
party's	76
part~	41
parvo	52
pass	78
passengers	56
passport	60
pass~	69
past	-36
pat	-67
patience	-34
patience ,	-38
patty	45
pay .	-47
pc	53
peace	44
penalty	-59
pending	-38
pend~	-33
peni~	-43
people	52
people .	-41
people died	50
people don't	-46
people that	-48
people to	53
people were	34
people who	-31
people's	93
peop~	68
per	136
perception	48
perc~	100
perfect	-77
performed	47
perhaps	50
period	37
periods	44
peri~	79
permit	39
person	-51
person who	41
personal	-56
personally	112
pet	34
peter	-52
pete~	-41
phd	-35
phil	-79
phil~	80
phone	-112
phone .	-41
phon~	-68
phra~	50
physical	45
physicians	34
phys~	63
pick	-119
pick up	-48
picture	60
pictures	-131
pict~	-41
pierce	44
pill~	-38
pilots	55
pilo~	36
pink	-44
pirates	-54
pissed	-42
piss~	-39
pizza	-123
pizz~	-62
place .	-33
place in	46
places	-72
plai~	31
plan	33
plane	98
planes	-37
planet	43
planned	-55
plans	57
plant	132
plants	66
plan~	157
plate	56
play	-186
players	-96
playing	-110
plays	-61
play~	-142
please ,	-89
please .	-75
pleased	76
pleasure	67
plea~	81
pledge	47
plenty	87
plenty of	43
plen~	63
plus	-158
plus ,	-33
pm	-35
podcast	-141
podc~	-70
point	103
points	-99
pois~	43
policies	51
poll	70
polling	49
poll~	42
pool	-86
poor	-79
popular	-83
population	-66
popu~	-48
port	44
port of	31
portrayed	34
positions	-62
posi~	-45
possibility	32
possibly	84
poss~	35
post	-46
poster	-59
pounds	-70
powder	61
powd~	31
power	111
powe~	49
ppl	-47
practical	59
practice	35
practices	58
prac~	62
praise	54
prai~	35
prayers	-39
pre	-59
precious	-45
prefer	43
preferably	46
pref~	37
pregnant	-48
premier	35
preparation	-37
preparing	44
present	91
presentation	-46
presented	83
presents	36
presidency	60
president's	56
press	54
pressure	-47
pres~	142
pretend	-38
pretty	-175
pret~	-112
previous	-77
previously	32
price	-70
priest	-44
prie~	35
primarily	56
primary	64
prime	-62
principal	58
principles	95
prin~	78
prison	-31
private sector	38
priv~	-36
prize	35
probably	-129
problem	44
problem .	-43
prob~	-59
process	46
processes	98
processing	44
proc~	97
product	-42
prod~	40
professional	68
professor	40
profit	87
prof~	53
program	83
program's	-52
programme	-33
programs	54
progressive	-53
prog~	-54
proh~	32
projects	60
promised	-50
promoted	-31
promoting	-85
promotion	-38
prompted	38
prom~	-54
proof	-52
proper	39
properties	52
property	-46
prop~	39
prosecutors	32
protect	44
protection	69
protections	-45
protein	-70
prot~	70
prove	33
proved	139
provides	-34
province	44
province's	38
provisions	85
prov~	229
ps	-134
psychological	35
psyc~	-48
public	104
publicity	-87
publicly	48
publisher	47
publ~	76
pulling	34
pump~	-56
pupp~	-45
purchase	-90
purc~	-61
pure	41
purpose	-35
purpose of	-40
purp~	-39
pushes	49
put	48
put a	50
putting	95
putt~	47
puzzle	-32
qian	121
qian ,	31
qualified	56
qualify	-33
quan~	-33
quarter	-44
quar~	-42
queen	-44
queens	42
question	-41
questions	-82
ques~	-74
quiet	-36
quiet ,	-41
quit	-83
quite	97
quit~	47
quoted	57
r	-210
r -	34
racist	-97
raci~	-80
railway	81
rail~	37
raise	45
rally	36
ram	99
ram .	31
randy	-52
ranging	31
raoul	-38
rapidly	42
rarely	75
rare~	33
rate	70
rates	42
rate~	34
rather	54
raynham	40
rba	37
rd	-60
re	-185
reach	-109
reach a	-56
reaction	38
read	-149
reading	-151
readwritestart	-34
ready	105
ready to	57
read~	-65
real	-113
realistic	39
reality	-31
realized	33
really	-55
reasons	57
received	87
recent	-35
recently	87
rece~	63
reclassification	-67
recl~	-38
recommend	70
record	67
records	-108
recovery	46
red	35
redevelopment	-41
reduce	72
redu~	47
reference	-46
referred	61
referred to	32
refers	76
refers to	38
refe~	31
reform	82
refuses	-64
regarding	77
regardless	-86
regards	169
rega~	84
region	69
region ,	34
region's	-44
regional	51
registry	45
regi~	71
regular	-113
regularly	-33
regulations	-48
regu~	-125
relationships	31
relatively	38
rela~	60
release	-78
released a	33
releases	-35
relief	-51
religion	37
relying	37
remain	74
remainder	31
rema~	91
remember	-83
reme~	-72
remove	148
remo~	79
rent	-70
rent -	-56
renton	-81
renton :	-41
rent~	-46
rep	51
repair	39
repayments	-44
replacement	50
reply	-70
repl~	34
reported	72
reporter	-33
reporting	57
reports	45
repo~	60
representative	50
representatives	33
repr~	75
republican	-88
repu~	-37
request	140
requested	51
require	41
required to	41
requires	-55
requ~	149
rescue	-44
rescuers	48
research	55
reservists	-38
rese~	55
residents	94
resign	-41
resi~	90
resources	52
respond	61
response	87
responsibility	41
responsible	58
resp~	106
rest	-89
restaurant	-137
restore	33
restraint	-32
result	74
results .	33
resu~	99
retail	-36
return	63
returned	33
retu~	34
reunification	51
reveal	34
reve~	52
reward	89
rewa~	39
rhonnie	75
rhon~	49
rice	-35
rich	-35
richard	48
richest	36
rick	-41
right	-74
right !	69
right .	40
right now	-35
rights	60
rights .	50
ringworm	41
riot	31
rise	48
risen	-44
risk	94
risks	31
rival	-65
rnc	32
road	49
robert	51
rocket	79
rocks	42
role	-52
roles	-63
role~	-32
roll	71
roller	-68
rolling	-42
roll~	-65
roof	65
root	-39
rose	58
rose to	31
roun~	-61
row	80
royal	40
rubber	38
rubio	-62
rubi~	-41
rule	-57
rules	-43
run	-76
run ,	-41
run .	-32
run for	-47
rush	32
russian	-77
ryan	-38
s	136
s .	157
s .,	36
sabotaged	36
sacked	-41
sad	-33
safe	50
safety	41
said	59
said he	-37
said mr	39
sally	36
salt	96
salv~	62
same	63
san	94
sand~	-84
santa	-103
santa claus	-44
sant~	-45
sarah	-106
sarah palin	-31
sara~	-59
sati~	58
saturn	-47
saving	-33
saw	-94
saw you	-39
say	-52
scale	-45
scal~	-77
scanner	-100
scan~	-58
scared	-107
scared .	-31
scary	-57
scar~	-85
scene	-43
schedule	32
scheduling	59
sche~	53
scho~	40
science	-49
scientific	48
scientist	52
scientists	-87
scientology	49
scie~	31
scotland	-47
scott	-43
scot~	-53
scream	-71
screen	-77
scre~	-150
script	58
scri~	-68
sea	63
seaman	41
seam~	41
sean	54
search	70
sear~	46
season	-86
seas~	-57
seat	-51
seattle	-37
seat~	-37
second	100
second ,	37
seco~	59
secretary of	-35
secretly	46
section	-53
sector	39
sector .	36
secure	191
secure .	43
securities	-51
security	-53
secu~	53
see ,	38
seeing	-51
seek	143
seeking	48
seek~	36
seem	72
seem to	33
segment	46
segments	-39
select	144
selection	-38
sele~	56
self	-65
sell	41
selling	-56
sen	52
sensation	55
sense	-46
sense .	36
sensitive	-52
sent a	32
sentence	-41
sentences	-36
sent~	-36
sept	-36
september	-64
september 0	-34
sequence	53
serious	-107
serious and	-61
seri~	-37
serve	141
served	-56
server	32
services	56
serv~	112
set	196
set a	44
set aside	-32
seven	126
several	60
seve~	86
sexy	-117
shadow	-48
shake	35
shall	88
shal~	64
shannon	56
shan~	39
shape	61
shaped	58
shap~	57
she	32
she had	-31
she has	60
she just	53
she should	-45
she will	-36
she's	-151
she'~	-73
sheer	33
sheet	39
shee~	73
shift	43
ship	43
ships	-62
shirley	43
shirt	-41
shirts	-84
shir~	-41
shit	-155
shit .	-51
shoc~	32
shop	-41
shopping	-47
shop~	-41
should	59
should be	-83
should have	67
should not	51
should try	-37
shouldn't	-68
shouldn't be	-32
shou~	-43
show	43
show's	36
showed	58
showing	-79
shown	47
shows	-65
shut	-71
shuttle	-35
shy	-44
sick	-141
side	31
sides	93
sides .	34
side~	33
siena	43
sign	55
signal	-96
signed	60
significant	76
signs	-33
silly	32
silver	-44
similar	82
simon	-35
simple	-35
simply	58
since	-86
sincerely	130
sinc~	66
single	-45
sing~	-61
sir	111
sit	-35
site .	45
six months	47
sixth	36
skin	49
skirts	-54
sky	41
slav~	41
sleeping	-117
slee~	-39
slept	-79
slep~	-39
slightly	-105
slig~	-45
small	32
smaller	34
smallest	-35
smel~	-48
smile	61
smith	51
smoke	42
smok~	33
snatch	-62
snat~	-36
so	-115
so ,	71
so there	-33
society	67
soci~	55
solar	78
soli~	-38
solved	-74
solv~	-52
some	-43
some cases	33
some of	-32
some point	32
some time	39
somebody	-64
someone	-83
someone who	32
something .	-44
something else	56
sometimes	69
some~	-91
son	53
song	-101
songs	-44
sons	-35
sony	48
sort	-117
sort of	-48
sought	-32
soul	-37
sound	-41
sounds	-95
sounds like	-42
soun~	-55
source	61
sour~	51
south	94
sout~	58
space	51
space center	45
speak	71
speaking	-99
special	-69
species	74
specific	82
specifically	34
speech	85
spencer	-51
spend	33
spill	55
spin	62
spir~	59
spit	-91
split	-87
spli~	-48
spoken	45
spokesman	34
spokeswoman	32
spok~	50
sponsor	-44
spoon	63
spoo~	36
sporting	-32
spor~	-33
spotlight	-40
spri~	-36
spud	-68
spud :	-34
spy	-48
square	-54
squi~	-87
st	98
stable	98
staff	115
staf~	73
stage	-81
staggering	42
stake	52
stallone	-46
stallone's	-36
stal~	-70
standards	45
stands	126
stan~	97
star	37
stars	55
start	-71
started	-57
starting	64
starts	-48
state .	33
stated	35
statements	41
states	73
statewide	35
status	65
stat~	136
stay	-64
staying	-45
stealing	-65
stea~	-35
stephen	37
stepped	-91
steroids	54
stick	-34
stick it	-37
stic~	-54
still	-116
still ,	-43
stil~	-46
stimulus	54
stir	45
stomach	-46
stom~	-37
stop	-70
stopped	-36
store .	-42
story	46
stor~	47
straight	-92
strange	-49
strategic	36
stream	-63
street	-119
street .	-56
strength	50
stress	91
stri~	-55
strong	80
struck	53
structure	110
struggled	-40
stru~	66
stuck	-54
students	-31
studied	-34
studies	-46
studnitz	-67
study	58
stud~	-43
stuff	-114
stuff .	-46
stuf~	-58
stupid	-168
stup~	-117
style	-98
subject	76
subj~	40
subs~	-67
success	95
successful	52
successfully	-42
succ~	70
such	74
suck~	-48
sugar	-45
suggest	139
suggested	55
suggestion	-62
suggestions	-60
suggests	-64
suit	39
sum	-113
sun	31
supe~	34
support	61
support .	31
supported	47
suppose	-57
supreme	-36
sure ,	-39
sure he	34
sure there	40
surge	-62
surprising	39
surrounded	-46
surrounding	36
survive	64
survived	47
suspended	52
sustainable	-37
swami	48
swea~	-51
sweet	41
swee~	38
swept	60
swollen	31
symp~	50
syndrome	31
system	138
system is	40
syst~	117
t	-214
ta	-126
tabl~	33
tackle	-33
take a	-55
taken	52
takeover	-39
taking	59
talented	-34
taliban	47
talk	-86
talking	-66
talks	31
tallahassee	-67
tall~	-52
tamp~	-37
tan	80
tang	-46
tank	59
tanker	32
task	82
taught	51
tax	134
taxes	41
taxpayers	-59
taylor	47
teach	54
teacher	35
teachers	-62
teachings	38
teac~	57
team	92
tear	47
technology	-38
tech~	31
tedi~	35
teenagers	34
television	-108
television .	-40
tele~	-33
tell	-175
tell her	-57
tell you	-34
telling	88
temple	59
ten	-66
tennis	-35
tens	32
term	93
terms	46
terrible	-71
territory	32
terry	-36
terr~	-80
test	121
tests	97
th	-62
than	-31
than a	-51
than many	-34
than the	-56
thank	262
thank you	149
thanks ,	59
thanks for	-106
than~	159
that	-101
that "	33
that .	-79
that day	38
that does	-40
that for	-38
that has	-39
that he	35
that is	50
that make	43
that makes	-41
that might	41
that of	40
that one	36
that our	43
that some	-47
that the	85
that there	64
that they	-39
that was	-44
that we	36
that you	54
that's a	76
that's all	35
that's why	-41
the	141
the 0	34
the ares	55
the bad	-46
the big	-41
the biggest	-46
the bleeding	34
the blood	-39
the bodies	35
the boy	36
the bridge	-35
the candidate	-35
the cherokee	31
the city	40
the collision	-35
the comments	-35
the community	36
the concept	42
the cops	-53
the correct	43
the court	44
the crash	46
the damage	33
the democrats	-32
the difference	-38
the eagles	37
the eastern	-32
the economy	54
the election	-39
the end	-42
the eu	-33
the face	-52
the family	-41
the federal	-40
the florida	56
the following	36
the great	42
the group	-39
the hardest	-42
the hell	-50
the high	33
the highest	-40
the hospital	-36
the internet	-47
the land	32
the last	88
the line	34
the list	-35
the long	-33
the lower	31
the mail	-39
the meeting	-35
the men	-34
the middle	-37
the most	-53
the name	-36
the news	-46
the next	-33
the obama	34
the ones	-51
the only	66
the other	-106
the podcast	-49
the port	31
the previous	-36
the public	58
the purpose	-44
the question	45
the risk	-32
the same	60
the school	55
the search	46
the show	-39
the situation	-42
the state	39
the story	-33
the top	79
the trophies	-38
the u	174
the village	-33
the war	33
the water	-50
the whole	49
the wind	61
the work	-46
the wrong	-39
the year	57
them	-70
them ,	47
them .	-47
them all	-36
them the	-32
themselves .	-47
then	-138
then .	-87
then be	33
then it	-48
then the	-44
then you	-34
there	-70
there .	-50
there a	32
there has	39
there is	114
there's	-42
therefore	89
therefore ,	37
these	98
these people	-32
thes~	49
they are	-51
they continued	-36
they do	40
they don't	71
they have	-38
they lose	32
they re	-36
they were	-82
they will	53
they'll	-72
they're	-52
they~	-58
thick	-50
things	47
think	34
think ,	-38
think .	-52
think i	-36
think that	53
think you	55
thirty	49
thir~	65
this	59
this .	-42
this ?	-31
this helped	-43
this is	-211
this month	45
this one	-37
this site	43
this was	-40
this way	40
this website	-45
this year	-34
thorough	-41
those who	54
though	-119
though ,	-40
though .	-83
thought to	57
thoughts	80
threat	35
threatening	51
threats	-31
threw	-74
thre~	31
through	71
throughout	-32
throw	-34
throwing	-88
thro~	-47
thus	131
tibetan	-34
tick	-41
ticket	-123
tick~	-80
till	-60
tim	38
time	-45
time .	-39
time i	-37
time of	54
times	-41
tip	-35
tired	-32
tiss~	41
to	122
to "	-56
to .	-39
to 0	67
to be	-67
to contact	34
to discuss	40
to fall	-33
to find	69
to give	60
to have	63
to her	-69
to it	-78
to lead	31
to like	-38
to look	40
to lose	-37
to love	-32
to make	-59
to me	61
to meet	36
to move	38
to pay	57
to put	-31
to quit	-37
to respond	34
to run	-40
to school	31
to see	-69
to set	42
to share	41
to some	-55
to support	41
to talk	35
to that	-32
to the	94
to them	-31
to what	-35
to your	44
today	43
today .	71
today in	-42
toe	34
together	-61
together ?	-49
told	54
told him	34
tom	51
tomorrow	-65
too	-63
too !	33
too .	-66
top	76
top .	35
top 0	-58
top of	36
topiary	37
tories	37
total	-38
totally	-111
tota~	-63
touch	98
touchdowns	-52
touching	45
touc~	47
tough	-85
toug~	-44
tour	-38
tourist	50
town	82
township	38
trace	39
track	-73
trac~	-55
trade	121
trading	42
trad~	113
traffic	100
traf~	57
train	-37
transit	33
transplant	-44
tran~	86
travel	-31
treat	92
treated	52
treatment	74
treaty	41
trea~	156
tree	39
treece	-36
trees	-44
tree~	-40
tremendous	53
tribal	36
trib~	39
trick	-52
tricks	70
tric~	-39
trig~	-32
trillion	-42
trio	54
trip	-159
trips	50
trophies	-53
trophy	-31
trop~	-32
trouble	-82
trou~	-61
truck	-58
truc~	-39
true	-35
trust	38
trusted	-48
try	-101
try to	-88
tuesday	65
tuesday .	32
tues~	44
turn	113
turned	44
turning	34
turn~	38
turt~	-34
twice	-48
twin	-32
twitter	-81
twit~	-40
two	-99
two of	-64
tymoshenko	-37
type of	37
types	53
typi~	-67
tyranny	44
u	-482
u .	197
u can	-95
u have	-44
u will	-38
uaw	53
ugly	-110
uighurs	-38
um	-95
um ,	-40
umm	-104
un	56
uncharted	-46
unch~	-53
uncl~	-42
underground	44
understanding	35
understood	97
understood that	51
underway	-46
unde~	57
unemployment	-34
unfo~	36
uniform	-54
unintended	69
unintended consequences	34
unin~	37
union	-35
unit	115
united	61
unity	77
unit~	72
universe	-57
universities	57
university	-35
university of	-38
unknown	98
unkn~	49
unless	-82
unle~	-55
unlike	-87
unlikely	98
unlimited	-174
unli~	-84
unlock	-32
unre~	35
until the	-33
until they	43
up	-34
up -	-40
up .	52
up ."	41
up an	38
up in	48
up the	44
up to	40
update	-32
update :	-32
updated	-73
upda~	-54
upgrade	65
upgr~	32
upon	137
upper	46
ups	-68
upset	47
ur	-314
urban	-50
urine	-31
us .	81
us ?	-40
us to	37
usb	-111
use	80
use and	42
used	45
user	31
using	77
usin~	38
usually	118
usua~	58
v	-70
vaca~	-34
vacuum	62
vacu~	40
vagi~	32
value	-46
valueact	-38
ve	-64
vege~	-37
vehicle	59
version	-32
versions	-50
very	132
very important	-55
very much	49
very nice	32
vet	46
vet .	36
veto	33
vice	108
video	-72
vide~	-47
vietnam	51
viet~	63
view	67
views	42
village	-70
violated	43
violation	-91
violence .	31
violet	66
viol~	38
virginia	32
virg~	41
virus	59
visa	-53
visas	47
visible	86
visiting	87
visi~	64
voiced	48
volume	46
volunteer	53
volu~	59
vote	-32
voters .	32
votes	-52
vs	43
vulnerable	-47
wage	36
waiting	58
walk	-53
walked	-73
walking	49
walks	33
wallet	-31
walmart	-66
walm~	-33
want	-83
want it	-51
wanting	58
wanting to	38
wants you	-38
want~	35
war	64
war .	52
warrant	33
was	175
was at	31
was filmed	-35
was in	49
wash	-34
wasn't	-46
wasn~	-35
waste	-69
wast~	-47
watching	-59
watc~	-44
water	77
waters	100
watertown	45
wate~	107
wave	56
way	-69
way it	32
way too	-59
ways	31
we	32
we are	106
we had	-34
we have	66
we hope	52
we re	-35
we were	-68
we will	42
we'd	-61
we'll	-60
we've	-76
we'v~	-38
weak	-39
weak~	31
wearing	-40
weather	-41
web	49
website	-80
website for	-31
webs~	-40
wednesday	51
week ,	38
week .	34
week's	38
weekend	-107
weekend .	-53
weekly	61
weeks .	-48
weeks ago	60
weight	-93
weig~	-63
well	53
well ,	-68
well with	33
went	-87
were	107
were not	-44
weren't	40
western	44
west~	40
wet	-60
what	-63
what ?	-51
what a	-58
what do	94
what does	-37
what he	43
what is	91
what the	-72
what they	-44
what you	49
whatever	-77
whats	-91
whats the	35
what~	-80
when	35
when the	-39
when they	34
where	-52
where we	-46
wher~	-42
whether	82
whet~	41
which is	-93
which you	50
whining	-80
white	-84
whit~	-69
who	-32
who have	47
who is	68
who was	40
who will	-72
whoo~	-36
whose	32
why does	-34
why don't	36
why would	-35
wide	38
widespread	34
wife	-139
wild	-50
wildlife	47
will	172
will come	67
will get	36
will have	-84
will help	37
will never	-36
will not	38
will pay	-39
will see	48
will support	33
will take	62
will tell	-54
will work	52
willis	-97
will~	-94
wilson	58
wind	49
windows	41
wing	41
winner	35
winning	-52
wins	31
wire	-43
wireless	-31
wise	-43
wish	147
wish to	39
wish you	47
wishes	139
wish~	83
wit	-36
witch	51
witchcraft	31
with .	-31
with disabilities	38
with him	-34
with his	-39
with me	-31
with mr	-35
with my	42
with them	-38
with this	-59
with you	53
with your	42
withdrawal	54
within	32
within the	43
without	-41
with~	43
woman	-49
women	-104
wome~	-48
won	36
wonder	-50
wonderful	-105
wond~	-101
wood	86
word	63
words	82
word~	48
work .	65
work at	-38
worked	53
work~	35
world	62
worl~	46
worn	99
worried	-47
worry	-31
worr~	-47
worse	-39
worth	-86
worth the	-36
wort~	-51
would be	-90
would have	54
would like	80
would say	40
would you	42
wouldnt	-42
wounded	33
wow	-110
wow ,	-37
wrap	43
wres~	-94
write	-46
writing	68
written	58
writ~	38
wrong	-41
wrong and	-39
wtf	-92
www	-39
xbox	-58
ya	-293
ya .	-103
yahoo	42
yea	-39
yeah	-208
yeah ,	-49
yeah .	-48
year	57
year -	49
year .	-41
yemen	45
yemeni	39
yeme~	36
yep	-32
yes	56
yes ,	157
yes .	-40
yet	39
yo	-44
york	-31
you and	97
you buy	44
you can	-33
you could	-62
you ever	-37
you feel	64
you for	80
you guys	-71
you have	98
you just	-36
you know	-44
you like	33
you may	84
you might	43
you must	49
you see	43
you sound	-32
you the	57
you think	53
you two	-43
you want	72
you were	48
you will	129
you'll	-33
you're	-64
you've	-56
you'~	-49
young	59
youn~	41
your	50
your attention	35
your car	54
your cat	34
your computer	31
your family	-45
your friend	64
your going	-48
your life	-57
your not	-73
your wife	-39
yours	-59
yourself	-70
yourself a	-37
your~	-97
yr	-64
yrs	-52
yuan's	35
yup	-65
zelaya's	41
zero	-50
zone	-32
~'ll	-108
~'re	-55
~'ve	-75
~a's	81
~able	160
~ably	-75
~ace	66
~ach	-70
~ack	-71
~act	53
~acts	-32
~ada	44
~ade	51
~ader	-38
~ades	73
~ads	43
~ady	-32
~ael	77
~aff	57
~age	62
~aged	48
~ager	60
~ages	39
~ago	-39
~aign	46
~aily	63
~ain	43
~ains	47
~air	47
~airs	-58
~airy	-55
~aise	47
~aits	36
~aked	-41
~aker	77
~aks	64
~aldo	-45
~aled	51
~alf	46
~alin	-39
~alks	32
~all	53
~ally	35
~als	132
~am's	-35
~ame	49
~amed	37
~ami	41
~an't	-38
~ance	88
~and	81
~andi	72
~ands	79
~andy	-85
~ane	69
~anes	-90
~ang	31
~anic	-50
~ank	142
~anks	-83
~ann	99
~ano	-48
~ant	71
~anta	-63
~aped	39
~aph	58
~appy	-57
~aqi	34
~arah	-53
~arch	35
~ard	71
~ards	95
~ared	-44
~ares	37
~ark	39
~arks	50
~arly	34
~arry	-41
~ars	79
~ary	74
~ase	86
~ased	144
~ash	61
~asis	40
~ason	-50
~ast	-64
~atch	-42
~ate	280
~ated	78
~ater	99
~ati	35
~ats	-131
~atty	31
~atus	40
~aud	43
~aus	-35
~ause	-74
~ave	51
~aybe	-31
~ayed	44
~ayne	33
~ays	-51
~back	-39
~bal	70
~bama	36
~bas	77
~bate	-35
~bbas	77
~bble	-39
~bel	-60
~bell	44
~ber	-70
~berg	-58
~bers	-38
~bert	32
~bies	-43
~bing	64
~bio	-31
~bit	-38
~ble	128
~bles	-44
~blic	42
~bly	-35
~body	-92
~bon	116
~book	-56
~bort	-31
~bove	49
~cago	-42
~cal	116
~can	-41
~cant	45
~cast	-38
~ce's	31
~ced	33
~cely	31
~cept	-51
~cern	-38
~cert	-39
~ces	32
~cess	52
~ched	115
~cies	51
~cing	61
~cist	-52
~city	-41
~cked	-36
~cker	-103
~cks	72
~cky	-101
~cle	55
~cles	47
~cond	50
~cure	64
~cus	101
~cuss	47
~cuum	31
~d's	38
~dal	54
~dant	45
~day	65
~ddie	-59
~ddy	-86
~ded	34
~deed	46
~den	-51
~dent	-40
~deo	-36
~der	52
~ders	90
~des	118
~dest	-59
~dge	81
~dian	41
~dict	33
~die	-60
~dies	-56
~din	33
~ding	31
~dly	37
~dn't	-97
~dney	37
~dnt	-37
~don	-32
~dous	42
~dren	34
~drew	44
~dson	57
~duce	67
~duct	36
~dum	-34
~dure	35
~dy's	36
~e'll	-45
~e's	-31
~e've	-38
~each	-81
~ead	35
~eads	53
~eaks	39
~eam	-109
~eams	-45
~ean	35
~eant	-51
~eap	-48
~ear	96
~ears	47
~eart	59
~eas	36
~ease	86
~eat	-50
~eath	35
~eats	-52
~eck	-58
~ect	281
~ects	45
~eda	42
~eels	-32
~een	-80
~eer	42
~ees	-31
~eese	-37
~eets	35
~ein	-32
~ekly	31
~ela	-37
~eld	-38
~elf	-66
~ell	32
~ella	-40
~elow	44
~elps	95
~els	-83
~elt	-39
~ely	133
~eme	-88
~emic	38
~en's	46
~ency	96
~end	50
~enda	-32
~ene	-33
~ened	-40
~enes	54
~enis	-41
~ens	61
~ent	184
~ents	214
~enty	43
~enue	64
~eone	-41
~eous	41
~eper	56
~ept	-60
~era	49
~eras	32
~erce	48
~ered	75
~erg	-58
~ergy	63
~eric	-32
~erms	45
~ern	-131
~erry	-87
~erse	-34
~ert	68
~erve	32
~ery	68
~ess	62
~ests	109
~etty	-65
~ety	92
~eur	-36
~evel	34
~even	38
~ever	-46
~ewis	38
~ews	42
~eys	-49
~fat	-32
~fect	31
~fers	113
~ffer	31
~ffic	50
~fic	109
~fice	38
~fied	119
~fies	31
~fit	33
~fold	37
~fon	-85
~fore	74
~fted	-48
~fth	51
~ful	39
~gate	33
~ged	122
~gely	-57
~ger	-46
~ges	136
~gger	-82
~ghly	64
~ght	50
~ghts	34
~ghty	-89
~gic	53
~gie	-33
~gin	37
~gine	-65
~gion	51
~gnal	-48
~gned	32
~gory	36
~gram	36
~gree	105
~gth	61
~gton	35
~gus	34
~gust	49
~h's	57
~hair	34
~half	46
~hall	42
~ham	-51
~han	32
~hank	131
~hape	31
~hard	59
~hase	-41
~hats	-65
~have	-50
~he's	-54
~heap	-48
~heck	-46
~hed	139
~here	-34
~hern	-41
~hers	32
~hes	89
~hese	49
~hest	-32
~hew	-48
~hhh	-90
~hic	34
~hick	-31
~hief	45
~hies	-35
~hild	33
~hile	-36
~hin	-57
~hing	-86
~hip	80
~hite	-42
~hly	46
~hma	41
~hman	43
~hner	33
~hod	53
~hole	45
~hone	-100
~hose	33
~hout	-36
~hows	-32
~hrew	-37
~hry	-31
~hten	-31
~htly	-78
~hts	34
~hty	-89
~huck	-76
~ia's	31
~ial	94
~ials	-43
~iam	57
~ias	50
~iate	119
~ibe	32
~ible	49
~ical	122
~ican	-40
~ice	39
~ices	-35
~ick	-128
~icks	81
~icky	-60
~ics	96
~ict	139
~ida	82
~ide	56
~ided	33
~ideo	-36
~ides	56
~idge	37
~ied	47
~ief	93
~iel	37
~ien	-38
~iend	-57
~ier	-80
~iers	37
~iety	39
~iff	51
~ific	60
~ifth	51
~ifts	-37
~ign	51
~ike	-43
~ilar	41
~ild	60
~ille	-34
~ills	-65
~illy	-31
~ily	120
~ims	31
~ina	32
~ince	-36
~ind	-37
~inds	-81
~ine	76
~ing	-143
~ingy	-49
~ini	-32
~ink	-40
~inks	40
~inly	-40
~ino	-41
~ints	-62
~inty	-36
~ion	181
~ions	124
~ious	-87
~ipe	-31
~ippi	-45
~ipt	34
~iral	36
~ire	48
~irs	-77
~irst	50
~irth	40
~irts	-44
~iry	-50
~ise	-44
~ises	-36
~ism	46
~ists	-53
~ite	-53
~ited	33
~ith	31
~ito	-48
~its	32
~itty	-33
~ity	124
~itz	-72
~ive	90
~ived	113
~iven	64
~iver	31
~ives	38
~ixon	31
~ize	69
~izza	-62
~ject	40
~jury	38
~ked	-68
~kely	108
~ken	54
~kend	-53
~ker	-68
~kes	38
~key	-63
~kies	-47
~kin	-35
~king	-145
~kly	35
~kson	-36
~lack	46
~lage	-37
~lah	42
~land	71
~lane	46
~lans	37
~lant	44
~lar	74
~laus	-42
~ld's	-31
~ldnt	-37
~ldo	-45
~lear	73
~lect	82
~led	143
~lem	31
~leon	37
~lept	-39
~ler	-33
~lers	35
~less	60
~lex	41
~ley	69
~lic	62
~lick	-32
~lict	31
~lie	54
~lien	-33
~lier	-60
~lies	72
~lify	-32
~like	-38
~lin	-63
~line	82
~ling	69
~lins	-41
~lish	49
~lism	32
~lit	-62
~lity	159
~llah	39
~lled	65
~ller	-67
~llow	42
~lls	-54
~lly	-56
~lmed	-47
~logy	42
~lood	46
~lop	-42
~los	47
~lots	35
~lous	-34
~low	99
~lps	95
~lson	32
~lter	36
~lth	32
~lthy	34
~lton	-34
~lus	41
~lway	33
~m's	-95
~main	39
~mals	49
~man	150
~mand	-32
~mans	34
~mart	-44
~mary	33
~mas	-57
~mber	-58
~med	48
~mely	-46
~men	-105
~mend	35
~ment	106
~mer	-38
~mers	-114
~mes	116
~mese	36
~mic	112
~mies	-41
~mine	76
~ming	61
~mmer	-50
~mmm	-78
~mmmm	-77
~mmon	86
~mmy	-48
~mon	112
~mond	-31
~mong	55
~move	74
~mper	-41
~mply	36
~n's	33
~n't	-321
~na's	31
~nant	-38
~nce	118
~nced	37
~nch	-43
~ncy	118
~nda	32
~nded	37
~nder	57
~ndi	61
~ndly	38
~nds	-34
~ndum	-34
~ndy	-65
~near	36
~ned	86
~nees	-35
~nes	-59
~nese	-34
~ney	39
~nful	34
~nge	-43
~nges	56
~ngs	-47
~ngth	61
~ngy	-49
~nie	53
~nies	59
~ning	-108
~nis	-43
~nitz	-34
~nked	-35
~nks	-71
~nly	-43
~nna	-49
~nnel	-46
~nnie	44
~nny	-99
~nor	102
~nous	45
~nown	81
~nse	81
~nta	-61
~ntal	37
~nted	44
~nter	-31
~ntry	-35
~nts	158
~nty	60
~nue	83
~oals	60
~oard	51
~oast	53
~oats	-41
~obe	34
~ock	33
~ocks	44
~od's	40
~ode	-40
~odin	36
~ody	-89
~oed	-33
~ofit	44
~oft	40
~ogy	42
~oids	37
~oin	-42
~oint	43
~oise	-68
~oke	-47
~okee	31
~oken	44
~oker	-35
~ola	31
~olar	52
~ole	48
~oles	-36
~olic	44
~ols	-38
~omed	-33
~omen	-52
~omes	69
~omic	45
~oms	80
~on't	-101
~onal	69
~ond	58
~onda	41
~one	-194
~oned	33
~ones	34
~oney	-68
~ong	77
~ongs	-44
~onna	-38
~onor	33
~ons	42
~onse	32
~ood	33
~ook	-94
~oon	44
~oos	-56
~oose	57
~ops	33
~oral	69
~ord	93
~ored	46
~orld	31
~orne	32
~oron	-91
~ort	106
~orts	67
~ose	39
~oses	38
~ote	39
~oted	49
~otic	60
~ots	61
~ouch	42
~ough	-44
~ould	80
~ound	44
~oups	46
~ours	-59
~ourt	42
~ous	57
~ouse	-39
~oval	39
~ove	111
~oved	114
~oves	36
~ovie	-48
~owed	64
~ower	34
~own	111
~oyee	53
~p's	46
~pal	38
~peak	35
~pend	35
~pens	49
~pes	61
~phs	37
~phy	-38
~pic	33
~pid	-76
~pies	-34
~ping	-146
~pite	35
~ples	60
~plex	41
~plit	-44
~ply	60
~poon	58
~port	100
~pped	-93
~ppi	-45
~ppy	-138
~pril	59
~race	40
~rack	-58
~ract	-38
~rade	45
~rael	52
~rage	80
~rah	-63
~ral	136
~rals	47
~rand	44
~raph	58
~raqi	34
~ras	45
~rase	34
~rash	47
~rast	-36
~rave	55
~rawn	46
~rce	81
~rces	83
~rded	53
~rds	66
~re's	-68
~reak	-61
~ream	-114
~rect	124
~red	96
~ree	126
~reen	-68
~reet	-55
~rely	106
~reme	-68
~rent	-57
~rer	52
~res	-81
~ress	39
~rest	81
~rey	34
~rful	-59
~rgan	31
~rged	61
~rger	-51
~rget	-38
~rgy	63
~ria	46
~rice	-35
~rick	-34
~rict	75
~rida	62
~ried	-67
~rief	72
~rier	-42
~ril	51
~rill	50
~rily	43
~rim	38
~rin	-43
~rind	-55
~rine	-53
~rink	-33
~ris	-83
~rise	-34
~rite	-46
~rito	-32
~rive	-54
~rked	37
~rkey	-38
~rks	37
~rld	31
~rls	-51
~rly	69
~rmal	48
~rman	80
~rmen	-38
~rmer	33
~rms	80
~rney	75
~rnor	74
~roft	36
~roin	-42
~roke	-51
~ron	-71
~rons	-43
~rous	-56
~row	-66
~rown	-31
~rows	31
~rred	-38
~rris	-73
~rrow	-55
~rry	-101
~rse	-103
~rsed	70
~rses	-34
~rsey	-48
~rson	43
~rst	63
~rted	-100
~rter	-70
~rth	64
~rus	37
~rves	42
~ryl	32
~s's	46
~sary	48
~sday	50
~sed	154
~see	-53
~self	-73
~sent	65
~sers	35
~ses	85
~sey	-47
~sha	-49
~shed	36
~sher	32
~shes	120
~ship	81
~sian	-37
~sic	-31
~sily	36
~sin	34
~sing	43
~sion	35
~sis	74
~site	-63
~sive	41
~sler	72
~sn't	-83
~som	-45
~some	-76
~son	37
~sons	55
~ssed	-74
~ssee	-53
~sses	62
~ssic	-54
~sta	-72
~stal	67
~stem	99
~stic	-47
~stry	-42
~sts	65
~sual	39
~suit	46
~swer	68
~t's	37
~taff	57
~tain	68
~tal	64
~tan	-49
~tand	54
~tant	35
~tary	-50
~tate	95
~tect	42
~ted	187
~teer	33
~tem	126
~tend	46
~ter	73
~tern	-59
~ters	-131
~tha	38
~ther	-46
~thes	-35
~thew	-48
~thic	63
~thma	41
~thod	53
~thy	39
~tial	66
~tic	32
~tics	46
~tie	-45
~ties	111
~tiff	42
~till	-58
~time	-35
~ting	128
~tino	-44
~tion	153
~tist	37
~tive	62
~tle	-141
~tled	49
~tles	-32
~tley	44
~tly	-143
~tmas	-50
~toms	67
~tood	49
~tory	40
~tric	34
~tro	50
~troy	45
~try	-86
~tt's	-46
~tted	49
~ttee	34
~ttle	-140
~tty	-64
~tuff	-57
~tus	32
~tute	-37
~ty's	53
~u're	-32
~u's	-53
~ual	84
~uals	46
~uary	31
~ubio	-31
~uble	-32
~ubs	-39
~uce	67
~uced	31
~uch	42
~uck	-119
~ucks	-64
~uct	34
~uddy	-65
~udge	31
~udy	31
~ued	39
~ues	79
~uess	-93
~uest	65
~uff	-57
~ugh	-39
~uing	31
~uire	64
~uite	51
~uld	80
~ule	106
~uman	44
~ummy	-36
~unce	39
~und	49
~unds	-38
~ung	32
~unk	-35
~unny	-106
~unty	74
~uous	43
~upid	-84
~urce	33
~ure	50
~ures	-114
~urry	41
~urs	-73
~urse	-68
~urt	42
~ury	37
~use	-45
~used	42
~uses	42
~usly	-42
~uss	53
~ust	63
~ute	-50
~uth	32
~uum	31
~val	49
~vati	42
~ved	214
~vely	32
~ven	137
~ver	-47
~vers	-31
~very	72
~ves	146
~vie	-48
~vies	-38
~ving	64
~vise	40
~void	34
~vors	36
~ward	101
~ware	77
~ways	-95
~wded	-35
~wed	81
~ween	-40
~well	-35
~wens	55
~wer	99
~wers	-81
~wing	-73
~wis	38
~wise	-32
~wned	40
~wsom	-36
~xact	71
~xist	-35
~xon	31
~xtra	40
~y'll	-36
~y's	81
~yard	-34
~ybe	-31
~yed	40
~yee	53
~yer	44
~yers	-67
~ying	-58
~yne	33
~yone	-41
~ypes	40
~ysis	45
~yson	-37
~yway	-52
~zine	34
~zing	-70
~zza	-62
~zzy	-66
`
