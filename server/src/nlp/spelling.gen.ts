// Written by bench/communication/train.ts: change what it counts and run it, not this file.
// Counted in the texts of the Stanford Politeness Corpus (CC BY-SA), of Pavlick and Tetreault (2016, CC BY 3.0) and of a
// public file of office requests (MIT).

/** A word a line, with how often it stands there. */
export const WORDS = String.raw`
abandoned	6
abbreviation	5
abilities	5
ability	25
able	140
aboard	12
abort	4
abortion	12
about	1231
above	100
abroad	4
absence	5
absolute	9
absolutely	27
abstract	3
absurd	3
abuse	10
abuses	3
abusing	3
abusive	4
academic	7
accelerate	4
accelerated	3
accept	37
acceptable	29
acceptance	5
accepted	20
accepting	3
accepts	4
access	94
accessible	4
accessing	7
accessory	3
accident	7
accidentally	3
accomplish	19
accomplished	5
according	90
account	83
accountable	3
accountant	3
accounting	6
accounts	24
accumulated	3
accuracy	4
accurate	18
accurately	5
accusations	3
accuse	4
accused	24
accusing	4
achieve	26
achieved	5
achievement	6
acid	9
acknowledge	3
acknowledged	3
acquire	3
acquired	7
acres	4
across	71
act	26
acted	4
acting	7
action	61
actions	21
activate	3
activated	6
active	24
actively	5
activist	4
activists	3
activities	12
activity	29
actor	3
actual	59
actually	214
acyclic	3
ad	15
adapt	3
add	248
added	143
addiction	3
adding	89
addition	29
additional	47
additions	5
address	91
addressed	17
addresses	20
addressing	5
adds	11
adequate	8
adequately	3
adjacent	5
adjust	7
adjusting	3
admin	48
administration	40
administration's	5
administrative	7
administrator	20
administrators	12
admins	8
adminship	6
admission	3
admit	9
admits	3
admitted	9
adopted	5
ads	11
adult	3
adults	8
advance	15
advanced	11
advances	3
advantage	19
advantages	11
advertise	3
advertisements	3
advertising	16
advice	62
advise	16
advised	7
adviser	14
advisers	13
advisory	14
advocacy	3
advocate	6
advocates	7
affairs	18
affect	20
affected	10
affecting	3
affects	4
afford	8
afraid	28
after	382
afternoon	18
again	183
against	104
age	31
aged	10
agencies	8
agency	16
agenda	15
agent	7
agents	9
ages	3
aggressive	10
aggressively	4
ago	95
agree	102
agreed	26
agreement	37
agreements	4
agriculture	4
ahead	29
aid	12
aide	6
aides	3
aim	5
aimed	3
aiming	3
ain't	5
air	56
aircraft	22
aircraft's	3
airport	6
airspace	4
aka	8
akin	3
album	14
albums	4
alcohol	23
alcoholic	3
alert	6
alerted	3
algorithm	74
algorithmic	3
algorithms	21
alias	3
alien	3
aliens	4
align	3
aligned	8
alignment	3
alive	15
all	912
allegations	12
alleged	6
allegedly	6
alliance	5
allies	4
allocate	3
allocated	4
allow	41
allowed	64
allowing	17
allows	10
ally	3
almost	73
alone	28
along	77
alongside	6
alot	9
alpha	7
alphabet	6
alphabetical	3
already	200
also	675
alter	4
altered	4
alternate	11
alternative	19
alternatives	9
although	58
altogether	5
aluminum	4
alumni	7
always	125
am	386
amateur	3
amazing	9
ambassador	3
ambiguity	4
ambiguous	6
ambitious	5
ambush	4
amended	4
amendment	7
amendments	3
amid	10
among	53
amongst	3
amount	45
amp	4
amusing	4
an	1421
analog	5
analysis	20
analyst	6
analysts	13
analyze	5
ancient	4
and	6242
anger	6
angle	8
angles	6
angry	9
anguish	3
animal	10
animals	14
animated	3
animation	5
anime	3
anniversary	8
annotations	4
announce	17
announced	32
announcement	11
announces	6
annoyed	3
annoying	12
annual	16
annually	5
anon	6
anonymous	5
another	256
answer	285
answered	29
answering	7
answers	93
anti	26
antibiotics	3
anticipate	3
any	947
anybody	22
anymore	18
anyone	130
anyone's	4
anything	238
anytime	6
anyway	59
anyways	3
anywhere	20
apart	10
apartment	3
apologize	7
app	86
apparent	5
apparently	18
appeal	6
appeals	3
appear	46
appearance	7
appearances	4
appeared	33
appearing	9
appears	43
apples	5
appliances	3
applicable	5
application	76
applications	23
applied	13
applies	6
apply	44
applying	10
appointed	18
appointment	15
appreciate	14
appreciated	8
approach	36
approaches	5
approaching	3
appropriate	49
appropriately	6
approval	14
approve	7
approved	11
approximate	6
approximately	9
approximation	5
apps	23
apt	6
aptitude	3
arbitrarily	4
arbitrary	15
arc	4
architect	3
architecture	4
archive	18
archived	7
archives	4
archiving	4
are	3006
area	78
areas	42
aren't	68
arg	4
argue	8
argued	6
arguing	3
argument	26
argumentative	5
arguments	19
arid	3
arises	3
arm	12
armed	11
arms	8
around	167
arrange	3
arrangement	3
array	79
arrays	13
arrest	17
arrested	13
arrival	3
arrive	6
arrived	17
arriving	3
arrow	6
art	16
article	568
article's	18
articles	166
artificial	5
artist	13
artists	6
as	1865
asap	10
aside	16
ask	194
asked	100
asking	156
asks	7
asp	7
aspect	11
aspects	10
ass	9
assault	9
assert	3
asserted	4
assertion	9
assess	6
assessment	3
assets	5
assign	5
assigned	9
assignment	13
assist	8
assistance	24
assistant	10
assisted	3
assisting	3
assists	4
associate	7
associated	15
associating	3
assume	53
assumed	10
assumes	3
assuming	33
assumption	9
assumptions	4
assurances	3
assure	6
assured	4
asthma	4
at	1412
atheist	4
atheists	3
athletic	3
atmosphere	5
atomic	3
atop	3
attach	6
attached	30
attachment	6
attack	49
attacked	6
attackers	4
attacking	6
attacks	20
attain	3
attempt	26
attempted	9
attempting	12
attempts	6
attend	18
attendance	4
attended	11
attention	38
attitude	8
attorney	18
attorneys	3
attract	4
attracted	5
attraction	3
attribute	10
attributed	4
attributes	7
auction	3
auctions	3
audience	12
audio	11
audit	5
authentication	4
author	24
authoritarian	3
authorities	34
authorization	6
authorized	6
authors	5
autobiography	4
autoblock	3
autograph	3
autoimmune	3
automaker	3
automated	4
automatic	8
automatically	34
automation	3
automotive	3
autumn	4
availability	4
available	54
average	28
aviation	8
avoid	41
avoided	4
avoiding	4
awaiting	4
award	12
awarded	5
awards	5
aware	44
awareness	3
away	99
awesome	23
awful	6
awfully	4
awhile	6
awk	3
awkward	8
axes	3
axis	7
babies	3
baby	16
back	289
backed	12
backers	3
background	31
backing	17
backlash	3
backlighting	5
backs	3
backticks	3
backup	6
backward	3
bad	110
badge	9
badly	9
baffled	4
bag	4
bags	3
bail	3
bailout	3
baking	6
balance	9
balanced	4
balcony	8
ball	14
ballot	6
ballots	4
balls	10
ban	16
banana	3
band	12
bands	5
bandwidth	3
banking	19
bankruptcy	21
banks	20
banned	16
banner	3
bar	20
bare	7
barely	3
barnstar	4
barring	3
bars	6
base	28
baseball	5
baseband	4
based	133
basement	6
bash	12
basic	24
basically	23
basins	3
basis	22
basketball	3
bat	3
batch	5
batteries	3
battery	11
battle	12
battles	4
be	2426
beaches	7
bear	9
bearing	5
beat	15
beautiful	18
became	21
because	336
become	61
becomes	15
becoming	14
bed	12
bedroom	3
beds	3
beef	4
been	632
beer	7
before	307
beg	5
began	28
begin	39
beginner	3
beginning	16
begins	6
begun	7
behalf	19
behave	4
behaves	3
behavior	29
behind	68
being	269
belief	7
beliefs	4
believe	110
believed	19
believer	4
believes	12
bell	3
belong	11
belonging	4
belongs	7
beloved	3
below	58
belt	7
bench	7
beneath	3
beneficial	6
benefit	15
benefits	17
besides	11
best	175
bet	7
beta	11
betray	3
better	249
betting	3
between	190
beyond	30
bias	9
bicycle	4
bicycles	6
bid	12
big	133
bigger	21
biggest	24
bike	22
bikes	6
bilateral	3
billing	5
billion	38
billions	3
bills	5
bin	8
binary	23
bind	3
binding	9
bio	11
biographies	5
biography	4
biology	4
bird	12
birds	13
birth	10
birthday	5
bit	199
bite	3
bitmap	3
bits	14
bitter	6
bizarre	7
black	33
blah	7
blame	7
blamed	4
blames	3
blank	13
blanked	5
blanking	3
blast	6
blatant	3
bleeding	4
blend	4
blender	3
blessed	3
blind	9
blink	3
blob	3
block	66
blocked	56
blocking	13
blocks	12
blog	13
blogs	7
blood	18
bloody	4
blow	10
blowing	3
blown	4
blue	26
board	56
boarded	3
boards	8
boat	13
boats	7
bodies	26
body	53
bogus	3
boil	3
bold	12
bolts	3
bomb	8
bomber	3
bombs	3
bond	6
bonds	3
bones	5
book	73
books	41
booms	4
boost	11
boosted	3
booster	6
boot	18
border	18
bordering	3
borders	7
bored	6
boring	7
born	14
borrowed	4
boss	8
bosses	3
bot	42
both	208
bother	14
bothered	4
bothering	4
bottle	3
bottom	33
bought	16
bound	14
boundaries	3
boundary	4
bounds	7
bounty	11
bout	4
bow	4
bowl	4
box	53
boxes	10
boy	19
boycott	8
boyfriend	4
boys	27
brackets	7
brain	10
brakes	7
branches	6
brand	15
branded	3
brands	4
bread	4
breadth	3
break	46
breakdown	3
breaking	15
breakpoint	5
breakpoints	6
breaks	11
breast	5
breasts	3
breath	3
breathing	3
breed	3
bridge	22
bridges	4
bridgestone	3
brief	12
briefing	4
briefly	5
bright	4
brightness	3
brilliant	9
bring	43
bringing	8
brings	10
broad	17
broadcast	3
broader	4
broke	26
broken	25
broker	5
brother	20
brothers	5
brought	29
browser	45
browsers	9
browsing	3
brutal	3
brute	4
bubble	5
buck	6
buckets	4
bucks	4
buddy	6
budget	24
buffer	10
bug	28
bugs	5
build	40
builder	4
building	43
buildings	7
builds	3
built	38
bulk	4
bull	3
bullet	4
bump	4
bunch	13
bundle	4
bunker	4
bunny	3
burden	3
bureaucrats	5
burial	3
buried	7
burn	11
burned	4
burning	6
burrito	4
bus	7
business	75
businesses	6
businessman	4
busy	20
but	1687
butter	7
button	26
buttons	4
buy	54
buyer	4
buyers	4
buying	15
buzz	3
by	1246
byte	7
bytes	10
cabinet	10
cable	9
cache	19
cached	6
caching	3
cage	5
cake	3
calculate	9
calculating	5
calculation	10
calendar	12
calendars	3
call	168
called	121
calling	44
calls	29
calm	4
calories	3
came	74
camera	21
cameras	6
camp	6
campaign	74
campaigning	4
campaigns	3
campus	15
can	1898
can't	231
canal	5
cancel	6
canceled	4
cancer	4
cancers	3
candidacy	6
candidate	70
candidates	32
candy	10
cannabis	16
cannibals	3
cannot	57
canonical	3
cant	11
capability	6
capable	5
capacity	12
capital	28
capitalizing	4
caption	5
captions	3
capture	15
captured	6
car	59
carbon	4
carcinoma	3
card	34
cards	9
care	128
cared	3
career	32
careful	7
carefully	7
cares	8
caring	3
carried	14
carrier	6
carriers	3
carries	3
carry	22
carrying	6
cars	32
cart	5
cartoon	4
carved	5
case	188
cases	31
cash	22
cast	11
casting	5
casualty	3
cat	39
catalyst	3
catch	25
catches	4
catching	3
categories	36
categorization	6
category	68
cats	23
caught	16
cause	41
caused	22
causes	12
causing	8
caution	3
cautioned	3
cayenne	3
ceiling	4
celebrate	5
celebrated	3
celebration	6
celebrities	3
celebrity	3
cell	22
cells	12
cement	3
cent	24
centered	3
centers	5
central	26
centric	3
cents	12
century	15
certain	39
certainly	48
certificate	5
certified	3
cf	3
chain	14
chains	9
chair	16
chairman	29
chairs	3
challenge	25
challenged	4
challenger	7
challenges	8
challenging	5
chamber	4
champions	4
chance	77
chances	13
change	214
changed	72
changes	76
changing	46
channel	18
channels	13
chapter	7
char	10
character	44
characteristics	5
characterized	3
characters	39
charge	26
charged	13
charger	3
charges	15
charging	3
charm	4
chart	12
charter	6
charts	9
chat	12
cheap	18
cheaper	4
cheat	3
cheating	4
cheats	5
check	165
checked	41
checking	16
checks	4
cheek	3
cheese	7
chemical	6
chemistry	3
chest	6
chicken	14
chief	51
child	44
childhood	3
children	68
chip	8
chocolate	10
choice	34
choices	4
choke	3
cholesterol	3
choose	38
choosing	6
chop	3
choppy	3
chose	19
chosen	7
chromosomes	4
church	24
circle	12
circles	4
circular	5
circulation	3
circumstances	15
citation	32
citations	10
cite	25
cited	12
cites	4
cities	20
citing	5
citizen	8
citizens	8
citizenship	12
city's	5
civil	21
civilian	8
civilians	3
claim	35
claimed	8
claiming	21
claims	25
clam	3
clarification	22
clarified	4
clarify	119
clarifying	4
clashes	3
class	122
classes	23
classic	10
classical	3
classification	8
classified	3
classmates	3
clause	5
clean	38
cleaned	7
cleaning	15
cleanup	4
clear	149
clearance	3
cleared	6
clearer	17
clearing	5
clearly	33
click	32
clicked	6
clicking	4
clicks	3
client	35
clients	10
climate	21
climbed	6
clinical	3
clock	7
close	99
closed	42
closely	9
closer	16
closest	9
closet	3
closing	16
closure	6
clothes	7
clothing	5
cloud	8
club	13
clue	18
clues	5
cluster	3
co	32
coach	12
coal	3
coalition	5
coastal	3
coaster	3
coat	5
coated	5
cocaine	10
code	385
codes	5
coding	17
coexist	3
coffee	6
coin	8
coincidence	3
cold	26
collaboration	6
collapse	15
collapsed	4
colleague	3
colleagues	18
collected	5
collecting	9
collection	27
collections	3
collector	5
collector's	6
colleges	6
collided	4
collision	9
colonies	3
color	36
colored	5
colorful	3
colors	12
column	29
columns	20
com	293
combat	4
combination	14
combinations	6
combine	7
combined	14
come	178
comeback	4
comes	72
comfort	4
comfortable	7
coming	48
comma	5
command	45
commander	12
commands	14
comment	125
commented	6
commenting	6
comments	106
commercial	15
commissioning	3
commit	8
commitment	4
committed	14
committees	6
committing	4
common	49
commonly	3
communicate	4
communication	6
communications	5
communities	8
community	65
commute	6
compact	6
companies	41
company	74
company's	6
compare	24
compared	15
comparing	9
comparison	13
compatibility	4
compelled	3
compensation	6
compete	4
competencies	6
competent	4
competition	13
competitive	8
competitor	3
competitors	5
compilation	9
compile	23
compiled	7
compiler	22
compiles	3
compiling	8
complain	8
complained	4
complaining	8
complaint	9
complaints	4
complement	4
complete	59
completed	12
completely	52
completeness	3
completing	3
completion	4
complex	23
complexity	19
compliance	4
compliant	3
complicate	3
complicated	11
comply	7
component	17
components	6
compose	3
composite	5
compound	6
comprehensive	12
compress	5
compressed	5
compression	8
comprised	3
compromise	9
compute	7
computer	47
computers	13
computing	6
con	4
concealed	3
concentrating	4
concept	13
concepts	4
conceptual	4
concern	27
concerned	21
concerning	6
concerns	30
concert	7
concerts	5
concessions	7
conclude	7
concluded	4
conclusion	7
concrete	8
concurrent	4
condition	24
conditioning	6
conditions	25
conduct	6
conducted	7
conducting	3
conductive	3
cone	3
conference	26
confidence	18
confident	9
confidential	6
config	12
configuration	11
configure	8
configured	5
confined	3
confirm	24
confirmation	6
confirmed	20
confirming	5
conflict	19
conflicting	3
conflicts	10
conform	5
confront	4
confuse	4
confused	51
confusing	24
confusion	13
congrats	4
conjunction	3
connect	17
connected	21
connecting	10
connection	34
connections	6
cons	4
consciousness	3
consecutive	6
consensus	39
consent	7
consequences	7
conservation	4
consider	66
considerable	4
considerably	3
consideration	6
considered	66
considering	31
considers	4
consistency	5
consistent	7
consistently	7
consisting	3
consists	3
console	21
const	6
constant	22
constantly	7
constituents	6
constraint	8
constraints	7
construct	10
constructed	3
construction	10
constructive	10
constructor	4
consult	6
consultant	7
consultation	3
consulting	6
consume	5
consumer	20
consumers	19
consuming	6
consumption	4
contact	41
contacted	10
contacting	5
contacts	9
contain	32
contained	9
container	13
containing	6
containment	3
contains	29
contemporary	6
contenders	5
content	105
contentious	4
contents	17
contest	23
contested	3
context	59
contiguous	3
continuation	3
continue	43
continued	20
continues	16
continuing	20
continuity	4
continuous	7
continuously	3
contract	33
contractor	4
contracts	13
contradict	4
contradictory	5
contrary	9
contrast	9
contribs	6
contribute	9
contributed	8
contributing	5
contribution	9
contributions	20
contributor	6
contributors	5
control	52
controlled	9
controller	10
controllers	3
controlling	3
controls	4
controversial	10
controversies	3
controversy	11
convenience	6
convenient	9
convening	3
convention	12
conventional	7
conventions	5
converge	3
convergence	4
conversation	18
conversion	12
convert	24
converted	5
converting	10
convex	6
convey	3
convicted	6
convictions	7
convince	5
convinced	8
convincing	5
cook	15
cooked	5
cookie	8
cookies	12
cooking	20
cool	37
cooperation	12
coordinate	11
coordinates	16
copied	11
copies	8
copy	59
copyedit	7
copyediting	4
copying	7
copyright	36
copyrighted	3
core	28
corn	8
corner	9
corners	4
corporate	8
corporations	5
correct	155
correcting	4
correction	5
corrections	3
correctly	46
correlation	4
correspondence	4
correspondent	5
corresponding	10
corresponds	4
corruption	7
cost	51
costing	3
costly	4
costs	19
costume	19
costumes	6
cough	3
couldn't	48
counsel	3
counseling	7
counselors	3
count	44
counted	3
counter	13
counterinsurgency	3
counties	4
counting	9
countries	23
country	100
country's	17
counts	7
coup	8
couple	46
courage	5
course	73
courses	8
court	43
courtesy	5
courts	6
courtyard	7
cousin	6
cover	36
coverage	22
covered	24
covering	4
covers	16
cow	5
crab	5
crack	5
cracked	5
crackers	3
craft	3
crafted	4
crash	19
crashed	3
crashes	8
crashing	5
crawl	6
crawler	3
crazy	16
cream	7
create	110
created	106
creates	12
creating	42
creation	15
creations	4
creative	8
creator	4
credentials	4
credibility	6
credible	6
credit	36
credits	3
creepy	6
crew	13
crime	13
crimes	8
criminal	16
criminals	6
crisis	24
criteria	29
criterion	3
critical	17
criticism	11
criticize	3
criticized	8
critics	12
crop	10
cropping	4
crops	12
cross	21
crossed	4
crossing	6
crowd	10
crowds	3
crucial	6
crush	3
cry	8
crystals	3
cube	6
cultural	4
culture	15
cultures	3
cup	7
cups	5
curb	3
cure	4
curiosity	22
curious	50
curl	4
currency	3
current	79
currently	64
currents	3
cursor	4
curve	4
curves	5
custody	5
custom	34
customer	13
customers	13
customs	5
cut	41
cute	12
cuts	12
cutting	15
cycle	11
cycles	10
dab	21
dabs	4
dad	7
daemon	4
dairy	3
damage	15
damaged	5
dance	13
dangerous	8
dangers	4
dark	13
darn	5
data	212
database	67
dataset	3
datastore	3
date	44
dated	4
dates	13
datetime	3
dating	7
daughter	25
daughter's	4
daughters	3
dawn	3
day	160
daylight	3
days	114
de	37
deactivate	3
dead	33
deadline	10
deadly	3
deal	87
dealership	3
dealing	20
dealings	3
deals	12
death	54
deaths	7
debate	25
debris	7
debt	12
debug	35
debugger	19
debugging	25
decade	12
decades	10
deceased	3
decent	13
decide	26
decided	29
decides	5
deciding	3
decimal	5
decision	57
decisions	9
deck	5
declaration	11
declare	18
declared	10
decline	6
declined	18
decomposition	3
decorated	4
decrease	8
dedicated	10
deemed	4
deep	20
deeper	5
deepest	3
deeply	11
deer	4
default	43
defeat	4
defeated	6
defend	5
defending	3
defense	19
defensive	3
defiance	3
deficiency	3
deficit	16
define	44
defined	36
defines	5
defining	6
definite	3
definitely	28
definition	38
definitions	8
definitive	6
defunct	3
degradation	5
degree	15
degrees	10
delay	7
delayed	3
delaying	3
delegate	6
delegation	4
delete	75
deleted	113
deleting	25
deletion	47
deletions	3
deliberate	4
deliberately	3
delicate	5
delink	3
deliver	6
delivered	8
delivery	6
demand	21
demanded	6
demanding	3
demands	5
democracy	11
demographics	4
demonstrate	3
demonstrating	3
denial	6
denied	21
denies	4
dense	5
density	4
dentist	4
deny	8
denying	4
departure	8
depend	16
depended	3
dependent	6
depending	18
depends	58
depicted	3
depleted	3
deploy	5
deployed	4
deposit	3
deposits	7
deprecated	3
depression	4
dept	3
depth	12
deputy	10
derivative	3
derived	6
describe	39
described	27
describes	7
describing	10
description	25
descriptive	4
desert	4
deserve	7
deserves	5
design	35
designated	3
designation	3
designed	16
designer	5
designs	3
desire	6
desired	15
desk	13
desktop	20
desperate	3
despite	36
destination	3
destroy	5
destroyed	13
destroying	5
detail	40
detailed	24
detailing	3
details	71
detained	4
detainees	9
detect	11
detected	3
detection	6
detectives	4
determination	4
determine	21
determined	11
determines	3
dev	11
develop	11
developed	17
developer	13
developers	14
developing	19
development	34
developmental	5
device	46
devices	13
devil	6
devoted	4
diabetes	3
diagram	14
diagrams	5
dialects	3
dialogue	6
diameter	6
dict	5
dictionary	19
did	662
didn't	193
die	15
died	33
dies	5
diesel	3
diet	5
diff	10
differ	7
difference	70
differences	8
different	217
differentiate	3
differently	17
differing	4
difficult	53
difficulties	5
difficulty	9
diffs	10
dig	7
digest	4
digging	3
digit	6
digital	6
digitally	3
digits	7
dignity	3
dim	3
dimension	6
dimensional	5
dimensions	8
dinner	12
dinosaurs	3
dint	3
diplomatic	8
dir	5
direct	26
directed	9
directing	3
direction	22
directions	6
directly	42
director	28
directory	20
dirt	6
dirty	3
disability	3
disable	5
disabled	7
disadvantages	3
disagree	29
disagreement	4
disambiguated	3
disambiguation	10
disappear	5
disappeared	6
disappointed	11
disaster	11
disc	6
disciples	3
disclosure	4
disclosures	3
discography	4
discount	7
discouraged	4
discover	5
discovered	12
discovery	8
discreet	3
discretion	3
discuss	64
discussed	18
discusses	3
discussing	14
discussion	137
discussions	17
disease	17
dish	11
disjoint	4
disk	7
dislike	5
dismissal	4
dismissed	6
disorder	4
displacement	3
display	46
displayed	13
displaying	7
displays	14
disposal	3
dispute	19
disputed	4
disputes	5
disregard	3
disrupt	4
disruption	4
disruptive	7
dissatisfaction	4
distance	25
distances	3
distant	3
distinct	7
distinction	4
distinguish	8
distinguished	5
distorted	4
distortion	4
distributed	8
distribution	30
districts	7
div	13
divide	9
divided	9
division	14
divorce	3
do	2803
doc	18
dock	6
docked	3
docs	12
doctor	30
doctors	11
document	23
documentary	4
documentation	24
documented	6
documents	20
does	745
doesn't	231
dog	33
dogs	23
doing	194
dollar	18
dollars	23
domain	20
domestic	8
dominance	3
dominant	3
dominoes	4
don't	842
donations	13
done	177
donor	4
donors	4
doomed	3
door	26
doors	13
dot	5
dots	4
double	25
doubled	4
doubt	29
doubts	7
doughnuts	3
down	204
download	28
downloaded	10
downloading	4
downtown	5
downvote	3
dozen	12
dozens	9
draft	19
drafted	3
drag	5
drain	9
drainage	4
drama	6
dramatic	5
draw	18
drawing	10
drawn	15
dream	10
dress	7
dressed	9
dressing	4
drew	8
dried	3
drift	3
drill	3
drilling	4
drink	15
drinking	5
drinks	3
drive	27
driven	8
driver	15
drivers	10
drives	5
driveway	3
driving	11
drop	38
dropped	16
dropping	11
drops	5
drove	6
drug	23
drugs	31
drunk	4
dry	20
dryer	3
dual	8
dubious	3
duck	4
duct	3
dude	6
due	38
dug	5
dummy	3
dump	11
dumped	4
dumping	3
dunno	3
duplicate	32
duplicates	8
duration	3
during	119
dust	6
duties	4
duty	17
dying	5
dynamic	13
dynamically	6
each	188
earlier	53
earliest	3
early	55
earn	9
earned	3
earning	7
earth	28
earthquake	3
ease	6
easier	31
easiest	8
easily	24
easy	49
eat	30
eaten	4
eating	7
echo	5
echoed	3
ecological	3
economic	38
economics	4
economies	4
economist	5
economists	10
economy	36
ecosystem	3
ecstasy	5
edge	18
edges	17
edit	254
edited	31
editing	65
edition	13
editions	3
editor	54
editorial	3
editors	29
edits	100
educate	9
educated	5
education	36
educational	8
educator	3
effect	37
effective	16
effectively	12
effectiveness	3
effects	11
efficiency	4
efficient	16
effort	28
efforts	35
egg	6
eggs	9
eh	20
eight	21
either	100
elaborate	65
elapsed	3
elderly	3
elected	18
election	76
elections	26
electoral	12
electric	15
electrical	3
electricity	11
electronic	8
electronics	11
electrons	6
element	36
elementary	4
elements	34
elevation	3
eliminate	10
eliminated	5
elite	3
else	173
else's	3
elsewhere	22
em	8
email	84
emailed	3
emails	10
embarrassment	4
embedded	6
embrace	5
emerge	3
emerged	11
emergency	11
emerging	9
emotional	5
emotions	3
emphasis	4
emphasized	4
employed	5
employee	9
employees	10
employer	3
employers	6
employment	19
empty	27
emulator	4
en	50
enable	6
enabled	12
enabling	6
encoded	4
encoding	8
encounter	9
encountered	4
encountering	3
encounters	3
encourage	14
encouraged	3
encouraging	4
encroachment	3
encrypted	3
encryption	5
encyclopedia	10
end	149
ended	15
ending	5
endless	6
endorse	4
endorsed	23
endorsement	5
endorsements	5
endorses	3
endorsing	3
ends	11
enemies	6
enemy	8
energy	44
enforce	5
enforcement	5
engage	5
engaged	3
engagement	5
engine	18
engineer	8
engineering	6
engineers	5
engines	8
enhance	5
enjoy	23
enjoyed	8
enjoying	9
enjoys	3
enlighten	4
enormous	11
enough	147
ensure	17
enter	16
entered	7
entering	7
entire	32
entirely	23
entities	5
entity	10
entries	17
entry	26
enumerate	4
enumerating	3
environment	29
environmental	16
environments	4
envoy	4
epic	3
episode	10
episodes	3
epsilon	3
equal	23
equally	9
equation	8
equipment	8
equipped	3
equity	4
equivalence	3
equivalent	12
era	6
erased	4
erosion	11
err	5
erroneously	5
error	161
errors	41
es	5
escape	6
especially	42
essay	7
essays	4
essence	5
essential	8
essentially	15
establish	7
established	13
establishing	4
establishment	6
estate	12
estimate	10
estimated	7
estimates	7
ethics	3
ethnicity	3
etiquette	4
etymology	5
evaluate	4
evaluation	3
even	303
evening	12
evenly	8
event	31
events	29
eventually	25
ever	139
every	152
everybody	12
everyday	6
everyone	52
everything	93
everywhere	11
evidence	48
evidently	3
evil	8
evolution	5
evolve	4
evolved	4
ex	15
exact	50
exactly	195
exam	4
examination	3
examine	3
example	228
examples	41
exams	3
exceed	4
exceeded	3
excel	6
excellent	18
except	33
exception	25
exceptions	6
excerpt	4
excess	5
excessive	4
exchanges	3
excited	8
exciting	4
exclusive	10
exec	5
executable	8
execute	10
executed	13
execution	7
executive	26
executives	9
exemption	3
exemptions	3
exercise	16
exercises	4
exhibited	3
exist	39
existed	7
existence	4
existing	26
exists	19
exit	11
exits	5
expand	41
expanded	13
expanding	7
expansion	13
expect	63
expectations	8
expected	63
expecting	12
expensive	15
experience	59
experienced	8
experiences	7
experiencing	9
experiment	7
experimenting	5
experiments	3
expert	25
expertise	5
experts	13
expired	6
expires	5
explain	193
explained	15
explaining	18
explains	9
explanation	34
explicit	5
explicitly	15
exploding	3
exploit	4
explore	8
explosive	3
exponential	3
export	10
exported	3
exporting	4
expose	3
exposed	7
exposes	3
exposure	6
express	12
expressed	13
expression	21
expressions	8
ext	5
extend	12
extended	12
extending	7
extension	13
extensions	5
extensive	6
extent	8
exterior	3
external	22
extra	25
extract	13
extraordinary	7
extreme	4
extremely	19
eye	13
eyes	22
face	44
faced	10
faces	7
facilities	4
facility	11
facing	9
fact	76
faction	3
factor	11
factors	10
factory	9
facts	10
factual	5
fail	17
failed	27
failing	11
fails	12
failure	18
failures	4
fair	45
fairly	17
faith	19
fake	5
fall	31
fallen	10
falling	3
false	19
falsification	3
familiar	34
families	18
family	90
famous	5
fan	17
fancy	10
fans	31
fantastic	9
far	163
farm	5
farmer	4
farmers	12
farming	3
farms	3
farther	5
fashion	11
fast	39
faster	24
fastest	16
fat	9
fatal	3
fate	4
father	18
father's	5
fault	7
favor	11
favorable	4
favorite	21
favorites	3
favors	4
fax	13
fear	17
feared	3
fears	4
feature	34
featured	20
features	25
federal	56
fee	6
feed	17
feedback	11
feeding	5
feel	116
feeling	18
feelings	14
feels	15
fees	3
feet	21
fell	17
fellow	10
felt	14
female	14
females	3
feminist	4
feminists	5
fence	4
fetch	7
few	155
fewer	3
fiasco	4
ficus	3
field	49
fields	18
fiery	4
fifth	9
fight	18
fighters	4
fighting	13
figure	43
figured	18
figures	32
figuring	5
file	212
filed	9
filename	6
filenames	3
files	79
filesystem	3
filing	6
fill	29
filled	7
filling	6
fills	3
film	33
film's	3
filmed	4
films	5
filter	11
filters	7
final	53
finally	39
finances	5
financial	43
financing	3
find	291
finding	37
findings	7
finds	8
fine	77
fines	3
finger	6
fingers	7
finish	18
finished	23
finishes	5
finishing	6
finite	6
fire	21
fired	4
firing	5
firm	36
firmly	5
firms	6
first	396
fiscal	7
fish	26
fishermen	4
fishing	8
fit	34
fits	5
fitting	4
five	80
fix	73
fixed	39
fixing	6
flag	36
flagged	3
flagging	4
flags	13
flames	5
flash	17
flat	8
flavor	6
flaw	3
flea	5
fled	3
flew	6
flexibility	3
flexible	3
flick	3
flight	11
flights	5
flip	4
flirting	3
float	9
floating	9
floats	3
flood	8
flooding	7
floods	3
floor	27
flour	6
flow	20
flower	3
flowers	3
flows	3
flu	16
fluid	3
fluorescent	5
fly	11
flying	11
focus	34
focused	13
focuses	3
focusing	4
fold	5
folder	15
folders	3
foliage	3
folks	13
follow	51
followed	24
following	58
follows	7
font	15
fonts	5
foo	14
food	45
foods	5
fool	4
fooling	3
fools	5
foot	26
football	15
footer	3
footnotes	14
for	3571
forbidden	5
force	40
forced	24
forces	23
foreach	3
forecast	3
foreign	51
forerunner	3
forest	6
forests	4
forever	6
forget	30
forgive	10
forgot	20
forgotten	6
fork	4
form	86
formal	8
formally	5
format	55
formation	4
formats	7
formatted	3
formatting	15
formed	9
former	75
forming	4
forms	9
formula	11
forth	8
fortunes	3
forum	15
forums	5
forward	47
forwarding	4
fossil	3
foster	3
found	159
foundations	3
founded	5
founder	11
founding	5
fountain	3
four	72
fourth	15
fr	4
frame	27
frames	9
framework	32
frankly	5
fraud	11
freaking	3
free	112
freedom	17
freely	4
freeze	18
frequency	6
frequent	9
frequently	10
fresh	19
freshman	5
friction	3
fried	3
friend	55
friendly	12
friends	48
friendship	6
fringe	3
from	1323
front	27
frontline	4
frosting	3
froze	3
fruit	10
frustrated	6
frustration	3
fuel	12
fulfill	3
full	74
fully	29
fun	37
function	102
functional	7
functionality	6
functioning	3
functions	29
fund	16
fundamental	6
funding	16
fundraising	4
funds	15
funeral	4
funnel	3
funny	21
further	86
future	91
fuzzy	3
gadget	3
gadgets	3
gain	19
gained	9
gallery	8
gallon	3
gallons	6
game	84
game's	3
gameplay	5
gamer	3
gamers	4
games	39
gaming	6
gang	11
gangs	4
gap	11
garage	6
garbage	8
garden	12
gardener	3
garlic	4
garnering	3
gas	12
gasoline	4
gate	3
gateway	3
gather	8
gathered	7
gathering	6
gatherings	4
gauge	3
gave	31
gay	11
gear	3
gearing	3
gem	3
gems	3
gender	7
general	103
generally	29
generate	20
generated	18
generates	5
generating	4
generation	9
generations	5
generator	3
generic	9
generous	4
genetic	4
genius	6
genre	6
geometry	6
get	697
gets	49
getting	163
giant	12
gift	10
gifts	5
ginger	3
girl	44
girls	13
git	3
give	296
given	129
gives	28
giving	43
glass	13
glasses	4
global	33
globe	3
gnome	4
gnu	3
go	346
goal	27
goals	14
goat	5
goes	44
going	309
golden	5
gone	21
gonna	13
good	417
goodness	3
goods	5
gore	6
gospel	3
got	202
gotta	4
gotten	15
government	173
government's	14
governments	10
governor's	8
governors	5
grab	10
grabbed	4
grabs	6
grace	7
gracious	3
grade	11
grain	3
grammar	12
grammatical	5
grammatically	5
grand	10
grandchildren	3
grandfather	3
granted	7
grants	4
graph	37
graphic	7
graphical	3
graphics	14
graphs	7
grasp	3
grassroots	3
grateful	3
grave	9
gravel	3
great	135
greater	14
greatest	7
greatly	5
greed	3
greedy	4
green	34
greener	3
grep	4
grew	9
grid	17
grief	4
grind	3
ground	22
grounds	11
group	91
grouping	3
groups	56
grow	16
growing	24
grown	12
grows	4
growth	24
guarantee	7
guaranteed	3
guess	81
guessing	14
guest	11
guests	11
guidance	6
guide	14
guided	3
guideline	14
guidelines	14
guiding	3
guilty	8
guitar	3
gun	14
guns	8
guts	3
guy	38
guy's	3
guys	44
ha	19
habit	3
had	530
hadn't	6
hair	21
half	61
halftime	4
halt	11
hammer	3
hand	53
handed	9
handful	3
handle	30
handled	9
handler	9
handles	6
handling	5
handpicked	4
hands	19
handy	4
hang	10
hanging	4
hangs	3
happen	76
happened	61
happening	26
happens	77
happier	3
happy	41
harassing	3
hard	104
harder	13
hardest	4
hardly	12
hardness	3
hardware	27
harm	15
harmless	3
harsh	5
harvesting	3
has	1026
hash	38
hashes	6
hashing	4
hasn't	23
hat	4
hate	18
hated	3
hats	3
have	2628
haven	3
haven't	83
having	161
he	1063
he'd	7
he'll	5
he's	83
head	62
headed	12
header	16
headers	7
heading	12
headline	4
headquarters	4
heads	12
heal	3
healing	3
health	77
healthcare	4
healthy	13
heap	6
hear	29
heard	60
hearing	10
heart	35
heat	24
heated	4
heating	4
heaven	6
heavier	3
heavily	18
heavy	15
hedge	9
heels	4
height	30
held	26
helicopter	12
helicopters	3
hell	27
help	350
helped	27
helper	5
helpful	23
helping	26
helps	19
hence	15
her	371
herbs	3
here	369
hero	4
heroin	6
herring	4
herself	10
hesitate	15
hex	5
hidden	12
hide	7
hiding	13
hierarchical	3
hierarchy	5
high	119
higher	41
highest	16
highlighted	6
highlights	5
highly	23
highway	6
hijacked	5
hike	5
him	305
himself	40
hint	9
hinted	4
hints	7
hip	4
hire	8
hired	7
his	696
historians	3
historic	3
historical	10
historically	3
history	81
hit	32
hits	9
hitting	11
hoax	5
hobby	3
hockey	3
hold	36
holder	6
holders	4
holding	14
holds	8
hole	7
holes	6
holiday	11
holidays	5
holy	11
home	140
homecoming	4
homepage	3
homes	21
hometown	4
homework	98
honest	17
honestly	9
honesty	4
honor	13
honors	4
hood	3
hook	13
hooks	4
hope	107
hoped	7
hopeful	4
hopeless	3
hopes	10
hoping	13
horizon	4
horizontal	7
horrible	4
horribly	3
horror	9
horse	8
hospital	18
hospitality	3
hospitals	3
host	26
hostage	3
hosted	11
hostile	3
hosts	3
hot	32
hotcat	3
hotel	9
hotels	3
hour	37
hours	58
household	5
houses	9
housewives	3
housing	9
hover	3
how	1252
huge	32
hull	4
human	32
humans	6
humor	8
hundred	10
hundreds	19
hung	4
hunger	3
hunt	8
hunted	3
hurricane	13
hurry	11
hurt	17
hurting	3
husband	17
hybrid	5
hype	3
hyphen	5
hypothesis	3
ice	15
icon	7
icons	5
idea	148
ideal	8
ideally	4
ideas	67
identical	10
identification	5
identified	17
identify	14
identifying	6
identity	7
ideological	3
ideology	3
if	1766
iframe	4
ignorance	7
ignorant	5
ignore	8
ignored	11
ignoring	9
ill	13
illegal	15
illness	3
illustrating	4
illustration	3
image	229
images	106
imaginary	3
imagination	3
imagine	21
img	13
immediate	11
immediately	33
immigrant	5
immigration	14
impact	24
implement	27
implementation	20
implementations	4
implemented	15
implementing	11
implicated	3
implications	4
implicit	4
implied	4
implies	9
imply	9
import	9
importance	18
important	97
importantly	5
imported	4
imports	5
impose	5
imposed	8
imposing	3
impossible	16
impressed	9
impression	13
impressive	6
imprisoned	3
improve	20
improved	16
improvement	10
improvements	9
improving	11
improvised	3
in	5317
inaccurate	4
inactive	5
inappropriate	7
inbox	3
incentive	3
inch	8
inches	3
incidence	3
incident	17
incidents	8
inclined	4
include	93
included	29
includes	26
including	88
inclusion	8
inclusive	4
income	16
incoming	4
incomplete	4
inconsistent	4
incorporated	5
incorrect	14
incorrectly	3
increase	19
increased	21
increases	9
increasing	12
increasingly	11
incredibly	3
incumbent	5
indeed	45
indef	3
indefinitely	4
indent	4
independent	47
independently	3
index	42
indicate	25
indicated	11
indicates	8
indicating	7
indication	6
indications	4
indicator	7
indictment	3
indigenous	3
individual	33
individually	4
individuals	28
induced	3
industries	5
industry	33
inevitable	5
inevitably	3
inexpensive	3
infection	4
infections	3
infested	4
infinite	13
inflammatory	3
inflation	4
influence	8
influential	6
info	57
infobox	27
infoboxes	3
inform	3
information	197
informed	12
infrastructure	5
inherit	3
inherited	5
ini	4
initial	20
initialize	3
initially	11
initiated	3
initiative	6
initiatives	3
injured	9
injuries	11
injury	5
ink	6
inline	8
inner	11
innocent	12
input	78
inputs	7
inquiry	12
insane	6
insecure	4
insert	10
inserted	4
inserting	5
insertion	4
inside	60
insider	4
insight	4
insights	3
insist	3
insisted	6
insisting	5
insists	5
inspect	3
inspector	4
inspectors	4
inspiration	5
inspired	8
install	40
installation	13
installed	32
installing	12
instance	27
instances	7
instant	6
instantly	7
instead	140
institutions	9
instruction	5
instructions	14
insulting	4
insurance	29
insurgency	4
int	16
intact	4
integer	15
integers	9
integrated	4
integration	7
integrity	5
intellectual	3
intelligence	4
intelligent	9
intend	16
intended	28
intending	6
intends	5
intense	5
intensity	4
intent	13
intention	8
intentionally	3
interact	8
interacting	3
interceptions	3
interest	58
interested	92
interesting	82
interests	11
interface	13
interim	9
intermediate	4
intern	3
internal	24
internally	3
international	40
interpret	3
interpretations	3
interpreted	5
intersection	7
intervals	4
intervene	3
intervention	3
interview	40
interviews	7
into	400
intrigued	3
intro	10
introduce	5
introduced	8
introducing	3
introduction	9
introductory	4
invalid	5
invasion	3
invented	6
inventory	3
invents	5
invest	4
invested	3
investigate	8
investigating	4
investigation	24
investigator	4
investigators	12
investment	14
investments	7
investor	7
investors	15
invisible	7
invitation	3
invite	3
invited	8
invites	3
inviting	6
invoke	5
invoked	3
involve	6
involved	51
involvement	6
involves	4
involving	4
ioctl	3
iron	14
ironic	3
ironically	4
irrelevant	5
irresponsible	3
is	5820
ish	5
isn't	221
isolated	5
issue	134
issued	8
issues	76
it	4756
it'd	3
it's	662
item	17
items	20
iterate	5
iterating	6
iteration	6
iterator	4
iterators	3
its	427
itself	66
ive	4
jail	10
jailbroken	3
jar	4
jealous	5
jeans	6
job	111
jobs	26
join	33
joined	18
joining	5
joint	9
joke	15
jokes	5
joking	4
journalist	4
journalists	9
journey	5
joy	4
joys	3
judge	23
judges	4
judgment	7
judicial	5
jump	17
jumped	3
jumping	6
jumps	5
jungle	7
junior	6
junk	11
jurisdiction	3
jurisdictions	3
jury	6
just	1102
justification	3
justified	5
justify	9
juveniles	3
keen	7
keep	139
keeping	22
keeps	18
kept	20
kernel	13
key	57
keyboard	21
keys	18
keyword	8
kick	6
kid	18
kidding	4
kidney	19
kidneys	3
kids	44
kind	184
kinda	9
kindly	9
kinds	19
kiss	3
kit	5
kitchen	4
kits	4
kitten	3
km	3
knee	4
knees	6
knew	22
know	898
knowing	16
knowledge	30
known	60
knows	45
la	9
lab	5
label	13
labels	7
lack	24
lacking	8
lacks	3
lady	7
laid	9
lambda	3
lame	5
land	43
landing	4
landmark	3
lands	4
landscape	4
language	121
languages	29
laptop	3
large	65
largely	9
larger	23
largest	27
larvae	3
lashed	3
last	299
late	47
lately	8
latent	3
later	81
latest	33
latitude	4
latter	15
laugh	11
launch	40
launched	9
launcher	6
law	77
lawmakers	9
laws	12
lawsuit	10
lawyer	17
lawyers	7
lay	11
layer	10
layers	7
layout	14
lazy	5
lead	54
leader	37
leaders	25
leadership	20
leading	24
leads	6
leaf	5
leagues	3
leak	6
leaking	4
leaned	3
learn	40
learned	17
learning	23
lease	4
least	135
leave	74
leaves	27
leaving	34
led	30
left	112
leftist	4
leg	5
legacy	6
legal	31
legally	4
legend	4
legendary	4
legislation	16
legislative	10
legislator	3
legislators	3
legislature	6
legit	4
legitimacy	7
legitimate	6
legs	14
lemon	8
lend	4
lender	4
lending	4
length	32
lengths	5
lengthy	3
lens	4
lenses	4
less	100
lesson	4
lessons	4
let	371
let's	79
lets	11
letter	53
letters	15
letting	11
level	75
levels	17
leverage	3
liar	4
lib	4
liberal	15
liberals	4
liberty	7
libraries	13
library	46
libs	3
license	14
licensed	3
licenses	6
licensing	5
lie	6
lies	9
life	99
lift	5
lifted	3
lifts	4
light	45
lighter	5
lighting	7
lights	10
like	998
liked	8
likelihood	5
likely	66
likes	11
likewise	4
limit	26
limitations	4
limited	17
limiting	4
limits	13
line	165
linear	13
lined	3
lines	44
link	215
linked	42
linking	16
links	94
liquidity	3
list	228
listed	49
listen	17
listening	8
listing	12
listings	6
lists	28
literal	4
literally	9
litter	3
little	189
live	78
lived	15
lives	18
living	31
ll	47
load	44
loaded	9
loading	14
loads	4
loan	8
loans	4
lobbying	5
local	75
localhost	4
localized	5
locally	6
located	8
location	32
locations	11
lock	15
locked	9
log	46
logged	15
logging	5
logic	30
logical	5
login	16
logistics	5
logo	10
logos	3
logs	13
lone	4
lonely	3
long	196
longer	45
longest	6
longitude	5
longtime	11
look	321
looked	41
looking	195
looks	129
lookup	4
loop	31
loops	8
loose	5
lose	34
losing	21
loss	17
losses	7
lossless	3
lost	49
lot	142
lots	43
lottery	3
loud	6
lounge	3
love	102
loved	9
lover	3
lovers	6
loves	10
loving	4
low	48
lower	27
lowest	10
loyal	3
loyalty	3
ls	7
luck	39
lucky	3
lucrative	3
lunch	7
luncheon	3
lung	3
lupus	23
lying	8
machine	40
machines	13
mad	11
made	259
magic	8
mail	72
mailbox	3
main	74
mainland	3
mainly	9
mainpage	3
mainstream	3
maintain	14
maintained	6
maintaining	6
maintenance	8
major	66
majority	18
make	475
maker	6
makers	5
makes	96
makeup	3
making	102
male	12
malicious	3
man	81
manage	18
managed	17
management	39
manager	26
managers	6
manages	3
managing	5
mandate	3
manga	4
mangled	3
manner	13
manual	11
manually	20
manufacturers	3
manufacturing	13
many	255
map	44
mapping	8
mappings	3
maps	31
marathons	3
margin	6
margins	3
marijuana	4
mark	45
marked	9
market	38
marketing	8
markets	13
marking	4
marks	11
markup	5
marriage	10
married	15
masks	4
mass	13
massive	12
master	20
masters	3
match	25
matches	11
matching	14
matchup	3
mate	3
material	39
materials	6
math	33
mathematical	9
mathematics	4
matrices	3
matrix	24
matter	92
matters	17
mature	4
max	21
maximum	15
may	274
mayor	25
mayoral	3
me	1225
meal	6
mean	558
meaning	29
meaningful	9
meaningless	3
meanings	3
means	72
meant	60
meantime	9
measure	24
measured	7
measurement	11
measurements	6
measures	13
meat	14
mechanic	4
mechanical	3
mechanics	5
mechanism	3
medal	10
medals	3
meddling	3
media	86
median	12
mediation	8
medical	25
medication	6
medicine	10
medium	9
meds	4
meet	40
meeting	68
meetings	24
meets	5
meetup	3
member	41
members	60
membership	7
memoir	6
memory	45
men	48
mental	3
mentality	4
mentally	4
mention	51
mentioned	51
mentioning	6
mentions	11
mentor	6
mentoring	5
menu	20
menus	5
merchandise	3
mere	4
merely	15
merge	26
merged	15
merging	11
merit	5
merits	3
mess	11
message	109
messages	27
messaging	4
messed	4
messing	3
met	26
meta	24
metadata	3
metal	17
meter	4
meters	10
method	76
methods	22
metric	4
metrics	3
mi	5
micro	4
microphone	4
microwave	4
midnight	4
midst	3
might	203
mighty	5
migrate	5
migrated	3
migration	5
mild	4
mile	6
miles	29
military	56
milk	7
millennials	3
million	115
millions	17
min	7
mind	124
minds	4
mindset	3
mine	26
mini	6
minimal	17
minimize	6
minimum	20
minimums	3
mining	4
ministers	14
ministry	19
minor	23
minority	8
minute	29
minutes	60
mirror	5
mirrors	4
misinterpreting	4
misleading	6
miss	19
missed	23
missile	6
missiles	3
missing	125
mission	17
missionaries	3
missions	3
mistake	25
mistaken	4
mistakes	7
misunderstanding	6
misunderstood	8
mix	9
mixed	5
mixing	5
mixture	3
mla	3
mm	6
mobile	24
mod	16
mode	33
model	46
models	8
moderate	12
moderation	3
moderator	5
modern	12
modest	3
modified	9
modify	17
module	26
modules	9
moist	3
mom	15
moment	27
moments	5
momentum	7
money	103
monitor	12
monitoring	4
monitors	6
monkeys	3
mono	4
monobook	3
monster	3
month	92
monthly	10
months	100
mood	3
moon	8
mop	4
moral	5
moratorium	3
more	991
morning	35
morning's	3
mortgage	9
mortgages	4
most	244
mostly	17
mother	27
motion	8
motivated	4
motivation	5
motor	16
motorcycle	4
motorized	3
mount	4
mountain	3
mounted	3
mounting	4
mouse	13
mouth	9
move	119
moved	52
movement	17
movements	4
moves	27
movie	34
movies	15
moving	38
mph	3
much	332
multi	10
multiplayer	3
multiple	37
multiplication	3
muscle	4
muscles	3
museum	10
museums	3
music	46
musical	7
musicians	4
must	107
mutual	3
my	927
myaction	4
myself	50
mysite	3
mythology	4
nails	5
naked	3
name	227
named	41
names	60
namespace	8
naming	6
narrative	3
narrow	7
nasty	5
nation	18
nation's	8
national	65
nationality	6
nationally	4
nationwide	6
native	19
natively	3
natural	19
naturally	3
nature	20
naval	8
navigation	8
near	43
nearby	13
nearest	5
nearly	37
neat	3
necessarily	7
necessary	49
neck	10
need	525
needed	60
needs	100
negative	23
negotiate	6
negotiating	5
negotiations	19
negotiator	3
neighborhood	23
neighborhoods	4
neighboring	3
neighbors	8
neither	28
nephritis	11
nerve	6
nervous	4
nested	5
net	46
nets	4
network	35
networking	6
networks	5
neuter	3
neutral	10
never	188
new	445
newbie	4
newer	5
newest	3
newline	5
newlines	3
newly	7
news	91
newsletter	4
newspaper	11
newspapers	5
next	157
nice	86
nicely	6
nicer	3
night	68
nights	3
nil	4
nine	23
no	709
nobody	20
node	41
nodes	23
noise	11
noisy	3
nominate	12
nominated	7
nominating	5
nomination	24
nominee	13
non	116
none	27
nonsense	8
nor	26
normal	54
normally	14
northwest	3
nos	3
nose	5
not	2201
notability	22
notable	34
notation	4
note	81
notebook	3
noted	18
notes	16
nothing	92
notice	45
noticed	92
notices	5
noticing	8
notification	6
notifications	5
notified	3
notify	5
noting	7
notion	8
noun	3
now	427
nowhere	7
nowiki	58
nuclear	13
nude	3
number	172
numbers	86
numeric	5
numerical	3
numerous	20
nurse	6
nursery	5
nurses	3
nursing	8
nuts	9
oak	3
oars	4
object	76
objection	11
objections	6
objective	11
objects	24
obligation	4
obligations	5
obscure	3
observation	5
observations	3
observed	5
observers	4
obsolete	3
obstacle	3
obtain	14
obtained	3
obvious	42
obviously	27
occasionally	14
occupied	8
occur	15
occurred	20
occurrence	5
occurring	3
occurs	7
ocean	13
odd	22
odds	6
of	6731
off	232
offend	4
offended	4
offending	3
offense	6
offensive	10
offer	42
offered	13
offering	17
offers	16
office	97
officers	22
offices	5
official	48
officially	9
officials	48
offset	3
offshore	3
often	74
ohm	4
oil	33
oiled	6
old	165
older	20
olds	3
omit	5
omitted	4
on	2937
once	118
one	1042
one's	10
ones	66
ongoing	6
online	45
onload	3
onlookers	3
only	497
onshore	3
onto	22
open	100
opened	16
opener	3
opening	14
openly	3
opens	7
operate	4
operated	4
operating	32
operation	24
operational	5
operations	14
operator	7
operators	5
opinion	57
opinions	10
opponent	8
opponents	6
opportunities	10
opportunity	22
oppose	6
opposed	27
opposing	3
opposite	12
opposition	19
opted	3
optimal	8
optimistic	3
optimization	8
optimize	3
opting	3
option	57
optional	4
options	35
or	2236
order	80
ordered	12
ordering	8
orders	11
ordinance	3
ordinary	5
org	66
organ	3
organization	20
organizations	8
organized	8
organs	5
ori	3
orientation	4
oriented	5
origin	8
original	75
originally	11
origins	3
orthogonal	4
other	576
others	94
otherwise	42
ought	6
our	253
ourselves	7
ousted	3
out	665
outcome	9
outer	3
outgoing	3
outlets	4
outline	3
outlined	5
outlook	6
output	98
outrage	4
outside	53
outsider	3
outstanding	6
oven	8
over	312
overall	20
overcome	3
overdue	4
overflowing	3
overhaul	8
overhead	3
overlap	4
overlapping	12
overlaps	3
overlay	3
overlooked	4
overly	7
overnight	4
overruled	3
overseas	9
overturn	3
overwhelming	6
overwhelmingly	3
overwrite	5
overwriting	3
owe	4
own	174
owned	20
owner	12
owners	8
ownership	10
owns	10
oxygen	5
oz	3
pace	12
pack	8
package	30
packages	14
packaging	4
packed	3
packet	5
packets	3
packing	5
pad	23
pads	5
page	600
pages	99
paid	20
pain	22
paint	4
painted	3
painters	3
painting	3
paintings	3
pair	14
pairs	12
pan	4
panel	18
panels	7
pants	4
paper	43
papers	14
para	3
parachute	3
paragraph	22
parallel	5
parameter	22
parameters	13
paramilitary	4
parent	14
parents	34
parish	3
parking	3
parliament	4
parse	14
parser	7
parsing	14
part	189
partial	7
partially	6
participants	10
participate	15
participated	4
participation	5
particle	4
particular	78
particularly	27
parties	14
partisan	7
partition	4
partitions	4
partner	9
partnered	3
partners	8
partnership	5
parts	39
party	133
party's	10
pass	52
passage	3
passed	26
passes	7
passing	20
passport	5
password	17
passwords	4
past	76
paste	32
pastebin	4
pasted	8
patch	8
patents	3
path	58
paths	15
patience	5
patient	3
patients	19
patrol	7
pattern	13
patterns	5
pawn	3
pay	55
paying	18
payment	12
payments	10
pays	4
peace	27
peak	6
pedals	3
pedestrian	3
peek	5
peer	18
peers	3
pen	4
penalties	5
penalty	4
pencil	4
pending	11
people	422
people's	11
pepper	8
per	80
percent	111
percentage	12
perception	3
perfect	22
perfectly	16
perform	16
performance	32
performances	3
performed	9
performing	5
performs	3
period	35
periods	9
permanent	7
permanently	7
permission	11
permissions	12
permit	5
permitted	5
permutation	3
permutations	8
persist	6
persistent	5
person	164
person's	5
persona	3
personal	65
personality	5
personally	29
personnel	14
persons	7
perspective	12
persuade	3
persuaded	3
pertaining	3
pertinent	3
pet	7
pets	5
phase	5
phases	3
phenomenal	3
phi	4
philosophical	3
philosophy	7
phone	56
phone's	3
phones	9
photo	34
photograph	11
photographer	3
photographs	4
photography	5
photos	22
phrase	10
phrases	7
physical	12
physically	6
physicians	4
physics	19
pi	10
pic	9
pick	47
picked	13
picking	5
picks	4
picky	3
pics	3
picture	64
pictures	34
pie	4
piece	27
pieces	12
pigeon	4
piles	4
pill	3
pilot	8
pilots	7
pin	5
pink	5
pipe	5
pipeline	6
pipes	4
piracy	6
pirate	7
pirates	19
pitch	3
pixel	6
pixels	4
pl	3
place	131
placed	24
placement	3
places	16
placing	6
plain	9
plan	83
plane	18
planes	6
planet	8
planets	3
planned	21
planning	43
plans	44
plant	19
plants	17
plastic	10
plate	9
plates	3
platform	35
platforms	6
platinum	3
plausible	4
play	70
played	24
player	24
players	23
playing	29
plays	12
playthrough	3
plea	3
please	1064
pleased	7
pleasure	7
pledge	7
pledged	5
plenty	17
plight	3
plug	9
plugged	4
plugin	16
plugins	9
plunge	4
plural	6
plus	20
pm	23
pocket	3
podcast	11
poem	3
poet	3
point	241
pointed	14
pointer	12
pointers	12
pointing	19
pointless	4
points	84
poised	3
poison	3
poker	4
polar	3
police	101
policies	15
policy	104
polio	3
polite	4
political	80
politically	3
politician	3
politicians	12
politics	22
poll	38
polled	3
polling	13
polls	13
polygon	6
polygons	4
polynomial	5
pond	3
pool	11
poor	19
poorly	9
pop	18
popular	26
population	13
populations	5
popup	3
port	9
portal	11
portion	7
portrayed	3
ports	6
position	60
positioned	3
positions	12
positive	28
possess	3
possesses	3
possessions	3
possibilities	5
possibility	10
possible	184
possibly	56
post	229
posted	49
poster	12
posters	5
posting	24
postings	3
posts	19
pot	4
potential	17
potentially	7
pound	5
pounds	13
pour	3
poverty	7
powder	7
powdered	3
power	55
powered	4
powerful	17
powers	7
pp	3
practical	21
practice	15
practices	9
practicing	5
praise	6
praised	4
pray	6
prayers	3
pre	18
precedence	4
precious	3
precise	17
precisely	6
precondition	3
predecessor	4
predict	5
predictably	3
predicted	6
prediction	3
prefer	29
preferably	11
preference	4
preferences	11
preferred	7
prefix	4
pregnancy	10
pregnant	5
premise	4
prepackaged	8
preparation	6
prepare	7
prepared	9
preparing	13
presence	6
present	28
presentation	9
presented	12
presenting	3
presents	5
preserve	5
preserved	3
preserving	4
presidency	9
presidential	9
press	47
pressed	4
pressure	22
presume	10
pretend	3
pretty	84
prevent	29
preventing	5
prevents	7
preview	5
previous	56
previously	20
price	32
prices	13
pricey	5
pricing	6
priest	6
primaries	3
primarily	8
primary	38
primitive	3
principal	6
principle	8
principles	10
print	26
printed	10
printing	8
prints	5
prior	15
priorities	4
priority	9
prison	16
prisoners	3
prisons	3
privacy	5
private	37
privately	3
pro	22
prob	3
probabilities	4
probability	9
probably	136
probe	3
problem	401
problematic	3
problems	91
procedure	15
procedures	6
proceed	7
proceeding	3
process	99
processed	5
processes	12
processing	16
processor	7
prod	9
produce	20
produced	5
producers	3
produces	7
producing	7
product	28
production	17
productive	5
products	20
profession	3
professional	18
professionals	4
professor	26
profile	22
profiler	3
profiles	3
profit	17
profits	3
program	112
programmer	11
programmers	17
programming	53
programs	20
progress	12
prohibited	3
project	108
projected	5
projects	28
prominent	14
promise	9
promised	13
promises	4
promo	6
promote	8
promoted	9
promoter	3
promoting	6
promotion	7
prompt	14
prompted	4
prompts	4
pronounced	4
pronunciation	3
proof	21
propaganda	3
proper	29
properly	27
properties	16
property	25
proposal	29
proposals	17
propose	7
proposed	23
proposing	6
proprietary	3
prosecution	3
prospect	3
prospects	3
prosperity	3
protect	16
protected	19
protecting	9
protection	28
protections	3
protective	3
protein	3
protest	9
protesters	4
protests	4
proto	3
protocol	10
prototype	10
proud	11
prove	16
proved	8
proven	7
provide	165
provided	38
provider	10
providers	3
provides	13
providing	13
province	5
province's	3
provinces	7
provision	5
provisions	4
proxies	3
proxy	7
pseudo	9
pseudocode	3
psi	3
psychological	3
ptr	5
public	95
publication	12
publications	4
publicity	5
publicly	9
publish	6
published	26
publisher	5
publishing	5
pull	12
pulled	6
pulling	10
pump	7
pumpkin	7
punch	3
punctuation	6
pundits	3
punish	4
punished	3
puppets	3
purchase	10
purchased	3
purchasing	6
pure	9
purely	4
purge	3
purple	4
purpose	53
purposes	13
push	26
pushed	8
pushes	3
pushing	13
put	220
puts	6
putting	36
puzzle	7
puzzled	12
puzzlers	7
quad	6
quadratic	3
qualified	8
qualifies	3
qualify	14
quality	32
quantify	3
quantity	3
quantum	5
quarter	24
quarterback	3
quarterly	5
quarters	4
queries	12
query	35
question	901
questionable	3
questioned	9
questioning	3
questions	219
queue	7
quick	28
quicker	8
quickly	31
quiet	7
quietly	6
quit	20
quite	98
quiz	4
quo	3
quotation	4
quotations	5
quote	22
quoted	6
quotes	8
quoting	5
race	78
races	14
racing	3
racism	4
radar	6
radio	18
radius	4
raid	3
raided	3
railway	7
rain	5
rainfall	4
rains	5
raise	12
raised	19
raises	4
raising	5
rallies	4
rally	6
ran	25
rand	3
random	30
randomly	5
range	31
ranges	4
ranging	3
rank	9
ranked	4
ranking	6
rankings	4
ranks	3
ransom	8
ransoms	5
rap	4
rapid	6
rapidly	6
rare	9
rarely	11
rash	3
raster	3
rate	32
rated	5
rates	24
rather	134
ratified	4
rating	7
ratings	6
ratio	7
rationale	15
raw	15
rd	29
re	115
reach	19
reached	25
reaches	3
reaching	6
reaction	6
read	188
readable	4
reader	7
readers	13
readily	4
reading	64
reads	6
ready	34
real	114
realistic	4
reality	20
realize	22
realized	10
really	411
realtor	3
reason	175
reasonable	14
reasonably	5
reasoning	8
reasons	30
reboot	5
rebound	4
rebuild	3
recall	12
recalled	7
receipts	3
receive	29
received	51
receiver	4
receives	3
receiving	14
recent	70
recently	57
reception	4
recession	14
recipe	7
recipes	6
recipients	3
reckon	5
reclassification	3
recognition	7
recognizable	3
recognize	5
recognized	4
recommend	34
recommendation	9
recommendations	7
recommended	18
record	44
recording	5
recordings	3
records	18
recover	7
recovering	3
recovery	21
recreate	4
recreated	3
recruited	3
rectangle	14
rectangles	5
rectangular	3
recurring	5
recursion	4
recursive	4
red	49
redirect	38
redirected	4
redirecting	8
redirection	3
redirects	18
reduce	17
reduced	13
reducing	7
redundant	9
ref	12
refactoring	3
refer	21
reference	79
referenced	14
references	54
referencing	8
referred	12
referring	46
refers	6
refined	3
reflect	7
reflected	3
reform	25
reforms	4
refrain	4
refresh	7
refs	9
refuge	7
refusal	3
refuse	7
refused	12
refuses	4
refusing	4
regard	15
regarded	5
regarding	61
regardless	12
regards	10
regex	12
regime	8
region	24
region's	3
regions	4
register	8
registered	19
registers	4
registration	4
registry	6
regression	8
regret	4
regular	37
regularly	7
regulars	3
regulate	3
regulation	4
regulations	6
regulatory	4
reinforcing	3
reinstall	3
reinstate	3
reinstated	3
reject	4
rejected	18
relate	4
related	108
relating	7
relation	10
relations	10
relationship	29
relationships	5
relative	15
relatively	19
relatives	8
relativity	4
relax	6
release	39
released	45
releases	8
releasing	9
relevant	35
relevent	3
reliable	27
relief	5
religion	11
religious	13
reluctant	5
rely	3
relying	5
remain	22
remainder	4
remained	6
remaining	15
remains	14
remark	8
remarkable	7
remarks	8
remedy	4
remember	61
remembered	4
remembering	3
remind	3
reminded	4
reminder	3
reminds	4
remote	20
remotely	4
removal	21
remove	91
removed	80
removing	33
rename	14
renamed	8
renaming	5
render	9
rendered	7
rendering	8
renewed	4
reopen	3
reopened	3
repair	11
repairs	3
repayments	4
repeat	14
repeated	8
repeatedly	9
repeating	4
rephrase	21
rephrasing	6
replace	29
replaceable	3
replaced	18
replacement	18
replacing	12
replied	16
replies	9
reply	31
replying	3
report	92
reported	33
reportedly	3
reporter	5
reporters	10
reporting	15
reports	41
repositories	3
repository	4
repost	4
represent	23
representation	13
representations	3
representative	18
representatives	5
represented	10
representing	6
represents	7
reproduce	10
reproductive	3
reputation	8
request	69
requested	11
requesting	7
requests	18
require	26
required	38
requirement	7
requirements	25
requires	23
requiring	6
reschedule	3
rescue	6
rescuers	5
research	43
researcher	4
resent	3
reserved	7
reserves	3
reservists	7
resident	11
residents	22
residual	4
resign	8
resignation	5
resistance	7
resize	5
resizing	4
resolution	19
resolutions	4
resolve	18
resolved	15
resolves	4
resort	5
resource	9
resources	17
respect	22
respected	3
respectful	3
respectively	4
respiratory	3
respond	29
responded	20
responding	10
response	48
responses	8
responsibilities	4
responsibility	11
responsible	18
rest	46
restart	9
restarted	3
restarting	4
restaurant	5
restaurants	3
restoration	3
restore	20
restored	12
restoring	7
restraint	3
restrict	4
restricted	8
restriction	3
restrictions	8
restructuring	3
result	69
resulted	4
resulting	13
results	64
resume	15
resurgence	3
retail	8
retain	9
retaining	5
retaliation	4
retired	10
retirees	3
retirement	3
retrieve	6
return	70
returned	22
returning	16
returns	23
reunification	3
reunion	4
reunited	3
reusable	3
revamped	3
reveal	6
revealed	11
revealing	4
revenge	4
revenue	6
reverse	11
reversed	3
reversion	4
revert	50
reverted	48
reverting	18
reverts	6
review	77
reviewed	11
reviewing	6
reviews	17
revise	4
revision	5
revisions	4
revival	3
revolution	4
revolutionary	3
reward	12
rewarding	4
rewards	3
reword	3
rewrite	18
rewritten	4
rice	10
rich	11
richest	3
rid	15
ride	10
ridiculous	5
riding	9
right	333
rights	36
ring	10
rinse	4
riot	4
rioting	3
rise	14
risen	4
rising	14
risk	36
risks	9
risky	4
rival	8
rivals	4
river	28
road	31
roads	13
roar	3
roast	7
robin	4
robot	4
robust	4
rocket	30
rocks	3
role	36
roles	9
roll	6
rollback	8
rolled	4
roller	3
rolling	5
rolls	5
roof	5
room	25
root	22
rootkit	4
roots	3
rose	15
rotate	6
rotated	3
rotting	3
rough	13
roughly	9
round	28
rounding	4
roundtable	4
route	13
routes	5
routine	8
routing	4
row	34
rowing	3
rows	24
rub	3
rubber	5
rubbish	3
rugby	4
ruined	4
rule	30
ruled	7
rules	39
ruling	3
rumor	3
run	146
runner	3
runners	6
running	125
runoff	8
runs	19
runtime	5
rural	9
rush	7
sabotaged	3
sacked	3
sacking	4
sacks	3
sad	11
sadly	4
safari	5
safe	23
safely	3
safety	15
said	931
sake	6
salad	8
salary	5
sale	9
sales	20
salmon	3
salt	9
salvage	3
same	362
sample	41
samples	8
sanctions	9
sanctuary	3
sandbox	3
sans	3
sat	10
satellite	10
satisfactory	3
satisfy	5
sauce	7
save	55
saved	12
saving	15
savings	12
savvy	3
saw	77
say	337
saying	127
says	142
scale	25
scales	3
scaling	5
scan	8
scanner	3
scanning	3
scans	3
scarcity	4
scare	6
scared	12
scares	8
scary	12
scattered	4
scenario	8
scenarios	4
scene	18
scenes	8
schedule	16
scheduled	15
schedules	3
scheduling	3
scheme	13
schemes	4
scholarship	3
school	139
school's	5
schools	33
science	28
sciences	4
scientific	20
scientist	9
scientists	14
scope	20
score	9
scored	6
scores	5
scoring	4
scratch	9
scratching	3
scream	3
screaming	3
screen	56
screening	9
screens	7
screenshot	15
screenshots	4
screw	7
screwing	3
script	46
scripting	5
scripts	10
scroll	7
sea	16
sealed	3
search	112
searched	9
searches	10
searching	31
season	28
season's	3
seasonal	4
seasons	3
seat	28
seats	6
second	137
secondary	9
seconds	22
secret	13
secretary	55
secretly	4
secrets	4
section	114
sections	24
sector	14
secure	19
secured	4
security	61
see	632
seeds	6
seeing	50
seek	16
seeking	21
seem	117
seemed	23
seemingly	3
seems	222
seen	100
seers	3
sees	10
segment	10
segments	7
seize	3
seized	7
select	29
selected	18
selecting	3
selection	12
selective	3
self	47
selfless	3
sell	22
selling	6
semantics	3
semi	21
seminar	3
senators	5
send	86
sending	10
senior	41
sensation	4
sense	93
sensible	5
sensitive	11
sensitivity	6
sensor	3
sensors	4
sent	69
sentence	39
sentences	12
separate	44
separated	4
separately	8
separating	3
separation	4
sequence	16
sequential	4
serial	6
serialize	4
serialized	3
series	30
serious	40
seriously	26
serve	27
served	15
server	103
servers	9
serves	9
service	63
servicemen	3
services	41
serving	11
session	24
sessions	10
set	201
sets	20
setter	3
setting	40
settings	14
settlement	21
settlements	13
setup	18
seven	38
several	100
severe	3
severity	4
sh	6
shadow	12
shake	3
shallow	3
shame	6
shape	17
shaped	8
shapes	4
shaping	5
share	57
shared	12
shares	8
sharing	16
she	356
she's	30
shed	5
sheer	3
sheet	10
shell	21
shells	5
shield	3
shift	14
shin	3
ship	24
ship's	3
shipments	4
shipping	3
ships	13
shirt	4
shirts	5
shock	7
shocked	4
shocking	3
shooting	8
shop	13
shoppers	3
shopping	11
shops	4
shore	8
shoreline	3
short	47
shortcode	3
shortest	4
shortly	4
shot	33
shots	13
should	740
shouldn't	81
show	187
show's	5
showed	25
showing	33
shown	22
shows	53
shrink	3
shut	12
shutdown	4
shutter	4
shy	3
sick	13
sickness	3
side	88
sided	3
sides	28
sight	7
sigma	3
sign	59
signal	7
signals	6
signature	15
signatures	4
signed	26
significance	8
significant	21
significantly	9
signing	6
signs	11
silent	3
silly	10
similar	68
similarity	5
simple	89
simpler	13
simplified	4
simplify	6
simply	90
simulator	8
sin	3
since	268
sincerely	6
sing	3
singer	6
singing	3
single	67
singles	3
sister	11
sit	15
site	128
sitemap	3
sites	28
sits	6
sitting	15
situ	3
situation	54
situations	10
six	56
sixth	8
size	81
sized	8
sizes	12
sketch	6
skin	12
skip	4
skirts	3
sky	12
slammed	3
slashed	3
slavery	3
sleep	20
sleeping	7
slept	4
slice	3
slices	3
slid	3
slightly	21
slip	3
slipping	4
slogan	3
slope	3
slot	5
slow	23
slower	12
slowly	12
slump	3
small	77
smaller	22
smallest	8
smart	35
smartphone	6
smell	11
smells	3
smile	11
smoke	7
smooth	8
snake	3
snap	3
snatch	4
sneak	3
sneaky	5
snippet	12
so	1106
soap	8
soccer	4
social	42
society	18
sock	16
socket	6
sockets	3
sockmaster	3
sockpuppet	6
sockpuppetry	3
sockpuppets	3
socks	4
soft	4
software	45
soil	6
solar	9
sold	19
soldier	4
soldiers	3
solely	5
solicit	3
solid	15
solubility	3
solution	107
solutions	20
solve	36
solved	19
solver	4
solving	7
some	806
somebody	20
somehow	25
someone	169
somepicture	3
something	467
sometime	15
sometimes	41
somewhat	20
somewhere	59
son	33
song	19
songs	17
sons	6
soon	53
sooner	7
sophisticated	8
sore	4
sort	79
sorted	26
sorting	12
sorts	6
sought	17
soul	4
sound	50
sounds	110
soundtrack	3
source	176
sourced	12
sources	84
southeast	3
southwest	5
space	108
spaces	6
spacing	3
spam	11
span	11
spare	3
spark	4
sparse	3
spay	3
speak	32
speakers	6
speaking	29
speaks	6
spec	3
special	49
specialist	5
specially	4
species	8
specific	174
specifically	49
specification	4
specifics	6
specified	13
specify	39
specs	6
spectacular	5
speculation	9
speech	17
speed	24
speedily	5
speeds	3
speedy	22
spell	11
spelled	5
spelling	20
spend	21
spending	32
spent	33
spice	3
spider	3
spill	11
spilled	4
spilling	4
spin	9
spinal	3
spinning	5
spirit	14
spiritual	5
spit	6
spite	5
splash	3
split	27
splitting	4
spoiler	4
spoke	12
spoken	5
spokesman	43
spokesperson	5
spokeswoman	8
sponsor	3
sponsored	5
spoon	6
sporting	4
sports	14
spot	10
spotlight	4
spots	6
spotted	3
sprawl	3
spray	5
spread	18
spreading	4
spreadsheet	3
spring	14
spurs	4
spy	6
sqrt	4
squad	5
square	26
squares	6
squeak	3
stabilize	4
stable	14
stack	35
stackexchange	58
stacklist	3
stadium	5
stadiums	3
staff	28
stage	32
stages	5
staggering	4
stairwell	3
stake	7
stalk	3
stamp	4
stance	4
stand	27
standalone	4
standard	69
standards	14
standing	16
stands	14
star	26
stared	3
stars	11
start	146
started	65
starter	5
starting	42
starts	12
startup	4
startups	5
starvation	3
stat	5
state	239
state's	12
stated	29
statement	72
statements	34
statewide	7
static	24
stating	10
station	23
stationary	3
stationed	4
stations	18
statistical	4
statistics	11
stats	6
status	35
stay	42
stayed	4
staying	5
stays	5
std	15
stdout	4
steak	3
stealing	4
steel	11
steer	3
stem	3
step	49
stepped	6
stepping	8
steps	22
steroids	4
stew	3
stick	22
sticking	9
sticks	3
sticky	3
still	345
stimulus	29
stock	21
stomach	6
stone	7
stones	4
stood	6
stop	83
stopped	18
stopping	9
stops	10
storage	9
store	56
stored	31
stores	14
stories	13
storing	7
storm	8
storms	11
story	50
straight	16
straighten	3
straightforward	6
strain	3
strange	32
strangled	3
strategic	8
strategy	11
straw	9
streak	3
stream	12
streaming	4
streams	3
streets	11
strength	12
stress	11
stressed	6
stretch	6
stretched	3
strict	10
strictly	5
strike	6
strikes	9
string	88
strings	26
strip	7
stripped	4
strips	4
stroke	3
strong	26
stronger	9
strongly	25
struck	9
struct	9
structure	39
structures	6
struggle	3
struggled	8
struggling	13
stub	21
stubbornly	3
stubs	7
stuck	21
student	18
students	38
studied	8
studies	14
study	23
studying	4
stuff	67
stumbled	5
stung	3
sturdy	3
style	55
styles	10
sub	26
subcategory	4
subclass	3
subgraph	5
subject	48
subjective	16
subjects	5
submit	13
submitted	6
subpage	11
subscribers	4
subscription	5
subsequently	3
subset	9
subsidies	7
subsidized	4
substantial	6
substantially	4
substantive	4
substitute	3
substrings	3
subtle	4
suburbs	4
succeed	7
succeeded	3
success	27
successful	11
successfully	13
successor	4
such	235
suddenly	7
suffered	6
suffice	6
sufficient	19
sugar	6
suggest	59
suggested	32
suggesting	10
suggestion	26
suggestions	33
suggests	15
suicide	13
suit	7
suitable	8
suite	4
suited	7
suits	3
sum	28
summaries	7
summary	29
summer	19
summit	9
sump	3
sums	3
sup	4
superb	3
superior	5
superstar	4
superuser	7
supplements	3
supplied	3
supplies	4
supply	18
support	155
supported	20
supporters	20
supporting	17
supports	18
suppose	37
supposed	73
supposedly	3
sure	362
surface	13
surge	6
surgeries	3
surgery	6
surprise	13
surprised	21
surprising	5
surrender	3
surrounded	5
surrounding	8
survey	15
surveys	3
survival	8
survive	6
survived	4
survivors	3
sushi	3
suspect	29
suspected	5
suspects	6
suspend	3
suspended	8
suspension	3
suspicious	11
suspiciously	3
sustain	3
sustainable	6
sustaining	4
swap	12
swapped	3
swaps	4
swear	4
sweeping	4
sweet	9
swept	9
swimming	4
swine	11
switch	15
switched	3
switches	3
switching	7
swollen	3
symbol	7
symbolism	3
symbols	7
symptoms	3
synonym	4
syntax	14
syrup	3
sysop	5
system	147
system's	3
systemic	3
systems	24
tab	18
table	64
tables	10
tackle	7
tacky	3
tactics	7
tag	97
tagged	26
tagging	4
tags	42
tail	5
take	331
taken	67
takeover	7
takes	46
taking	66
tale	4
talented	3
talk	280
talked	17
talking	124
talkpage	9
talks	34
tall	13
tan	4
tandem	3
tank	11
tanker	3
tanks	8
tap	3
tape	5
taped	3
tar	3
target	23
targeted	4
targeting	7
targets	3
task	38
tasks	11
taste	13
taught	8
tax	49
taxes	12
taxpayers	11
te	3
tea	17
teach	11
teacher	23
teachers	14
teaching	6
teachings	3
team	50
teams	7
tear	4
tears	6
tech	13
technical	19
technically	4
technician	3
technique	6
techniques	6
technology	22
teeming	3
teenagers	3
teh	3
telephone	8
television	11
tell	186
telling	28
tells	15
temp	9
temperature	11
temperatures	5
template	101
templates	26
temporarily	8
temporary	9
ten	26
tend	9
tender	4
tennis	4
tens	5
tense	4
tension	3
term	69
terminal	18
terminate	3
terminated	3
terminology	7
terms	43
terrible	12
terribly	5
territory	10
test	82
tested	10
testing	36
tests	21
text	121
texts	4
texture	3
than	522
that	4770
that's	256
the	18199
theater	4
their	394
them	615
theme	13
themselves	35
then	511
theorem	4
theoretical	3
theory	15
therapy	4
there	1172
there's	134
thereby	3
therefore	19
these	318
thesis	7
they	996
they'd	9
they'll	7
they're	57
they've	6
thick	10
thickness	4
thin	9
thing	187
things	155
thingy	3
think	743
thinking	63
thinks	12
third	71
thirds	3
thirty	6
this	2933
thorough	4
those	267
though	154
thought	123
thoughts	51
thousand	8
thousands	32
thread	35
threaded	3
threads	15
threat	9
threaten	3
threatened	7
threatening	4
threats	7
three	153
threshold	8
threw	7
throttle	3
through	238
throughout	14
throughput	3
throw	18
throwing	10
thrown	11
thru	3
thrust	7
thumb	5
thumbnail	3
thumbs	3
thus	10
tick	4
ticket	10
tickets	6
tidy	3
tie	9
tied	9
ties	6
tight	4
tightening	3
til	3
tildes	6
tile	3
tiles	4
till	9
timber	3
time	548
timeline	7
timeout	4
timer	4
times	109
timestamps	3
timezone	6
timing	3
tin	3
tiny	7
tip	12
tipped	4
tips	18
tire	3
tired	6
tires	5
title	102
titled	4
titles	15
to	10530
tobacco	6
today	110
todo	3
toe	3
together	59
toilet	3
told	127
tolerance	3
tolerated	3
tomorrow	24
ton	6
tone	9
tongue	4
tonight	15
tons	12
too	296
took	76
tool	24
toolbar	3
toolkit	3
tools	35
top	129
topiary	4
topic	53
topics	13
tops	3
tore	3
torpedo	3
toss	3
total	53
totaling	4
totally	25
touch	20
touchdown	5
touchdowns	6
touching	5
tough	25
tour	3
tourist	3
toward	17
towards	21
tower	6
towers	3
town	35
township	3
toy	4
tr	4
trac	4
trace	20
track	30
tracked	3
tracking	5
tracks	3
trade	20
traded	8
traders	3
trading	12
tradition	3
traditional	14
traditions	3
traffic	19
train	8
trained	7
training	28
trains	4
transaction	4
transfer	14
transferred	7
transfers	3
transformation	3
transistors	3
transition	4
translate	7
translated	7
translation	13
transmission	4
transparency	4
transparent	3
transplant	9
transplanted	5
transport	9
transports	3
trap	5
trapped	3
travel	12
traveling	6
traversal	4
treasure	3
treat	17
treated	15
treating	9
treatment	12
treats	5
tree	35
trees	25
tremendous	4
trend	10
trial	5
trials	3
triangle	6
tribal	7
tribute	4
trick	10
tricks	6
tricky	6
tried	221
tries	4
trigger	9
triggered	4
triggers	3
trillion	14
trio	6
trip	21
triple	4
tripled	3
trips	5
trivia	3
trivial	13
troika	5
troll	6
troops	12
trophies	12
trophy	11
tropical	4
trouble	45
troubled	6
trout	3
truck	10
trucks	3
true	72
truly	7
truncated	4
trust	25
trusted	8
truth	26
try	270
trying	245
ts	3
tube	7
tuck	3
turn	76
turned	28
turning	18
turnout	4
turns	15
tutorial	7
tweak	3
tweaked	3
tweaks	3
twenty	3
twice	30
twin	3
twins	3
twist	3
twisted	3
two	427
tying	3
type	117
typed	5
types	23
typical	12
typically	5
typing	5
typo	10
typos	4
tyranny	3
ubiquitous	5
ugly	15
ultimate	6
ultimately	13
ultra	5
ummm	3
unable	19
unacceptable	4
unambiguous	4
unaware	3
unbalanced	4
unbiased	3
unblock	9
unblocked	5
uncertainty	4
uncheck	3
uncited	4
uncle	3
unclear	30
uncovered	3
under	155
undergone	3
underground	5
underlying	8
undermine	4
underneath	5
understand	240
understandable	4
understanding	30
understands	4
understood	25
undertaking	4
underway	4
undid	4
undo	10
undone	5
undoubtedly	3
unemployment	9
uneven	3
unfamiliar	3
unfinished	3
unhappy	6
unified	3
uniform	7
uniformly	4
unintended	3
unions	8
unique	29
unit	22
units	9
unity	9
universal	5
universe	4
universities	4
unknown	6
unless	46
unlikely	14
unlimited	8
unlock	6
unnecessary	6
unplug	3
unprecedented	8
unpredictable	3
unreferenced	4
unrelated	6
unreliable	5
unsuitable	5
unsure	9
until	108
unusual	7
unwise	3
up	693
upcoming	9
update	58
updated	33
updates	7
updating	10
upgrade	11
upgraded	7
upload	25
uploaded	14
uploader	6
uploading	8
upon	37
upper	16
uprising	3
ups	5
upset	12
upstate	4
urban	9
urge	4
urgency	3
urgent	5
urine	4
us	304
usage	19
use	554
used	190
useful	59
useless	6
user	242
user's	6
username	16
userpage	18
users	64
userspace	4
uses	38
using	452
usual	14
usually	66
util	6
utilities	3
utility	7
utterly	4
vacated	3
vaccination	6
vaccine	10
vacuum	4
vague	9
vaguely	3
val	8
valid	32
validate	3
validation	4
value	92
valued	3
values	63
valve	3
vampire	4
van	5
vandal	12
vandalism	60
vandalize	4
vandalized	5
vandalizing	4
vandals	3
var	11
variable	33
variables	20
variant	7
variants	4
variation	6
varieties	3
variety	8
various	34
vary	6
varying	3
vast	14
vector	19
vegetables	3
vehicle	31
vehicles	5
velocity	9
vent	5
venture	7
venue	4
verb	3
verifiable	4
verified	11
verify	8
versa	4
version	165
versions	16
vertical	4
vertices	11
very	315
vessels	6
vet	9
veteran	5
veterans	8
veto	3
vi	4
via	42
viable	4
vibration	4
vibrations	3
vice	15
vicinity	3
victim	15
victims	13
victory	13
video	54
videos	4
view	91
viewed	6
viewers	5
viewing	6
views	32
village	16
villagers	6
villages	4
violate	7
violated	8
violates	5
violating	7
violation	15
violations	5
violence	26
violent	11
violet	3
virtual	15
virtually	4
virtue	3
virus	14
visa	5
visas	4
visibility	5
visible	9
vision	4
visit	34
visited	14
visiting	6
visitors	6
visits	10
visualize	3
visualizing	3
visually	4
vital	3
vitamins	3
voice	18
voiced	5
void	3
voltage	10
volume	10
volunteer	7
vote	88
voted	16
voter	4
voters	36
votes	16
voting	21
vowel	3
vs	36
vulnerable	8
wage	3
wait	48
waiting	19
waiver	4
wake	7
walk	18
walked	7
walking	9
walks	7
wall	27
wallet	5
wallets	5
walls	4
wan	3
wanna	4
want	725
wanted	71
wanting	20
wants	35
war	61
warfare	4
warm	8
warming	5
warn	9
warned	10
warning	37
warnings	15
warrant	9
warranted	4
warrants	3
warring	6
warriors	3
wars	13
wary	5
was	1558
wash	5
washed	3
washing	4
wasn't	64
waste	12
wasted	4
wasting	6
watch	34
watched	9
watching	19
watchlist	4
water	128
waters	8
watershed	3
waves	3
way	428
ways	41
we	1013
we'd	4
we'll	19
we're	67
we've	28
weak	14
wealthy	7
weapon	7
weapons	7
wear	13
wearing	11
weary	3
weather	13
web	84
webmasters	5
website	59
websites	7
wedding	12
week	131
week's	15
weekend	31
weekend's	3
weekends	3
weekly	11
weeks	44
weigh	7
weight	24
weights	11
weird	27
welcome	52
welcoming	3
well	351
went	68
were	528
weren't	19
wet	4
whatever	54
wheel	7
wheelchair	3
wheels	3
when	769
whenever	5
where	529
whereas	7
whether	124
which	808
while	193
whilst	6
whining	3
whitespace	3
who	674
who's	12
whole	76
wholesale	5
whom	21
whose	22
wide	27
widely	10
wider	3
widespread	6
widget	6
widgets	5
widow	3
width	20
wife	25
wiki	84
wikibreak	3
wikis	3
wild	8
wildlife	6
will	1017
willing	47
win	28
wind	11
windmill	3
window	37
winds	9
wine	7
wing	14
wink	4
winner	8
winners	4
winning	19
wins	7
winter	7
wipe	3
wiped	3
wire	11
wisdom	4
wise	7
wish	56
wishes	6
wit	3
witchcraft	3
witches	3
with	2270
withdraw	7
withdrawal	12
withdrew	3
within	76
without	201
witness	4
woman	36
woman's	3
women	65
women's	6
won	16
won't	66
wonder	54
wondered	14
wonderful	13
wondering	68
wont	9
wood	10
woody	3
word	108
worded	6
wording	9
words	72
work	398
worked	33
worker	8
workers	21
working	160
works	121
world	111
world's	16
worldwide	7
worms	3
worn	4
worried	18
worries	9
worry	23
worrying	7
worse	18
worst	28
worth	51
worthy	5
would	1299
would've	3
wouldn't	81
wounded	4
wrap	11
wrapped	4
wrapper	6
wraps	3
write	85
writer	7
writers	6
writes	11
writing	65
written	55
wrong	148
wrote	49
xx	4
ya	24
yacht	3
yard	9
yards	15
ye	4
year	262
year's	13
years	186
yellow	14
yesterday	31
yet	137
yield	4
yo	5
you	9531
you'd	42
you'll	26
you're	335
you've	113
young	34
younger	11
youngest	3
your	2304
yours	25
yourself	88
youth	8
yr	5
yrs	3
yup	7
zero	26
zeros	4
zip	6
zone	10
zones	3
zoom	3
`

/** Two words that follow on each other a line, with how often they do. */
export const PAIRS = String.raw`
a a	11
a and	11
a baby	3
a background	3
a bad	21
a badge	3
a balcony	3
a ban	3
a bankruptcy	3
a bar	5
a baseband	3
a basic	6
a basis	3
a batch	3
a beautiful	4
a better	47
a big	28
a bigger	6
a billion	7
a binary	5
a bit	147
a blank	4
a block	6
a board	5
a bold	3
a book	5
a bot	7
a box	7
a boy	3
a boycott	5
a brand	3
a break	7
a brief	6
a brilliant	3
a broad	3
a browser	3
a bug	13
a built	3
a bunch	10
a bus	3
a business	5
a businessman	3
a but	3
a button	3
a call	25
a campaign	3
a candidate	10
a car	8
a career	5
a case	8
a cat	9
a category	9
a century	3
a certain	12
a chain	3
a chance	20
a change	9
a character	3
a cheap	3
a check	3
a child	9
a choice	4
a circular	3
a citation	6
a civil	4
a clarification	3
a class	16
a classic	3
a clean	4
a clear	10
a clearer	4
a close	5
a closer	4
a clue	5
a code	9
a collection	5
a column	3
a combination	3
a command	5
a comment	16
a common	6
a community	7
a compiler	3
a complaint	3
a complete	11
a computer	8
a condition	4
a conference	3
a conflict	5
a connection	3
a consensus	8
a constant	9
a constructive	3
a container	3
a content	6
a contract	3
a cookie	4
a copy	14
a copyedit	3
a copyright	5
a correct	4
a cost	3
a count	3
a country	7
a couple	26
a cover	3
a crawl	3
a crazy	3
a creative	3
a credit	4
a current	3
a custom	15
a dab	6
a data	3
a database	8
a day	14
a deal	7
a debugger	8
a decade	7
a decent	5
a decision	6
a definite	3
a definitive	5
a deleted	3
a deletion	3
a desktop	3
a detailed	5
a developer	3
a device	5
a dictionary	5
a diff	3
a difference	12
a different	33
a direct	4
a direction	3
a disambiguation	5
a disaster	4
a discussion	19
a display	3
a doctor	8
a doesn't	3
a dog	4
a door	3
a double	3
a dozen	10
a drink	3
a dual	3
a duplicate	14
a dynamic	3
a factor	3
a fair	6
a fairly	3
a family	11
a fan	6
a fantastic	6
a feature	6
a featured	3
a federal	4
a female	5
a few	112
a field	4
a fifth	4
a fight	3
a figure	3
a file	13
a film	4
a final	9
a financial	3
a fine	6
a finite	3
a fire	3
a first	8
a fish	3
a fixed	7
a flag	3
a flying	3
a follow	3
a fool	3
a foot	3
a form	5
a formal	3
a former	20
a forum	5
a framework	3
a free	18
a fresh	3
a friend	15
a full	12
a function	14
a further	3
a future	11
a game	12
a general	8
a giant	4
a gift	4
a girl	4
a given	12
a glass	3
a global	5
a go	9
a goat	4
a good	122
a government	5
a grand	3
a graph	4
a great	39
a green	3
a group	8
a guideline	5
a gun	5
a guy	6
a half	7
a hand	8
a happy	3
a hard	13
a hash	8
a head	3
a hell	3
a high	13
a higher	7
a highly	3
a hint	4
a history	8
a homework	10
a hook	3
a hot	7
a huge	12
a human	6
a hundred	3
a i	7
a in	5
a is	7
a job	7
a joint	4
a joke	10
a judge	4
a key	5
a keyword	3
a kid	3
a kidney	5
a kind	3
a kitten	3
a lack	3
a lame	3
a land	3
a language	4
a large	20
a larger	9
a last	3
a law	6
a lawsuit	5
a lawyer	5
a lead	5
a legal	3
a less	4
a letter	14
a level	3
a liar	3
a license	3
a life	5
a light	4
a line	12
a linear	5
a link	64
a list	41
a little	119
a live	7
a living	5
a local	12
a location	3
a long	29
a longer	3
a longtime	4
a look	73
a loop	5
a losing	3
a loss	3
a lot	130
a low	5
a lower	4
a main	3
a major	20
a majority	3
a man	17
a map	5
a marketing	3
a massive	5
a matter	17
a maximum	5
a means	3
a measure	3
a measurement	3
a medal	3
a media	5
a medium	3
a meeting	10
a member	15
a message	15
a method	10
a military	5
a million	15
a minimal	8
a minimum	6
a minor	4
a minute	11
a missing	4
a mistake	15
a mix	3
a model	4
a moderate	3
a modern	3
a module	4
a moment	7
a month	27
a more	38
a mother	3
a move	4
a movie	8
a moving	3
a much	8
a music	4
a must	3
a name	8
a named	3
a national	5
a natural	5
a need	5
a network	3
a neutral	5
a new	98
a newline	3
a news	6
a nice	16
a night	3
a no	5
a non	19
a normal	8
a notable	4
a note	13
a nowiki	5
a number	29
a one	5
a or	3
a pack	3
a page	21
a pair	7
a paper	6
a parent	3
a part	10
a particular	23
a particularly	3
a partner	3
a party	4
a path	7
a pattern	3
a peace	3
a percent	7
a perfect	11
a perfectly	4
a period	6
a person	15
a person's	4
a personal	14
a phone	4
a photo	7
a picture	15
a piece	5
a place	4
a plane	3
a platform	3
a plugin	3
a point	18
a pointer	5
a police	6
a policy	7
a political	5
a poor	3
a pop	3
a position	5
a positive	7
a possibility	3
a possible	9
a post	3
a poster	3
a potential	3
a power	3
a pre	3
a prepackaged	3
a pretty	8
a previous	8
a price	3
a primary	4
a private	5
a problem	58
a process	5
a product	4
a professional	8
a profit	3
a program	10
a programmer	3
a programming	8
a project	7
a proof	3
a proper	7
a property	3
a proposal	3
a proxy	3
a public	8
a pure	3
a question	76
a quick	14
a quote	3
a random	9
a range	4
a ransom	3
a rather	4
a rationale	5
a rd	3
a re	3
a reading	4
a real	21
a really	9
a reason	26
a reasonable	3
a recent	14
a recipe	4
a record	3
a red	6
a redirect	15
a reference	25
a region	4
a registered	3
a regular	10
a related	5
a relationship	3
a relative	3
a relatively	7
a reliable	6
a remarkable	4
a remote	5
a replacement	4
a report	8
a request	12
a resident	3
a resource	3
a response	4
a result	8
a return	5
a right	4
a rough	5
a row	6
a rule	4
a runoff	3
a sample	9
a scary	3
a school	7
a score	4
a screen	4
a screenshot	12
a search	14
a second	21
a section	6
a self	3
a selfless	3
a senior	17
a sense	4
a sentence	4
a separate	20
a sequence	4
a series	10
a serious	5
a server	8
a service	4
a set	17
a settlement	5
a seven	3
a shame	4
a short	10
a shot	4
a side	4
a sign	7
a significant	4
a similar	21
a simple	38
a single	36
a site	5
a six	6
a sixth	3
a small	32
a smart	5
a so	7
a sock	6
a solid	4
a solution	25
a source	27
a space	11
a special	8
a specific	31
a speedy	3
a spokesman	13
a square	3
a stable	5
a stack	4
a stake	5
a stand	3
a standard	11
a star	3
a start	7
a state	15
a statement	19
a statewide	3
a static	3
a step	4
a stock	3
a story	5
a strange	4
a straw	3
a string	21
a strong	4
a structure	3
a stub	5
a student	6
a sub	4
a subcategory	3
a subjective	3
a subpage	5
a subset	3
a success	3
a successor	3
a sufficient	3
a suggestion	6
a suitable	3
a summary	4
a sysop	3
a system	6
a table	6
a tag	6
a talk	5
a target	4
a task	3
a tax	3
a teacher	4
a team	9
a technical	3
a telephone	5
a template	11
a temporary	5
a term	5
a terminal	4
a terrible	3
a text	4
a thing	6
a third	16
a thousand	4
a three	3
a time	26
a tip	4
a to	6
a ton	6
a tool	5
a top	7
a topic	4
a total	16
a tough	5
a traditional	3
a tree	4
a trivial	3
a true	6
a try	7
a two	9
a type	5
a typo	7
a unique	5
a unit	4
a universal	3
a use	3
a useful	3
a user	26
a vague	3
a valid	13
a value	5
a vandal	3
a variety	6
a vast	3
a vector	5
a vehicle	5
a verified	3
a version	7
a very	54
a vet	3
a veteran	5
a victory	4
a video	5
a view	4
a violation	4
a violent	3
a virtual	3
a volunteer	3
a vote	9
a wall	4
a war	4
a warming	3
a warning	6
a waste	3
a way	38
a weak	3
a web	15
a website	6
a week	20
a weird	3
a well	3
a while	19
a whole	14
a wide	8
a wiki	6
a woman	14
a wonderful	6
a word	17
a work	4
a working	4
a world	3
a written	3
a yard	4
a year	62
a young	6
a zero	3
ability to	18
able to	137
aboard the	6
abortion rights	3
about a	49
about adding	4
about an	7
about and	6
about another	3
about any	3
about as	6
about being	4
about but	3
about can	4
about creating	3
about finding	3
about for	3
about getting	3
about half	6
about having	3
about her	4
about here	3
about him	4
about his	12
about how	21
about i	3
about in	10
about installing	3
about is	5
about it	57
about its	4
about me	6
about miles	6
about million	8
about minutes	7
about my	12
about not	6
about one	4
about or	3
about our	3
about people	3
about please	3
about seconds	3
about some	8
about something	3
about that	40
about the	192
about their	5
about them	4
about these	5
about this	62
about three	3
about to	11
about two	7
about using	5
about where	7
about whether	3
about which	4
about who	3
about with	3
about you	6
about your	25
above and	4
above article	4
above comment	3
above is	6
above or	3
above the	3
absolute path	4
absolutely no	3
absolutely sure	3
accept it	3
accept my	3
accept the	7
acceptable to	6
acceptance rate	3
accepted answer	4
access the	10
access to	35
accessing the	3
accomplish and	3
according to	90
account and	6
account for	6
account of	3
account to	3
account with	3
accounts to	3
accurate and	3
accurate as	3
accused of	8
accused the	4
across a	4
across the	30
act of	3
action and	7
action is	4
activate the	3
active duty	4
active in	4
active on	4
actual question	12
actually a	11
actually been	3
actually happens	3
actually have	4
actually i	13
actually is	3
actually it	3
actually mean	3
actually need	5
actually the	6
actually use	4
actually using	3
actually want	5
add a	35
add all	4
add an	4
add any	3
add anything	4
add in	4
add it	9
add more	10
add my	3
add some	13
add that	9
add the	34
add them	4
add this	8
add to	22
add your	6
added a	21
added as	4
added from	3
added i	3
added in	5
added it	3
added one	3
added some	3
added that	6
added the	15
added to	14
adding a	11
adding it	4
adding that	8
adding the	14
adding them	3
adding to	4
addition of	3
addition the	3
addition to	13
additional data	3
additional information	6
address and	5
address is	3
address the	9
address this	3
address to	5
address your	3
addressed in	3
addressing the	3
admin to	3
admin who	3
administration has	3
administration is	4
administration spokesman	3
administration to	3
admit that	3
admitted that	3
advantage of	4
advice and	3
advice but	3
advice from	5
advice is	3
advice on	9
advice questions	9
advise me	3
adviser on	3
affect the	6
afford to	4
afraid i	6
afraid of	4
afraid to	5
after a	43
after all	11
after an	4
after another	3
after being	3
after he	3
after his	7
after i	5
after it	6
after last	3
after police	3
after reading	3
after removing	3
after school	3
after six	3
after that	5
after the	73
after they	6
after two	5
after you	10
after your	4
again and	7
again can	3
again i	6
again in	6
again please	3
again the	5
again this	4
again to	3
again you	3
against a	4
against him	5
against it	3
against me	3
against the	18
against you	3
age of	5
agenda for	4
ago and	7
ago but	3
ago i	3
ago that	5
ago when	3
ago you	3
agree it	4
agree or	3
agree that	10
agree to	14
agree with	35
agreed on	3
agreed to	5
agreed with	6
agreement with	5
ahead and	12
ahead of	8
aid and	4
aide to	4
air and	4
air force	3
air station	4
aircraft and	4
akin to	3
algorithm does	3
algorithm for	7
algorithm is	3
algorithm so	3
algorithm that	6
algorithm to	6
aligned i	3
all a	6
all about	12
all are	5
all as	3
all be	4
all but	7
all day	7
all for	3
all good	5
all had	3
all have	11
all his	3
all i	18
all in	9
all is	6
all it	3
all kinds	4
all my	8
all of	74
all or	5
all other	5
all over	8
all please	3
all possible	3
all should	3
all that	12
all the	164
all these	9
all things	4
all this	10
all those	11
all three	9
all time	3
all to	4
all users	3
all values	5
all week	3
all you	15
all your	9
allow it	3
allow me	3
allow the	4
allowed to	33
allowing an	3
allowing the	4
allows the	3
almost a	6
almost all	7
almost as	3
almost certainly	6
along the	16
along to	4
along with	35
alot of	4
already a	5
already been	7
already has	4
already have	14
already in	8
already know	4
already made	3
already there	3
already tried	6
also a	8
also accused	3
also add	5
also an	4
also are	4
also be	18
also been	3
also called	4
also can	10
also check	5
also consider	3
also did	8
also do	8
also does	5
also don't	3
also expected	4
also from	3
also get	3
also go	3
also had	6
also has	9
also have	13
also help	3
also how	13
also i	17
also if	10
also in	12
also includes	3
also is	11
also known	4
also like	3
also make	4
also need	4
also note	3
also on	5
also please	5
also said	9
also section	3
also seems	4
also should	3
also the	10
also to	3
also used	3
also want	5
also was	3
also which	4
also would	7
also you	5
alternate account	3
alternative to	3
although i	14
although some	3
although the	7
although there	3
always a	4
always be	10
always been	9
always have	3
always the	5
always thought	3
am a	11
am afraid	3
am an	3
am asking	4
am confused	3
am curious	5
am doing	6
am forwarding	3
am going	5
am having	6
am i	90
am in	4
am interested	5
am just	4
am looking	12
am missing	3
am not	43
am on	3
am planning	3
am still	6
am sure	4
am the	4
am to	7
am trying	4
am using	3
am very	4
am wondering	3
am writing	4
among other	3
among the	23
among them	4
amount of	34
an a	4
an account	7
an actual	8
an additional	8
an address	5
an admin	19
an administrator	9
an agreement	4
an algorithm	14
an alternate	7
an alternative	5
an analyst	3
an answer	41
an anti	3
an app	6
an appeal	3
an application	8
an appropriate	3
an arbitrary	7
an area	7
an array	18
an arrest	3
an article	48
an aside	4
an assumption	4
an attack	3
an attempt	5
an automated	3
an average	3
an award	4
an earlier	3
an early	3
an easy	5
an edit	14
an editor	5
an effective	4
an effort	6
an element	3
an email	11
an emergency	5
an empty	3
an encyclopedia	3
an end	6
an enormous	7
an entity	3
an entry	3
an environmental	3
an error	23
an event	3
an exact	4
an example	66
an excellent	8
an exception	8
an excerpt	3
an exclusive	4
an existing	10
an expert	7
an explanation	8
an expression	3
an extent	3
an external	5
an extra	4
an extraordinary	3
an extremely	6
an honest	3
an hour	13
an i	3
an idea	7
an image	25
an immediate	4
an impact	4
an important	8
an increase	3
an independent	7
an index	3
an individual	5
an infinite	4
an innocent	3
an input	3
an inquiry	3
an integer	7
an interest	3
an interesting	18
an interview	7
an investigation	3
an issue	19
an object	13
an obvious	8
an odd	3
an official	8
an old	12
an on	3
an online	10
an open	8
an opinion	7
an opportunity	6
an option	12
an ordinary	3
an ugly	3
an up	3
an update	3
analysis of	6
analysts say	4
and a	121
and about	6
and accurate	3
and add	12
and added	5
and address	5
and adults	3
and after	7
and again	4
and all	18
and allow	4
and also	21
and am	9
and an	24
and and	7
and another	6
and answer	4
and any	5
and appeared	3
and are	24
and as	17
and ask	10
and asked	4
and asking	3
and at	14
and avoid	5
and back	5
and be	10
and because	3
and better	3
and beyond	5
and body	3
and bolts	3
and both	3
and but	3
and by	9
and can	15
and cannot	3
and change	4
and check	5
and chief	3
and come	3
and coming	3
and commercial	3
and community	4
and compare	3
and continue	4
and cost	3
and costly	3
and couldn't	4
and create	3
and credit	3
and dance	3
and delete	3
and did	5
and didn't	6
and do	25
and does	12
and doesn't	7
and doing	4
and don't	13
and down	4
and download	3
and drop	4
and early	3
and economic	5
and edit	4
and education	3
and email	3
and end	4
and even	13
and eventually	3
and every	3
and everyone	3
and explain	10
and false	3
and family	4
and faster	3
and fax	4
and female	4
and file	3
and fill	3
and fills	3
and find	11
and fix	3
and for	17
and foreign	4
and former	8
and forth	3
and forward	3
and found	8
and friends	3
and from	6
and full	3
and game	3
and get	23
and getting	4
and give	9
and giving	4
and go	5
and good	6
and got	3
and great	3
and green	3
and had	12
and has	21
and have	41
and having	4
and he	20
and he's	6
and height	6
and help	6
and hence	5
and her	14
and here	3
and high	3
and his	26
and hope	5
and how	39
and i	183
and if	49
and in	47
and instead	6
and intelligent	3
and interesting	3
and is	45
and it	69
and it's	23
and its	19
and just	9
and keep	7
and later	3
and leave	7
and left	4
and less	3
and let	32
and let's	3
and live	3
and local	4
and look	6
and looking	3
and lots	4
and love	3
and major	3
and make	13
and making	5
and male	3
and many	4
and mark	4
and may	8
and military	3
and million	3
and missing	3
and money	4
and more	28
and mortgages	3
and most	9
and move	8
and much	3
and multiple	4
and music	4
and my	15
and myself	4
and name	4
and neck	3
and neither	4
and never	3
and new	7
and no	19
and non	4
and not	56
and nothing	3
and noticed	4
and now	11
and of	9
and off	3
and on	18
and one	13
and only	14
and or	28
and other	30
and others	12
and our	8
and output	4
and part	3
and pass	5
and paste	10
and pasted	4
and percent	6
and playing	4
and please	4
and police	3
and political	4
and politics	3
and possibly	4
and post	3
and provide	4
and public	4
and put	3
and putting	6
and quickly	4
and ran	3
and re	5
and read	5
and really	5
and received	4
and release	3
and remember	4
and remove	6
and removed	3
and replaced	3
and report	4
and return	3
and run	6
and running	6
and runs	3
and said	14
and save	5
and say	10
and says	3
and school	3
and search	4
and second	3
and see	32
and sent	3
and server	3
and set	6
and several	7
and share	3
and she	7
and shot	3
and should	12
and show	6
and sign	5
and since	5
and sleep	3
and so	24
and social	4
and some	26
and sometimes	5
and staff	4
and start	5
and started	5
and stay	3
and stick	4
and still	8
and such	7
and take	11
and taken	3
and takes	4
and talk	7
and technology	7
and tell	7
and that	64
and that's	11
and the	353
and their	17
and then	121
and there	29
and therefore	6
and they	33
and think	3
and this	22
and those	4
and thought	3
and thus	3
and to	35
and tobacco	3
and took	5
and traffic	4
and tried	3
and try	6
and trying	3
and two	13
and unions	3
and upload	4
and urban	4
and use	11
and using	5
and values	5
and very	3
and vote	5
and walk	4
and want	6
and wanted	4
and was	30
and watch	3
and water	6
and we	28
and we'll	5
and we're	11
and welcome	9
and went	3
and were	6
and when	21
and where	13
and whether	4
and which	16
and while	5
and who	13
and wide	3
and width	3
and wild	3
and will	20
and with	8
and without	3
and work	6
and would	9
and yet	5
and you	70
and you're	9
and your	24
angle and	3
anniversary of	6
announce a	4
announce his	4
announce the	3
announced that	5
announced the	5
annual meeting	3
another account	3
another admin	3
another article	5
another day	5
another editor	5
another example	3
another language	3
another look	6
another one	6
another question	9
another thing	3
another way	12
answer about	4
answer and	6
answer as	3
answer but	4
answer can	5
answer do	5
answer for	5
answer from	3
answer i	8
answer is	24
answer it	4
answer my	5
answer or	4
answer please	3
answer questions	7
answer should	3
answer so	3
answer that	6
answer the	9
answer this	7
answer to	32
answer with	4
answer without	3
answer would	3
answer you	3
answer your	13
answered as	3
answers and	3
answers for	4
answers i	3
answers to	17
anti dumping	3
anti rioting	3
any additional	6
any advice	5
any attempt	4
any better	3
any case	9
any chance	34
any clues	3
any code	6
any comments	6
any consensus	3
any content	3
any difference	4
any different	3
any error	5
any errors	8
any examples	3
any explanation	3
any further	4
any good	6
any help	4
any idea	17
any ideas	26
any information	5
any kind	14
any luck	3
any mention	3
any more	24
any new	3
any objection	3
any objections	3
any of	47
any one	9
any other	71
any others	4
any particular	10
any plans	3
any point	6
any problem	10
any problems	4
any questions	17
any reason	23
any references	3
any sense	5
any solution	3
any sort	3
any sources	3
any special	3
any specific	7
any such	4
any suggestions	16
any that	3
any thoughts	12
any tips	4
any two	3
any way	27
any where	3
any work	3
anyone can	6
anyone else	12
anyone except	6
anyone has	3
anyone have	5
anyone in	4
anyone know	7
anyone that	4
anyone to	5
anyone who	10
anyone would	3
anything about	24
anything and	3
anything but	7
anything by	3
anything else	24
anything for	5
anything i	5
anything in	10
anything is	3
anything like	5
anything on	3
anything other	4
anything that	7
anything to	22
anything you	10
anyway can	4
anyway i	6
anywhere else	3
app and	5
app is	4
app or	5
app store	9
app that	3
app to	5
appear at	4
appear in	3
appear on	9
appear to	16
appeared in	6
appeared on	3
appeared to	12
appears on	3
appears that	8
appears to	11
application and	3
application for	5
application or	3
application that	4
applied for	5
applies to	3
apply for	8
apply to	13
appointed by	3
appointment to	3
appreciate that	3
appreciate your	4
approach to	4
appropriate to	6
appropriate way	3
approval of	3
approved the	3
apps that	3
arbitrary number	3
are a	29
are able	4
are about	6
are actually	6
are adding	3
are afraid	3
are all	25
are allowed	6
are already	16
are also	9
are always	9
are among	3
are an	7
are any	9
are as	5
are asking	14
are at	3
are available	5
are aware	6
are back	3
are being	11
are better	5
are both	6
are called	6
are calling	3
are career	6
are committed	3
are completely	4
are considered	3
are correct	5
are currently	4
are different	6
are doing	16
are enough	5
are even	3
are expected	5
are fine	3
are five	4
are for	9
are free	3
are from	4
are getting	16
are given	3
are going	22
are good	8
are happy	3
are hard	4
are having	5
are helping	3
are here	3
are his	3
are in	36
are insecure	3
are installed	3
are involved	4
are just	21
are less	3
are like	3
are listed	4
are looking	21
are lots	7
are made	6
are making	4
are many	12
are missing	5
are more	13
are my	9
are no	18
are non	3
are not	92
are now	9
are numerous	3
are of	5
are on	6
are one	3
are only	6
are or	3
are other	5
are over	4
are people	5
are plenty	3
are pretty	4
are quite	5
are ready	3
are really	7
are referring	10
are required	3
are responsible	3
are right	12
are running	9
are saying	8
are seeing	3
are setting	3
are several	5
are so	10
are some	7
are still	15
are supposed	12
are taking	3
are talking	8
are that	5
are the	122
are their	3
are there	53
are these	19
are they	32
are thinking	3
are those	13
are to	8
are too	9
are trying	21
are two	12
are unable	4
are used	6
are using	29
are usually	7
are very	18
are we	35
are welcome	3
are willing	4
are working	10
are written	3
are wrong	4
are you	989
are your	33
area is	5
area of	8
area or	3
area said	3
area stackexchange	3
areas and	5
areas of	4
areas where	3
aren't any	3
aren't there	3
aren't you	13
argue that	6
argued that	3
argument that	3
arguments to	3
around a	3
around and	5
around but	3
around for	3
around i	3
around in	4
around on	3
around per	3
around the	45
around to	7
around town	3
around with	5
array as	3
array is	3
array of	4
array on	3
array to	5
array you	3
arrest and	3
arrested in	3
arrive at	4
arrived at	3
article a	5
article about	9
article and	20
article are	5
article as	8
article at	4
article but	10
article called	3
article can	8
article do	18
article for	9
article has	5
article how	3
article i	12
article if	5
article in	18
article is	39
article it	3
article like	3
article not	4
article now	3
article of	3
article on	32
article or	5
article says	3
article should	4
article so	6
article talk	3
article that	7
article to	21
article was	15
article where	5
article which	6
article with	8
article would	6
article you	6
article's talk	7
articles about	7
articles and	9
articles are	5
articles for	6
articles in	3
articles into	3
articles is	3
articles on	7
articles or	3
articles so	3
articles that	7
articles to	8
articles together	3
articles which	3
artists and	3
as a	271
as all	3
as always	7
as an	71
as and	3
as anything	4
as being	5
as chairman	3
as close	3
as each	3
as evidence	3
as expected	4
as far	21
as for	13
as having	4
as he	28
as head	3
as her	5
as high	3
as his	10
as i	54
as if	11
as important	3
as in	27
as input	5
as is	3
as it	50
as it's	5
as its	7
as long	22
as many	14
as minor	3
as most	3
as much	20
as my	5
as of	8
as one	11
as opposed	19
as our	4
as output	3
as part	13
as people	3
as per	5
as possible	17
as seen	3
as she	6
as soon	14
as spam	3
as stated	4
as such	9
as that	3
as the	156
as their	5
as there	5
as they	28
as this	11
as though	5
as to	47
as was	3
as we	13
as well	113
as with	4
as yet	4
as you	51
as you're	6
as your	13
aside from	5
ask a	8
ask about	3
ask and	3
ask for	17
ask her	6
ask him	7
ask how	7
ask if	8
ask is	6
ask me	8
ask questions	5
ask the	7
ask them	7
ask you	12
ask your	5
asked a	6
asked about	3
asked and	3
asked for	6
asked if	5
asked me	6
asked not	6
asked the	5
asked this	8
asked to	3
asked you	7
asking a	5
asking about	14
asking can	4
asking for	24
asking him	3
asking how	13
asking if	4
asking me	3
asking that	3
asking the	7
asking to	4
asking whether	3
asp net	4
aspect of	4
aspects of	4
assertion of	5
assigned to	4
assistance in	4
assistant secretary	4
assists and	3
associated press	4
associated with	8
assume that	12
assume this	4
assume you	17
assumed that	3
assuming that	5
assuming the	7
assuming you	5
assure you	4
at a	70
at about	4
at all	90
at am	3
at an	4
at and	4
at any	9
at around	3
at best	3
at each	6
at first	9
at her	3
at his	11
at home	12
at how	10
at in	3
at index	3
at it	32
at its	3
at large	4
at least	119
at long	3
at me	6
at most	4
at my	7
at night	5
at once	9
at one	6
at or	3
at our	4
at percent	3
at person	4
at pm	7
at present	4
at risk	8
at school	3
at sea	3
at some	21
at that	11
at the	358
at their	4
at them	5
at these	3
at this	36
at times	9
at which	5
at work	4
at your	28
attached to	11
attack in	3
attack is	3
attack on	5
attack page	3
attack was	3
attempt by	3
attempt to	15
attempted to	4
attempting to	12
attend the	4
attend this	3
attention to	7
attorney general	4
attributed to	4
author of	6
authorities in	3
authorities said	3
authorities say	3
authorized to	3
available and	3
available at	3
available for	3
available in	7
available on	4
available to	7
average of	3
avoid the	7
aware of	25
aware that	11
away as	3
away from	26
away the	3
away with	8
axis aligned	5
back again	4
back and	25
back end	3
back from	4
back home	6
back i	3
back in	23
back into	5
back of	4
back on	14
back the	6
back then	4
back to	71
back up	11
back when	4
back with	5
backed by	3
background check	5
background image	5
backing up	6
bad boys	5
bad idea	7
bad thing	4
baffled by	3
ban on	4
banking market	3
banks will	3
banned user	3
baseband unlock	3
based in	6
based on	58
basic question	3
basically the	3
basis for	7
battle of	3
be a	201
be able	87
be about	5
be acceptable	6
be added	9
be addressed	3
be all	6
be allowed	5
be an	27
be answered	5
be any	11
be appropriate	5
be archived	3
be as	4
be asked	3
be asking	4
be assured	3
be at	6
be available	3
be aware	3
be back	3
be banned	3
be based	3
be best	7
be better	18
be blocked	11
be both	3
be but	3
be called	8
be careful	5
be changed	7
be checked	3
be clear	3
be closed	6
be combined	3
be completed	3
be completely	4
be considered	14
be constructed	3
be cool	3
be covered	3
be created	7
be deleted	14
be determined	3
be different	10
be difficult	7
be discussed	3
be displayed	4
be doing	8
be done	37
be easier	4
be easy	3
be enough	8
be even	3
be expanded	5
be expected	4
be fine	4
be fixed	8
be for	5
be forced	3
be found	7
be free	3
be further	4
be given	5
be going	5
be good	9
be great	3
be happening	3
be happy	10
be held	6
be helpful	6
be here	6
be hidden	3
be his	4
be honest	9
be how	4
be identified	3
be if	3
be important	3
be in	40
be installed	3
be interested	25
be interesting	3
be is	5
be just	7
be kept	3
be less	3
be like	3
be listed	3
be looking	6
be made	18
be mentioned	5
be merged	9
be missing	6
be more	67
be moved	3
be much	7
be named	6
be necessary	4
be needed	3
be nice	8
be no	10
be non	3
be of	13
be on	22
be one	4
be or	7
be out	3
be part	4
be placed	3
be possible	16
be presented	5
be pretty	3
be protected	3
be provided	4
be put	5
be quite	8
be reached	3
be read	4
be really	4
be related	3
be released	5
be removed	9
be renamed	3
be replaced	4
be required	3
be returned	5
be reverted	3
be right	5
be running	3
be seen	11
be sent	6
be set	5
be shown	4
be so	13
be sold	5
be solved	3
be some	9
be something	8
be specific	3
be sure	8
be surprised	4
be tagged	4
be taken	6
be that	21
be the	98
be there	11
be this	3
be to	19
be tolerated	3
be too	9
be treated	3
be true	3
be two	3
be up	3
be updated	3
be upgraded	3
be used	38
be useful	9
be using	6
be verified	3
be very	10
be viewed	3
be willing	16
be with	5
be working	4
be worried	3
be worth	7
be written	5
be wrong	3
be your	6
became the	5
because an	3
because as	3
because he	11
because i	33
because if	4
because it	34
because it's	12
because my	3
because no	3
because of	43
because she	3
because that	4
because the	39
because there	11
because they	21
because this	4
because when	4
because you	17
become a	12
become an	3
become more	3
become the	5
become very	3
becomes a	6
becoming a	3
been a	33
been able	8
been an	5
been asked	4
been charged	3
been closed	4
been created	6
been deleted	10
been doing	3
been done	4
been following	3
been getting	4
been given	5
been going	3
been in	12
been involved	5
been made	11
been much	4
been no	3
been on	12
been one	3
been over	4
been raised	3
been reading	3
been removed	4
been replaced	3
been some	3
been taken	3
been the	14
been to	15
been told	6
been trying	4
been very	3
been waiting	4
been working	7
before a	3
before and	10
before but	6
before he	7
before i	18
before it	11
before making	3
before moving	4
before or	4
before starting	3
before that	5
before the	40
before they	7
before using	3
before we	7
before you	28
began to	4
begin the	3
begin to	6
begin with	5
beginning of	6
behalf of	9
behind a	3
behind it	6
behind the	22
being a	17
being able	4
being called	3
being carried	3
being deleted	5
being done	3
being found	3
being in	6
being loaded	4
being the	5
being used	3
being very	3
being your	3
believe in	8
believe it	10
believe that	30
believe the	14
believe their	3
believe this	4
believe you	4
believed to	8
believes in	3
belong on	3
belong to	5
belonging to	4
belongs to	3
below is	3
below the	8
benefit from	3
benefit of	4
benefits of	3
besides the	3
best as	3
best course	3
best for	4
best in	4
best of	13
best thing	3
best to	14
best way	8
better for	4
better i	4
better if	4
better job	3
better known	3
better now	4
better off	4
better on	4
better one	3
better question	5
better suited	4
better than	28
better to	15
better understanding	3
better way	5
better yet	3
between a	11
between and	15
between the	52
between them	8
between these	3
between two	3
beyond that	3
beyond the	9
bicycles stackexchange	4
bid for	3
big are	5
big deal	5
big difference	3
big fan	3
bigger than	3
billion in	4
binary search	6
bit and	3
bit are	4
bit better	4
bit clearer	3
bit confused	3
bit like	3
bit more	45
bit of	20
bit off	3
bit on	4
bits of	3
bits per	3
black and	6
blah blah	4
blamed the	3
block is	3
block the	7
block this	3
block to	3
blocked again	3
blocked for	7
blocked is	4
blow to	3
blue cross	4
board and	4
board as	3
board of	6
board or	4
board to	3
bodies at	3
bodies were	6
body is	4
body of	5
body was	3
book and	4
book is	3
book of	3
book that	3
books and	3
books are	4
books you	4
born in	4
bot has	3
bot is	3
bot to	3
both a	3
both and	3
both are	4
both have	6
both in	5
both of	15
both on	3
both sides	10
both the	14
bother with	3
bother you	4
bottom line	3
bottom of	17
bought it	3
bound to	3
bounds of	3
box is	4
boys and	5
boys who	3
brand new	5
brand of	3
break the	3
break up	4
bridge to	3
bridges and	3
bring a	5
bring in	3
bring it	8
broke the	3
brother in	3
brought about	3
brought in	4
brought to	3
brought up	5
browser are	5
browser is	3
brute force	4
bug in	4
bug to	3
build a	8
build the	3
building a	3
building at	3
building in	4
building is	3
built for	3
built in	15
bunch of	12
bunker fuel	3
burn the	4
business and	4
business opportunities	3
business plan	4
business to	3
busy with	3
but a	23
but about	4
but after	6
but also	11
but am	4
but an	3
but are	12
but as	10
but at	4
but be	4
but before	3
but can	11
but couldn't	4
but did	3
but do	16
but does	4
but don't	8
but even	3
but for	11
but has	6
but hasn't	3
but have	9
but he	26
but he's	3
but her	3
but his	3
but how	22
but i	208
but if	30
but in	25
but is	17
but isn't	5
but it	95
but it's	25
but its	7
but just	10
but let's	3
but more	3
but most	6
but my	4
but never	5
but no	12
but not	40
but now	10
but on	8
but one	7
but only	8
but please	3
but rather	6
but really	4
but she	8
but should	5
but shouldn't	5
but since	5
but so	3
but someone	5
but sometimes	3
but still	8
but that	36
but that's	8
but the	106
but then	15
but there	10
but there's	7
but they	20
but this	29
but those	5
but to	9
but was	11
but we	24
but when	11
but where	9
but which	5
but will	4
but with	5
but without	4
but would	7
but you	43
but you're	8
but your	12
buy a	10
buy her	3
buy the	6
buying a	3
by a	66
by adding	8
by all	6
by an	12
by and	6
by another	5
by any	15
by as	3
by at	5
by being	4
by case	3
by chance	3
by contrast	4
by default	6
by definition	6
by email	3
by far	3
by for	3
by government	5
by hand	3
by her	3
by his	13
by how	3
by it	6
by its	3
by itself	3
by just	3
by looking	3
by making	3
by many	6
by me	3
by my	5
by next	3
by no	3
by not	5
by now	4
by one	8
by or	4
by our	3
by phone	3
by point	3
by points	3
by running	3
by saying	3
by some	4
by someone	9
by step	5
by supporting	3
by taking	4
by that	5
by the	234
by this	13
by turn	4
by user	3
by using	4
by will	3
by you	9
by your	15
by yourself	5
calculate the	3
call a	4
call and	4
call for	4
call it	10
call me	25
call on	4
call or	3
call the	6
call this	3
call to	10
call when	5
call your	3
call yourself	3
called a	5
called for	12
called from	3
called it	3
called on	3
called the	8
calling it	6
calling the	8
calls for	4
calls the	3
calls to	5
came and	3
came back	3
came from	8
came in	4
came into	3
came off	3
came out	5
came to	12
came up	10
campaign against	3
campaign and	3
campaign donations	3
campaign for	7
campaign in	3
campaign manager	4
campaign to	3
campus and	3
can a	7
can add	3
can afford	3
can also	5
can always	3
can answer	3
can anyone	13
can ask	4
can assure	4
can be	123
can but	4
can buy	4
can change	4
can check	5
can come	4
can create	4
can discuss	3
can do	41
can easily	4
can edit	3
can explain	3
can find	9
can fix	4
can get	32
can give	5
can go	12
can have	16
can help	10
can i	110
can it	17
can just	7
can keep	3
can look	4
can make	11
can not	27
can now	3
can one	5
can only	13
can participate	3
can point	3
can possibly	4
can put	5
can read	7
can reference	3
can remember	3
can run	6
can save	3
can say	7
can see	31
can send	4
can show	3
can someone	13
can start	3
can stay	3
can still	7
can take	13
can talk	4
can teach	4
can tell	5
can that	3
can the	12
can then	4
can there	4
can they	7
can think	5
can this	5
can to	3
can try	5
can understand	6
can use	19
can we	54
can work	3
can you	777
can't be	12
can't do	4
can't edit	3
can't even	4
can't figure	3
can't find	19
can't get	3
can't go	3
can't have	3
can't help	3
can't imagine	3
can't make	3
can't remember	4
can't reproduce	4
can't see	10
can't seem	7
can't tell	3
can't think	6
can't understand	4
can't use	5
can't we	5
can't you	29
candidate for	11
candidate in	3
candidate is	5
candidate who	4
candidate would	3
candidates and	4
candidates in	5
candy corn	5
cannabis is	4
cannot be	9
cannot find	4
cannot see	4
cannot tell	3
cannot use	3
cant see	3
capable of	4
capitalizing on	3
car and	6
car on	3
carcinoma in	3
card is	3
card slot	3
care about	9
care and	5
care for	4
care of	16
care overhaul	3
care program	3
care reform	6
care system	4
care to	28
career advice	9
carried out	6
carry on	7
carry out	3
carrying out	3
cars and	4
case and	3
case by	3
case for	4
case how	3
case i	5
case in	3
case is	4
case it	7
case of	11
case should	3
case that	7
case the	5
case then	3
case you	9
cases are	4
cases of	3
cash rate	5
cat is	5
catch the	3
catch up	5
categories on	3
category and	5
category of	4
category page	3
caught up	3
cause a	3
cause of	3
cause the	4
caused by	9
causes the	4
causing the	4
cell phone	4
cent by	5
cent on	3
cent to	3
central government	3
cents on	6
cents or	3
certainly a	5
certainly be	3
certainly not	5
chair of	5
chairman of	15
chance of	7
chance that	6
chance the	3
chance to	18
chance you	9
chances are	5
chances of	3
change from	4
change i	3
change in	11
change is	7
change it	17
change of	8
change the	44
change them	3
change this	5
change to	12
change your	10
changed back	3
changed his	4
changed it	8
changed the	9
changed to	5
changed your	4
changes and	3
changes do	3
changes i	3
changes in	5
changes that	5
changes the	3
changes to	11
changing it	3
changing the	17
character in	4
character is	4
character of	3
character set	4
characters at	4
characters into	3
characters or	5
charge of	5
charged with	4
charges against	3
chat with	3
check and	6
check if	14
check in	4
check it	12
check on	6
check out	21
check please	3
check that	7
check the	16
check this	4
check to	3
check with	7
check your	7
checked for	3
checked the	12
checked your	3
checking the	6
chemical structure	3
chief executive	5
chief of	8
child of	3
child support	4
children and	5
children have	3
children to	3
choice for	3
choice of	6
choice which	3
choose between	4
choose the	5
choose to	9
chose to	9
church and	3
citation for	3
citation or	3
cite the	3
civil rights	5
civil war	3
claim of	4
claim that	9
claim to	3
claiming that	8
claiming to	3
claims to	4
clarification do	5
clarification on	3
clarify a	4
clarify are	6
clarify do	4
clarify if	3
clarify it	4
clarify please	3
clarify the	17
clarify this	5
clarify you	3
clarify your	11
class and	4
class is	4
class object	3
class or	4
classes are	3
classes with	3
classified as	3
clean it	3
clean up	7
cleaning up	6
clear about	3
clear and	3
clear are	3
clear but	4
clear enough	3
clear how	3
clear is	4
clear on	6
clear that	12
clear the	6
clear to	12
click on	10
click the	4
client side	7
client will	3
climate change	12
climbed to	5
close as	4
close enough	3
close it	8
close on	3
close the	6
close this	6
close to	33
closed for	4
closed in	3
closed it	3
closer look	4
closer to	6
closest to	3
clue how	3
co founder	6
coat of	3
cocaine is	4
cocaine use	3
code above	3
code and	10
code are	4
code but	6
code do	6
code does	7
code example	5
code for	11
code from	3
code have	7
code how	6
code i	6
code if	4
code in	11
code is	10
code like	3
code looks	3
code of	7
code on	5
code or	9
code seems	3
code snippet	8
code tags	3
code that	12
code the	3
code to	13
code where	6
code which	3
code works	4
code would	7
code you	9
code you've	3
cold war	4
cold water	5
collection and	4
collection of	4
collector's report	6
collision occurred	3
colors and	3
column names	3
columns of	3
com and	6
com content	4
com en	3
com for	5
com or	5
com proposals	3
com questions	51
com search	4
com they	5
com to	3
com watch	3
combination of	9
combined with	3
come across	7
come back	11
come by	3
come from	25
come here	4
come i	3
come in	11
come out	6
come to	21
come up	21
come with	5
come you	6
comes after	4
comes as	3
comes back	5
comes from	5
comes to	16
comes up	5
comes with	5
coming from	13
coming in	3
coming to	6
coming up	3
command line	13
commander in	3
commander of	3
comment about	3
comment are	3
comment by	3
comment from	5
comment in	5
comment on	22
comment there	3
comment to	3
commented on	3
comments and	4
comments are	4
comments for	3
comments on	15
comments to	6
commit to	4
committed to	5
common for	3
common in	3
common sense	3
common with	4
community wiki	12
companies in	3
companies to	4
company is	4
company said	4
company with	3
compare the	3
compared to	8
compared with	3
comparing to	4
compelled to	3
compile the	3
compiler are	5
compiling a	3
complain about	3
complaining about	4
complete sentences	3
complete the	3
completely different	7
complexity and	3
complexity of	7
comply with	5
component of	3
compute the	3
computer and	4
computer science	4
computing the	3
concentrating on	4
concept of	3
concern about	6
concern is	3
concerned about	8
concerned with	4
concerns about	6
concessions to	4
conclude that	5
concluded that	3
condition of	5
conference with	4
confidence in	7
confident that	3
config file	3
confirm this	3
confirmed that	7
conflict of	5
conflict with	3
conform to	4
confused about	7
confused by	7
confused with	3
congrats on	3
connect to	6
connected to	6
connecting with	3
connection between	5
connection to	3
connection with	4
consensus has	4
consensus on	5
consensus was	3
consider a	5
consider it	6
consider the	6
considered a	10
considered as	3
considered for	3
considered to	3
considered using	4
considering that	6
consisting of	3
consists of	3
construct a	3
consumer spending	4
consumers and	3
consuming and	3
contact me	11
contact the	4
contact with	4
contact you	6
contacting you	3
contacts app	3
contain all	3
container and	3
contains only	3
contains the	3
content and	3
content in	4
content is	3
content of	11
content on	6
content that	3
content you	3
contents of	9
contest in	4
context is	4
context of	8
continue to	16
continued to	9
continues to	8
continuing to	8
contract is	3
contract to	3
contract with	4
contrary to	5
contributed to	7
contributing to	3
control and	3
control of	8
control over	6
control to	3
convenient for	3
convening of	3
convert it	4
convert to	3
converting to	4
convex hull	3
cook them	3
cooking oil	3
cooking stackexchange	4
cooperation with	3
coordinate system	4
copied and	4
copied from	3
copies of	6
copy and	6
copy it	3
copy of	11
copy paste	5
copy the	6
copy to	4
copying the	3
copyright holder	5
copyright was	3
core competencies	4
core i	3
corner of	4
correct and	5
correct answer	4
correct i	3
correct in	3
correct it	4
correct me	4
correct the	3
correct way	4
correctly and	3
correctly for	3
correctly how	5
corresponds to	4
cost about	3
cost of	10
cost to	4
couldn't find	8
couldn't have	3
couldn't understand	3
couldn't you	5
count as	9
count for	3
count i	3
count in	3
countries that	3
country and	4
country are	3
country has	3
country in	3
country that	4
country where	3
country's first	3
couple of	25
course i	3
course is	6
course it	4
course of	9
course the	4
course you	3
court and	4
cover of	3
cover the	9
coverage in	6
coverage of	4
coverage on	3
covered by	3
covered in	6
covered the	3
covered with	3
crawl space	3
create a	38
create an	12
create the	15
create them	3
created a	13
created by	13
created in	4
created on	4
created the	14
created this	6
creating a	12
creating an	6
creating the	5
creation of	8
credit card	5
credit for	4
crew members	4
crime and	4
crisis that	3
criteria for	4
critical of	3
criticism of	4
critics who	3
crops and	4
curiosity how	3
curious about	5
curious as	8
curious how	7
current is	3
current one	3
currently have	3
currently in	5
currently the	4
custom post	3
cut and	3
cut it	4
dab page	8
data about	3
data and	10
data are	4
data as	3
data but	3
data do	3
data does	3
data for	4
data from	7
data in	3
data is	9
data look	4
data on	5
data or	3
data set	3
data structure	8
data structures	5
data that	3
data to	3
database and	4
database are	6
database if	3
database is	4
database or	3
date and	5
date is	4
date of	5
daughter is	4
day and	9
day by	4
day in	5
day of	6
day or	4
day that	3
day the	3
day to	4
day when	3
days after	4
days ago	10
days and	4
days before	4
days later	3
days of	11
days the	3
days to	6
dead at	3
deadline for	4
deal for	4
deal of	3
deal that	3
deal with	30
dealing with	18
deals with	3
death in	6
death of	8
debate about	3
debate is	4
debris field	3
debt and	3
debug mode	4
debug with	3
debugging in	3
decade ago	3
decades after	3
decide to	9
decide whether	4
decide which	3
decided by	3
decided that	3
decided to	16
decision is	3
decision on	6
decision to	15
declaration of	5
declare class	3
declare the	4
declare war	3
declined percent	4
declined to	12
decrease the	3
dedicated to	5
deep into	4
defense and	3
define a	7
define the	3
defined a	4
defined by	4
defined in	4
defines the	3
defining the	3
definition is	3
definition of	13
degree of	6
delete it	19
delete the	17
deleted and	3
deleted article	3
deleted do	3
deleted it	6
deleted my	3
deleted or	3
deleted the	12
deleted this	6
deleting a	3
deleting the	5
deletion of	3
deletion on	3
demand for	5
denial of	3
depend on	14
dependent on	3
depending on	14
depends on	40
describe in	3
describe more	4
describe the	12
describe your	3
described as	11
described him	3
describing the	3
description is	3
description of	7
design and	5
design is	3
design or	3
designed to	8
desired output	4
desktop application	3
despite a	4
despite all	3
despite the	11
detail about	3
detail on	3
details about	9
details and	3
details of	8
details please	5
detainees from	3
determine the	5
determined by	3
develop the	3
developing in	5
development and	3
devoted to	3
did a	8
did anyone	3
did but	4
did go	4
did have	3
did he	6
did i	29
did it	30
did not	50
did so	5
did some	5
did that	9
did the	21
did they	7
did this	9
did to	4
did was	4
did you	360
did your	3
didn't answer	3
didn't change	3
didn't even	3
didn't get	4
didn't give	3
didn't have	12
didn't it	3
didn't know	17
didn't make	3
didn't need	3
didn't notice	3
didn't quite	3
didn't realize	3
didn't really	4
didn't see	10
didn't think	5
didn't want	6
didn't work	9
didn't you	8
died at	3
died in	5
died of	4
differ from	3
differ in	3
difference between	26
difference in	8
difference is	3
difference it	4
differences between	3
different areas	3
different from	12
different in	4
different sets	3
different styles	3
different than	7
different things	3
different ways	4
difficult for	4
difficult to	31
direct me	4
direction and	4
directly from	5
directly in	4
directly to	4
director for	3
director of	15
directory structure	3
disagree with	13
disambiguation page	7
disappointed that	5
discuss it	4
discuss the	15
discuss this	5
discuss with	3
discussed in	4
discussed on	3
discussing the	4
discussion about	6
discussion and	11
discussion at	9
discussion i	3
discussion is	4
discussion of	3
discussion on	12
discussion or	3
discussion page	5
discussion to	6
discussion was	3
discussion you	4
discussions with	4
display of	3
dispute the	3
distance from	3
distance of	3
distinguish between	6
distinguished service	3
distribution list	3
distribution of	11
distribution or	3
divide by	3
divided by	6
division of	7
do a	34
do about	7
do all	8
do an	3
do and	8
do any	6
do anything	14
do are	3
do as	3
do but	8
do can	3
do do	4
do don't	3
do exactly	4
do for	3
do have	15
do i	107
do if	10
do in	8
do is	9
do it	86
do know	4
do more	3
do my	3
do next	4
do not	118
do nothing	5
do on	4
do one	3
do other	4
do people	3
do realize	3
do so	23
do some	8
do something	14
do that	71
do the	74
do them	3
do there	3
do these	3
do they	29
do things	3
do think	4
do this	78
do to	21
do too	3
do we	46
do when	4
do with	84
do you	1500
do your	15
doctor who	3
documentation to	4
does a	8
does anyone	11
does do	3
does get	3
does have	4
does he	5
does it	167
does look	3
does make	3
does my	3
does not	101
does one	9
does seem	5
does she	4
does sound	4
does that	62
does the	100
does this	53
does your	29
doesn't appear	4
doesn't apply	3
doesn't change	3
doesn't do	4
doesn't exist	3
doesn't give	3
doesn't have	15
doesn't it	10
doesn't know	3
doesn't like	3
doesn't look	5
doesn't make	12
doesn't matter	4
doesn't mean	6
doesn't move	6
doesn't really	13
doesn't say	3
doesn't seem	17
doesn't show	5
doesn't that	3
doesn't this	3
doesn't work	19
dog is	3
dogs and	3
doing a	15
doing an	3
doing and	5
doing anything	4
doing it	20
doing on	4
doing so	9
doing something	8
doing that	10
doing the	9
doing their	3
doing this	16
doing with	3
doing wrong	3
doing your	3
dollar in	5
dollars and	3
dollars on	3
dollars to	3
don't actually	3
don't add	3
don't agree	4
don't appear	3
don't believe	7
don't buy	3
don't care	8
don't come	3
don't do	9
don't even	7
don't ever	3
don't exist	4
don't expect	3
don't feel	4
don't follow	5
don't forget	12
don't get	19
don't go	5
don't have	52
don't hesitate	6
don't know	101
don't let	6
don't like	19
don't make	3
don't mean	4
don't mind	7
don't need	10
don't put	3
don't quite	6
don't realize	3
don't really	15
don't recall	3
don't see	48
don't seem	5
don't suppose	6
don't take	4
don't talk	3
don't think	60
don't understand	65
don't use	9
don't want	45
don't we	7
don't work	3
don't worry	9
don't you	86
donations to	3
done a	12
done and	4
done any	4
done anything	4
done by	7
done can	3
done i	4
done in	8
done it	4
done manually	4
done on	6
done so	4
done the	4
done this	4
done to	7
done with	5
doors and	4
doubt in	3
doubt it	3
doubt that	3
doubt you	4
down a	6
down and	16
down as	5
down at	4
down from	3
down here	3
down in	9
down on	8
down or	4
down the	25
down to	17
down with	6
down your	4
download the	4
dozens of	7
draft amendment	3
draw the	3
dream of	3
dress up	3
dressed as	4
drop a	5
drop in	4
drop me	7
drop the	4
dropped out	4
dropping the	4
drugs are	3
drugs policy	5
due process	3
due to	24
duplicate of	12
during a	15
during an	3
during her	4
during his	4
during the	59
during this	5
during your	3
duty of	4
duty to	3
each article	3
each day	5
each line	3
each month	3
each of	16
each one	7
each other	24
each row	3
each time	3
each year	3
earlier in	7
earlier question	3
earlier this	14
early this	3
early to	3
earth is	6
earth would	3
ease of	3
easier and	3
easier for	3
easier to	12
easily be	5
easy to	18
easy way	4
eat it	3
economic growth	6
economic recovery	4
economist at	3
economists said	3
economy and	4
economy may	3
edge of	4
edges are	3
edit and	5
edit conflict	3
edit history	7
edit i	6
edit in	4
edit it	16
edit of	3
edit on	6
edit summaries	7
edit summary	14
edit that	3
edit the	21
edit this	5
edit to	12
edit war	7
edit warring	4
edit was	5
edit you	4
edit your	13
edited my	3
edited the	3
editing a	3
editing the	7
editing to	3
edition of	4
editor who	3
editor you	3
editors on	4
edits are	6
edits in	3
edits on	8
edits to	20
edits were	7
edits with	6
education in	3
effect is	3
effect of	5
effect on	4
effects of	4
effort to	10
efforts to	12
eight years	4
either of	8
either the	6
either way	9
elaborate a	9
elaborate on	27
election and	3
election day	4
election in	9
election is	6
election will	4
elections and	3
electoral law	4
element in	5
element with	3
elements are	3
eliminate the	6
else and	4
else can	3
else has	5
else if	6
else in	6
else is	7
else or	3
else that	5
else to	8
else who	4
else would	5
else you	4
elsewhere in	3
email address	10
email and	3
email from	3
email is	3
email me	5
email to	7
email you	3
emerged that	4
employed a	3
employment contract	3
employment contracts	4
en us	3
en wiki	4
encourage the	3
encourage you	3
end and	5
end in	7
end it	3
end of	51
end the	5
end up	20
end user	3
end with	3
endorsed the	3
engage in	5
enhance the	3
enjoy the	3
enjoying the	5
enormous amount	4
enough details	3
enough for	11
enough in	3
enough info	3
enough or	3
enough to	36
ensure that	6
enter a	3
enter the	3
entered the	3
entries for	3
entry for	5
enumerating all	3
environment are	7
equal to	5
equipped with	3
equivalent of	3
error are	5
error does	3
error in	6
error is	4
error log	4
error message	21
error messages	9
error occur	3
error on	4
error or	5
error reporting	4
error the	3
error you	7
errors are	3
errors when	3
errors you	4
especially if	3
especially in	5
especially the	4
especially when	3
especially with	3
essential to	3
essentially be	3
established a	3
even a	11
even after	5
even as	5
even be	4
even better	3
even bother	3
even but	3
even if	37
even in	9
even know	3
even more	8
even need	3
even one	3
even possible	3
even the	11
even though	26
even to	3
even when	7
even with	8
even your	3
event that	3
ever be	3
ever been	8
ever find	4
ever get	5
ever heard	6
ever made	4
ever need	3
ever read	3
ever seen	5
ever since	4
ever you	3
every day	14
every episode	4
every node	4
every one	3
every other	4
every page	4
every time	10
every two	4
every year	6
everyone else	5
everyone is	3
everything but	3
everything else	6
everything he	5
everything i	3
everything in	5
everything is	9
everything that	14
everything you	4
evidence do	4
evidence of	11
evidence that	11
exact code	3
exact error	4
exact same	7
exactly are	18
exactly can	3
exactly do	21
exactly does	5
exactly how	4
exactly is	26
exactly that	3
exactly the	9
exactly you	5
exactly you're	3
example a	4
example and	5
example com	6
example for	4
example he	4
example if	4
example is	7
example of	36
example please	3
example that	4
example the	3
example to	3
example where	3
example will	3
example you	3
examples and	4
examples of	8
except for	6
except that	3
except the	9
exception thrown	3
excited about	3
execution of	3
executive director	4
exist in	7
existence of	3
expand it	3
expand on	12
expand the	7
expand your	3
expansion of	5
expect a	8
expect it	5
expect the	6
expect to	9
expected output	6
expected to	29
experience a	3
experience and	4
experience in	4
experience is	3
experience of	3
experience with	3
experimenting with	4
expert on	6
explain a	9
explain further	3
explain how	7
explain in	5
explain it	5
explain more	3
explain please	7
explain that	4
explain the	20
explain this	5
explain to	9
explain your	12
explained in	3
explaining to	3
explanation of	6
expression of	4
extend the	5
extended to	3
extending the	3
external link	3
external links	4
extract the	4
eye on	3
face a	3
face of	4
faced with	3
fact i	3
fact is	4
fact it	3
fact that	28
fact the	5
fact you	3
fail to	5
failed to	15
failing to	5
fails to	4
failure to	4
fair and	5
fair enough	8
fair to	4
fair use	13
fairly well	3
faith and	3
faith in	3
fall back	3
fall in	3
fall under	5
falsification of	3
familiar with	27
families of	6
family and	8
family is	3
family members	4
family of	5
family or	3
fan of	5
far and	3
far as	19
far away	10
far behind	5
far from	14
far have	3
far is	4
far more	3
far the	5
far too	5
faster than	6
fastest growing	3
fastest pace	4
fastest way	4
father and	3
favor of	5
fear of	4
feature of	5
featured article	3
featured in	3
featured on	3
features of	4
federal anti	3
federal government	9
federal law	4
federal legislation	3
federal proposals	3
federal stimulus	4
feel a	3
feel free	7
feel like	14
feel more	3
feel that	16
feel the	7
feel you	3
feel your	3
feet of	4
few days	20
few hours	4
few minutes	8
few months	5
few more	5
few of	7
few seconds	3
few weeks	6
few were	3
few years	5
ficus trees	3
field and	4
field goals	3
field in	3
field is	6
fighting for	3
figure is	3
figure out	17
figured out	5
figures on	3
figures released	3
figuring out	4
file a	5
file also	4
file and	5
file do	3
file exists	3
file for	9
file from	4
file in	4
file is	11
file it	4
file names	3
file or	3
file size	3
file so	3
file system	5
file that	6
file to	4
file with	3
file you	4
filed a	3
files and	7
files are	7
files in	7
files it	3
files on	4
fill in	6
fill out	4
fill the	5
filled with	3
final decision	4
finally got	4
finally the	3
financial backing	3
financial crisis	3
financial markets	4
financial sanctions	3
financial services	3
find a	34
find an	7
find any	9
find anything	7
find her	3
find it	27
find my	4
find out	24
find some	5
find someone	3
find something	3
find that	5
find the	43
find them	8
find this	8
find your	6
finding a	4
finding out	4
finding that	3
finding the	9
fine but	7
fine for	8
fine i	3
fine to	7
fine with	3
finish the	4
finished with	4
firm has	3
firm which	3
first and	5
first class	3
first days	3
first floor	4
first half	3
first i	7
first in	3
first is	6
first iteration	3
first of	3
first off	4
first one	5
first or	4
first page	3
first person	5
first place	14
first round	5
first sentence	5
first stage	11
first step	6
first the	3
first thing	4
first things	3
first time	26
first to	4
first two	5
first year	4
fiscal stimulus	3
fish and	3
fishing and	3
fit for	3
fit in	4
five months	5
five years	12
fix is	3
fix it	17
fix that	3
fix the	9
fix them	3
fix this	8
fix your	5
flag it	4
flight from	3
floating point	4
flood of	3
flooding the	3
floor of	5
flowers and	3
flu vaccine	4
focus on	16
focused on	8
focusing on	3
folks who	3
follow the	12
follow these	3
follow up	8
followed by	10
following a	3
following the	8
following your	4
font size	3
foot tall	7
football coach	3
for a	265
for about	5
for adding	8
for adminship	3
for all	31
for allowing	4
for almost	3
for an	41
for another	10
for any	15
for anyone	6
for anything	5
for being	10
for both	6
for but	3
for children	3
for citizenship	5
for clarification	4
for completeness	3
for consumers	3
for creating	6
for days	6
for deletion	16
for details	3
for different	4
for discussion	5
for displaying	3
for doing	5
for each	26
for editing	3
for every	7
for everyone	3
for example	65
for fear	3
for five	7
for free	10
for further	3
for future	9
for general	4
for getting	4
for giving	4
for good	4
for government	4
for grabs	3
for growth	3
for help	7
for her	10
for him	13
for his	22
for hours	5
for how	8
for i	5
for improvement	3
for in	4
for individuals	3
for instance	16
for is	5
for it	40
for its	14
for letting	3
for life	4
for long	6
for loop	3
for many	10
for me	93
for money	6
for months	12
for more	24
for most	8
for multiple	4
for my	18
for myself	3
for nearly	3
for new	4
for nine	3
for non	4
for not	8
for now	15
for one	18
for online	3
for or	5
for other	5
for our	10
for over	3
for people	5
for pointing	5
for political	3
for programmers	3
for protection	3
for re	3
for real	5
for release	3
for sale	4
for security	4
for several	3
for small	3
for some	30
for someone	4
for something	13
for speedy	6
for state	3
for sure	6
for taking	4
for telling	3
for that	62
for the	577
for their	25
for them	25
for themselves	3
for these	12
for things	3
for this	86
for those	14
for three	4
for to	3
for too	3
for trophy	3
for two	13
for us	20
for use	7
for vandalism	4
for various	3
for web	3
for weeks	3
for whatever	3
for when	5
for which	19
for whom	3
for word	3
for working	3
for writing	7
for yards	7
for years	12
for you	118
for your	100
for yourself	3
force the	5
forced to	14
forces with	3
foreign affairs	5
foreign office	5
foreign policy	6
foreign secretary	9
forget about	3
forget the	7
forget to	7
forgive me	5
forgive my	3
forgot to	9
form a	7
form in	3
form of	13
form or	5
form the	6
format and	3
format do	4
format for	3
format i	3
format is	3
format of	3
forms of	4
forum style	3
forward this	4
forward to	10
found a	12
found at	4
found in	8
found it	16
found on	3
found out	5
found some	3
found that	13
found the	11
found two	3
four of	3
four tildes	4
four times	4
four years	3
fourth quarter	4
frame of	3
free image	3
free of	6
free speech	3
free standing	3
free to	10
friend and	5
friend is	3
friend who	5
friends and	10
friends are	3
from a	98
from all	7
from am	4
from an	10
from and	3
from another	8
from any	5
from around	3
from being	9
from both	4
from each	4
from editing	6
from every	3
from her	7
from here	4
from him	7
from his	12
from home	3
from in	4
from it	5
from its	3
from just	3
from last	3
from launch	3
from local	4
from making	3
from me	6
from my	21
from now	8
from one	7
from other	10
from our	3
from people	5
from percent	5
from scratch	8
from so	3
from some	5
from somewhere	3
from that	10
from the	358
from them	6
from there	5
from this	22
from those	4
from time	4
from to	11
from us	3
from where	4
from which	3
from within	6
from you	8
from your	31
front end	3
front of	9
front page	6
full code	3
full name	3
full of	8
fully understand	5
fun and	4
function and	4
function in	5
function is	7
function pointers	3
function that	6
function to	4
funds that	3
future of	8
gain from	3
gallon tank	3
gallons of	4
game and	6
game on	3
game that	3
game was	3
games for	3
games in	3
gaming stackexchange	3
garbage collection	3
gave a	3
gave me	5
gave the	3
gearing up	3
general election	7
generally speaking	3
generate the	5
get a	67
get all	5
get an	16
get any	16
get around	5
get away	6
get back	15
get better	3
get blocked	3
get for	3
get from	3
get her	7
get him	6
get if	4
get in	7
get into	11
get involved	3
get is	5
get it	39
get me	6
get more	3
get my	5
get off	5
get on	8
get one	3
get out	11
get past	4
get rid	8
get right	3
get some	13
get someone	3
get something	3
get started	3
get that	9
get the	83
get them	7
get this	18
get to	23
get together	4
get too	4
get up	5
get used	4
get you	3
get your	18
gets the	5
gets to	4
getting a	8
getting an	4
getting any	5
getting blocked	3
getting from	4
getting rid	3
getting that	4
getting the	12
getting to	8
getting your	5
girl the	3
give a	36
give an	18
give any	3
give her	4
give him	7
give it	10
give me	61
give more	3
give some	11
give the	19
give them	4
give this	5
give up	5
give us	27
give you	34
give your	3
given a	9
given above	3
given by	3
given for	3
given on	4
given that	11
given the	20
given to	9
given you	3
gives a	3
gives the	4
gives us	3
gives you	5
giving a	5
giving me	6
giving the	6
giving up	3
giving you	5
go about	11
go ahead	14
go along	4
go and	8
go at	3
go away	6
go back	19
go before	3
go beyond	4
go buy	3
go by	4
go down	3
go for	9
go forward	3
go here	5
go in	5
go into	6
go on	8
go see	7
go there	3
go through	16
go to	71
go up	3
go with	20
goal is	4
goal of	5
goes by	3
goes on	4
goes to	7
going down	3
going into	3
going on	23
going through	5
going to	217
going wrong	3
good answer	3
good answers	3
good as	6
good at	5
good but	8
good day	4
good enough	11
good faith	8
good for	10
good idea	23
good job	6
good luck	22
good news	3
good one	5
good or	5
good place	3
good point	12
good question	12
good solution	4
good source	3
good sources	3
good start	3
good thing	7
good to	12
good way	6
good with	3
good work	5
got a	29
got all	4
got any	3
got his	3
got in	3
got it	9
got me	4
got no	4
got rid	3
got that	5
got the	16
got this	4
got to	17
got you	3
gotten that	3
government and	7
government by	3
government for	3
government has	10
government is	3
government of	5
government policy	3
government that	3
government to	9
government would	3
government's decision	3
governor's race	6
grand jury	3
great answer	3
great deal	3
great do	3
great example	3
great i	4
great idea	4
great to	3
great way	3
great work	6
greater than	6
green or	3
greener by	3
grew up	5
group of	11
group them	3
groups and	3
groups are	6
groups that	3
groups who	3
grow up	8
growth in	6
growth is	3
guess i	11
guess is	4
guess it	7
guess it's	5
guess that	4
guess the	8
guess we	4
guess you	5
guidance of	3
guide for	3
guideline or	3
guidelines for	4
guy that	3
guy who	3
guys who	3
ha ha	13
had a	50
had already	13
had an	8
had any	6
had become	4
had been	62
had broken	3
had died	4
had done	3
had ever	3
had found	3
had more	4
had my	3
had never	5
had no	23
had not	7
had received	4
had recommended	3
had said	5
had some	3
had the	19
had time	3
had to	48
had warned	3
had you	4
half a	9
half an	3
half of	14
half that	3
half the	7
hand i	3
hand is	4
handed over	3
handle that	3
handle the	3
handle this	5
hands down	3
hands on	3
hang in	4
hang out	3
happen if	4
happen in	7
happen on	4
happen to	22
happen with	3
happened in	5
happened to	20
happening in	4
happening is	3
happens if	23
happens to	9
happens when	20
happy to	17
happy with	6
hard and	3
hard for	6
hard time	4
hard to	44
harder to	7
hardly a	3
hardware design	3
has a	70
has added	3
has already	9
has also	7
has an	11
has anything	4
has arrived	3
has become	12
has been	187
has changed	6
has cited	3
has come	3
has decided	3
has denied	3
has done	5
has drawn	3
has edited	3
has emerged	3
has ever	5
has failed	4
has fallen	3
has given	4
has got	3
has grown	6
has had	10
has happened	5
has helped	3
has in	3
has it	13
has just	7
has led	3
has left	3
has lost	3
has made	9
has more	5
has moved	4
has never	9
has no	18
has not	27
has nothing	6
has now	7
has offered	3
has one	4
has only	6
has received	3
has recently	3
has said	6
has seen	7
has sent	3
has shown	3
has since	4
has some	5
has something	4
has spent	5
has struggled	4
has such	3
has suffered	3
has suspended	3
has taken	11
has that	3
has the	31
has there	4
has this	10
has to	32
has told	3
has turned	3
has two	7
has worked	4
has yet	7
hash function	4
hash is	3
hash table	5
hash to	3
hasn't been	8
hate it	4
hate to	5
have a	314
have about	3
have access	16
have after	3
have all	9
have already	14
have also	7
have always	4
have an	56
have and	11
have another	7
have any	120
have anything	9
have appeared	3
have asked	6
have attempted	3
have become	6
have been	151
have begun	3
have changed	5
have checked	3
have come	4
have contributed	3
have created	3
have deleted	3
have developed	4
have died	4
have different	9
have done	20
have endorsed	4
have enough	8
have ever	3
have explained	3
have failed	3
have found	11
have fun	5
have given	4
have gone	4
have gotten	3
have had	20
have her	3
have him	3
have i	9
have in	13
have is	6
have it	25
have just	12
have left	8
have listed	3
have made	19
have many	3
have missed	4
have more	15
have moved	3
have much	4
have my	3
have never	17
have no	45
have not	29
have nothing	4
have noticed	4
have now	5
have on	3
have one	21
have only	6
have or	3
have other	6
have our	4
have over	3
have problem	3
have problems	4
have proper	3
have put	4
have questions	6
have read	9
have recently	3
have references	3
have said	8
have seen	12
have so	3
have some	32
have something	12
have specific	5
have spent	3
have started	4
have taken	4
have that	14
have the	98
have their	4
have them	10
have there	3
have they	3
have this	19
have thought	5
have three	3
have time	15
have to	240
have tried	10
have trouble	3
have two	7
have updated	5
have used	5
have with	4
have written	3
have yet	3
have you	306
have your	10
haven't been	7
haven't done	3
haven't found	3
haven't seen	9
haven't used	3
haven't you	3
having a	20
having an	4
having any	3
having been	3
having more	3
having problems	4
having the	10
having this	4
having to	9
having trouble	23
he added	9
he also	21
he always	3
he and	6
he arrived	3
he be	3
he believes	5
he bought	3
he broke	4
he called	5
he came	4
he can	11
he changed	3
he did	12
he didn't	9
he died	3
he does	11
he doesn't	13
he even	4
he felt	3
he found	3
he gave	3
he gets	6
he got	4
he had	52
he has	49
he he	3
he is	59
he isn't	3
he joined	3
he just	8
he keeps	3
he knew	4
he knows	7
he learned	3
he likes	4
he lived	4
he loves	4
he made	5
he makes	3
he might	3
he needs	3
he never	5
he not	3
he only	4
he passed	3
he pays	3
he picked	3
he planned	3
he refused	3
he said	128
he says	13
he she	3
he should	7
he started	3
he then	4
he told	12
he took	4
he wanted	8
he wants	5
he was	103
he wasn't	4
he went	7
he will	17
he would	17
he wrote	3
he'd be	3
he's a	5
he's been	4
he's doing	3
he's just	5
he's not	5
he's still	3
head of	20
headed by	3
heads up	4
health care	35
health of	3
hear about	4
hear from	4
hear the	5
heard about	5
heard anything	3
heard of	21
heard that	3
heard the	3
heart of	6
heavily in	4
hedge fund	8
height and	4
height of	5
held a	3
held by	3
held on	3
helicopter and	3
hell are	3
hell of	3
help at	3
help but	5
help here	4
help him	4
help i	4
help if	8
help in	5
help me	26
help of	4
help on	4
help out	7
help people	3
help please	3
help the	13
help them	5
help themselves	3
help those	3
help to	14
help us	6
help with	25
help you	30
helped by	3
helpful to	3
helping the	3
hence the	4
her a	7
her and	4
her away	3
her campaign	8
her daughter	4
her decision	3
her eyes	3
her father	3
her father's	3
her first	3
her friends	3
her husband	6
her in	8
her into	3
her job	4
her mother	4
her mouth	3
her name	3
her on	3
her or	3
her own	3
her parents	4
her the	4
her to	14
her when	3
here about	3
here and	12
here are	15
here as	3
here at	4
here but	5
here can	4
here do	5
here for	5
here i	6
here if	5
here in	13
here is	26
here it	5
here on	4
here or	3
here said	3
here that	4
here the	5
here to	12
here we	4
here who	3
here would	5
here you	6
hesitate to	15
high and	4
high as	3
high level	9
high profile	3
high representative	4
high school	17
high schools	4
high winds	3
higher and	3
higher level	4
higher than	3
highest level	3
highlighted in	4
him a	13
him about	4
him and	12
him as	14
him before	3
him for	7
him from	7
him in	8
him into	3
him on	11
him that	6
him the	4
him to	42
him when	3
himself a	3
himself and	3
himself would	3
hint of	3
his ability	3
his administration	5
his autobiography	3
his birth	3
his body	3
his brother	6
his business	3
his campaign	5
his career	6
his children	5
his colleagues	3
his comments	4
his country	3
his death	5
his edit	3
his edits	3
his face	3
his family	5
his father	3
his fellow	3
his first	8
his garden	3
his home	7
his job	4
his lawyer	3
his letter	3
his life	8
his longtime	4
his mind	3
his most	3
his mother	3
his name	7
his older	3
his own	13
his personal	3
his request	3
his responsibility	3
his right	3
his role	5
his son	6
his support	4
his talk	8
his time	8
his way	5
his wife	10
his work	4
his year	3
history and	4
history for	3
history of	16
history to	5
hit by	3
hit the	6
hits on	3
hitting the	3
hold for	3
hold off	5
holding the	3
holds the	3
home and	4
home in	4
home of	4
home office	5
home page	3
home sales	3
home screen	5
home secretary	10
home to	6
homecoming dance	3
homework for	8
homework have	3
homework or	3
homework problem	5
homework tag	4
honest and	3
honest i	3
hope for	3
hope i	4
hope it's	3
hope of	4
hope that	17
hope they	4
hope this	11
hope to	6
hope you	19
hopes of	4
hoping to	4
horizontal panel	3
hot water	5
hour is	3
hours ago	3
hours of	9
hours to	4
household income	3
houses and	5
how a	10
how about	44
how are	68
how big	14
how can	80
how come	17
how did	42
how do	150
how does	36
how exactly	6
how far	8
how fast	3
how goes	3
how have	5
how he	4
how i	19
how is	53
how it	23
how large	4
how long	28
how many	55
how much	50
how my	4
how often	11
how on	3
how she	4
how should	10
how that	8
how the	31
how there	3
how they	14
how this	16
how to	150
how was	7
how we	5
how will	10
how would	32
how you	39
how you're	6
how your	5
human rights	6
hundreds of	18
hurricane activity	4
i accept	4
i actually	7
i add	6
i added	18
i agree	34
i already	5
i also	30
i always	12
i am	260
i and	5
i answered	3
i apologize	4
i appreciate	3
i are	4
i ask	24
i asked	14
i assume	35
i be	11
i believe	36
i bet	4
i bring	4
i came	4
i can	152
i can't	84
i cannot	13
i cant	6
i care	3
i certainly	4
i change	5
i changed	9
i check	4
i checked	7
i choose	3
i clear	3
i click	5
i come	4
i correct	3
i couldn't	15
i create	3
i created	11
i decided	3
i delete	6
i deleted	4
i did	35
i didn't	60
i dint	3
i disagree	4
i do	121
i don't	354
i doubt	8
i edit	3
i edited	6
i even	4
i ever	3
i fear	3
i feel	22
i figured	9
i finally	3
i find	32
i first	5
i fix	4
i forget	3
i forgot	13
i found	28
i fully	5
i gave	3
i get	55
i give	12
i go	3
i got	31
i guess	52
i had	61
i hadn't	4
i hate	11
i have	341
i haven't	31
i heard	9
i help	3
i hope	44
i is	3
i just	94
i keep	3
i knew	7
i know	107
i learned	4
i leave	3
i left	7
i like	32
i linked	4
i live	6
i ll	15
i look	12
i looked	10
i lost	3
i love	35
i made	20
i make	12
i may	12
i mean	35
i meant	8
i mention	3
i mentioned	3
i might	13
i miss	10
i missed	5
i missing	27
i misunderstanding	3
i misunderstood	4
i move	6
i must	14
i need	64
i never	19
i not	7
i note	8
i notice	14
i noticed	54
i only	11
i personally	8
i pick	6
i plan	3
i point	3
i post	4
i posted	9
i prefer	7
i presume	9
i probably	4
i provided	3
i put	25
i ran	3
i read	13
i realize	6
i realized	3
i really	27
i recall	3
i received	5
i recently	5
i remember	14
i remove	5
i removed	9
i replied	5
i request	3
i responded	4
i reverted	9
i right	5
i said	21
i saw	46
i say	11
i searched	3
i see	105
i seem	7
i send	5
i sent	10
i should	38
i sign	3
i sincerely	3
i sort	3
i start	7
i started	13
i still	26
i stumbled	3
i suggest	14
i suggested	3
i suppose	21
i supposed	4
i suspect	15
i tagged	6
i take	20
i tell	7
i tend	3
i the	4
i then	5
i think	267
i thought	59
i to	4
i told	7
i took	12
i totally	3
i tried	30
i trust	3
i try	7
i understand	47
i understanding	3
i understood	5
i update	3
i uploaded	4
i use	29
i used	9
i usually	6
i want	46
i wanted	11
i was	179
i wasn't	17
i went	12
i were	15
i will	74
i wish	15
i won't	9
i wonder	40
i wondered	6
i work	3
i would	159
i wouldn't	13
i write	6
i wrong	6
i wrote	11
ice cream	4
idea and	4
idea do	4
idea for	3
idea how	5
idea i	3
idea is	4
idea of	18
idea on	3
idea that	4
idea to	10
idea who	3
ideas and	5
ideas for	5
ideas of	3
ideas on	5
identical to	3
identified as	4
identify the	4
if a	25
if all	7
if an	7
if and	3
if any	16
if anyone	9
if anything	12
if he	45
if i	147
if in	3
if it	89
if it's	41
if its	12
if my	5
if necessary	7
if needed	3
if no	3
if not	44
if one	4
if people	3
if possible	8
if she	10
if she's	3
if so	70
if some	4
if somebody	3
if someone	11
if something	4
if that	18
if that's	12
if the	119
if there	55
if there's	9
if these	5
if they	58
if they're	7
if this	65
if we	45
if you	489
if you'd	4
if you're	20
if you've	11
if your	24
ignorance but	3
ignoring the	4
image and	7
image are	4
image as	3
image can	3
image file	4
image for	5
image has	3
image in	4
image is	14
image of	11
image on	6
image or	4
image search	3
image that	5
image to	6
image with	3
image you	3
images are	7
images for	6
images from	3
images in	5
images of	3
images on	5
images or	4
images stored	3
images to	9
images you	3
imagine if	3
immediately after	3
immediately and	3
immigration authorities	10
impact of	4
impact on	6
implement a	3
implement this	4
implement your	3
implementation of	7
implementing the	3
implies that	4
imply that	6
importance of	10
important and	3
important that	5
important to	14
impossible to	6
impressed with	3
impression that	6
improve the	7
improvements to	3
improving the	4
improvised explosive	3
in a	347
in action	3
in addition	18
in advance	4
in all	20
in an	54
in and	33
in another	12
in any	44
in are	3
in areas	3
in as	4
in at	4
in being	4
in between	4
in binary	4
in both	10
in by	4
in case	12
in central	4
in certain	3
in charge	4
in chief	4
in class	5
in code	4
in coming	4
in common	9
in court	3
in creating	3
in death	3
in debug	4
in depth	4
in detail	3
in did	3
in different	8
in do	3
in doubt	4
in each	8
in either	3
in essence	3
in every	7
in fact	32
in favor	5
in federal	7
in five	4
in for	6
in four	3
in front	9
in future	7
in general	19
in getting	4
in good	5
in government	4
in having	4
in he	4
in helping	5
in her	11
in here	5
in high	5
in his	50
in history	7
in how	4
in i	4
in in	3
in is	14
in it	20
in its	25
in itself	3
in just	6
in large	5
in last	6
in late	4
in life	5
in light	3
in line	7
in many	9
in may	6
in memory	5
in mind	23
in minutes	3
in more	19
in most	6
in my	62
in nearby	3
in need	3
in new	31
in next	4
in no	4
in office	9
in on	8
in one	25
in or	12
in order	27
in other	18
in our	24
in part	7
in particular	17
in parts	3
in peace	5
in person	4
in place	11
in politics	3
in power	4
in preparation	3
in previous	3
in primaries	3
in prison	6
in public	4
in question	11
in real	8
in recent	10
in regard	4
in relation	3
in response	7
in return	3
in school	4
in scope	4
in several	6
in situ	3
in six	3
in so	3
in some	26
in something	3
in spite	3
in such	7
in support	5
in talks	6
in terms	13
in text	4
in that	57
in the	1366
in their	36
in there	27
in these	11
in third	5
in this	93
in those	10
in three	4
in time	13
in to	15
in total	5
in touch	6
in turn	6
in two	8
in us	3
in use	3
in various	3
in violation	3
in whatever	3
in when	7
in which	42
in with	12
in writing	3
in years	4
in you	4
in your	172
inch of	3
include a	9
include and	3
include it	3
include that	4
include the	13
included a	3
included in	5
includes a	3
includes an	3
includes the	4
including a	6
including an	3
including the	15
income residents	3
increase in	6
increase the	5
increasing the	4
indeed i	6
indeed the	4
independent candidate	3
independent scientific	4
index is	4
index to	3
indicate that	8
indicated that	5
individuals who	4
individuals with	8
industry in	3
infinite amount	3
infinite number	4
info about	3
info and	3
info in	3
info is	4
info on	8
information about	18
information and	13
information as	4
information can	4
information do	4
information does	3
information for	4
information from	5
information i	5
information in	6
information is	6
information on	13
information or	4
information provided	3
information that	4
information to	7
information you	10
inherit from	3
input and	10
input can	3
input in	4
input is	8
inside a	9
inside of	6
inside or	3
inside the	19
insider trading	3
inspired by	3
install and	5
installed and	4
installed on	4
instance of	6
instances of	3
instead of	90
intend to	11
intended for	3
intended to	9
intending to	5
intends to	5
intention of	3
interact with	5
interacting with	3
interest and	3
interest in	8
interest rates	5
interested in	68
interesting do	3
interesting problem	3
interesting question	10
interesting that	4
interesting to	3
interests of	4
international community	3
international media	3
interview question	4
interview with	8
interviews with	3
into a	55
into account	7
into an	11
into and	3
into different	3
into it	5
into its	3
into memory	3
into more	3
into one	3
into place	3
into question	3
into some	3
into something	5
into that	8
into the	111
into their	3
into this	7
into to	3
into your	10
intro to	3
invents the	4
investigation into	7
investment in	6
investments in	3
involved and	3
involved in	21
involved with	5
involvement in	3
is a	421
is able	3
is about	16
is acceptable	4
is actually	13
is after	6
is all	19
is allowed	4
is almost	7
is already	10
is also	25
is always	11
is an	70
is and	10
is another	5
is any	13
is anything	5
is are	9
is as	8
is at	20
is automatically	4
is available	7
is awesome	3
is bad	4
is based	10
is basically	4
is because	9
is being	28
is believed	8
is best	7
is better	12
is between	3
is black	3
is blocked	3
is both	3
is broken	3
is but	3
is called	10
is can	5
is certainly	4
is clear	7
is clearly	5
is close	3
is coming	6
is common	3
is complete	3
is completely	5
is considered	3
is correct	20
is correctly	3
is created	6
is currently	13
is data	3
is dead	4
is deleted	3
is designed	4
is different	10
is difficult	4
is displayed	4
is do	8
is doing	13
is done	8
is due	5
is editing	3
is empty	3
is entirely	3
is even	4
is exactly	7
is expected	18
is fair	3
is far	11
is faster	3
is fine	7
is for	25
is found	5
is free	6
is from	5
is fully	3
is generally	6
is getting	8
is given	5
is giving	4
is going	35
is good	18
is great	4
is growing	3
is happening	7
is hard	13
is hardly	3
is having	8
is he	12
is helpful	4
is her	3
is here	4
is highly	6
is homework	4
is how	15
is i	7
is if	3
is illegal	4
is important	11
is in	75
is indeed	9
is involved	3
is is	12
is it	433
is its	6
is just	21
is kind	4
is known	6
is lacking	3
is less	7
is like	8
is likely	15
is line	3
is listed	6
is looking	4
is made	8
is making	13
is meant	5
is merely	3
is missing	9
is more	30
is most	3
is mostly	3
is moving	5
is much	12
is my	22
is necessary	5
is needed	10
is never	3
is new	3
is nice	3
is no	80
is non	3
is not	234
is notable	6
is nothing	8
is now	25
is obvious	3
is of	9
is off	4
is offering	3
is often	7
is on	20
is one	39
is only	34
is open	3
is or	3
is our	5
is out	6
is over	6
is owned	3
is part	11
is percent	5
is perfectly	3
is possible	10
is pretty	4
is probably	10
is protected	3
is provided	3
is quite	9
is ready	5
is real	3
is really	21
is referred	3
is related	7
is relevant	4
is required	3
is right	15
is running	7
is safe	3
is said	5
is scheduled	4
is set	9
is she	3
is showing	3
is simple	4
is simply	9
is so	23
is some	13
is someone	3
is something	26
is sometimes	3
is special	3
is still	49
is stopping	3
is strange	3
is subjective	3
is such	4
is supposed	13
is talking	3
is that	238
is the	558
is their	6
is then	3
is there	264
is this	217
is to	69
is too	26
is totally	5
is trivial	3
is true	5
is trying	8
is unclear	9
is under	4
is understood	3
is unknown	3
is unlikely	7
is unprecedented	3
is up	10
is used	17
is using	7
is usually	6
is very	31
is warranted	3
is way	6
is weak	3
is well	5
is where	12
is which	3
is willing	4
is with	7
is working	9
is worth	7
is written	3
is wrong	19
is yet	3
is you	6
is your	132
isn't a	14
isn't an	4
isn't clear	6
isn't enough	5
isn't he	5
isn't in	3
isn't it	32
isn't just	3
isn't really	5
isn't that	18
isn't the	18
isn't there	3
isn't this	12
isn't very	3
isn't working	8
issue and	3
issue but	4
issue for	4
issue i	6
issue in	3
issue is	11
issue of	10
issue with	7
issued a	4
issues and	4
issues are	3
issues of	4
issues that	10
issues with	3
it a	78
it about	4
it acceptable	4
it actually	5
it again	24
it all	17
it almost	3
it already	3
it also	23
it an	16
it and	49
it any	5
it anyway	3
it appeared	4
it appears	19
it appropriate	3
it are	10
it as	38
it at	23
it back	19
it based	3
it be	84
it because	13
it becomes	3
it before	6
it being	7
it better	9
it but	28
it by	13
it came	7
it can	48
it can't	4
it clear	8
it clearer	3
it clearly	3
it comes	20
it correct	4
it correctly	4
it crash	3
it crashes	3
it creates	3
it depends	15
it did	16
it didn't	5
it different	3
it difficult	4
it do	17
it does	50
it doesn't	44
it done	5
it down	5
it easier	7
it easy	4
it emerged	5
it even	8
it exists	3
it fail	3
it fails	3
it feels	4
it for	45
it from	27
it gets	8
it getting	3
it give	3
it gives	3
it go	3
it goes	4
it going	5
it got	6
it had	23
it happen	7
it happened	5
it happens	4
it hard	7
it harder	3
it has	60
it hasn't	3
it have	32
it help	5
it helps	3
it here	6
it his	3
it homework	4
it how	8
it i	24
it if	15
it in	72
it includes	3
it inside	4
it instead	3
it interesting	3
it into	19
it is	435
it isn't	17
it it	7
it just	48
it later	3
it leaves	3
it like	9
it ll	4
it look	10
it looks	51
it made	6
it make	5
it makes	14
it matter	7
it may	22
it mean	5
it means	6
it might	26
it more	17
it moved	4
it necessary	3
it need	8
it needs	11
it never	7
it no	4
it not	31
it now	15
it off	7
it on	54
it once	3
it only	10
it or	23
it other	3
it out	33
it over	3
it please	7
it possible	38
it probably	4
it properly	3
it quite	3
it really	26
it requires	3
it returns	5
it right	8
it run	3
it runs	4
it said	7
it say	4
it says	4
it seem	3
it seemed	5
it seems	69
it should	51
it shouldn't	8
it show	5
it shows	9
it simple	4
it simply	5
it since	4
it so	19
it something	4
it sounds	24
it stands	3
it start	3
it still	14
it stored	3
it strikes	4
it supports	3
it take	6
it takes	18
it than	3
it that	40
it the	37
it then	4
it there	6
it this	12
it though	6
it through	6
it to	157
it too	8
it took	13
it turned	3
it turns	5
it under	5
it up	35
it using	9
it usually	3
it very	3
it was	207
it wasn't	13
it we	4
it well	4
it went	3
it were	7
it when	6
it will	76
it with	26
it without	5
it won't	8
it work	24
it worked	3
it working	4
it works	19
it would	113
it wouldn't	11
it wrong	5
it you	19
it your	4
it yourself	8
it'd be	3
it's a	84
it's about	8
it's all	7
it's already	4
it's also	5
it's always	3
it's an	15
it's because	3
it's been	16
it's better	4
it's by	3
it's clear	4
it's different	3
it's difficult	4
it's free	4
it's from	3
it's going	7
it's good	4
it's great	3
it's hard	4
it's important	4
it's just	21
it's kind	3
it's like	10
it's more	6
it's much	6
it's my	5
it's not	85
it's on	3
it's only	5
it's possible	10
it's pretty	5
it's probably	6
it's really	6
it's simple	3
it's something	4
it's still	13
it's that	4
it's the	13
it's time	3
it's too	5
it's true	5
it's unclear	6
it's up	3
it's very	7
it's worth	5
items in	3
iterate over	4
its a	14
its copyright	4
its current	5
its first	3
its good	3
its height	3
its just	6
its kind	3
its new	3
its not	23
its obligations	3
its one	3
its original	4
its own	22
its possible	3
its source	3
its worst	3
itself is	6
job and	8
job as	3
job at	3
job but	4
job or	3
join in	3
join me	4
join the	8
joined the	8
journalists are	4
joys of	3
judge in	3
judgment on	3
just a	70
just about	7
just add	8
just added	3
just after	3
just an	13
just another	5
just as	13
just ask	6
just asking	4
just be	14
just because	10
just been	10
just before	3
just blocked	3
just call	3
just can't	4
just checked	3
just copy	3
just create	3
just curious	18
just delete	4
just did	4
just do	9
just don't	8
just done	3
just fine	6
just follow	3
just for	12
just found	5
just from	4
just get	4
just give	7
just go	5
just going	3
just got	4
just had	6
just happened	3
just have	7
just heard	3
just here	4
just how	5
just in	9
just keep	4
just let	15
just like	19
just look	7
just looking	8
just made	4
just make	8
just me	5
just moved	3
just need	11
just not	10
just noticed	9
just now	3
just once	3
just one	9
just out	9
just over	3
just pass	3
just playing	3
just put	5
just re	3
just read	9
just released	3
just reverted	4
just saw	9
just say	3
just saying	4
just set	4
just so	5
just take	4
just tell	5
just tested	3
just that	4
just the	33
just thought	3
just to	41
just tried	5
just try	3
just trying	6
just two	4
just use	15
just using	5
just want	15
just wanted	7
just went	3
just wondering	15
keen to	4
keep her	4
keep it	16
keep me	3
keep the	25
keep them	5
keep this	6
keep you	3
keep your	4
keeping it	3
keeping the	3
kept in	3
key in	3
keyboard and	5
keys and	3
kidney transplant	8
kids and	3
kids are	4
kind of	161
kind words	3
kinds of	16
knew that	3
know a	11
know about	31
know an	3
know and	5
know any	4
know anyone	3
know anything	9
know as	3
know asap	4
know at	3
know but	7
know by	3
know each	3
know for	4
know how	76
know i	10
know if	126
know in	3
know is	8
know it	13
know it's	4
know its	3
know more	7
know much	3
know nothing	4
know of	28
know or	4
know so	3
know that	57
know the	56
know there	7
know there's	3
know they	3
know this	9
know to	3
know when	24
know where	26
know whether	6
know which	10
know who	10
know you	14
know your	9
knowledge of	8
known as	13
known for	3
known in	3
known to	7
knows how	3
knows that	8
lack of	20
lacking in	3
laid out	4
land and	3
land to	4
language and	4
language are	11
language do	3
language in	4
language is	6
language or	3
language that	3
language you	6
large as	3
large number	5
large numbers	3
large scale	5
larger than	3
last article	3
last comment	3
last edit	5
last few	4
last line	5
last minute	4
last month	20
last night	24
last part	3
last question	6
last sentence	3
last three	4
last time	5
last two	7
last warning	3
last week	38
last week's	6
last year	25
last year's	4
last years	6
later and	3
later in	3
later on	7
later than	3
later the	5
laugh out	3
launch of	3
launch pad	14
launch vehicle	3
law and	3
law enforcement	4
law firm	6
law firms	3
law of	4
law professor	4
law schools	5
lawsuit against	3
lead to	13
leader of	9
leaders in	3
leadership of	3
leading a	3
leading to	3
leaf node	3
learn about	3
learn to	5
least a	6
least i	4
least not	4
least one	9
least some	4
least the	3
least two	5
least when	4
leave a	5
leave in	3
leave it	9
leave me	4
leave that	3
leave the	13
leaves out	3
leaves the	3
leaving a	4
leaving the	11
led by	5
led to	10
left a	9
left and	3
left for	4
left off	3
left on	6
left out	7
left some	3
left the	10
left to	6
left wing	3
legitimacy of	6
lend a	3
length of	7
length to	3
less than	31
let go	3
let her	6
let him	3
let it	4
let me	268
let people	4
let the	15
let them	8
let us	23
let you	10
let's discuss	7
let's get	4
let's go	5
let's make	3
let's say	3
let's take	3
let's talk	11
letter from	5
letter in	5
letter to	14
letters and	4
letters of	3
letting me	4
letting them	3
level and	3
level of	24
levels of	7
liar and	3
liberty and	3
library and	4
library are	3
library to	3
life and	4
life as	3
life in	4
life is	7
life or	3
life threatening	3
light of	7
light on	6
like a	101
like all	4
like an	14
like and	4
like any	3
like asking	4
like at	3
like for	3
like from	3
like he	4
like he's	4
like him	7
like homework	9
like how	4
like i	8
like in	11
like is	4
like it	35
like it's	5
like me	19
like most	3
like my	3
like one	4
like some	5
like such	4
like that	54
like the	61
like them	6
like they	7
like this	53
like to	125
like we	3
like when	3
like you	44
like you're	9
like you've	4
like your	9
liked to	3
likelihood of	5
likely be	4
likely to	25
likes you	5
limited to	3
line a	3
line and	14
line as	4
line between	3
line breaks	3
line does	3
line for	4
line in	10
line is	3
line numbers	3
line of	8
line or	6
line to	5
line up	5
line with	7
lines and	3
lines from	3
lines of	6
link and	6
link below	3
link can	3
link for	8
link in	4
link is	9
link it	3
link on	4
link or	5
link the	3
link to	72
link you	3
linked list	3
linked lists	3
linked to	18
linking to	4
links and	3
links are	5
links in	5
links on	7
links to	20
links were	3
list a	3
list all	4
list and	7
list at	4
list in	3
list is	5
list of	68
list or	3
list the	8
list them	3
list to	6
list you	3
listed as	3
listed at	6
listed in	8
listed on	4
listen to	10
listening to	3
listing of	4
listing the	3
lists of	5
little about	3
little bit	18
little more	24
little to	3
little too	4
little while	3
live in	27
live it	3
live on	4
live with	3
lived in	4
lives in	5
living in	9
ll be	6
load of	3
load the	9
local file	3
localized for	3
location of	5
log into	3
logged in	10
login page	3
long as	25
long does	6
long enough	5
long how	3
long is	4
long it	4
long last	3
long long	3
long standing	3
long term	12
long time	15
long way	3
long you	4
longer than	6
look a	3
look and	5
look at	123
look for	20
look in	7
look into	8
look like	40
look now	3
look on	5
look over	9
look through	6
look to	4
look up	4
looked at	17
looked into	3
looked it	4
looked like	4
looking at	32
looking for	104
looking forward	4
looking through	6
looking to	21
looks a	4
looks as	3
looks fine	4
looks like	79
looks pretty	4
looks to	3
lose a	3
lose the	5
losing the	4
loss of	5
lost confidence	3
lost in	5
lost me	3
lost the	5
lot about	4
lot easier	3
lot for	5
lot like	3
lot more	8
lot of	79
lot to	6
lots and	4
lots of	37
love is	7
love it	13
love my	3
love the	8
love them	5
love to	10
loved one	3
low and	3
low for	3
low level	4
lower than	5
lowest in	3
luck and	6
luck with	5
lupus nephritis	11
lupus who	3
machine learning	3
mad men	3
made a	26
made an	5
made by	10
made for	8
made from	4
made in	9
made it	23
made me	3
made more	7
made no	3
made of	4
made on	5
made or	3
made sense	3
made some	10
made that	5
made the	10
made this	7
made to	9
made up	6
mail address	4
mail app	3
mail from	3
mail it	3
mail me	3
mail on	6
mail to	5
mail will	3
main and	3
main article	4
main or	3
main page	10
maintain the	3
majority leader	3
majority of	7
make a	56
make an	4
make any	13
make changes	3
make further	3
make him	4
make it	80
make me	7
make money	5
make more	4
make my	3
make sense	26
make some	4
make sure	48
make that	11
make the	48
make them	7
make things	3
make this	11
make to	3
make up	13
make you	6
make your	15
makes a	9
makes her	3
makes it	9
makes me	11
makes my	3
makes no	6
makes sense	8
makes the	5
makes you	10
making a	17
making it	10
making sure	3
making the	14
making this	4
making your	3
male and	5
man and	3
man made	3
man who	5
manage to	7
managed code	3
managed to	6
management of	4
manager of	3
manner in	3
many as	6
many cultures	3
many days	4
many different	5
many more	6
many of	30
many other	8
many people	14
many things	3
many times	5
map for	3
maps to	3
mark as	4
marked as	5
market and	5
market is	3
marriage to	3
married and	4
match the	3
material about	3
material i	4
material in	3
material is	3
matrix or	3
matter how	6
matter of	16
matter that	4
matter the	3
matter to	5
may also	9
may ask	4
may be	59
may have	24
may help	6
may i	25
may need	4
may not	24
may only	4
may or	7
may start	4
may take	3
may want	6
me a	60
me about	3
me an	12
me and	25
me are	7
me as	13
me ask	6
me at	12
me but	10
me by	6
me can	8
me did	3
me do	10
me for	6
me how	21
me i	15
me if	22
me in	15
me is	5
me it	4
me just	5
me know	238
me like	6
me not	4
me of	9
me off	4
me on	11
me one	6
me or	13
me out	5
me personally	3
me please	7
me should	3
me smile	3
me so	7
me some	6
me something	3
me that	39
me the	26
me think	4
me this	8
me to	112
me too	5
me when	11
me where	12
me which	3
me who	3
me with	15
me your	7
mean a	11
mean and	4
mean by	132
mean can	3
mean do	4
mean does	3
mean exactly	3
mean how	9
mean i	7
mean if	8
mean in	7
mean is	8
mean it	10
mean it's	3
mean like	4
mean more	3
mean or	4
mean something	6
mean that	30
mean the	26
mean there	7
mean they	4
mean to	19
mean we	3
mean when	7
mean with	13
mean you	11
mean you're	3
meaning a	3
meaning of	10
meaning to	3
means of	3
means that	10
means the	3
means they	4
means you	3
meant by	8
meant the	3
meant to	16
measure of	6
medal of	3
media and	5
media companies	4
media industry	5
meet him	3
meet in	3
meet the	4
meet with	6
meeting and	5
meeting in	3
meeting of	3
meeting on	4
meeting the	4
meeting to	3
meeting with	7
meetings and	3
meetings with	5
member of	25
members from	3
members of	29
men and	6
men are	3
men in	4
mention it	8
mention of	11
mention that	4
mention the	8
mentioned in	4
mentioned it	3
mentioned on	3
mentioned that	5
merge sort	3
merge the	3
merged with	3
message in	3
message on	7
message or	3
message that	7
message to	11
messages on	4
met the	4
met with	6
meta programmers	4
metal and	5
method do	3
method is	4
method of	4
method on	3
method or	5
method that	4
midst of	3
might also	4
might be	67
might get	4
might have	20
might help	10
might i	3
might just	3
might need	5
might not	15
might say	3
might want	9
might you	3
miles from	4
miles of	4
miles off	3
military controllers	3
military government	3
military personnel	3
million a	3
million dollars	4
million for	4
million in	16
million jobs	4
million of	4
million people	4
million pounds	3
million to	4
millions of	12
mind and	4
mind if	14
mind posting	4
mind sharing	3
mind that	5
mind the	3
mind to	4
mind when	3
mine can	3
minimal example	5
minimum and	3
minimum number	5
minimum of	3
ministers will	3
ministry of	4
ministry said	8
minutes after	4
minutes ago	3
minutes of	6
minutes per	3
miss something	4
missed that	4
missed the	6
missing crew	3
missing in	8
missing person	3
missing something	35
missing the	6
mistake in	3
mix of	3
mixture of	3
mobile phones	3
model for	6
modern physics	3
modify the	8
module and	3
mom and	3
moment and	3
money and	6
money for	3
money from	5
money in	6
money is	3
money to	9
monitor the	3
month according	3
month ago	3
month and	3
month as	3
month in	3
month of	3
month the	4
month to	3
months ago	10
months and	8
months before	3
months in	5
months of	9
months old	3
months or	3
months to	4
more a	5
more about	24
more and	4
more articles	3
more bodies	4
more clear	6
more clearly	7
more code	5
more competition	4
more complex	5
more complicated	4
more concerned	3
more constructive	3
more context	16
more detail	26
more detailed	8
more details	27
more difficult	4
more easily	3
more efficient	4
more focused	3
more fully	3
more general	4
more important	9
more importantly	4
more in	9
more info	7
more information	33
more intense	3
more interesting	4
more like	8
more likely	4
more money	6
more of	26
more often	4
more on	4
more or	3
more people	6
more power	4
more powerful	5
more precise	11
more sense	3
more specific	54
more specifically	5
more than	139
more the	3
more then	3
more thing	5
more time	8
more to	10
more towards	3
more troops	3
more work	4
more you	3
most common	5
most important	12
most likely	9
most of	48
most people	7
most popular	5
most recent	7
most vulnerable	3
most were	3
mostly just	3
mother and	3
mother of	3
motion to	3
move a	5
move and	3
move forward	3
move from	3
move it	11
move on	7
move that	3
move the	14
move them	4
move this	4
move to	9
move your	4
moved back	3
moved it	3
moved the	4
moved to	15
movement for	3
moves and	7
much a	5
much about	5
much appreciated	5
much as	14
much better	8
much but	3
much data	6
much do	5
much easier	3
much for	15
much i	4
much in	4
much is	3
much less	5
much like	6
much money	5
much more	20
much needed	3
much of	28
much slower	7
much the	3
much time	5
much to	7
much work	3
much worse	3
much you	4
multiple people	3
music and	4
music industry	4
must admit	4
must be	24
must have	11
must now	3
must you	6
my ability	3
my actions	3
my answer	13
my attention	4
my best	3
my browser	3
my campaign	4
my case	3
my changes	5
my comment	7
my comments	5
my computer	5
my concern	3
my daughter	4
my edit	14
my edits	14
my email	3
my experience	8
my family	5
my favorite	10
my first	14
my friend	9
my friends	4
my good	3
my guess	4
my head	6
my heart	3
my husband	5
my ignorance	5
my kid	3
my kids	4
my knowledge	5
my last	6
my legs	3
my life	5
my mind	8
my mom	6
my name	13
my next	3
my old	4
my opinion	10
my original	4
my own	12
my page	5
my personal	6
my point	3
my points	4
my post	5
my previous	4
my problem	4
my program	4
my proposal	3
my question	36
my questions	3
my real	5
my request	7
my resume	6
my script	3
my skin	3
my son	5
my talk	26
my time	4
my understanding	5
my user	12
my view	3
my watchlist	3
my way	5
my wife	7
my work	6
my writing	3
myself and	4
myself in	3
mysite com	3
name and	8
name but	5
name change	4
name for	8
name in	7
name is	14
name of	25
name on	3
name or	4
name that	3
name the	6
name to	7
name your	3
named for	5
names and	8
names in	4
names into	3
names of	8
national security	4
national unity	4
native language	6
nature of	9
near a	3
near future	3
near the	13
nearly million	6
nearly years	3
necessary for	3
necessary to	8
neck and	3
need a	49
need all	5
need an	9
need any	4
need for	5
need help	16
need i	3
need it	10
need me	5
need more	14
need of	3
need one	6
need some	12
need the	12
need them	3
need this	6
need to	265
need your	5
needed for	3
needed to	19
needs a	10
needs and	3
needs more	3
needs to	39
negative numbers	3
negotiate the	3
neighborhood to	3
neither of	3
nephritis in	4
net framework	5
net that	3
never be	7
never been	10
never even	3
never go	3
never got	3
never had	4
never have	3
never heard	13
never seen	10
never understand	3
never used	3
new and	3
new article	8
new banks	4
new here	4
new ideas	3
new one	7
new position	4
new projects	3
new question	3
new rules	3
new template	3
new to	7
new user	4
new users	3
new version	7
news conference	7
news for	3
news that	3
next few	4
next generation	3
next month	4
next time	11
next to	7
next two	3
next week	17
next year	21
next year's	3
next years	3
nice to	6
nice work	4
night after	3
night and	5
night before	3
night that	3
nine months	4
nine people	3
no and	3
no answer	5
no clue	11
no difference	4
no doubt	3
no evidence	3
no he	4
no i	24
no idea	21
no if	3
no is	3
no it	9
no it's	3
no just	3
no later	3
no less	5
no longer	21
no matter	9
no mention	3
no more	11
no need	5
no no	4
no one	36
no one's	4
no other	8
no problem	12
no question	3
no real	5
no reason	8
no sense	6
no source	3
no such	10
no suggestion	3
no surprise	3
no that	3
no time	3
no use	3
no way	13
no worries	7
no you	5
nodes to	4
nominate it	4
nominate you	3
nominated for	3
nomination for	3
nomination of	4
non free	5
non notable	6
non resident	3
non violence	3
none of	15
nor in	3
nor the	3
not a	89
not able	5
not about	9
not add	3
not all	9
not allow	3
not allowed	8
not alone	3
not already	3
not always	3
not an	20
not any	4
not appear	8
not apply	4
not appropriate	3
not as	9
not ask	3
not asking	3
not at	7
not attend	4
not aware	6
not be	61
not been	19
not being	9
not believe	3
not by	4
not can	5
not clear	39
not comment	3
not completely	3
not consider	4
not considered	4
not convinced	4
not correct	3
not do	11
not doing	3
not end	3
not enough	9
not even	12
not every	3
not exactly	4
not exist	8
not familiar	10
not find	6
not fit	4
not for	14
not fully	4
not get	8
not getting	3
not give	6
not giving	3
not go	5
not going	19
not have	26
not having	5
not hesitate	8
not his	3
not how	6
not human	3
not if	4
not in	31
not include	3
not interested	4
not is	4
not just	54
not know	17
not known	4
not leave	5
not let	6
not like	7
not listed	3
not look	6
not made	5
not make	14
not married	4
not matter	3
not me	6
not much	5
not my	4
not necessary	4
not need	5
not on	11
not one	3
not only	18
not open	3
not or	4
not over	3
not possible	11
not properly	3
not provide	3
not put	6
not quite	9
not read	3
not really	31
not related	6
not remove	5
not reply	3
not responding	3
not return	5
not run	5
not say	6
not saying	4
not see	5
not seeing	7
not seek	3
not seem	7
not set	4
not share	3
not show	5
not simply	3
not so	7
not something	6
not support	3
not supposed	5
not sure	124
not take	12
not talk	3
not talking	3
not that	19
not the	64
not think	7
not this	5
not to	69
not too	11
not true	7
not try	8
not trying	7
not understand	10
not use	18
not used	4
not using	11
not vandalism	3
not very	8
not want	17
not work	28
not working	21
not worth	6
not writing	4
not yet	10
not you	4
not your	3
notability is	4
notability of	3
notable but	3
notable enough	5
note about	3
note of	3
note on	5
note that	19
note the	7
note to	3
note you	3
noted that	6
notes and	3
notes that	3
nothing about	9
nothing but	6
nothing else	5
nothing has	3
nothing is	3
nothing like	3
nothing to	13
nothing wrong	3
notice that	9
notice you	5
noticed that	36
noticed the	6
noticed you	21
noticed you've	4
noticed your	7
noting that	5
notion that	3
now a	4
now and	16
now as	3
now be	5
now been	5
now but	6
now by	4
now can	3
now do	8
now go	3
now has	3
now have	6
now he	6
now he's	3
now how	3
now i	18
now if	4
now is	8
now it	7
now it's	3
now on	3
now or	4
now so	3
now than	4
now that	7
now the	11
now this	3
now to	5
now we	7
now will	3
now you	9
nowiki nowiki	3
nowiki or	3
nowiki person	15
nowiki tag	5
number and	4
number from	4
number of	106
number or	6
number was	5
numbers and	4
numbers from	3
numbers in	5
numbers of	5
numbers or	5
numerous times	3
nuts and	4
object and	4
object is	4
object that	3
object to	9
object type	3
objection to	6
objects or	4
obligation to	3
obvious and	3
obvious but	7
obvious that	3
obviously the	3
occasionally and	3
occurred in	4
of a	287
of about	3
of action	7
of adding	4
of age	3
of all	40
of an	54
of and	11
of another	3
of any	35
of anything	9
of arms	3
of around	3
of articles	9
of being	11
of between	3
of birds	3
of books	3
of both	7
of bunker	3
of business	3
of but	4
of campaign	3
of change	3
of changes	4
of changing	3
of characters	3
of child	3
of code	6
of content	6
of copyright	3
of course	49
of court	3
of creating	3
of curiosity	18
of data	11
of days	6
of death	6
of device	3
of different	7
of disease	3
of doing	9
of dollars	6
of drugs	6
of duty	3
of each	18
of edges	4
of education	6
of either	3
of electrons	3
of elements	4
of employment	3
of energy	4
of engagement	3
of equipment	3
of error	8
of events	3
of every	3
of explanation	3
of file	3
of files	6
of finding	5
of fish	3
of flag	4
of food	7
of for	6
of former	3
of four	3
of freedom	3
of fun	3
of general	3
of getting	3
of good	11
of government	5
of hair	3
of harm	4
of having	9
of health	5
of help	5
of her	22
of him	6
of his	87
of honor	3
of how	23
of human	3
of humor	4
of i	4
of if	3
of images	6
of independent	3
of information	8
of input	3
of inquiry	3
of interest	23
of internal	3
of is	5
of issues	3
of it	57
of its	30
of just	7
of kidney	4
of knowledge	5
of land	8
of life	6
of like	6
of line	4
of living	4
of luck	4
of lupus	6
of major	3
of making	4
of many	6
of me	3
of media	4
of members	4
of memory	7
of metal	3
of miles	4
of million	10
of mine	4
of minutes	3
of money	10
of months	3
of more	8
of much	3
of my	63
of new	12
of news	5
of next	6
of no	4
of nodes	4
of non	3
of not	8
of notability	8
of numbers	8
of ocean	3
of one	13
of only	3
of opportunity	3
of or	5
of other	12
of others	5
of our	24
of pages	4
of people	30
of person	5
of personal	3
of pictures	3
of place	4
of play	3
of points	8
of policy	6
of political	6
of pop	4
of possible	4
of pounds	3
of problems	3
of processing	3
of quality	4
of questions	4
of reasons	3
of references	4
of removing	3
of rows	4
of saying	4
of school	3
of seconds	3
of security	3
of sense	3
of settlements	4
of seven	4
of several	5
of smart	3
of social	3
of some	20
of something	4
of space	3
of staff	5
of state	20
of steel	3
of students	6
of stuff	3
of such	13
of support	6
of taking	4
of technology	3
of testing	3
of that	57
of the	1644
of their	26
of them	61
of these	41
of thing	8
of things	15
of this	136
of those	42
of thousands	11
of three	8
of thrust	3
of time	28
of times	3
of to	6
of today	3
of top	4
of traffic	3
of trust	3
of two	12
of us	26
of use	4
of useful	5
of users	4
of using	8
of value	3
of vandalism	8
of vertices	4
of view	5
of voters	3
of vs	3
of water	18
of ways	7
of where	5
of whether	6
of which	14
of who	3
of whom	3
of winning	4
of women	6
of words	8
of work	10
of workers	3
of years	6
of you	23
of your	135
of yours	5
off a	4
off and	5
off as	3
off for	3
off from	5
off of	11
off on	5
off the	38
off their	3
off to	7
off topic	18
off your	5
offering the	4
offers a	3
office a	3
office and	5
office has	3
office in	3
office of	8
office said	3
office to	4
office was	3
officers and	3
official said	4
official website	3
officials and	4
officials said	9
officials were	3
often have	5
often is	3
often the	3
oil and	3
oiled birds	3
old article	3
old daughter	4
old friend	4
old one	7
old school	4
old son	3
old version	4
older brother	3
on a	176
on adding	4
on advertisements	3
on advertising	3
on all	15
on an	20
on and	18
on another	11
on any	10
on at	4
on back	3
on behalf	8
on board	4
on both	6
on but	3
on campus	4
on data	3
on each	13
on earth	14
on every	9
on for	4
on foreign	3
on government	3
on health	4
on her	11
on here	9
on his	28
on hold	5
on how	31
on i	4
on if	5
on in	6
on individual	4
on is	5
on it	50
on its	14
on land	3
on many	6
on may	3
on my	59
on of	3
on one	13
on or	6
on other	7
on our	9
on page	3
on people	4
on political	3
on public	3
on second	4
on security	3
on several	4
on shore	3
on so	9
on some	12
on something	5
on state	3
on such	4
on talk	5
on that	49
on the	746
on their	26
on them	10
on there	4
on this	100
on to	23
on top	12
on topic	3
on us	4
on user	3
on using	3
on when	4
on where	6
on whether	5
on which	14
on who	3
on wiki	4
on with	6
on you	5
on your	110
once a	7
once again	8
once an	3
once do	3
once every	3
once i	3
once in	4
once it	4
once it's	3
once owned	3
once the	9
once told	3
once upon	3
once you	4
one and	15
one another	4
one are	8
one article	4
one as	3
one at	6
one but	3
one by	5
one can	12
one day	12
one do	5
one does	4
one for	12
one from	5
one has	10
one how	3
one i	9
one if	3
one in	14
one is	20
one it	3
one just	3
one last	4
one might	3
one million	3
one month	4
one more	13
one name	3
one number	3
one of	178
one on	7
one or	12
one other	5
one page	8
one person	4
one place	3
one point	4
one question	8
one reason	5
one right	3
one should	9
one so	4
one source	4
one that	21
one the	4
one thing	11
one time	11
one to	10
one too	3
one use	3
one way	6
one where	4
one which	4
one who	15
one will	3
one with	7
one would	4
one year	4
one you	7
ones are	3
ones in	5
ones or	3
ones that	8
ones who	4
ones you	4
only a	15
only about	3
only after	3
only allowed	3
only available	3
only be	8
only edit	3
only for	10
only had	3
only have	6
only if	10
only in	12
only is	4
only need	3
only on	5
only one	36
only percent	3
only see	3
only that	5
only the	13
only thing	8
only this	3
only time	3
only to	11
only trying	3
only two	6
only use	3
only used	6
only using	3
only way	9
only you	6
onto a	3
onto the	4
open a	11
open doors	3
open ended	6
open it	5
open source	6
open the	8
open to	6
opening the	3
operating system	19
operating systems	5
operation is	3
opinion about	3
opinion of	4
opinion on	7
opinion that	3
opportunities for	4
opportunity to	11
opposed to	22
opposition to	4
optimal solution	3
option for	7
option is	4
option of	3
option to	3
option would	3
options to	3
or a	53
or about	3
or after	4
or all	4
or am	15
or an	16
or another	10
or any	15
or anything	10
or are	82
or as	5
or at	17
or bad	3
or better	6
or both	11
or by	7
or can	16
or copy	3
or created	3
or did	25
or disagree	3
or do	94
or does	28
or else	5
or equal	4
or even	15
or file	3
or five	3
or for	10
or friends	3
or from	7
or full	3
or get	3
or give	3
or has	4
or have	6
or how	10
or i	4
or if	20
or in	19
or is	122
or just	53
or later	3
or less	9
or major	4
or make	4
or may	8
or more	14
or most	4
or must	3
or no	7
or not	60
or of	5
or on	6
or one	10
or only	8
or or	3
or other	12
or over	3
or package	3
or percent	3
or possibly	3
or provide	3
or really	3
or server	4
or should	28
or similar	5
or simply	3
or so	10
or some	19
or someone	4
or something	68
or that	7
or the	63
or through	3
or to	12
or treating	3
or two	15
or use	4
or using	6
or video	3
or was	12
or we	3
or whatever	8
or when	7
or where	3
or whether	5
or which	3
or will	12
or with	3
or would	19
or write	4
or you	15
or your	5
order for	6
order of	8
order the	3
order to	16
org is	3
org project	3
org wiki	24
organization of	3
organized and	3
original list	3
original question	9
original research	3
origins of	3
other accounts	4
other articles	5
other aspect	3
other candidates	4
other countries	3
other day	4
other editors	7
other hand	11
other ideas	5
other information	5
other languages	3
other non	4
other one	3
other or	4
other parts	3
other people	13
other person	4
other question	3
other questions	4
other side	5
other sites	3
other stuff	6
other than	33
other things	5
other thoughts	3
other two	7
other type	3
other types	3
other user	3
other users	4
other way	10
other words	12
others are	3
others can	4
others in	3
others like	6
others to	3
others were	5
otherwise i	4
ought to	6
our children	4
our correspondent	3
our lives	3
our own	7
our society	3
our time	4
our way	3
out a	18
out after	3
out all	4
out and	18
out as	4
out at	6
out but	3
out by	4
out can	3
out for	14
out how	9
out i	3
out if	3
out in	18
out is	5
out loud	5
out more	3
out my	3
out of	149
out on	15
out or	4
out that	16
out the	57
out there	16
out this	4
out to	15
out whether	3
out which	3
out who	3
out with	13
outlined in	3
output from	3
output in	4
output of	17
output to	6
output you	6
outside of	16
outside the	14
over a	13
over all	3
over and	6
over at	8
over by	5
over her	3
over here	5
over his	3
over in	3
over it	4
over million	3
over more	3
over the	87
over their	3
over there	4
over this	5
over time	4
over to	7
over years	4
overall the	3
own and	3
own article	3
own it	3
own question	4
own talk	3
own work	5
owned by	11
owner of	7
ownership of	6
owns a	4
pace in	3
package for	4
package or	3
package you	3
page a	4
page about	8
page also	5
page and	26
page any	5
page archive	3
page are	5
page as	7
page at	3
page back	3
page because	4
page but	12
page can	3
page did	4
page discussion	5
page do	5
page does	3
page doesn't	3
page for	11
page has	4
page history	4
page i	19
page if	6
page in	5
page is	32
page just	4
page now	3
page numbers	3
page of	8
page on	7
page or	17
page please	3
page should	5
page so	7
page that	12
page the	4
page then	4
page to	20
page was	3
page when	4
page where	5
page which	5
page will	3
page with	5
page you	11
pages and	7
pages can	3
pages or	6
pages that	6
pages to	5
pages which	3
pages with	6
paid a	3
pair of	4
pairs of	3
paper is	3
paper that	3
paragraph a	3
paragraph of	3
parallel to	3
parse the	4
parsing the	3
part i	3
part in	7
part is	6
part of	116
part or	3
part that	6
part time	3
part to	3
participate in	9
participated in	4
particular article	4
particular reason	10
particular the	3
particular you	4
particularly in	5
partnered with	3
parts of	21
party and	6
party candidate	8
party in	4
party is	4
party nominee	3
party of	5
party that	3
party the	3
party to	4
party will	4
party's candidate	3
pass a	4
pass it	3
pass on	3
pass said	3
pass the	8
passing the	4
passing through	4
password to	3
passwords for	3
past as	3
past few	4
past that	3
past the	4
past two	6
past years	4
paste in	3
paste it	5
paste the	7
pastebin com	3
path and	3
path between	5
path for	3
path to	4
patients and	3
patients with	3
pay a	5
pay for	15
pay the	4
paying for	5
payment of	5
payments to	3
peace envoy	4
peace process	4
peace talks	5
peer review	10
peer reviewed	3
people and	11
people are	25
people at	4
people can	9
people died	3
people do	5
people don't	8
people for	3
people from	11
people had	3
people have	15
people in	17
people including	3
people is	3
people know	3
people like	5
people of	5
people on	6
people said	3
people say	3
people see	3
people should	4
people that	6
people they	4
people think	3
people to	21
people want	3
people were	6
people who	30
people will	9
people with	3
people would	7
per cent	22
per hour	3
per pixel	3
per the	6
per week	3
percent and	3
percent for	4
percent from	5
percent in	8
percent of	26
percent the	3
percent to	5
percentage of	9
perform the	4
period of	7
periods of	4
permission to	3
permutations of	3
person a	3
person and	3
person as	3
person but	3
person i	5
person in	3
person is	9
person nowiki	14
person on	4
person that	3
person to	5
person who	12
person with	3
person would	3
personal and	3
personal attack	6
personal attacks	3
personally i	4
perspective of	3
pertaining to	3
phone and	6
phone calls	4
phone numbers	4
photo and	3
photo is	3
photo of	3
photos of	3
pi pi	4
pic you	3
pick a	8
pick an	4
pick it	3
pick one	4
pick up	11
picked up	4
picking up	3
picks up	3
picture of	11
pictures are	4
pictures of	7
piece of	9
pieces of	5
piles of	3
pirates and	3
place and	3
place for	9
place in	11
place on	8
place the	3
place them	3
place to	12
place where	5
placed in	4
placed on	3
plan for	7
plan is	3
plan on	5
plan to	23
plan was	3
planned for	4
planned to	6
planning a	3
planning on	9
planning to	16
plans for	3
plans to	21
plate of	3
platform are	11
play a	3
play and	4
play with	10
played a	5
played in	3
players and	3
playing the	3
playing with	4
please add	24
please address	3
please advise	4
please also	4
please answer	4
please are	3
please ask	3
please be	21
please block	3
please call	11
please can	8
please change	3
please check	14
please clarify	40
please comment	5
please confirm	6
please contact	9
please correct	3
please delete	5
please describe	9
please direct	3
please do	32
please don't	13
please drop	5
please edit	17
please elaborate	28
please expand	6
please explain	54
please feel	4
please find	6
please forgive	3
please forward	5
please get	5
please give	23
please go	3
please have	4
please help	8
please if	3
please include	5
please indicate	3
please is	3
please join	4
please keep	4
please let	123
please look	5
please make	12
please note	10
please or	3
please pass	5
please please	7
please point	6
please post	15
please provide	32
please put	6
please read	6
please remove	3
please rephrase	7
please reply	4
please respond	15
please restore	3
please review	8
please see	22
please send	15
please share	7
please show	7
please sign	5
please specify	14
please stop	4
please take	12
please tell	19
please this	3
please try	8
please update	3
please use	5
pleased to	3
pleased with	3
pledged to	3
plenty of	16
plug in	4
pm please	4
point about	4
point and	4
point but	4
point do	3
point for	8
point here	3
point how	3
point i	3
point in	11
point is	12
point me	12
point of	30
point out	11
point that	7
point to	12
point where	4
point you	6
pointed out	9
pointer to	6
pointing out	6
pointing that	3
pointing to	6
points and	3
points in	5
points is	3
points on	5
points to	9
poised to	3
police and	5
police chief	4
police officers	6
police said	12
police spokesman	3
policies and	3
policy and	4
policy is	9
policy makers	4
policy of	5
policy on	4
policy or	3
political and	4
political parties	3
political party	5
poll on	4
poll that	3
polling has	3
polling stations	4
polynomial time	3
pop culture	3
pop up	3
port of	3
portion of	5
position and	5
position in	3
position is	3
position of	4
possibility that	3
possible as	4
possible but	3
possible for	10
possible in	4
possible that	14
possible to	41
possibly a	3
possibly be	5
possibly the	4
post a	29
post an	3
post and	4
post comments	3
post i	3
post in	4
post is	3
post it	10
post on	8
post some	7
post that	5
post the	32
post this	4
post to	5
post your	16
posted a	7
posted this	4
posting a	4
posting the	4
posting your	4
posts on	4
pounds of	5
power in	4
power of	4
power supply	6
power to	3
practice of	3
practice to	3
praise for	3
predict the	3
prefer the	3
prefer to	6
preferably a	3
prepackaged bankruptcy	5
prepackaged plan	3
preparation for	3
prepared to	4
preparing a	3
preparing to	4
present in	6
present is	3
presented in	4
presents a	4
press conference	4
press secretary	4
press that	3
press the	3
pressure from	3
pressure on	4
pressure to	4
presume you	3
pretty broad	3
pretty close	3
pretty good	3
pretty much	16
pretty sure	8
pretty well	3
prevent the	5
prevent them	4
previous version	4
price for	3
price of	3
price tag	3
primary source	3
primary topic	3
print the	4
prior to	9
prison for	6
private insurance	4
private sector	3
pro abortion	3
probability of	4
probably a	10
probably be	5
probably because	3
probably do	3
probably going	5
probably have	3
probably just	3
probably more	3
probably not	6
probably the	7
probably want	5
probably work	3
problem a	3
problem and	3
problem are	12
problem but	10
problem can	5
problem did	3
problem do	5
problem does	3
problem exactly	3
problem for	6
problem have	6
problem here	4
problem how	5
problem i	3
problem if	7
problem in	6
problem is	36
problem of	10
problem on	3
problem or	3
problem please	3
problem so	3
problem solved	5
problem that	13
problem there	3
problem to	4
problem when	3
problem with	38
problem you	8
problem you're	6
problems are	3
problems do	3
problems in	3
problems that	3
problems with	17
procedure for	3
process as	3
process in	3
process is	3
process of	7
process the	4
process to	3
processing and	3
produce a	4
produces a	3
product and	3
production of	4
products in	4
professor at	4
profile is	3
profit from	3
program for	3
program in	3
program is	7
program on	3
program that	4
program to	6
program will	3
programmers stackexchange	7
programming language	12
programs are	3
project and	8
project from	3
project has	3
project on	3
project page	3
promise to	3
promised that	3
promised to	3
promoted to	3
prompt or	3
proof of	4
proof that	6
properties that	3
proposal and	3
proposal to	3
proposing a	3
protected and	3
protection and	4
proud of	7
prove that	6
provide a	45
provide an	10
provide any	5
provide me	6
provide more	16
provide some	15
provide the	14
provided by	5
provided that	3
provided to	4
provided with	3
pseudo code	5
public domain	6
public health	3
public option	3
public relations	3
public school	4
public spending	3
published a	3
published by	4
published in	5
pull the	3
purpose of	26
purpose to	4
push the	3
pushing the	3
put a	16
put all	3
put an	4
put her	4
put in	19
put it	20
put my	3
put on	7
put out	3
put some	3
put the	21
put them	10
put this	5
put those	3
put together	4
put up	11
put you	3
put your	6
putting it	3
putting the	8
putting them	3
putting this	3
puzzled as	3
puzzled by	5
puzzlers work	3
qualify as	7
qualify for	4
quality of	6
quarter for	3
queries in	3
query to	3
question a	12
question about	26
question actually	3
question also	3
question and	19
question are	14
question as	12
question at	6
question but	26
question can	22
question did	4
question do	15
question does	8
question doesn't	3
question for	9
question fully	3
question has	8
question here	7
question how	16
question i	16
question if	13
question in	14
question is	108
question isn't	4
question it	5
question like	3
question may	3
question more	8
question of	6
question on	8
question one	3
question or	9
question please	6
question says	4
question seems	9
question should	10
question so	8
question still	3
question that	8
question the	7
question title	7
question to	31
question too	3
question was	8
question when	3
question which	5
question with	12
question would	5
question you	10
questioned the	3
questions about	16
questions and	9
questions are	8
questions do	3
questions here	7
questions how	4
questions i	4
questions in	5
questions is	5
questions like	7
questions on	5
questions or	7
questions please	3
questions that	3
questions to	3
questions useful	6
questions you	3
quick question	7
quickly and	3
quit the	3
quite a	15
quite sure	7
quite understand	8
quote from	4
race and	5
race in	7
race is	3
race which	3
radio address	3
raise the	3
ran into	3
ran out	3
range of	14
rate of	5
rates are	3
rather a	3
rather not	6
rather than	82
rationale for	6
rd party	6
re election	3
re not	6
re your	4
reach a	4
reach the	4
reached a	5
reached the	4
read about	4
read all	5
read and	5
read from	4
read it	12
read my	3
read on	3
read only	4
read or	3
read that	3
read the	45
read this	5
read through	5
read your	6
reading a	3
reading it	3
reading the	11
reading your	4
ready for	10
ready made	3
ready to	14
real code	3
real estate	4
real life	6
real problem	4
real question	6
real time	5
real value	3
real world	9
realize that	8
realized that	3
really a	16
really are	3
really asking	3
really bad	4
really be	4
really believe	3
really clear	5
really cute	3
really depends	4
really don't	10
really fast	3
really feel	3
really get	4
really going	3
really good	6
really have	6
really hope	3
really interested	3
really is	7
really isn't	4
really it	3
really just	3
really know	3
really like	9
really make	6
really mean	5
really necessary	6
really need	16
really not	4
really sure	4
really the	8
really think	15
really trying	3
really understand	3
really very	3
really want	15
reason and	3
reason for	32
reason given	3
reason i	6
reason is	3
reason it	3
reason that	9
reason to	24
reason you	18
reasons for	6
receive a	3
receive and	3
receive any	3
receive it	3
received a	11
received an	3
received any	4
received the	7
received this	3
receiving the	3
recent article	3
recent edit	4
recent edits	3
recent years	3
recently edited	3
recognize the	3
recommend a	4
recommend that	6
recommend to	3
record for	4
record of	4
record the	3
recover the	4
recovery and	3
red links	3
redirect to	4
reduce the	5
reducing the	7
refer to	16
refer you	3
reference but	3
reference for	7
reference it	3
reference or	3
reference to	18
references and	3
references are	3
references for	3
references the	3
references to	8
referred to	11
referring to	43
refers to	6
reform legislation	3
refrain from	4
refusal to	3
refuse to	5
refused to	9
refuses to	3
refusing to	4
regard to	5
regarding the	14
regarding this	4
regarding your	3
regardless of	8
regards to	4
region of	3
regular expression	6
regular expressions	3
rejected by	5
rejected the	4
relate to	4
related articles	8
related question	3
related questions	4
related to	51
relating to	7
relation to	5
relations with	3
relationship between	4
relationship to	3
relationship with	8
relationships with	3
relative to	4
relatively new	3
release it	3
release of	5
release the	3
released a	7
released by	5
released in	6
released last	4
relevant to	7
reliable source	8
reliable sources	10
reluctant to	4
relying on	4
remain in	3
remember how	4
remember that	3
remember the	7
remember there	3
remember where	3
reminds me	3
removal of	12
remove a	3
remove all	3
remove it	13
remove my	3
remove that	3
remove the	24
remove them	3
removed a	6
removed from	10
removed it	5
removed the	13
removing the	13
render the	3
repair the	3
rephrase it	3
rephrase your	8
replace the	8
replace them	4
replaced by	5
replacing the	5
replied to	3
replies to	3
reply i	4
reply to	9
report and	3
report is	3
report it	3
report on	10
report which	4
reported it	4
reported that	4
reporters in	3
reporting in	3
reports that	7
represent the	8
representatives of	3
represents the	3
reproduce the	5
request for	14
request that	5
request to	9
requests for	4
require a	6
required to	13
requirements for	4
requires the	4
research and	8
research in	4
research on	3
resolution and	3
resolve the	3
resolve this	4
resort to	4
respect and	4
respect to	6
respond to	17
responded to	10
responding to	5
response to	14
response would	3
responsible for	14
rest of	28
restart the	4
restore the	7
restored the	3
restricted to	3
restrictions on	6
result in	7
result of	15
resulted in	4
resulting in	3
results are	3
results in	8
results of	9
retail analysts	3
retain the	3
return a	6
return for	3
return of	6
return the	3
return to	15
returned to	6
returns the	3
revealed that	5
reverse the	3
revert it	3
revert my	6
revert on	3
revert vandalism	4
reverted my	7
reverted the	3
reverted your	6
review and	3
review for	4
review it	3
review of	9
review the	7
review to	3
review your	4
rid of	15
right after	3
right and	9
right answer	3
right before	4
right but	6
right can	3
right do	3
right for	3
right hand	3
right i	7
right in	7
right now	39
right on	4
right or	5
right place	3
right the	6
right thing	6
right to	13
rights to	3
rioting law	3
risk of	11
road map	3
rocket is	3
role as	6
role in	9
roles in	3
room for	3
root of	4
rose to	6
rough and	4
roughly million	4
round of	5
roundtable discussion	3
row and	3
rows and	3
rows are	3
rule has	3
rules and	4
rules are	3
run a	7
run as	4
run for	11
run into	3
run it	8
run on	6
run or	3
run run	3
run that	3
run the	11
run this	3
run up	4
run your	3
running a	12
running for	7
running in	3
running into	4
running it	3
running on	4
running out	5
running the	12
running to	3
runoff election	3
sacking of	3
said a	13
said and	3
said as	7
said can	3
said from	3
said he	47
said he's	3
said his	3
said i	8
said in	32
said is	3
said it	31
said it's	5
said of	6
said on	10
said one	9
said people	4
said she	18
said that	44
said the	61
said there	7
said they	22
said to	9
said was	4
said we	9
said yesterday	4
said you	7
salary of	3
same and	3
same as	24
same for	7
same in	3
same issue	3
same list	3
same machine	4
same name	5
same number	3
same period	5
same person	5
same problem	14
same question	4
same size	4
same thing	20
same time	19
same to	3
same user	5
same way	8
sample code	5
sample data	3
sample of	5
save it	3
save the	12
save them	8
saving an	3
saw a	3
saw it	5
saw that	13
saw the	7
saw you	15
saw your	11
say anything	4
say but	3
say for	4
say he	6
say i	11
say in	3
say it	19
say it's	5
say more	3
say so	4
say that	38
say the	24
say there	3
say they	7
say this	3
say we	3
say whether	6
say which	3
say you	16
say your	5
saying he	4
saying i	3
saying in	4
saying it	7
saying something	6
saying that	35
saying the	4
saying they	3
saying you	4
says a	3
says anything	3
says he	6
says i	3
says it	4
says no	3
says she	5
says that	16
says the	17
says they	3
says to	3
scale of	5
scale religious	3
scares people	4
schedule a	3
schedule is	5
scheduled for	6
scheduled to	8
school and	3
school board	4
school for	5
school in	6
school or	3
school that	3
schools in	5
science and	6
scientific advice	3
scope of	7
scratch and	3
screenshot of	3
script is	4
scroll down	3
search and	6
search engines	3
search for	4
search of	3
search results	5
search the	4
search to	4
search tree	3
search warrant	5
search was	3
searches for	3
searching and	3
searching for	11
season to	3
seat and	3
second and	3
second code	4
second example	3
second one	5
second opinion	3
second paragraph	4
second person	3
second question	3
second round	6
second thought	3
seconds since	4
seconds to	3
secretary of	17
secretary to	3
section for	3
section i	3
section in	4
section is	3
section of	8
section on	8
section or	4
section that	8
section to	3
section was	3
section would	3
sections and	3
security forces	3
security in	5
see a	26
see all	5
see also	9
see an	4
see any	15
see anything	10
see are	5
see from	3
see him	4
see how	27
see i	3
see if	58
see in	6
see it	14
see more	5
see my	16
see no	5
see our	3
see some	7
see that	45
see the	65
see their	4
see them	4
see this	9
see where	9
see which	3
see who	5
see you	40
see you've	7
see your	13
seeing a	6
seeing the	8
seeing this	4
seek a	3
seeking a	4
seeking to	3
seem like	9
seem to	81
seemed a	3
seemed to	14
seems a	8
seems like	30
seems odd	4
seems that	11
seems the	3
seems this	4
seems to	101
seems you	3
seen a	3
seen as	6
seen by	3
seen in	4
seen it	5
seen the	13
seen this	8
seen you	3
seen your	3
segment i	3
select the	4
selection of	4
selfless act	3
sell them	3
selling out	3
semi protected	5
semi protection	3
send a	8
send any	3
send in	3
send is	3
send it	4
send me	10
send the	7
send them	5
send this	8
send to	4
send you	4
send your	4
senior state	3
sense but	3
sense for	5
sense is	5
sense of	15
sense that	5
sense to	11
sensitive to	3
sent a	7
sent from	7
sent the	3
sent to	18
sent you	4
sentence is	3
sentence that	3
sentence to	4
separate articles	3
separate thread	3
sequence is	3
sequence of	4
series of	11
serious and	6
serious problem	4
serve a	3
serve as	5
server and	3
server or	3
server side	16
server with	3
serves as	4
service and	7
services and	3
services for	4
services to	3
serving in	4
set a	8
set and	4
set are	4
set aside	3
set for	7
set in	4
set it	6
set of	25
set the	19
set to	20
set up	38
sets of	7
setting on	3
setting the	5
setting up	10
settlement activity	4
settlement building	4
settlement freeze	6
settlements is	3
several months	5
several of	6
several other	4
several times	6
several weeks	3
several years	3
severity of	3
shadow foreign	3
shape of	3
share it	3
share some	4
share the	9
share your	4
shared the	3
she also	4
she can	8
she can't	3
she did	5
she didn't	6
she does	3
she gets	3
she goes	3
she had	12
she has	25
she is	34
she just	3
she knows	3
she ll	3
she needs	5
she said	36
she says	4
she should	4
she told	3
she was	27
she wasn't	4
she will	9
shopping cart	3
short answer	3
short of	5
short text	3
short time	3
shortest path	4
shot at	4
shot of	4
should all	5
should also	9
should always	3
should be	182
should change	7
should do	15
should focus	3
should get	6
should give	5
should go	9
should happen	6
should have	37
should he	3
should help	3
should i	75
should it	17
should just	8
should know	4
should look	3
should make	8
should merge	3
should not	26
should one	4
should only	3
should probably	8
should take	5
should talk	3
should tell	4
should that	6
should the	28
should they	7
should this	4
should try	9
should use	4
should we	35
should work	8
should you	8
shouldn't be	22
shouldn't have	5
shouldn't it	18
shouldn't the	9
shouldn't we	4
shouldn't you	4
show a	8
show and	3
show for	3
show her	3
show how	3
show it	5
show me	13
show more	3
show on	4
show only	3
show some	6
show that	13
show the	22
show up	10
show us	8
show your	7
showed that	7
showing the	12
shown in	5
shown on	5
shows a	3
shows and	3
shows that	6
shows the	5
shows you	4
shut down	3
shut up	3
sick and	3
side effects	5
side of	16
side or	4
side to	3
sides of	4
sign and	3
sign of	6
sign off	3
sign the	4
sign up	13
signed a	3
significance of	5
similar problem	5
similar question	5
similar to	16
simple and	4
simply a	5
simply be	4
since a	3
since he	5
since his	3
since i	17
since it	15
since it's	4
since its	4
since she	3
since the	41
since then	4
since they	3
since this	10
since we	3
since when	8
since you	22
since you're	3
since you've	4
since your	7
single one	3
sit down	5
sit on	4
site and	5
site for	9
site has	5
site is	6
site or	5
site please	3
site to	5
site you	4
sites that	4
sits down	4
sitting on	3
situation and	5
situation is	4
six months	9
six word	3
six year	3
six years	5
size and	5
size for	4
size in	3
size of	25
slashed zero	3
sleep in	3
sleep with	3
slightly more	3
slow down	4
smaller than	3
smart grid	9
smart meters	7
smell of	4
so a	7
so and	4
so are	7
so as	3
so awesome	3
so bad	3
so because	4
so called	7
so can	15
so do	9
so does	4
so far	68
so forth	3
so go	3
so good	4
so hard	5
so he	10
so here	3
so how	26
so i	78
so if	16
so important	3
so in	18
so is	11
so it	32
so it's	10
so its	3
so just	5
so let's	3
so long	6
so many	12
so may	4
so much	29
so now	3
so often	3
so on	7
so people	7
so please	12
so quickly	4
so should	3
so that	70
so the	34
so then	5
so there	5
so there's	4
so they	8
so this	6
so to	6
so we	19
so well	3
so when	3
so which	7
so will	4
so would	5
so you	48
so you're	6
so your	8
social media	7
social search	5
social security	4
social services	4
society of	3
sock puppets	3
software are	3
software which	4
soil and	3
sold to	3
solid rocket	3
solution for	11
solution is	5
solution or	5
solution that	6
solution to	9
solutions are	3
solutions for	3
solve the	4
solve this	9
solved it	3
some additional	5
some advice	4
some areas	4
some articles	3
some cases	4
some changes	3
some clarification	3
some code	21
some comments	5
some details	3
some discussion	3
some edits	3
some evidence	3
some example	4
some examples	5
some form	3
some function	4
some good	5
some help	6
some hope	3
some how	3
some idea	3
some ideas	3
some information	7
some input	3
some issues	4
some kind	28
some links	4
some more	22
some of	80
some other	35
some people	11
some point	13
some pretty	3
some rather	3
some reason	15
some sample	3
some sort	13
some specific	4
some text	3
some time	25
some to	3
some type	4
some users	3
some way	7
some work	4
someone can	5
someone else	22
someone has	7
someone is	9
someone should	3
someone that	3
someone to	3
someone who	18
someone with	5
someone would	3
something a	5
something about	15
something but	5
something different	4
something else	47
something for	3
something here	5
something i	15
something in	12
something is	6
something like	65
something more	10
something of	6
something on	5
something or	4
something similar	4
something specific	3
something that	35
something the	3
something there	3
something to	17
something useful	4
something very	4
something wrong	12
something you	16
sometime soon	3
sometimes the	4
sometimes they	3
somewhere else	8
somewhere in	5
somewhere on	3
somewhere that	3
song is	4
soon and	4
soon as	14
sort of	46
sort out	3
sort the	4
sorted by	4
sorted order	3
sorted out	3
sought after	3
sought to	6
sound like	9
sounds a	4
sounds fine	3
sounds good	7
sounds like	54
sounds to	5
source and	7
source but	4
source close	4
source code	10
source for	14
source of	14
source on	4
source or	4
source said	5
source that	7
source to	5
source you	3
sources and	4
sources are	8
sources for	5
sources in	3
sources said	3
sources that	9
sources to	3
space and	6
space between	4
space but	3
space in	3
space is	3
space or	3
space to	6
speak for	3
speak of	3
speak to	6
speaking of	6
speaking to	4
special election	6
specific about	10
specific format	3
specific problem	5
specific question	9
specific questions	5
specific to	6
specific you're	3
specifically are	7
specify a	6
specify that	4
specify the	8
specify your	3
speculation that	6
speed or	3
speed up	4
speedily deleted	5
speedy deletion	7
spent in	4
spent nearly	3
spent on	4
spent years	3
spin doctor	3
spirit of	8
spiritual leader	4
spit out	3
spite of	3
split the	3
split up	4
spoke to	4
spokesman for	11
spokesperson for	3
sponsored by	3
spread of	3
spread to	4
square miles	5
stack trace	7
stackexchange com	52
staff to	3
stage of	6
stage simulator	3
stake in	4
stand for	8
stand on	4
standard errors	3
standards for	3
stands for	3
star on	3
start a	6
start at	4
start from	4
start in	4
start of	17
start on	4
start the	8
start to	7
start with	13
started a	5
started the	3
started to	4
started with	3
started working	4
starting point	5
starting to	6
state and	13
state has	6
state in	3
state is	11
state of	22
state officials	3
state owned	3
state that	8
state to	5
stated that	11
statement in	4
statement is	4
statement of	5
statement said	3
statement that	3
statements are	3
statements from	3
statements to	3
stating that	5
stationed at	3
stats stackexchange	3
status of	10
stay at	3
stay away	5
stay in	7
stay on	4
stay there	3
step and	3
step back	3
step by	5
stepping through	3
stick it	4
stick to	6
sticking point	3
sticking to	3
still a	12
still active	3
still alive	4
still at	4
still be	12
still being	3
still confused	3
still don't	5
still got	3
still have	9
still haven't	3
still in	8
still interested	3
still missing	4
still need	7
still needed	3
still needs	3
still not	16
still running	3
still shows	3
still the	5
still think	5
still up	5
still want	3
still wondering	3
still working	3
stimulus funds	3
stimulus money	4
stimulus package	3
stock stock	4
stop by	4
stop it	6
stop the	8
stop this	4
stopped and	3
store in	4
store the	5
stored as	4
stored in	7
stored procedure	3
story about	3
story is	4
story of	5
strange that	4
straw poll	5
stream of	4
streets in	3
strength of	5
strikes me	6
string and	8
string do	4
string is	4
string or	3
string to	3
strings from	3
structure of	5
structure to	3
struggled to	3
struggled with	3
struggling to	4
students and	3
students for	3
stuff but	5
stuff on	4
stuff that	5
style and	3
style of	3
subcategory of	3
subject is	4
subject of	6
subject to	4
subjective and	3
submit a	3
submit it	3
submitted to	3
subset of	6
subsidized insurance	4
success in	5
success of	3
such a	64
such an	11
such as	64
such that	9
sufficient for	4
suggest an	3
suggest that	10
suggest the	5
suggest we	3
suggest you	8
suggested that	6
suggested to	3
suggestion on	3
suggestion that	5
suggestion to	3
suggestions for	3
suggestions on	6
suited for	3
sum of	7
summary of	6
sump pump	3
superior to	4
supply a	3
support and	6
support for	8
support from	6
support it	3
support me	3
support of	10
support the	12
support this	4
support to	5
support your	3
supported by	5
supported my	3
supporters to	4
supporting the	3
supports this	4
suppose the	3
suppose to	3
suppose you	11
supposed to	71
sure about	8
sure but	5
sure do	3
sure he	8
sure how	20
sure i	30
sure if	23
sure it	11
sure it's	10
sure of	5
sure that	39
sure the	15
sure there	8
sure they	5
sure this	11
sure to	13
sure you	22
sure you're	3
sure your	6
surprised if	4
surprised that	3
surprised to	3
surrounded by	3
survey median	5
survey of	3
suspect it	3
suspended her	4
swap i	3
swine flu	11
switch to	4
system and	5
system are	4
system do	4
system for	7
system is	10
system of	4
system or	5
systems and	6
table is	4
table name	3
table of	5
table or	6
table you	3
tag and	3
tag do	3
tag for	7
tag in	4
tag it	5
tag on	3
tag to	7
tag you	4
tagged as	3
tagged it	3
tagged the	4
tags and	4
tags are	4
tags how	3
tags is	4
tags on	4
take a	83
take an	3
take another	6
take any	3
take care	12
take him	5
take it	33
take long	3
take me	3
take on	7
take one	4
take over	3
take part	5
take place	6
take some	4
take that	3
take the	26
take them	3
take this	9
take to	9
take your	3
taken by	5
taken in	4
taken on	3
taken out	4
taken place	4
taken the	3
taken to	3
takes a	5
takes the	6
takes time	4
taking a	10
taking care	3
taking the	8
taking up	3
talk about	34
talk of	3
talk page	147
talk pages	10
talk to	25
talk with	3
talked about	9
talking about	102
talking to	6
talks between	3
talks with	7
tall rocket	3
target for	4
task are	3
task force	5
tax cuts	3
tax everything	11
tax in	3
taxpayers and	4
tea party	3
teach me	3
teachers and	5
team on	4
team to	4
telephone interview	5
tell a	4
tell her	6
tell him	8
tell how	3
tell if	5
tell it	3
tell me	63
tell people	3
tell the	8
tell them	4
tell us	24
tell whether	3
tell you	17
tell your	3
telling him	3
telling me	8
telling you	3
tells me	3
tells us	7
tells you	3
temp somepicture	3
template and	4
template for	5
template i	3
template is	9
template on	4
template to	5
ten years	3
tend to	8
tens of	5
term and	3
term for	4
term in	3
terms of	14
test are	3
test ban	3
test flight	3
test rocket	4
test that	3
test the	4
test vehicle	4
testing it	3
testing the	3
text and	4
text file	7
text in	5
text is	7
text of	3
text or	4
text to	3
text you	3
than a	39
than an	3
than any	5
than anyone	3
than both	3
than half	4
than happy	3
than he	3
than her	3
than his	3
than hours	5
than i	8
than in	4
than it	14
than just	11
than many	3
than me	4
than million	10
than most	3
than not	3
than once	3
than one	9
than or	5
than people	4
than relying	3
than that	12
than the	56
than their	3
than they	5
than to	4
than trillion	3
than two	6
than you	7
that a	56
that about	3
that actually	5
that after	3
that all	17
that also	7
that although	4
that an	13
that and	15
that answer	4
that any	5
that are	51
that area	3
that aren't	3
that array	5
that article	15
that as	25
that at	3
that bad	3
that be	19
that because	6
that being	3
that better	3
that big	3
that broke	4
that but	13
that by	4
that calling	3
that came	4
that can	27
that can't	3
that cannabis	5
that case	14
that category	4
that class	3
that cocaine	3
that code	7
that comes	3
that contain	3
that contains	3
that correct	9
that count	5
that day	4
that depends	4
that did	3
that didn't	6
that do	8
that does	16
that doesn't	22
that don't	7
that edit	8
that effect	3
that end	3
that even	11
that every	3
that everyone	5
that far	3
that for	14
that from	5
that function	4
that girl	3
that give	5
that gives	5
that goes	6
that good	3
that got	4
that had	16
that happen	5
that happened	10
that happens	6
that hard	4
that has	43
that have	29
that having	3
that he	68
that he'll	3
that he's	5
that helps	6
that her	3
that his	18
that holds	3
that how	4
that i	124
that if	31
that image	5
that in	40
that includes	4
that individuals	4
that information	8
that into	3
that is	165
that isn't	7
that it	122
that it's	27
that its	11
that just	18
that keeps	3
that kind	8
that let	3
that line	6
that link	9
that list	4
that long	3
that look	3
that looks	6
that made	6
that make	14
that makes	12
that many	8
that matter	12
that may	6
that mean	15
that means	7
that might	13
that money	3
that most	5
that moves	12
that much	9
that my	7
that name	4
that need	4
that needs	7
that new	7
that next	3
that no	12
that none	3
that not	11
that number	5
that of	10
that on	8
that one	33
that only	6
that option	4
that or	5
that other	5
that our	4
that out	8
that page	18
that part	7
that particular	3
that people	14
that person	6
that photo	3
that picture	3
that please	6
that point	4
that possible	3
that question	11
that really	11
that requires	3
that right	7
that said	7
that same	3
that say	4
that says	9
that second	3
that section	3
that seems	6
that she	26
that should	18
that show	3
that shows	4
that since	4
that site	6
that situation	3
that so	7
that some	19
that somebody	3
that someone	4
that something	8
that song	3
that sort	3
that sound	5
that sounds	11
that still	4
that stuff	3
that such	3
that suggests	3
that supposed	3
that template	3
that that	10
that the	349
that then	3
that there	50
that there's	7
that these	8
that they	64
that they're	4
that thing	3
that this	56
that those	4
that three	3
that time	10
that to	21
that too	5
that two	3
that up	5
that use	3
that user	5
that uses	4
that warning	3
that was	75
that wasn't	4
that way	17
that we	55
that we're	5
that were	10
that when	13
that where	6
that will	47
that with	6
that work	12
that works	12
that would	57
that you	275
that you'd	5
that you're	27
that you've	14
that your	30
that's a	32
that's all	5
that's an	4
that's because	3
that's fine	3
that's great	4
that's his	3
that's how	7
that's impossible	4
that's just	4
that's not	19
that's probably	3
that's really	3
that's the	18
the a	8
the abbreviation	3
the ability	6
the above	25
the absolute	4
the accepted	4
the access	3
the accident	3
the account	6
the action	5
the actual	37
the ad	4
the add	3
the added	6
the addition	3
the additional	5
the address	6
the addresses	3
the admin	4
the administration	4
the administrator	3
the advantage	6
the advantages	5
the advice	6
the advisory	6
the afternoon	3
the age	7
the agency	3
the agenda	6
the agreement	4
the air	12
the aircraft	4
the aircraft's	3
the algorithm	12
the alliance	3
the alphabet	5
the am	3
the amount	9
the animation	3
the annual	4
the answer	52
the answers	30
the app	14
the application	9
the appointment	3
the approach	4
the appropriate	14
the approval	4
the approximate	3
the area	17
the argument	3
the arguments	3
the armed	3
the array	23
the arrest	3
the art	3
the article	220
the article's	11
the articles	17
the artist	3
the ass	3
the assertion	3
the assignment	5
the assistance	3
the associated	5
the attached	9
the attack	18
the attacks	3
the attorney	3
the audience	3
the audio	4
the author	15
the authorities	5
the autumn	4
the average	11
the back	12
the background	12
the bad	7
the ball	7
the ballot	5
the ban	3
the banking	4
the banks	3
the base	6
the basement	3
the basic	3
the basis	6
the battery	3
the battle	4
the beginning	10
the behavior	3
the below	4
the bench	5
the benefit	5
the benefits	4
the best	96
the better	11
the big	22
the bigger	5
the biggest	17
the bike	3
the bit	3
the bits	3
the bleeding	3
the block	11
the blocking	3
the blood	4
the blue	6
the board	14
the boat	4
the bodies	7
the body	12
the book	23
the books	10
the border	10
the bot	21
the bottom	28
the boundary	3
the bounds	3
the bounty	3
the box	12
the boy	4
the boys	5
the break	5
the bridge	5
the browser	12
the budget	6
the building	4
the built	3
the bulk	3
the button	3
the cache	5
the call	9
the camera	5
the campaign	8
the campus	4
the candidate	8
the candidates	6
the capital	8
the caption	5
the car	8
the card	3
the cars	3
the case	42
the cases	3
the cash	5
the cat	9
the categories	6
the category	15
the cause	8
the ceiling	3
the cell	6
the central	11
the chain	3
the chair	4
the chairman	3
the challenge	3
the challenges	3
the chance	7
the change	9
the changed	3
the changes	10
the channel	3
the character	5
the characters	6
the charges	4
the chart	5
the charts	3
the chemical	4
the chicken	5
the chief	7
the child	6
the children	3
the choice	6
the church	5
the circle	3
the citation	14
the citations	3
the cities	7
the city's	3
the civil	3
the claim	6
the class	13
the classes	5
the client	11
the climate	3
the clock	6
the closest	4
the cloud	3
the code	77
the cold	4
the collapse	4
the collection	5
the collector	3
the collector's	3
the collision	4
the color	4
the colors	3
the columns	4
the coming	4
the command	16
the comment	8
the comments	16
the common	3
the community	14
the company	31
the company's	6
the compiler	9
the complete	5
the complexity	4
the comprehensive	3
the computer	7
the concept	4
the condition	5
the conditions	3
the conference	3
the confusion	3
the connection	8
the console	6
the constraint	3
the consumer	7
the content	30
the contents	12
the contest	8
the context	12
the contract	6
the contrary	4
the controversial	4
the conversation	8
the conversion	3
the convex	3
the cookies	3
the coordinates	3
the copyright	9
the core	3
the corners	3
the correct	36
the corresponding	5
the cost	11
the count	6
the country	46
the country's	15
the coup	5
the couple	6
the course	5
the court	6
the courtyard	4
the cover	4
the crash	7
the crawler	3
the creation	5
the credit	7
the crimes	3
the crisis	6
the criteria	5
the crop	5
the cross	3
the current	33
the dab	5
the damage	6
the dangers	3
the data	45
the database	23
the datastore	3
the date	6
the dates	3
the day	19
the de	9
the dead	6
the deadline	5
the deal	18
the death	10
the debate	3
the debug	3
the debugger	6
the decision	12
the deck	3
the declaration	5
the default	14
the deficit	7
the definition	3
the degree	3
the delay	4
the deleted	5
the deletion	8
the demand	3
the description	6
the desert	3
the design	3
the desired	7
the desktop	4
the detailed	3
the details	8
the device	12
the devil	5
the diagram	6
the dialogue	3
the dictionary	4
the difference	30
the differences	3
the different	8
the director	3
the directory	3
the disclosure	3
the discussion	30
the dish	3
the display	6
the dispute	3
the distance	3
the distribution	8
the div	3
the doc	3
the docs	4
the doctor	10
the document	6
the documentation	13
the dollar	6
the domain	3
the door	8
the doors	3
the doubt	3
the draft	6
the drain	3
the drive	4
the dryer	3
the early	16
the earth	4
the easiest	5
the economic	5
the economy	20
the edge	8
the edges	7
the edit	27
the editing	3
the editor	9
the edits	5
the education	4
the effect	7
the effort	3
the egg	3
the election	23
the elections	5
the electoral	5
the element	5
the elements	6
the email	12
the employment	3
the empty	6
the end	60
the energy	3
the entire	22
the error	49
the etymology	3
the event	12
the events	3
the ever	3
the evidence	5
the exact	34
the example	7
the exception	8
the executable	3
the executive	4
the existence	3
the existing	4
the expansion	5
the expected	6
the experience	3
the explanation	4
the expression	3
the extent	3
the external	3
the extra	5
the eyes	3
the face	10
the fact	33
the fall	3
the families	5
the family	16
the farmers	3
the fastest	15
the federal	25
the few	6
the field	8
the fields	3
the figure	5
the figures	3
the file	47
the filename	3
the files	15
the film	10
the final	25
the financial	9
the firm	6
the first	175
the fish	4
the five	5
the fixed	3
the flag	6
the flags	3
the flash	5
the floor	7
the focus	3
the fold	3
the folks	3
the following	21
the font	7
the food	3
the foot	10
the footnotes	5
the for	4
the force	4
the foreign	10
the form	14
the format	6
the formatting	5
the former	17
the four	10
the fourth	10
the frame	5
the framework	4
the free	5
the front	8
the full	21
the function	12
the future	40
the game	20
the games	8
the gap	6
the garage	3
the garden	5
the general	21
the generated	3
the girl	10
the given	5
the global	11
the globe	3
the go	3
the goal	7
the good	13
the gospel	3
the government	51
the government's	12
the governor's	6
the grand	3
the graph	9
the great	10
the greatest	4
the green	3
the ground	10
the grounds	4
the group	20
the growing	5
the guest	3
the guidance	3
the guidelines	5
the gun	4
the guy	7
the guys	5
the hardest	3
the hardware	5
the hash	8
the head	12
the header	3
the headline	4
the heads	4
the health	9
the heart	10
the height	6
the hell	14
the help	9
the high	18
the higher	8
the highest	11
the history	18
the holiday	3
the home	20
the homecoming	3
the horizontal	4
the horse	3
the hospital	6
the host	5
the hot	7
the how	4
the huge	5
the human	3
the hundreds	5
the hyphen	3
the i	3
the ice	3
the idea	19
the ideal	3
the image	81
the images	19
the impact	5
the implementation	6
the importance	8
the important	3
the impression	8
the in	10
the incident	7
the independent	3
the index	3
the individual	4
the info	11
the infobox	14
the information	30
the initial	6
the inner	5
the innocent	3
the input	18
the inside	8
the installation	3
the instructions	5
the intended	4
the intent	3
the interests	3
the interim	4
the international	12
the intersection	3
the interview	10
the intro	5
the introduction	3
the issue	35
the issues	9
the job	25
the judge	5
the jump	3
the jungle	3
the junk	4
the kernel	3
the key	10
the keys	4
the kids	8
the kind	15
the knowledge	3
the label	3
the lack	11
the land	7
the language	8
the large	4
the larger	5
the largest	14
the last	86
the late	9
the latent	3
the latest	24
the latter	14
the launch	4
the law	20
the layout	6
the lead	16
the leader	7
the leading	5
the least	10
the leaves	5
the left	13
the legal	3
the legislature	4
the legitimacy	6
the lender	3
the length	6
the less	4
the letter	7
the letters	5
the level	5
the liberal	4
the library	5
the light	8
the likelihood	5
the line	24
the lines	11
the link	37
the linked	4
the links	20
the list	62
the little	5
the local	12
the location	7
the log	4
the logic	7
the login	3
the logo	4
the logs	6
the long	17
the longer	4
the longest	5
the loop	5
the loss	5
the low	5
the lower	6
the lowest	10
the machine	5
the magic	4
the mail	8
the main	45
the mainpage	3
the major	10
the majority	5
the man	12
the management	3
the manner	4
the manual	3
the many	3
the map	5
the maps	3
the market	12
the master	5
the material	10
the math	8
the matrix	4
the matter	13
the max	4
the maximum	5
the mayor	7
the mean	7
the meaning	8
the meantime	8
the measurement	3
the meat	3
the media	18
the median	6
the meeting	9
the meetings	4
the memory	5
the men	7
the mention	3
the menu	4
the merge	3
the message	16
the meta	3
the method	8
the midst	3
the military	16
the million	3
the millions	3
the minimum	9
the ministry	12
the minority	3
the missing	12
the mobile	4
the mod	3
the model	7
the module	4
the moment	12
the money	9
the month	3
the months	3
the moon	3
the more	28
the morning	5
the most	73
the mother	4
the mouse	3
the move	13
the movement	3
the movie	11
the much	5
the museum	5
the music	5
the name	48
the names	9
the nation	4
the nation's	8
the national	23
the nature	5
the near	5
the nearest	4
the need	7
the negotiations	3
the neighborhood	9
the net	6
the network	7
the new	101
the news	18
the next	53
the night	8
the node	4
the nomination	10
the non	13
the normal	9
the not	3
the note	4
the notion	3
the nowiki	5
the number	40
the numbers	12
the nurse	4
the nuts	3
the object	12
the objects	4
the obvious	7
the ocean	3
the odds	3
the office	5
the official	14
the oil	6
the old	32
the one	59
the ones	15
the only	75
the open	5
the operating	3
the opportunity	7
the opposite	5
the opposition	4
the option	7
the options	5
the order	12
the organization	5
the original	46
the origins	3
the other	123
the others	18
the outcome	6
the output	37
the outside	3
the overall	6
the overwhelming	4
the owner	7
the owners	3
the package	3
the pad	5
the page	93
the pages	9
the pain	5
the pair	3
the paper	7
the parent	3
the part	8
the parties	3
the party	22
the party's	5
the password	5
the past	43
the path	4
the paths	3
the payment	5
the peer	4
the people	34
the percent	5
the percentage	5
the performance	5
the period	4
the person	19
the perspective	3
the phone	12
the photo	6
the photograph	3
the phrase	4
the physical	3
the picture	23
the pictures	5
the piece	5
the pigeon	3
the pilot	3
the pilots	4
the pipe	3
the pirates	11
the place	6
the plan	8
the plane	4
the planet	4
the plans	3
the plants	3
the player	4
the podcast	7
the point	42
the points	11
the police	21
the policy	8
the political	15
the poll	5
the polls	5
the poor	5
the pop	3
the port	3
the portal	7
the position	6
the possible	5
the post	18
the poster	7
the potential	3
the power	8
the practical	3
the premise	3
the prepackaged	4
the presentation	3
the presidency	3
the presidential	3
the press	9
the previous	21
the price	5
the prices	3
the primary	13
the principal	3
the principles	3
the private	6
the problem	118
the problems	11
the procedure	4
the process	30
the prod	5
the product	4
the production	8
the profit	4
the program	23
the programming	3
the progress	3
the project	26
the proof	3
the proper	8
the property	4
the proposal	6
the proposals	3
the proposed	5
the prospect	3
the protection	4
the prototype	4
the public	31
the pumpkin	3
the purpose	24
the puzzle	4
the puzzlers	6
the quality	8
the query	12
the question	199
the questions	7
the quick	3
the quotations	3
the quote	3
the race	29
the radius	3
the random	3
the range	7
the ranking	3
the raw	4
the rd	5
the reader	3
the real	26
the reality	6
the reason	32
the reasons	4
the recent	10
the recession	3
the recommendation	3
the record	5
the records	4
the recovery	4
the rectangle	5
the red	6
the redirect	7
the reference	11
the references	11
the regime	3
the region	10
the region's	3
the regular	9
the related	5
the relationship	8
the release	6
the relevant	9
the remainder	4
the remaining	7
the remote	3
the removal	7
the rename	3
the repair	3
the reply	4
the report	6
the reports	3
the request	8
the required	3
the requirements	5
the resolution	4
the response	9
the rest	37
the result	27
the resulting	7
the results	21
the return	7
the revert	3
the review	8
the reward	3
the right	52
the ring	3
the rise	3
the risk	8
the risks	3
the river	10
the road	11
the roads	3
the rocket	4
the role	3
the room	3
the root	7
the row	4
the rule	3
the rules	10
the run	8
the running	4
the safe	3
the same	311
the sample	3
the satellite	4
the scene	8
the scenes	6
the scheme	3
the school	22
the school's	4
the schools	5
the science	8
the scope	5
the screen	16
the script	13
the search	16
the season	3
the seat	6
the second	67
the section	19
the sections	3
the see	3
the selected	3
the sense	6
the sensitivity	3
the sentence	9
the sequence	6
the series	4
the server	21
the service	7
the session	6
the set	6
the seven	3
the shadow	7
the shape	4
the shares	3
the shell	3
the ship	10
the ship's	3
the short	7
the shortest	4
the show	13
the show's	4
the side	7
the sides	6
the sign	5
the signature	5
the significance	3
the simple	7
the single	4
the site	26
the situation	23
the sixth	3
the size	20
the skin	3
the sky	6
the small	4
the smaller	3
the smallest	6
the social	5
the software	7
the soil	4
the solution	16
the solutions	3
the song	4
the songs	3
the sort	7
the source	39
the sources	11
the space	8
the special	6
the specific	7
the speedy	3
the spelling	5
the spill	6
the spirit	8
the split	3
the spoon	3
the spotlight	3
the spread	3
the spring	4
the square	3
the stack	11
the standard	20
the start	18
the starting	5
the state	67
the state's	10
the statement	14
the statements	3
the statistics	3
the status	16
the stew	3
the stimulus	8
the stock	4
the store	6
the story	19
the straw	3
the streets	6
the string	22
the strong	3
the struct	6
the structure	4
the stub	3
the students	5
the study	5
the stuff	8
the style	6
the sub	5
the subgraph	3
the subject	21
the success	3
the sum	13
the summary	3
the summer	7
the summit	3
the support	5
the survey	7
the suspect	4
the swine	5
the symbol	3
the system	22
the tab	3
the table	22
the tables	3
the tag	13
the tags	4
the talk	52
the talkpage	3
the talks	4
the target	6
the task	8
the tax	3
the team	7
the temperature	6
the template	31
the term	12
the terminal	5
the terms	4
the test	7
the text	36
the the	10
the thick	3
the thing	4
the things	6
the third	31
the this	4
the thread	6
the three	26
the time	72
the timeline	3
the times	5
the tip	4
the title	48
the titles	4
the to	3
the tool	3
the tools	5
the top	67
the topic	5
the total	9
the town	4
the track	4
the training	4
the transfer	3
the translation	3
the transplanted	3
the tree	7
the trees	6
the trend	5
the trick	3
the trio	3
the troika	3
the trophies	5
the trouble	3
the true	6
the truth	18
the two	69
the type	18
the typical	6
the ultimate	4
the underlying	8
the unit	4
the upcoming	4
the update	3
the uploader	4
the upper	4
the us	25
the use	12
the user	48
the users	5
the using	3
the usual	7
the vaccine	3
the value	27
the values	14
the vandal	3
the vandalism	5
the vandals	3
the variable	5
the variables	3
the various	13
the vast	5
the vehicle	8
the version	7
the very	23
the victim	6
the victims	5
the video	10
the view	16
the village	4
the violence	5
the virtual	3
the virus	8
the vote	14
the wait	3
the wall	9
the war	16
the water	22
the way	114
the web	14
the website	8
the week	10
the weekend	10
the weekly	4
the weight	5
the weights	4
the well	4
the wheel	4
the wheels	3
the whole	44
the width	6
the wiki	7
the wild	3
the wind	3
the window	7
the woman	5
the women	3
the women's	3
the word	31
the words	4
the work	19
the world	63
the world's	15
the worst	19
the writers	3
the writing	4
the wrong	21
the year	32
the years	9
the yellow	4
the younger	3
their aircraft	3
their behalf	3
their children	4
their first	5
their heads	3
their homes	5
their names	5
their own	37
their parents	3
their positions	3
their products	3
their support	5
their talk	5
their wallets	3
them a	6
them about	5
them again	4
them all	9
them and	18
them are	5
them as	9
them at	3
them back	4
them before	3
them being	3
them both	5
them but	9
them by	7
them can	4
them do	3
them for	13
them from	10
them get	3
them i	5
them if	9
them in	26
them into	8
them is	4
them off	3
them on	9
them or	9
them out	6
them right	3
them so	6
them that	5
them the	5
them they	5
them to	53
them together	7
them under	3
them up	6
them will	3
them with	13
them you	4
themselves and	3
themselves as	4
then a	6
then again	4
then as	4
then be	8
then but	3
then by	3
then can	4
then do	5
then does	3
then get	3
then have	4
then he	3
then how	4
then i	19
then if	5
then is	5
then it	14
then it's	4
then leave	3
then removed	4
then run	3
then she	4
then tell	3
then that	7
then the	24
then there	6
then there's	3
then use	4
then we	7
then you	35
then your	4
there a	121
there an	9
there and	23
there another	5
there any	83
there anything	15
there are	159
there aren't	5
there be	13
there before	3
there but	6
there can	7
there ever	3
there for	9
there has	19
there have	11
there he	5
there i	7
there if	4
there in	3
there is	207
there isn't	5
there may	10
there might	4
there more	4
there no	4
there on	4
there or	7
there really	5
there seems	5
there should	10
there since	3
there some	24
there something	20
there that	8
there the	5
there to	12
there was	55
there were	29
there will	11
there would	6
there you	7
there's a	39
there's an	9
there's another	5
there's any	3
there's been	4
there's no	17
there's not	3
there's nothing	4
there's some	3
there's something	3
there's the	5
therefore i	4
these and	3
these are	24
these articles	4
these can	3
these companies	3
these days	11
these edits	4
these guys	3
these in	3
these kinds	4
these people	3
these problems	3
these questions	5
these situations	3
these steps	3
these things	5
these three	3
these to	3
these two	14
these values	3
these were	5
they actually	3
they all	9
they also	9
they are	147
they aren't	6
they be	12
they believe	3
they both	4
they call	4
they can	32
they continued	3
they decide	3
they did	9
they didn't	8
they do	22
they don't	20
they even	4
they found	5
they get	11
they go	6
they going	3
they got	6
they had	18
they have	69
they in	3
they just	4
they knew	3
they know	4
they like	4
they ll	3
they look	9
they looked	3
they lose	3
they may	7
they might	4
they must	3
they need	10
they play	4
they put	3
they re	10
they really	5
they said	5
they say	10
they see	3
they seem	4
they share	3
they should	24
they still	6
they take	3
they tell	5
they thought	3
they tried	3
they used	5
they usually	6
they want	10
they were	64
they will	24
they work	5
they would	20
they'd been	3
they're not	6
thing and	7
thing as	7
thing for	3
thing i	11
thing if	3
thing in	8
thing is	9
thing just	3
thing on	3
thing that	12
thing to	13
thing you	5
things about	4
things and	3
things are	8
things can	3
things i	5
things in	3
things like	12
things on	4
things that	8
things to	17
things you	7
think a	10
think about	25
think and	4
think he	8
think how	3
think i	40
think if	6
think in	3
think is	12
think it	59
think it's	27
think of	36
think she	3
think that	71
think that's	7
think the	49
think there	12
think there's	6
think they	15
think this	33
think twice	3
think was	3
think we	21
think we're	5
think would	3
think you	63
think you're	4
think your	6
thinking about	11
thinking of	13
thinking that	5
thinking the	4
thinks the	3
third floor	3
third line	3
third party	13
third place	3
third quarter	8
this a	50
this afternoon	3
this again	3
this algorithm	4
this also	3
this and	28
this answer	4
this app	3
this application	3
this are	5
this area	5
this article	38
this as	18
this at	4
this band	3
this be	23
this because	5
this before	8
this behavior	3
this being	4
this but	15
this campaign	3
this can	15
this case	26
this category	3
this code	10
this comment	4
this community	4
this context	5
this correct	9
this country	13
this day	5
this deal	5
this depends	4
this did	3
this discussion	6
this does	4
this doesn't	11
this effort	3
this email	8
this feature	4
this field	3
this file	5
this for	19
this form	3
this from	5
this function	3
this give	3
this going	3
this guy	5
this happen	7
this happened	4
this happening	3
this happens	5
this has	16
this have	5
this he	4
this help	3
this helped	3
this helps	5
this homework	20
this how	6
this i	11
this idea	7
this if	8
this image	13
this in	37
this information	11
this into	3
this is	350
this isn't	11
this issue	18
this it	6
this job	4
this just	8
this kind	7
this last	3
this letter	3
this line	4
this link	10
this list	8
this looks	7
this makes	7
this matter	10
this may	7
this mean	12
this means	4
this meeting	6
this message	7
this method	4
this might	7
this month	17
this morning	7
this much	3
this new	6
this not	8
this on	16
this one	51
this only	3
this or	13
this out	7
this over	3
this page	26
this particular	10
this person	4
this please	4
this point	16
this post	5
this problem	32
this process	5
this product	3
this project	9
this quarter	3
this question	91
this race	4
this really	10
this rule	3
this same	3
this school	5
this season	4
this section	3
this seems	23
this should	15
this site	19
this situation	7
this so	4
this some	4
this something	5
this sort	3
this sounds	10
this stage	4
this statement	5
this still	3
this stuff	5
this subject	4
this summer	4
this tag	3
this talk	3
this task	3
this template	11
this the	19
this thing	8
this thread	4
this time	18
this to	35
this too	3
this topic	3
this type	6
this up	9
this user	11
this version	3
this very	4
this view	4
this was	28
this way	15
this website	3
this week	22
this week's	7
this weekend	9
this when	3
this whole	3
this will	21
this with	10
this without	3
this work	4
this works	6
this would	15
this year	38
this year's	3
this yet	4
this you	4
this your	3
those are	6
those articles	3
those links	3
those of	8
those other	3
those photos	3
those that	4
those things	3
those two	7
those who	22
those with	3
though as	3
though i	11
though if	3
though is	4
though it	9
though it's	5
though not	3
though that	3
though the	11
though they	5
though this	3
though you	6
thought about	5
thought he	4
thought i	12
thought it	6
thought of	6
thought that	18
thought the	9
thought they	5
thought to	6
thought we	3
thought you	10
thoughts are	3
thoughts on	18
thousands of	27
thread at	3
three arrays	4
three children	3
three days	6
three different	4
three months	6
three new	3
three of	4
three times	9
three weeks	3
three year	3
three years	9
through a	12
through all	4
through an	3
through and	4
through his	4
through it	5
through its	3
through the	60
through this	8
through to	3
through your	9
throughout the	11
throw an	3
throw some	3
tied to	3
till the	3
time ago	9
time and	19
time as	7
time at	4
time but	5
time can	3
time consuming	4
time for	16
time from	4
time he	3
time how	5
time i	20
time if	3
time in	23
time is	13
time it	10
time of	9
time on	5
time or	10
time series	3
time so	3
time spent	3
time that	7
time the	13
time they	3
time to	67
time we	4
time when	5
time will	3
time with	9
time you	10
times a	6
times and	9
times but	3
times for	4
times in	4
times or	3
times that	3
tips on	5
tired of	3
title and	7
title is	8
title of	18
title to	8
title with	3
titles and	3
to a	219
to about	6
to accept	15
to access	12
to accomplish	15
to achieve	23
to act	5
to actually	11
to add	66
to address	10
to admit	3
to advance	4
to advise	4
to agree	6
to all	22
to allow	7
to also	5
to an	47
to and	12
to announce	10
to another	18
to answer	30
to any	17
to anyone	13
to appear	4
to apply	11
to archive	3
to around	3
to arrest	3
to arrive	3
to articles	5
to as	7
to ask	58
to assist	3
to assume	4
to at	3
to attach	4
to attack	4
to attend	7
to attract	3
to automatically	3
to avoid	23
to back	9
to be	643
to become	10
to bed	6
to begin	12
to being	4
to believe	13
to billion	6
to blame	3
to block	7
to boost	4
to boot	5
to both	6
to bother	4
to break	8
to bring	13
to build	14
to buy	17
to calculate	5
to call	30
to can	5
to capture	5
to carry	7
to catch	5
to cause	4
to challenge	4
to change	51
to charge	5
to chat	3
to check	28
to choose	9
to cite	3
to civilian	3
to clarify	24
to class	4
to clean	11
to clear	5
to close	21
to code	3
to combat	3
to come	27
to comment	13
to commit	3
to compare	8
to compile	8
to complete	10
to comply	3
to compress	3
to compute	4
to conclude	3
to configure	3
to confirm	4
to conform	4
to confront	3
to connect	11
to consider	3
to construct	4
to contact	15
to contain	5
to continue	13
to contribute	5
to control	4
to convert	10
to convince	3
to cook	6
to copy	10
to correct	3
to count	3
to counter	4
to court	3
to cover	8
to create	51
to cut	4
to data	3
to date	5
to deal	16
to debug	9
to decide	5
to declare	5
to define	12
to delete	21
to deliver	3
to demand	3
to demonstrate	3
to deny	3
to deploy	3
to describe	8
to detect	4
to determine	13
to develop	3
to dig	3
to disable	4
to disagree	6
to discuss	36
to display	11
to distinguish	5
to divide	3
to do	407
to doctors	3
to double	3
to download	4
to draw	6
to dress	3
to each	9
to earn	3
to eat	6
to edit	21
to educate	5
to either	5
to elaborate	5
to eliminate	3
to email	5
to encourage	5
to end	10
to engage	3
to enhance	3
to ensure	14
to escape	3
to establish	4
to estimate	4
to even	3
to every	3
to execute	4
to exist	6
to expand	11
to expect	4
to experience	3
to explain	23
to explore	4
to express	4
to extend	6
to extract	7
to face	4
to fall	9
to feature	4
to feed	7
to feel	4
to fight	7
to figure	8
to file	7
to fill	12
to find	81
to finish	9
to first	3
to fit	8
to five	5
to fix	18
to flag	4
to fly	4
to follow	13
to for	4
to force	5
to foreign	4
to form	5
to format	3
to forward	3
to four	3
to from	7
to further	3
to gain	7
to gather	3
to generate	10
to get	188
to getting	3
to give	47
to go	85
to grasp	3
to group	6
to grow	5
to guess	7
to halt	4
to hand	4
to handle	14
to happen	15
to have	182
to having	3
to head	3
to hear	8
to help	82
to her	21
to hide	4
to him	20
to hire	3
to his	35
to hit	3
to hold	11
to host	3
to how	12
to hurt	4
to i	5
to identify	8
to ignore	3
to image	3
to implement	17
to imply	3
to impose	4
to improve	11
to in	11
to include	20
to indicate	7
to insert	3
to install	12
to intervene	3
to introduce	3
to investigate	5
to invoke	3
to is	10
to it	47
to iterate	3
to its	16
to jail	4
to join	12
to judge	3
to jump	5
to just	27
to justify	4
to keep	49
to know	96
to last	4
to launch	5
to lead	5
to learn	18
to leave	19
to let	18
to like	6
to limit	6
to link	8
to list	7
to listen	4
to live	6
to load	13
to login	4
to look	35
to lose	15
to love	7
to maintain	7
to make	152
to manage	4
to many	4
to mark	5
to master	3
to match	5
to me	172
to mean	8
to measure	4
to meet	17
to mention	6
to merge	7
to meta	3
to million	3
to mind	3
to minimize	5
to miss	3
to moderate	3
to modify	9
to more	7
to most	4
to move	29
to my	51
to name	5
to need	3
to new	9
to next	3
to no	6
to nominate	6
to not	19
to now	3
to obtain	5
to offer	6
to on	3
to one	15
to only	4
to open	16
to optimize	3
to or	9
to other	21
to others	6
to our	13
to output	5
to over	4
to parse	6
to participate	8
to pass	13
to pay	22
to peace	3
to people	9
to percent	9
to perform	4
to person	3
to pick	17
to place	3
to plan	3
to play	21
to please	4
to pm	3
to point	5
to post	14
to power	4
to predict	3
to prepare	3
to preserve	3
to prevent	18
to print	4
to private	3
to proceed	4
to process	7
to produce	10
to promote	8
to propose	3
to protect	10
to protest	3
to prove	6
to provide	30
to pull	5
to push	5
to put	48
to qualify	4
to query	3
to quit	9
to quote	3
to raise	5
to re	6
to reach	7
to read	39
to reality	3
to receive	10
to recommend	3
to record	3
to recover	6
to reduce	6
to refer	5
to regulate	3
to reject	4
to release	5
to remain	4
to remedy	3
to remember	4
to remove	22
to render	4
to repair	4
to replace	13
to report	9
to represent	9
to request	5
to resign	5
to resolve	8
to resort	3
to respond	6
to rest	3
to restore	7
to restrict	3
to resume	4
to retain	4
to retrieve	4
to return	12
to reveal	3
to reverse	4
to revert	9
to review	7
to revise	3
to rewrite	5
to risk	4
to rule	3
to run	44
to save	18
to say	78
to scare	3
to school	10
to search	5
to secure	4
to see	140
to seek	6
to select	5
to self	3
to sell	7
to send	28
to separate	3
to serve	8
to set	25
to several	4
to share	15
to shift	3
to show	40
to shut	3
to sign	10
to simply	6
to sit	3
to sleep	3
to so	5
to solve	24
to some	19
to someone	10
to something	15
to sort	5
to sound	3
to speak	7
to specify	13
to speed	4
to speedy	3
to spell	4
to spend	9
to split	4
to spread	3
to stack	4
to stand	4
to start	28
to stay	12
to step	3
to stop	23
to store	10
to strike	3
to succeed	3
to suggest	7
to support	24
to survive	5
to tackle	6
to tag	7
to take	84
to talk	30
to teach	5
to tell	22
to test	11
to text	3
to that	40
to the	801
to their	16
to them	12
to then	3
to these	5
to think	14
to this	78
to those	18
to three	4
to throw	6
to time	5
to to	5
to touch	3
to trace	3
to track	4
to transfer	5
to treat	7
to trigger	4
to trust	3
to try	37
to turn	18
to two	6
to type	5
to understand	35
to update	9
to upgrade	6
to upload	6
to us	5
to use	140
to using	5
to vandalize	3
to verify	4
to view	6
to visit	5
to visualize	3
to vote	7
to wait	4
to walk	7
to want	5
to warn	4
to watch	5
to wear	4
to weigh	4
to whatever	3
to when	5
to where	7
to whether	6
to which	16
to whom	4
to win	6
to work	70
to worry	5
to wrap	4
to write	37
to years	3
to you	80
to your	116
today and	7
today at	3
today i	4
today in	6
today is	4
today so	3
today that	3
today when	3
together a	4
together and	3
together to	3
told a	3
told by	4
told her	6
told him	7
told me	12
told reporters	8
told that	7
told the	25
told them	4
told to	3
told you	6
ton of	6
tonight or	3
tons of	7
too and	5
too bad	3
too broad	3
too busy	4
too but	3
too can	4
too close	5
too do	3
too far	7
too fast	3
too hard	6
too high	4
too if	4
too late	6
too localized	4
too long	11
too low	3
too many	10
too much	32
too open	4
too so	3
too vague	3
took a	4
took him	4
took in	3
took it	4
took me	3
took place	3
took several	3
took the	9
tool for	3
tools that	3
top advisers	3
top and	4
top level	3
top of	39
topic for	4
topic in	3
topic or	3
topic to	3
total cost	3
total number	4
total of	9
touch with	5
toward the	3
towards a	4
town of	3
trace the	3
track of	4
track the	3
trade and	3
transfer the	3
transferred to	3
transplanted kidneys	3
transport in	3
trees are	3
tribute to	4
trick or	3
tried a	7
tried any	3
tried by	3
tried it	7
tried replacing	3
tried searching	3
tried so	15
tried stepping	3
tried that	3
tried the	9
tried this	5
tried to	40
tried using	8
tries to	3
trillion in	4
trip to	4
trips to	3
troops to	4
trophy support	3
trouble finding	3
trouble understanding	3
trouble with	11
true and	4
true but	3
true meaning	4
true that	4
trust in	4
trust me	4
trust the	3
truth about	3
try a	4
try again	3
try and	22
try it	17
try not	3
try re	3
try the	14
try this	10
try to	97
try using	5
try your	3
trying to	237
turn by	4
turn in	3
turn into	5
turn it	4
turn of	3
turn off	7
turn out	5
turn the	4
turn to	7
turned down	3
turned into	3
turned on	3
turned out	4
turned up	3
turns out	11
twice a	5
two and	5
two articles	6
two bodies	3
two days	6
two decades	4
two different	6
two hours	8
two minutes	4
two months	6
two more	3
two of	13
two or	4
two pages	3
two people	3
two questions	8
two sides	8
two thirds	3
two times	3
two weeks	11
two words	3
two years	18
type in	4
type of	58
types of	14
ubiquitous capture	3
unable to	19
unaware of	3
unclear do	4
unclear to	3
under a	17
under his	3
under investigation	3
under some	3
under the	49
under way	3
undermine the	3
understand all	3
understand can	3
understand do	3
understand how	16
understand if	4
understand it	8
understand that	10
understand the	51
understand this	10
understand you	5
understand your	20
understanding of	6
understanding that	5
understood that	5
unhappy with	3
unintended consequences	3
unique in	3
unique to	3
unit of	4
unity government	4
unless i	3
unless it	3
unless she	3
unless the	4
unless you	11
unlikely to	6
until a	3
until at	3
until he	4
until i	8
until it	5
until the	17
until they	10
until we	3
until you	5
up a	23
up an	12
up and	31
up around	3
up as	9
up at	6
up by	9
up do	3
up for	27
up from	5
up here	5
up his	3
up i	6
up in	23
up is	5
up my	5
up now	3
up of	7
up on	25
up or	5
up over	3
up that	3
up the	61
up to	87
up where	3
up with	54
up would	3
up your	12
update from	3
update i	3
update the	7
updated the	9
updated to	4
updated with	3
upload a	4
upload the	6
upload them	4
uploaded is	3
uploader of	3
upon a	3
upon launch	3
upon my	3
upon the	6
upper stage	5
upset that	3
upstate new	4
us a	13
us about	3
us an	3
us and	6
us from	3
us how	4
us in	6
us into	3
us know	21
us more	8
us on	4
us secretary	4
us some	7
us that	6
us the	9
us to	25
us we	3
us who	4
usage of	4
use a	50
use all	3
use an	12
use and	7
use any	3
use are	4
use as	3
use case	5
use cases	3
use different	3
use for	8
use his	3
use images	4
use in	10
use is	8
use it	21
use my	3
use of	32
use only	3
use or	4
use such	3
use that	12
use the	59
use them	7
use these	3
use this	14
use to	14
use with	4
use your	6
used as	8
used at	3
used by	8
used for	9
used in	21
used it	6
used on	5
used the	7
used to	40
useful for	10
useful to	9
user and	3
user can	3
user has	4
user i	5
user is	6
user list	3
user name	5
user page	24
user profile	3
user space	4
user talk	4
user that	5
user to	5
user who	3
users and	3
users are	5
users can	3
users to	7
users with	4
uses a	3
uses for	3
uses of	3
uses the	4
using a	44
using an	9
using and	4
using are	4
using for	5
using have	3
using is	3
using it	14
using that	5
using the	64
using them	3
using to	8
using your	9
usually have	4
valid question	3
value and	4
value for	5
value in	6
value is	9
value of	17
value or	3
value to	4
values are	4
values in	9
values of	6
values or	3
vandalism to	3
variable and	3
variable in	3
variable is	3
variation of	3
variety of	6
version and	4
version are	12
version but	4
version in	3
version is	7
version of	62
version or	3
versions of	10
vertices and	3
very busy	3
very clear	4
very close	4
very confusing	3
very different	6
very difficult	7
very few	4
very first	5
very good	12
very hard	4
very important	7
very interesting	6
very least	3
very long	4
very much	21
very nice	9
very short	3
very similar	5
very small	3
very smart	3
very specific	3
very strange	5
very strongly	3
very very	4
very well	12
via a	3
via the	6
vice versa	4
video card	3
view controller	3
view is	5
view it	3
view of	10
view that	7
view the	6
views of	4
views on	6
violated the	3
violation of	8
violence has	3
virtue of	3
visit the	4
visit to	6
visited the	3
volume of	3
vote against	6
vote at	3
vote efforts	3
vote for	9
vote in	4
vote of	3
vote on	8
vote to	7
voters in	5
voting in	3
voting to	3
vulnerable to	3
wait a	3
wait for	7
wait until	9
waiting for	11
waiting to	4
wake up	4
wall of	3
wallets would	3
want a	24
want all	6
want an	7
want any	4
want are	4
want him	5
want in	4
want is	6
want it	21
want me	21
want more	3
want something	3
want the	40
want them	9
want these	3
want this	5
want to	441
want you	4
want your	6
wanted to	52
wanting to	15
wants to	22
wants you	3
war but	4
war in	3
war is	5
warned that	3
warrant and	3
warrant for	3
wars and	3
wary of	5
was a	119
was able	4
was about	6
was actually	5
was added	4
was all	7
was already	11
was also	12
was an	20
was another	4
was appointed	7
was arrested	4
was asking	3
was at	7
was based	5
was before	3
was being	6
was born	4
was clear	3
was closed	3
was confused	3
was created	5
was deleted	5
was described	4
was doing	7
was editing	3
was filmed	3
was for	4
was forced	4
was found	6
was from	4
was given	7
was going	15
was great	3
was he	4
was here	3
was his	5
was i	17
was impressed	3
was in	29
was it	33
was just	23
was known	4
was like	6
was looking	6
was made	10
was more	4
was moved	4
was much	3
was my	6
was never	5
was no	13
was not	55
was nothing	3
was of	3
was on	9
was once	3
was one	4
was only	11
was probably	3
was put	6
was rather	3
was really	7
was recently	3
was released	7
was reported	3
was right	3
was running	3
was sent	6
was set	5
was so	8
was something	3
was still	8
was such	3
was supposed	3
was surprised	4
was taken	8
was talking	3
was that	31
was the	80
was there	17
was thinking	12
was this	9
was to	20
was told	8
was too	4
was trying	8
was unable	5
was under	5
was unsuitable	4
was very	9
was with	3
was wondering	30
was working	9
was written	4
was wrong	6
was years	3
was your	5
wasn't a	3
wasn't it	3
wasn't really	3
wasn't sure	10
wasn't that	4
wasn't the	3
waste of	4
wasting your	3
watch for	3
watch it	4
watch the	4
watch window	3
watch your	3
watching the	6
water and	5
water crisis	3
water from	3
water is	10
water management	3
water quality	3
water to	3
way and	4
way are	6
way around	5
way can	4
way do	3
way does	4
way for	11
way how	4
way i	19
way in	4
way is	11
way it	8
way of	18
way or	5
way out	6
way that	9
way the	10
way there	3
way they	3
way to	115
way too	7
way you	12
ways of	3
ways to	16
we add	5
we agree	4
we all	15
we allowed	4
we already	3
we also	3
we are	85
we assume	4
we at	4
we believe	5
we better	3
we can	61
we can't	6
we cannot	4
we close	3
we consider	4
we deal	3
we did	10
we didn't	6
we discuss	5
we do	19
we don't	23
we even	3
we find	4
we found	3
we get	15
we give	5
we go	7
we got	4
we had	11
we have	87
we hope	3
we just	17
we keep	4
we know	16
we love	3
we make	6
we may	3
we might	5
we must	3
we need	49
we only	3
we please	5
we put	3
we re	7
we really	9
we remove	3
we see	9
we sent	3
we should	46
we start	3
we still	5
we take	4
we talk	3
we talking	11
we tax	7
we thought	5
we try	5
we use	6
we want	11
we wanted	5
we were	22
we will	31
we won't	3
we would	8
we'll be	6
we're going	9
we're not	8
we're talking	5
we've been	5
we've got	6
wearing a	5
weather and	4
web app	3
web application	4
web browser	3
web server	6
web service	3
web site	11
webmasters stackexchange	3
website and	4
website for	3
website or	7
week and	10
week for	4
week in	3
week or	6
week the	4
week to	3
week will	3
weeks ago	5
weigh in	5
weight of	4
weird thing	3
welcome on	10
welcome to	20
well as	49
well but	5
well for	4
well i	15
well if	8
well in	6
well is	4
well it	11
well known	6
well or	4
well the	14
well to	3
well we	3
well which	3
well with	6
well you	7
went down	3
went on	5
went through	5
went to	27
were a	14
were able	4
were about	3
were all	3
were already	3
were also	6
were an	4
were any	4
were at	4
were being	7
were both	3
were discovered	3
were found	7
were going	8
were i	3
were in	7
were it	3
were just	7
were looking	6
were made	8
were more	3
were no	5
were not	15
were part	3
were searching	4
were still	3
were the	20
were there	5
were thinking	3
were to	8
were unable	3
were you	26
whatever it	5
whatever the	3
whatever you	11
when a	11
when asked	3
when attempting	3
when can	3
when did	6
when do	8
when does	3
when doing	3
when ever	4
when he	37
when i	75
when in	6
when is	4
when it	38
when it's	4
when not	4
when one	3
when people	3
when running	3
when she	14
when some	3
when someone	9
when that	5
when the	84
when their	3
when there	6
when they	26
when this	4
when using	7
when we	13
when we're	5
when would	3
when you	170
when you're	12
when your	5
where a	5
where are	29
where can	11
where did	29
where do	31
where does	14
where exactly	3
where have	4
where he	8
where i	25
where in	4
where is	39
where it	14
where it's	5
where most	3
where people	4
where should	6
where the	55
where their	3
where there	3
where they	18
where this	4
where to	13
where we	11
where will	3
where would	8
where you	53
where your	9
whether an	3
whether he	10
whether it	10
whether it's	5
whether or	6
whether that	3
whether the	19
whether there	3
whether they	5
whether this	5
whether to	4
whether we	6
whether you	7
whether your	3
which actually	3
which apparently	3
which are	20
which can	8
which case	7
which do	5
which doesn't	3
which had	3
which has	22
which have	10
which he	12
which i	35
which in	6
which include	4
which includes	4
which is	84
which isn't	3
which line	3
which may	7
which means	7
which needs	3
which of	9
which one	28
which ones	7
which operating	3
which other	4
which part	9
which parts	3
which platform	5
which requires	3
which says	3
which seems	6
which should	4
which the	12
which then	3
which they	3
which this	3
which to	3
which version	12
which was	18
which way	4
which we	6
which will	14
which would	17
which you	24
while ago	3
while back	5
while i	19
while in	3
while it	3
while the	21
while this	4
while we	3
while you	5
who agree	3
who also	7
who are	29
who asked	6
who attended	3
who came	5
who can	9
who cares	5
who chose	3
who did	6
who do	3
who does	4
who doesn't	5
who don't	5
who else	3
who grew	3
who had	13
who has	29
who have	20
who he	4
who help	3
who is	49
who knows	12
who like	3
who live	3
who lives	6
who makes	3
who needs	3
who once	3
who put	3
who said	12
who spent	3
who support	3
who the	10
who they	3
who to	3
who told	3
who took	4
who voted	4
who wanted	3
who was	33
who were	13
who will	20
who would	12
who you	4
whole article	3
whole lot	4
whole point	3
whole thing	3
whole time	3
wide angle	3
wide open	4
wide range	3
width and	6
width of	3
wife and	7
will actually	3
will add	3
will allow	5
will almost	4
will also	7
will always	5
will announce	4
will appear	4
will automatically	3
will be	197
will become	7
will certainly	3
will change	3
will check	3
will come	6
will continue	7
will create	4
will definitely	4
will do	19
will end	4
will find	4
will fix	3
will get	20
will give	7
will go	8
will happen	3
will have	35
will help	15
will i	5
will include	4
will it	16
will just	5
will keep	3
will lead	3
will likely	4
will look	6
will make	7
will need	9
will never	10
will not	39
will only	5
will pay	5
will play	4
will probably	6
will produce	4
will provide	5
will put	4
will receive	7
will remain	3
will return	3
will say	4
will see	10
will send	3
will serve	5
will soon	3
will still	7
will stop	5
will support	3
will take	22
will tell	5
will that	7
will the	11
will then	3
will there	3
will this	5
will understand	3
will use	3
will work	8
will you	55
willing to	46
win the	8
window and	3
window of	3
window or	3
wish i	3
wish they	3
wish to	27
wish you	4
wishes to	3
with a	213
with all	17
with an	34
with and	6
with another	4
with any	12
with at	3
with being	4
with big	3
with billion	4
with both	6
with developmental	3
with different	3
with each	8
with four	4
with her	11
with him	22
with his	20
with how	3
with i	5
with in	3
with it	50
with iterating	3
with its	14
with just	6
with links	4
with me	16
with more	17
with multiple	3
with my	25
with new	6
with no	17
with non	4
with one	12
with only	5
with or	3
with other	16
with others	5
with our	3
with percent	3
with person	3
with pictures	3
with programming	3
with respect	5
with so	4
with solid	3
with some	12
with someone	4
with something	6
with such	11
with text	3
with that	39
with the	401
with their	17
with them	18
with these	9
with this	51
with those	9
with two	4
with us	11
with using	6
with voters	3
with water	5
with you	45
with your	54
within a	17
within the	29
without a	19
without any	14
without being	5
without changing	3
without discussion	4
without having	5
without it	3
without knowing	4
without the	17
without using	5
woman in	3
woman who	3
women and	4
women are	3
women in	5
women were	3
won the	5
won't be	7
won't even	4
won't get	3
won't have	3
won't work	4
wonder how	5
wonder if	25
wondered if	7
wondering how	7
wondering if	26
wont be	4
word and	4
word for	8
word in	5
word on	3
word or	4
word that	5
word the	3
words and	5
words are	4
words like	3
words to	5
work and	11
work as	6
work at	5
work better	3
work by	3
work either	3
work fine	5
work for	33
work from	4
work how	4
work if	4
work in	16
work is	8
work it	3
work of	9
work on	35
work or	3
work out	12
work so	5
work this	3
work to	9
work together	3
work too	3
work when	5
work with	23
work you	3
worked for	6
worked in	4
worked on	6
worked out	3
working again	4
working as	7
working but	3
working example	4
working for	9
working in	12
working on	39
working with	17
works but	4
works fine	6
works for	24
works in	6
works on	4
works with	5
world and	4
world are	3
world has	3
world health	3
world of	5
world to	4
world would	3
world's largest	6
worried about	6
worry about	8
worrying about	5
worse than	3
worst case	6
worth i	3
worth it	4
worth the	5
would a	13
would allow	7
would also	9
would any	3
would apply	4
would be	255
would bring	5
would certainly	3
would come	5
would consider	3
would do	10
would expect	6
would get	5
would give	3
would go	7
would have	59
would he	3
would help	12
would i	20
would it	38
would just	4
would like	52
would likely	3
would look	5
would love	6
would make	16
would mean	5
would need	7
would never	6
would not	35
would offend	3
would one	4
would prefer	4
would probably	7
would rather	3
would really	4
would recommend	5
would require	4
would say	11
would see	3
would seem	7
would simply	3
would start	4
would suggest	6
would support	4
would take	7
would that	18
would the	14
would think	6
would this	11
would throw	3
would want	6
would wish	3
would work	8
would you	299
wouldn't be	7
wouldn't have	3
wouldn't it	12
wouldn't that	4
wouldn't the	4
wouldn't you	10
write a	19
write in	5
write the	5
write this	4
write to	6
write you	3
writes to	3
writing a	8
writing for	3
writing the	6
written a	3
written by	4
written for	3
written in	10
wrong and	6
wrong but	4
wrong in	6
wrong with	43
wrote a	8
wrote about	3
wrote in	3
wrote the	4
wrote to	3
ya know	4
yard touchdown	4
yards and	5
year ago	5
year and	10
year but	5
year for	5
year i	3
year in	7
year of	3
year old	48
year the	6
year to	3
year two	3
year with	4
years ago	27
years and	7
years before	7
years from	5
years in	11
years of	15
years old	9
years since	3
years to	7
yesterday that	4
yet another	12
yet are	3
yet but	4
yet how	3
yet if	3
yet is	3
yet the	3
yet to	11
yet you	6
you a	32
you able	12
you about	12
you absolutely	3
you accept	4
you actually	32
you add	45
you added	28
you adding	6
you address	3
you advise	3
you after	6
you again	5
you agree	13
you all	4
you allowed	3
you already	23
you also	29
you always	4
you an	7
you and	42
you answer	8
you any	5
you anything	3
you appear	3
you are	361
you aren't	7
you around	4
you as	5
you ask	20
you asked	7
you asking	37
you assuming	3
you at	10
you aware	7
you be	88
you because	6
you been	12
you being	3
you believe	8
you better	3
you block	3
you both	5
you build	7
you but	6
you buy	3
you by	7
you call	11
you calling	6
you came	3
you can	241
you can't	50
you cannot	13
you care	13
you change	19
you changed	12
you check	24
you checked	10
you choose	10
you chose	4
you cite	8
you claiming	3
you clarify	40
you code	3
you come	16
you comment	3
you compare	3
you compile	4
you confirm	6
you consider	19
you considered	18
you considering	4
you convert	3
you copy	4
you create	11
you created	7
you creating	5
you currently	5
you decide	8
you decided	4
you declare	6
you define	12
you delete	9
you deleted	13
you describe	13
you described	3
you determine	3
you did	26
you didn't	26
you directly	5
you disagree	4
you discover	3
you discuss	3
you dispute	3
you do	111
you doing	22
you don't	97
you done	9
you down	4
you eat	3
you edit	9
you edited	3
you elaborate	27
you encounter	3
you even	9
you ever	27
you expand	9
you expect	28
you expecting	8
you experience	4
you explain	68
you failed	3
you familiar	3
you feel	33
you find	42
you first	4
you fix	12
you for	68
you forget	3
you found	11
you from	9
you get	119
you getting	27
you give	76
you go	24
you going	23
you got	28
you guys	14
you had	35
you happen	10
you have	604
you haven't	24
you having	16
you hear	6
you heard	3
you help	33
you here	4
you host	3
you how	4
you i	14
you if	13
you in	20
you include	6
you install	7
you intend	10
you intended	5
you interested	17
you into	3
you is	7
you just	103
you keep	9
you kindly	7
you know	173
you last	3
you learn	4
you leave	3
you left	8
you let	12
you like	62
you link	5
you linked	9
you live	11
you ll	16
you load	3
you loading	3
you look	23
you looked	7
you looking	49
you lose	3
you lost	3
you love	4
you made	20
you make	44
you manage	3
you may	26
you mean	392
you meant	16
you mention	11
you mentioned	15
you might	36
you mind	46
you more	4
you move	7
you moved	3
you must	14
you need	185
you never	6
you normally	3
you not	37
you notice	3
you now	12
you of	3
you offer	4
you on	22
you only	11
you open	8
you or	13
you out	4
you owe	3
you own	5
you pass	3
you paste	7
you plan	12
you planning	15
you play	3
you please	337
you point	10
you possibly	3
you post	75
you posted	9
you prefer	11
you print	3
you probably	12
you protect	3
you provide	59
you provided	4
you put	29
you rather	6
you re	30
you read	26
you really	58
you receive	7
you received	3
you recently	11
you reckon	3
you recommend	5
you refer	3
you referring	19
you regard	3
you remember	3
you remove	16
you removed	23
you rephrase	7
you replace	3
you reply	3
you report	3
you represent	3
you require	5
you restart	3
you revert	12
you reverted	13
you rotate	3
you run	13
you running	22
you said	30
you save	3
you say	66
you saying	29
you see	53
you seeing	5
you seem	19
you seen	6
you sent	3
you serious	4
you set	19
you setting	3
you share	6
you should	87
you shouldn't	5
you show	29
you sign	3
you simply	8
you so	16
you some	4
you sound	5
you speak	5
you speaking	4
you specifically	3
you specified	5
you specify	4
you start	11
you stated	8
you still	29
you stop	4
you storing	3
you stuck	5
you studying	3
you suggest	19
you support	3
you suppose	4
you supposed	6
you sure	64
you switch	3
you take	27
you taking	3
you talk	7
you talked	3
you talking	40
you tell	44
you telling	3
you that	12
you the	28
you then	8
you there	3
you think	272
you thinking	8
you this	12
you thought	5
you to	63
you too	4
you took	10
you tried	127
you try	72
you trying	78
you turn	4
you two	3
you type	3
you understand	13
you undid	3
you upload	5
you uploaded	4
you uploading	3
you use	66
you used	12
you using	120
you very	11
you want	449
you wanted	11
you wanting	8
you were	59
you weren't	3
you when	5
you will	55
you willing	5
you wish	20
you with	11
you won't	10
you work	3
you working	7
you would	60
you wouldn't	5
you write	10
you writing	6
you wrote	13
you'd be	4
you'd have	5
you'd like	17
you'll have	4
you'll need	6
you'll see	4
you're a	6
you're after	4
you're already	4
you're also	3
you're asking	20
you're doing	9
you're getting	7
you're going	9
you're having	10
you're in	4
you're joking	3
you're looking	12
you're making	4
you're not	23
you're on	4
you're probably	4
you're right	4
you're saying	7
you're still	6
you're talking	15
you're the	3
you're trying	30
you're using	10
you're welcome	5
you're writing	3
you've added	6
you've been	12
you've changed	3
you've created	3
you've done	6
you've given	3
you've got	11
you've made	5
you've posted	3
you've seen	4
you've tried	3
you've written	4
young and	3
young man	4
young men	5
your account	9
your algorithm	4
your answer	23
your app	9
your application	14
your article	3
your assistance	3
your attention	4
your baby	3
your best	6
your body	3
your bot	8
your browser	7
your business	5
your calendars	3
your car	5
your case	5
your cat	3
your changes	4
your class	3
your code	45
your comment	18
your comments	16
your computer	7
your concern	5
your concerns	8
your configuration	3
your connection	3
your contributions	7
your convenience	3
your current	11
your custom	3
your data	16
your database	4
your decision	3
your definition	6
your dentist	3
your description	3
your desired	4
your desktop	3
your device	5
your direction	3
your doctor	4
your document	4
your dog	3
your edit	20
your edits	14
your efforts	3
your email	6
your equation	3
your error	3
your example	13
your examples	3
your explanation	3
your family	5
your favorite	5
your final	3
your first	13
your friend	8
your friends	4
your goal	4
your going	4
your grammar	3
your group	5
your hand	3
your hands	3
your head	4
your heart	8
your help	10
your home	4
your homework	15
your hypothesis	3
your idea	4
your image	3
your images	3
your input	13
your interest	3
your last	10
your life	11
your link	3
your list	4
your local	4
your machine	4
your mail	3
your message	7
your mind	13
your money	4
your mouth	4
your name	11
your native	3
your needs	3
your new	11
your nomination	5
your not	4
your object	3
your objection	3
your office	4
your only	3
your opinion	19
your original	5
your other	5
your own	51
your page	11
your parents	5
your particular	4
your password	3
your personal	3
your phone	5
your photo	3
your point	10
your position	3
your post	11
your previous	3
your problem	39
your product	3
your program	6
your project	5
your question	182
your questions	7
your reason	3
your reasoning	4
your recent	10
your relationship	3
your requirements	4
your response	3
your sample	5
your schedule	3
your second	10
your server	5
your setup	6
your shopping	3
your signature	6
your site	7
your situation	3
your solution	3
your source	11
your sources	4
your staff	3
your suggestion	3
your support	7
your system	6
your take	3
your talk	10
your test	6
your tests	3
your thoughts	13
your time	11
your title	5
your tongue	3
your use	3
your user	19
your username	4
your userpage	12
your version	4
your view	10
your views	4
your voice	3
your vote	8
your website	3
your wife	3
your work	6
yours as	3
yourself a	4
yourself and	5
yourself in	4
yourself to	3
`
