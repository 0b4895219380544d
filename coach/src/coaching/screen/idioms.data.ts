import { listLines } from '../../text/list-lines.ts'

/** Strong words as ordinary leadership talk uses them; they are taken out before any rule reads a text. */
export const IDIOMS: readonly string[] = listLines(`
am|as a|an|the .. lawyer|attorney|judge|prosecutor|notary|paralegal|counsel|psychiatrist|psychologist|psychotherapist|therapist|physician|surgeon|oncologist|pharmacist|paramedic|midwife|coroner|pathologist|toxicologist|detective|undertaker|ombudsperson|arbitrator|mediator
lead|run|manage|head|supervise|coordinate|coach|train|own|direct .. lawyers|attorneys|judges|prosecutors|paralegals|psychiatrists|psychologists|therapists|psychotherapists|counselors|surgeons|physicians|pharmacists|paramedics|midwives|detectives|dispatchers|social_workers
lead|run|manage|head|supervise|coordinate|own|direct .. law_firm|legal_department|legal_team|crisis_hotline|crisis_line|helpline|shelter|refuge|hospice|clinic|psychiatric_ward|rehab|funeral_home|cemetery|slaughterhouse|abattoir|homicide_squad|fraud_unit|shooting_range|pharmacy|dispensary|methadone_clinic|ambulance_station
team|group|firm|office|unit of lawyers|attorneys|judges|prosecutors|psychiatrists|psychologists|therapists|surgeons|paramedics|pharmacists|detectives
dead and buried
dead to the world
deal|roadmap|project|plan|line|idea|meeting|audience is|was dead
hope|hopes died|die|dies
die on this|that|the|every hill
cut|cuts {self} (some) slack
cut (my|his|her|our|their) legs off|from by|under
swallow a|the|that|this bitter|tough|hard pill
bitter|tough pill to swallow
overdose|overdosed of|on|us (on) (good) news|slides|slide|meetings|mails|emails|charts|buzzwords|templates|workshops|feedback
schedule|plan|timeline|deadline|pace|roadmap|budget is|was|looks (basically|simply) suicidal
suicidal schedule|plan|timeline|deadline|pace|roadmap|budget
play|film|movie|novel|book|podcast|series|scene|opera|exhibition|documentary|chapter about|on|with a|the|his|her suicide|murder|death|killing|rape|abuse
suicide|violence|abuse|bullying|harassment prevention|hotline|helpline|awareness (charity|team|program|programme|training|week|course|line)
rope is getting|growing shorter|thinner
throw|threw|throwing|thrown my|the|a|his|her laptop|phone|computer|printer|keyboard|mouse|screen|papers (out) of|out (the) window
hear|heard|see|get .. once|one more .. jump out of|off
live with this|that|the compromise|decision|result|outcome|plan|budget|trade_off
eat|eats|eating|ate {him} alive
been alive
dead even
straight shooter
bit|bite|biting my|his|her|their tongue
running on fumes
analysis paralysis
came out of|the|nowhere|was
want to be the|a
feel|feels|feeling like a fraud
unconscious bias
{work}|team .. {is} killing|crushing|murdering|strangling|choking . {him}
{is} killing {him}
killing {self} to|for|over . {work}
killing {self} trying|working
work* {self} to death
i|we could|can|would|might (have|literally) kill|killed|murder|strangle|strangled|throttle|choke|choked|punch|slap|smack|shoot {him}
i|we (would|could) want|wanted|like|love|feel_like to (kill|murder|strangle|throttle|punch|slap|choke) {him} when|for|because|every|over|whenever|sometimes
i am going to kill|strangle|murder {him} if|when|for|over
threaten|threatens|threatened|threatening to kill|stop|cancel|end the|my|our|his|her|this|that {work}
strangle|throttle|kill|murder procurement|finance|sales|marketing|legal|it|product|engineering|support
boss|client|customer|ceo|cfo|cto|team|manager|mom|board|finance will|would|s_going_to|is_going_to|are_going_to kill|murder|strangle me|us if|when|for|over
killing|kills it $
kill|killing|killed|kills the . {work}|mood|vibe|idea|product|line|momentum
kill two|time|it
shoot (me|us|him|her|them|over|off) (over|off) (a|an|the|your|some|over) (quick|short) email|mail|message|note|line|text|ping|slack|question|draft|file|list|invite|doc|link|ideas
shoot for|from|holes|down|the_breeze|the_messenger
shoot|shot|shooting|shoots {self} in the|my|his|her|both|our foot|feet
shot {him}|it . . down|to_pieces|full|dead
got|get|getting|gets|{is}|been shot down|to
shot|shoot|shoots|shooting down|across|in_the
shot|shoot {his} . idea*|proposal*|plan*
dead in the water
dead|beating|beat|flogging dead horse
die|died|dying|dies of|from embarrassment|boredom|shame|laughter|curiosity|hunger|thirst|laughing
dying to
dying for|out
hill . die|dying on
rather|sooner die than
almost|nearly|could_have|would die|died of|inside|laughing
die|died|dies|dying a|slow|inside|down
suicide mission|pact|squad|deadline|sprint*|run|plan_for|timeline
career|political|brand|commercial|corporate|professional|economic|business|project|reputation|product|margin|social suicide
suicide for the|our|a brand|company|product|team|margin|business|career|roadmap|margins
be|is|was|would_be|s (pure|absolute|total|basically) suicide to|if|for
gun shy|slinging
under the gun
stick|sticks|stuck|sticking|stand to|by {his} guns
jump|jumped|jumping|jumps the gun
guns blazing
with|all guns blazing
top|smoking|hired|young|nerf|glue|heat gun|guns
big guns
like|as_if . a gun to {his} head
bullet point*|list*|proof|train|journal
bite|bit|biting|dodge|dodged|dodging|silver|magic|take|took|takes|taking|sweat* . bullet|bullets
axe to grind
get|gets|got|getting|given|face|facing|took|take|under the axe|knife
axe|axed|axing the . {work}
knife edge|fight
put|turn|twist|turned|twisted the knife
long|out knives
knives are|were out
knife|stab*|stabs in {his}|the back
back stab*
stab* {him} in the back
bomb|bombed|bombing|bombs at|in|on|during|out (the|my|our|a|his|her) demo|pitch|presentation|interview|keynote|talk|meeting|exam|review
photo bomb*
time|ticking|mail|f|truth|love bomb
bomb|bombs (on|of) {him}|us|that
drop*|dropped|drops a|the|this|that . bomb
weapon|weapons of|against
secret weapon
weaponi*
hit {him} with
hit {him} like|that|out_of
hit|hits on {the}|good|clever|great|bright|an|a|something good|clever|great|bright|better|nice|smart
hit by the|a|this|another reorg|layoffs|cuts|news|delay*|outage*|inflation|budget|bus|wave
beats|beat|beating {self} up
beats|beat {him} to|by
beats|beat me why|how|what
beats|beat (the|our|a|any|every|all|last) (own|previous) {target}|competition|odds|clock|forecast|estimate*|drum*|year|budget|market|drum|system
beaten by|to the
kick* off|start|around|the_can|ass|back|up|butt|out|in_on|in_next|in_from
kick*|kicked|kicks {him}|it|things|this|{self} off|out|upstairs|down_the_road
kick* {self}
slap|slapped on the wrist|back
slap|slapped together
slap|slapped a|an|some label|logo|sticker|name|price|banner|fine
slap* {him} with
like|was|is|as|feels|felt (like) a slap in the face
punch|punched|punches above|below|list|line|in|out|through
punch*|poke*|shot|shoot* holes in {his}|the|this|my plan|argument|case|idea|proposal|logic|theory|deck|business
like|was|is|as|feels|felt (like) a punch in|to the gut|stomach|face
ganged|gang|ganging up on {him} in the . debate|meeting|review|negotiation|discussion|pricing
pat* . on the back
pats|pat|patted {self}
rub|rubs|rubbed|rubbing . . wrong way
rub|rubs|rubbed off|it_in|salt
strangl*|chok* . growth|innovation|initiative|creativity|business|productivity
finance|procurement|process|rules|bureaucracy|forms|legal {is} strangl*|chok* {him}
chok* up|on|under|during
trip*|tripped up|over
bang|banging|bash|bashing|beat|hit|hitting my|our head|heads against the|a|this wall|process|system|door
heads will roll
broke|breaks|breaking|break {his} back|neck|heart to|over|trying|for
break a leg
arm twisting
twist*|twisted my|our|their|his|her arm|arms to|into|until|for
cost* . arm and . leg
neck and neck
lump|word|words in {his} throat
jumped|jump|jumps down {his} throat
at|going|go for each|the other|jugular s
abuse|abuses|abused|abusing {the}|our|the|my . api|apis|system|trust|process|policy|privilege|loophole|discount*|feature|tool|platform|tier|budget|free|coupon*|flexibility|home|vacation|position|power
abusive to|towards good|new|ideas
heart|mini|near|small|little|almost|nearly (a|me) heart attack
gave|give|giving|gives|giving|nearly|almost {him} (a|near|mini|nearly) heart attack
gave|give|gives|giving {him} (a|near|mini|nearly) stroke|ulcer|headache|migraine|ptsd|anxiety|hives
ptsd from . {work}|reorg|meetings|standups|last_launch|previous
stroke of|before|genius
broad|same|back|ego strokes|stroke
strok* . ego*
two|different strokes
thick skin*
skin in the
skin of
black and white
in|go|back_in|into the black|red
discriminating taste|eye|palate|customer*|buyer*|audience
poison* . team|mood|culture|atmosphere|well|relationship|pill
drunk on|with success|power|growth|praise|numbers
punch drunk
addict*|addicted|hooked to|on . . slack|email|mail|emails|meetings|work|checking|control|dashboards|data|praise|coffee|sugar|approval|firefighting|phone*|jira|status|notifications|being|urgency|adrenaline|consultants|detail|details|spreadsheets|process|success|perfection|metrics|feedback|busy|busyness|deadlines|news|social
work addict*|aholic
dose*|doses of|a . reality|humility|honesty|feedback|perspective
prescription for better|a|good|success
prescri* . process*|solution*|method*|approach|steps|how|format|template
diagnos* .. why|what|where|how|problem*|issue*|whether|team|root|process*|situation|organization|organisation|culture|bottleneck*|incident|outage|bug|bugs|code|delay*|system|server
depress* . numbers|number|sales|demand|revenue|market*|growth|prices|price|results|figures|state|office|meeting*|reading|news|quarter|topic|forecast|metrics|survey|report|dashboard
numbers|sales|mood|morale|market|results|figures|stocks {is} . depress*
depressed about|by|over . {work}|numbers|results|reorg|outage|review|feedback|quarter
cancer on|in|to|for . code*|team|culture|organi*|company|codebase|department
{is} a cancer
roadmap|board|strategy|org|organization|organisation|company|market|product|process|vendor|requirements|plan|management|leadership|codebase {is} . schizophreni*|bipolar|psychotic|insane|manic
ocd about|on|with
{is}|bit|little|kind_of|so|totally ocd|adhd|autistic|paranoid|manic about|with|when
bit|little|kind_of|so|totally ocd|adhd|autistic|paranoid|manic
paranoid about
manic week|weeks|pace|schedule|quarter|monday
paralys*|paralyz* by|analysis
phantom|growing|teething|labor pain*
on life|its support
pulse check|survey*
post mortem*
dead tired|even|certain|sure|line*|end|weight|wood|lock*|set|serious|last|quiet|silence|wrong
crash* and burn*
crash|crashed|crashes|collapse the|of|a . {work}|party|server|site|app|system|deal|talks|sales|revenue|morale|demand|trust|confidence|meeting
system|server|site|app|build|market|page|database|laptop|deal|talks|sales|revenue|{work}|project|structure|demand|negotiations|house|plan|morale|trust (has|have|had|{is}|almost|nearly|might|will|would) collaps*
collaps* under . own|weight|load
pass*|passed out the|some|copies|flyers|bonuses|work|awards
faint* praise|idea|hope|signal|heart*
numb to|by
bleeding customers|money|cash|users|market|talent|people|revenue|edge|clients|support|us|margin
bleed* .. customers|money|cash|users|talent|people|revenue|client|clients|invoice*|overdraft|bank|margin*
stop the bleeding
execut* on|the|this|our|a|my
touch base|on|upon|point|points|screen|up|ups|down|and_go
touches|touched|touching on|upon|many|base|a_nerve|a_chord
touched by (the|your|her|his|how|so|their) words|gesture|kindness|story|support|gift|letter|message|note|feedback|card
touched me_deeply|my_heart|a_nerve|everyone|everybody|us_all
{is}|was deeply|really|very touched
penny pinch*
story|gesture|note|card|words|speech|letter|praise|feedback|gift|kindness . touched {him}
it|this|which touched me|us
hands off
hands on approach|experience|leader|manager|style|role|training|help|work|boss|part|support|learning
hands on deck
{is} (too|very) hands on $
put|put_his|put_her|puts|have {his}|the finger|hands|hand on .. problem|numbers|it|data|project|wheel|issue
hold* {his} hand|hands
hand*|handing off . project|deck|report|work|data
hand over
grab* (a|the|some|his|my|her|your) coffee|lunch|attention|opportunity|chance|headlines|bite|seat
brush* up|off|aside|over
flirt* with {the} . idea|competitor*|plan|thought|option
stalk* .. metrics|metric|numbers|linkedin|profile|board|dashboard*|tickets|calendar|competitor*|market|analytics|status|slack|channel
bully|bullies in|on|with . negotiation*|pulpit|supplier*|vendor*
harass* {him} .. update*|status|deadline*|ticket*|ping|pings|numbers|reminders|jira|invoice*|answers|estimates|figures
advances in|of
sex appeal|up
sexual wellness|health
porn for
naked eye|truth|numbers
creeping|creeps in|up|into
scope|feature|mission|cost|function creep*
kiss* goodbye|up|principle|ass|of_death
hugs|hug each|virtual|group
retaliat* . . customer*|competitor*|client|market|price*|tariff*|vendor|supplier
feel*|felt|like|be|being|am|s|is (like) a|such_a fraud|impostor
fraud detection|prevention|team|engine|model|analytics|product|alerts|department|unit|filter
ball {is} in {his}|the court
court of public
hold*|home|tennis|basketball court
lay*|laying down the law
law of|firm|firms|unto|school
laws of
should be a law
a crime how|that|to|what
a|{is} criminal how|that|to|waste|what
criminally under*
trial and|run|period|version|balloon
legal|compliance|risk team|department|counsel|colleague|colleagues|folks|review|approval|sign_off|tech|ops|side|draft
the legal guys|folks|people|part|stuff|blah|page|text
legal background|degree|studies|tech|startup
imposter|impostor syndrome
from|by|with|to|and|for|our|tell|ask legal $
legal has|said|says|wants|needs|asked|blocks|blocked|takes|is|reviewed|signed
lead|manage|run|head|coach|of|with (a) team .. lawyers|attorneys|nurses|doctors|therapists|solicitors
sue*|suing|lawsuit|litigation|legal_battle|legal_fight ... patent*|trademark*
patent*|trademark* .. lawsuit|sue*|litigation|legal_battle
steal*|stole|stolen (my|our|his|her|the|your|a|two|three|of|some) (of) (my|our) show|idea*|thunder|credit|spotlight|limelight|customers|market|minutes|minute|time|talent|people|engineers|glance|milk|lunch|stapler
capital|operating|marketing|budget|quarterly expenses
jump|jumped|jumps|jumping ship|to|between|on_a|on_the|ahead|right|straight|back|at_the_chance|in_and|in_to|in_when|through|on_it|off_the_call|off_a_call|off_the_page
bridge to|between|the|a . gap|gaps|teams|them|divide
cliff edge|hanger*|notes
nearly|almost|{is}|felt drown|drowned|drowning
eat*|eating {him} alive
drown|drowning|drowned .. {work}|detail*|mail|email*|emails|requests|data|debt|paperwork|messages
hang|hanging|hangs|hung on|out|tight|up|around|there|in_there
hang|hanging|hung {self} out|up
rope {him}|us|people in|into
end of (my|our|his|her|their) rope|tether
know*|learn*|show* . ropes
rock|hit bottom
throw*|threw|thrown {him} under the bus
under the bus
hit|run_over by a|the bus if|tomorrow|factor|what|who|scenario
if|case .. gets|get|got|was|were|is hit by . bus
bus factor
throw*|threw|thrown . the wolves|towel|book_at_it
throw*|threw (more|some|the) money|numbers|work|people|shade at
burn* out|rate|down|bridges|through|platform|cash|money|midnight|desire
burn down|up chart
burn*|burned the|my|our|all bridges|candle|midnight|budget
train wreck*
{is}|went|in hurt feelings
hurt*|hurting {his}|{him}|the|our (team) (s) feelings|pride|ego|morale|chances|career|reputation|business|team|numbers|credibility|image|relationship|performance|bottom|cause
hate|hates|hurts|hurt to say|hear|admit|see
expect*|expecting (a|an|the) raise|promotion|push|lot|reply|answer|response|bonus|result|results|growth|delay|decision|review|surge|release|client|call
country manager*|lead|team*|head*|director*|organization*|office*|level
background check*|noise|task*|process*|in|music|reading
black box*|friday|list*|belt|swan|hole|hat|market
white paper*|board*|label|list|noise|space|glove|hat|board
brown field|bag|paper
race to|against|condition*|car
rat race
old school|fashioned|system|systems|way|ways|habits|code|process|guard|team|job|boss|role|version|tool|tools|structure|plan|strategy|client
too old tech*|systems|stack
foreign trade|policy|concept|exchange|market*|key|office
blind spot*|to|sided|leading|review|faith|date
deaf ear|ears
lame excuse|duck
crippl* . debt|dependency|bureaucracy|process|delay*
gender neutral
cross functional|team|departmental|border|check|sell|selling|site|train|training|company|off
dementia care|patients|ward
live in|near|closer|abroad|up|apart|together|with_that|with_it|event*|demo*|site|system|data
no point in|of|to this|the|a|meeting|having|these|those|our|my|asking
allergic to process|change|meetings|feedback|structure|planning|documentation|rules|bureaucracy|risk
sick leave_balance|leave_policy|leave_process|leave_rate*
{sensitive} prevention|training*|awareness|policy|policies|workshop|workshops|course|software|app|platform|charity|charities|week|month|hotline|module|e_learning|elearning|detection|team|startup|start_up|product|products|tool|campaign|keynote|day|company|app_s|budget|nonprofit|service|services|research|researchers|client|department|champion|champions|officer|program|programme|first_aider*|ambassador*|benefit*
policy|policies|training|workshop|course|book|article|podcast|webinar|guideline*|handbook|film|documentary|session|seminar|module|keynote|research|app|software|product|startup|charity|website on|about|against|for|around|of . {sensitive}
anti {sensitive}|racist|corruption|money|harassment|bullying|bribery
cancer|dementia|psychiatr*|hospital|hospitals|diabetes|stroke|emergency research|patients|department|nurses|team|software|staff|administration|management|industry|customers|drug|devices|room_team|it|rollout|board|project
work|works|working|worked|run|runs|shift|shifts in|at|for|of (a|the|our|an) (big|small|large|local|public|busy|children_s|psychiatric|surgical) hospital|hospitals|clinic|clinics|rehab|psychiatr*|emergency_room|icu|er|surgery|prison|court|police
sell|selling|build|building|make|making|develop|ship to|for|in hospital|hospitals|clinics|doctors|lawyers|law|police|patients
sell|selling|build|building|make|making|develop|ship . hospital|medical|insulin|mental_health|diabetes|legal
medical device*|devices|supplies|software|company|equipment|research|writers
drug discovery|development|trial*|launch|company|pricing
clinical trial*|study|studies|staff|lead|team
operation|operations manager|team|lead|room|head
emergency meeting|release|fix|patch|call|response|budget|plan
ambulance chas*
coma* toast
`)

/** What lies far back needs no hand-over, unless it is about wanting to die. */
export const PAST: readonly string[] = listLines(`
ten|fifteen|twenty|thirty|forty|many|10|15|20|25|30|40 (long) years ago|back|earlier
decade|decades ago|back
when i was (a) young*|student|kid|child|teenager|teen|boy|girl|little|twenty|nineteen
as a child|kid|student|teenager|boy|girl
in my childhood|twenties|first_job
in|back_in the nineties|eighties|seventies
that|which {is} (long) over|healed
long healed|over|forgotten
finished|closed|concluded|over the .. investigation ... last_year|months_ago|nothing
`)
