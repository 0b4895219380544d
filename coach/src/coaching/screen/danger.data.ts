import { listLines } from '../../text/list-lines.ts'

/**
 * Rules for matters of life and limb.
 *
 * Patterns joined by ` & ` stand near each other; what follows ` - ` must not stand near. A leading `!` reads on where
 * the words are negated ("I don't want to live").
 */
export const SELF_HARM_RULES: readonly string[] = listLines(`
nothing (left) to live for
! not|never .. want to be alive|here any_more|anymore
pills in my|his|her|their|the drawer|bag|car|desk|pocket & not|nothing|any_more|anymore|end
happier|better|relieved dead|gone_for_good
thoughts|thought|thinking of|about driving|jumping|stepping|walking|swerving .. off|into|in_front
ends tonight|tomorrow|here & {say}|worried|scared
nobody|no_one needs|wants|would_miss|has_to_deal me|him|her & done|planned|tired|end|alone
imagin*|think*|wish*|picture* .. not being|be here any_more|anymore - company|{work}
exhaust|fumes & hose|car|garage|engine
into|against a|the tree|wall|truck|pillar & thinking|think|thought|if_i|catch_myself|nobody
has|found|kept a date in|mind & scares|worried|mind
alive & {alarm}|{despair}|forty|fifty|christmas|next_year|next_month|because|{family}|dog|myself|see_myself - {work}|business|culture|tradition|momentum|product|keep_the|eating|parents|both_alive|his_mother|her_mother|their_mother|his_father|her_father|his_mum|her_mum|his_mom|her_mom|his_dad|her_dad|his_wife|her_husband|his_son|her_son|his_daughter|her_daughter|his_nan|her_nan
fresh|new cuts|scars|burns - budget|price|cost*|headcount
by the time you read
stop|stopped|stops existing
hate|hates|hated {self} & wall|head|hit*|beat*|so_much|hurt*|cut*|die|live - {work}
beat|beats|bang*|hit|hits|bash* {his} head against|on the|a|his|her|my wall|table|desk|floor & hates|blood*|himself|herself|when_he_makes|until|bleed*
can not keep|go_on|continue living|living_like|existing
not mean the job|work|company|vacation
join|joining|be_with|follow .. late wife|husband|brother|mother|son|father|daughter
no right to be here|alive|live
saving|saved|stockpil*|hoard* .. {his} sleeping|tablets|pills|sleeping_pills
{omen} & {omen} & {omen} & {omen} - {work}|client|customer*|threat*
picture*|picturing|imagin*|see|seeing {self} . under|hanging|dead|falling|jumping|in_front|in_the_river|in_a_coffin
! not|no|lost .. strength|energy|force|courage to|for live|go_on|carry_on|life|wake_up|another_day
cutting|cut again|for|since|myself|before & two|years|months|knows|secret|sleeves|no_one|nobody|weeks - cost*|budget|price*|staff|headcount|corner*|meeting*|scope
rather|sooner be dead|die|not_be_alive than
end for|of me|him|her|it_all|everything & text*|drink*|drunk|cry*|alone|night|goodbye|tonight - {work}|year|month
last time {they} . talk|speak|see|meet|hear & forgive|sorry|goodbye|cry*|said|told - meeting|client|we_met
talked|talk|brought|got down from
! not need ... where {they} .. going|go
insurance .. cover*|pay*|enough|take_care .. family|kids|wife|children|them - plan|claim
goodbye|farewell mails|emails|letters|notes|messages|posts|video* & written|wrote|already|ready|scheduled|sent - {absence}|last_day|retire*
die|dying|dead & {alarm}|{despair}|{longing}|{say}|before|care|rather|want*|wish*|relief|live - you_will|you_are|threat*|father|mother|grandm*|grandf*|wife_died|cancer|patient*|rat|product|client|system|server|battery|project
gallows
if|when {they} . die|died|dies & favor|favour|better|miss|care|easier|everybody|everyone|happier
{everyone} a favor|favour & die|died|gone|dead|disappear*|end - {work}
hope*|wish*|want* .. {traffic}|car|truck|bus|lorry . hits|hit|runs|ran|crashes|kills
out of everyone|everybody|your|their|our s|way . way|soon|for_good & soon|be|gone|say*|said - leave_me
tell my|his|her wife|husband|kids|children|mother|family . i|he|she love|loved
wall|tree|bridge|curve|truck .. end|road|highway|night & think|drive|wheel|home & every|night|sometimes|thought|hit - {work}|writing_on
tried|tries it before|already|again|once . with gas|pills|rope|car
sounded|sounds|seemed|felt .. final|a_goodbye - version|draft|decision|exam
{pills} & swallow*|too_many|whole|bottle_of|whole_bottle|handful*|stockpil*|hoard*|collecting|collected|counting|counted|end_it|in_one_go|all_at_once|washed_down - {accident}|addict*|doctor
death & poem*|draw*|write*|relief|own|obsess*|joke*|thoughts|welcom*|talk*_about|think* - family|father|mother|threat*|march|colleague|sudden
live or die
only thing|reason .. keep*|keeping|alive|here|going|stop*|holding .. me|him|her|them|alive|here & {family}|dog|cat|pet|faith - salary|money|bonus
wish*|hope* .. cancer|disease|heart_attack|accident|illness|tumor .. take|kill|come_back|fatal|end|comes|would
how many|much .. {pills}
{say} .. nearly|almost did_it|done_it|jumped|went_through|took_them|ended_it - {work}
! not see|live_to_see|reach christmas|spring|summer|autumn|his_birthday|her_birthday|forty|thirty|fifty|next_year|easter - {work}
password*|documents|papers|bank|insurance|keys|accounts & just_in_case|in_case|where_his|where_her|if_something|if_anything & sent|told|gave|texted|showed|wrote - {absence}|handover|deploy*|server
pain|suffering .. stop|end|be_over|go_away & want*|need*|wish*|permanent*|forever - customer*|back|knee|doctor|point*
keeps|hides|carries|hid|has . blade|blades|razor|razors|razorblade - threat*|shav*|beard
suicid*
overdos*
noose|rope - boat|climb*|skipping|inspect*|lift|lifts|crane|tow*|winch|wire|safety|harness|rescue|anchor|deck|mooring|course|ladder|rig*|load*|hoist|pull*|certif*|tent|sail*
self harm*|injur*|mutilat*|destructive
kill|kills|killed|killing|hang|hanged|hanging|hung|hangs|shoot|shot|drown|drowning|drowned|poison*|gas|gassed|electrocut*|starve {self} - {accident}
hurt*|harm*|injur*|cut|cuts|cutting|burn|burns|burned|burning|punish*|hit|hits|hitting|scratch*|bang*|punch*|slic*|stab|stabs|damag* (at|on|to) {self} - {accident}|fire|my_career|my_chances
do|does|doing|did|done something|anything|things|harm|it (bad|terrible|stupid) to {self}
take|takes|taking|took|taken {his} (own) life|lives
end|ends|ending|ended {his} (own) life|lives|existence|pain|suffering|misery - project|client*
end|ends|ended|ending it all
end|ends|ended|ending it|things|everything with|by|tonight|soon|today|for_good {pills}|himself|herself|$ & {despair}|{pills}|{alarm}|want* - {work}|relationship|mentoring|partnership|debate|discussion|contract
want*|going|think*|thought|thoughts|plan|plans|planning|consider*|ready|talk*|about|decid*|tempted|easier|time .. end|ending|finish it|it_all|everything|all_of_it|the_pain|things - {work}|relationship|mentoring|partnership|debate|discussion|team_event|conflict|gossip
put*|make an|his|her|a end|stop to it|things|everything|it_all|her_life|his_life|my_life|all - {work}|gossip|conflict
! not|no_longer|never|stopped want*|wish*|car*|feel_like .. to|about|on . live|living|alive|exist*|go_on|going_on|wake_up|waking_up|be_here|being_here|be_alive|be_around|carry_on|keep_living|continue - {work}|company|firm|office|department|agency
! not|no_longer want|wants|wanted to|be (be) in|on|part this|the|of world|earth|planet|life
! not want* to live|exist
not|no_longer|hardly see|sees|seeing|imagin*|pictur* {self}|{him} . alive|being_alive|living|here|growing_old|old|at_forty|at_thirty|at_fifty|in_the_future|making_it
want*|wish*|hope*|rather|better|ready|prefer*|long*|pray*|deserv*|supposed|about .. dead|die|dying|dies|died - {work}|client|product|platform|system
i|he|she|they|{self} {is}|would_be|were|was better|best|happier off|if dead|gone|without_me
wish*|hope*|want*|prefer* .. not|never|no_longer (be) here|alive|exist*|wake|wakes|waking|born|been_born|around - {work}|meeting
wish*|hope*|want*|like|love|wanted|plan* .. disappear*|vanish*|evaporate & {despair}|forever|for_good|everyone|everybody|nobody|never|completely|altogether|earth|world|exist|people - meeting*|{work}|presenting|stage
sleep*|asleep|go_to_bed .. forever|for_good|not_wake|never_wake|not_waking|never_waking
not|never wake|waking|wakes (back) up|again - early|before|alarm|late
no_longer|not (be) alive|around|here|with_us anymore|any_more|any_longer|next|tomorrow|much|to_see|when|in|by|for & {despair}|{alarm}|{farewell}|{pills}|promise|calm - {absence}
still (be) alive & promise|know|sure|next|why|year|only|because - {work}|business|product|project
alive because|only|just_for|for (of) {his}
{say} .. not be|being (still) here|around|alive|there|with_us for|next|tomorrow|by|when|much|anymore|any_more|long|in|on|at|this|after|to - {absence}
{say} .. {they} .. will|would|might|going_to|d|ll (be) gone|dead|no_longer & tomorrow|soon|fine|better|peace|end|burden|by_the_time|free|miss|{despair}|{alarm} - {absence}|company|team
! nobody|no_one|noone|none|no_person|who would|will|is_going_to|d (even) miss|notice|care|cry|mind|grieve (if|about|that|when) {they}|him|me|her|{self} - {work}|report|if_we
! nobody|no_one|noone would|will|d miss me|him|her|them|{self}
family|world|kids|wife|husband|children|parents|mom|mum|mother|dad .. better|happier|easier|relieved|best|fine .. without . me|her|him|them|{self} - boss|manager|report
{say} .. better|happier|easier|relieved|best .. if . {they} .. not|gone|dead|disappear*|never - {work}|company|fire|hire
{everyone} .. better|happier|easier|relieved|best .. if|without|when|once . {they}|me|her|him . gone|dead|not|just_not|not_around|disappear*|died|vanish*|without_me - report|fire|hire
better off dead|gone|without_me
if {they} {is} dead|not_alive|no_longer_alive|no_longer_here|gone_for_good|not_here_anymore|not_around_anymore - {work}|vacation|cover*
! no|not|any|without|what|little .. reason|point|sense|purpose|use|motivation|will . to|in|for|of|left live|living|alive|being|be_here|go_on|going_on|life|existing|exist|existence|carry_on|keep_living|anything_anymore|getting_up|waking_up|keep_going - {work}|meeting
life|living . not|hardly|no_longer . worth living|it|anything
lost|lose|losing|no|without|gives|given . hope|will|reason|wish . for|to|in|left|of . living|live|go_on|life|everything|anything|himself|herself|future|carry_on|keep_going - {work}|client
lost|lose|losing|given|gave (up) all|on|every hope|life|herself|himself|myself & {say}|alive|live|here|alone|night|{despair} - {work}|deal|client
tired|sick|done|fed_up|finished|weary|exhausted|enough of|with|by . living|life|alive|existing|existence|it_all|being|fighting $ - {work}|of_fighting_for
can not live|exist (like|with) this|anymore|any_more|any_longer|himself|herself|myself|themselves
can not|not_able_to|not_sure|not_know_how|not_know_if .. go_on|carry_on|keep_going|continue|hold_on $ & {say}|{despair}|{alarm}|life|die|dead|miss|alive|{pills} - {work}|doing
! no|not|any future|tomorrow|after|hope|way_out|tunnel for|left|in & {despair}|{means}|alive|life|hole|december|there_is|him|her|myself|me - product|company|team|market|{work}|role
stopped|stops|quit|refus* (making|all) plan*|planning|thinking_about|caring & after|future|anymore|any_more|live - sprint|{work}|roadmap
not|never|hardly .. make|makes|survive|see|last|reach . to|through|the|until .. end|year|night|christmas|birthday|weekend|summer|spring|morning|tomorrow|winter|forty|fifty|thirty & okay|ok|with_that|alive|think|life|fine|{despair}|feel* - {work}|deadline|release|target|company|budget|quota
go|going|went|gone|goes through with it & letter*|note|case|plan|alone|night|wrote|children|pills|tonight|nearly|almost|scared - {work}|deal|plan_b|reorg
{means} & {dying}|{despair}|{alarm}|{longing}|found|security|police|ambulance - {accident}|threat*|customer*|{work}|other_people
{longing} . {means}|jump*|crash*|drown*
{height}|tracks|rails|platform & let_go|jump|jumps|jumping|jumped|edge|fall|drop|step|stepping|off_it|end & i|he|she|they - {work}|salary|conclusion*
jump*|leap*|leapt|throw*|threw|fall|falling|drive|driving|drove|walk*|step*|hurl* .. off|from|out_of|over .. {height}|the_top|cliff
jump*|step*|walk*|throw*|threw|drive|drives|driving|drove|steer*|swerv*|crash*|run|veer*|stand|stood|lie|lay .. in_front_of|into|under|against|onto|on|before .. {traffic}|{height}|tree|trees|wall|sea|river|ocean|lake|a_truck|pillar|barrier|a_car|the_water - {work}|accident|parking|power
{they}|my|his|her . car .. crash*|off_the_road|into|hit & hop*|wish*|imagin*|purpose|think*|want*|thought|fantas*
on purpose & car|crash*|traffic|pills|drove|cut|overdos*|bridge|stepped|train|river|tablets - {work}
stockpil*|hoard*|collecting|saving|swallow*|swallowed|emptied|downed . {pills}|bottle|everything
scar|scars|cuts|marks|burns|bandage*|wounds|slashes|scratches .. {arms} - {accident}|machine|cat|dog|barbed
{arms} .. scar|scars|cuts|bandage*|fresh|razor|slit|cut_open|bleeding - {accident}|machine|cat|dog
slit*|slash*|cut|cutting|cuts|open* .. wrist|wrists|arm|arms|veins|thighs|legs|skin - {accident}|machine|sleeves
burn*|cigarette* .. {arms}|skin & {self}|pressure|own|stress*|when|purpose|cigarette*|on_purpose - {accident}|machine|sun
who|she|he|i|people|daughter|son cuts|cutting $ - cost*|budget|price*|headcount|corner*|staff|{accident}|salary|deep|tree*|saw|strap|wood|hair|grass|fabric|dough|glass
goodbye|farewell|last|final letter|letters|note|notes|message|messages|words|video|text|email & {family}|keyboard|desk|wrote|written|writ*|left|found|sent|night|bridge|take_care|dog|group - customer|client|company|party|drinks|speech|leaving_the|retire*|warning
goodbye & {alarm}|{means}|{dying}|{despair}|forgive|good_to_me|3am|2am|sorry - {absence}|last_day|client|{work}|climb*|rescue|harness
wrote|written|writ*|left . letter|letters|note|will|instructions & {family}|die|death|{farewell}|case|gone|pills|day|date|found|goodbye - offer_letter|recommend*|customer*|resign*|meeting
giv*|gave|given|hand*|donat* away|out .. {his}|all|her_most|everything .. {possession} - {work}|move|moving|charity
take|look|looked|asks|asked care|after (of) {his} {possession}|kids|children|family|parents|mother|son|daughter|wife & gone|last|goodbye|happens|when_i_am|forever|without|not_here|not_around|feeling|if_anything|if_something
! not have|need|going .. worry|deal|bother|put_up|care|bear|suffer .. me|him|her . much|any longer|soon|anymore|any_more - job|role|replac*
! never|not|last_time see|sees|saw .. again|ever|alive & {alarm}|goodbye|cry*|die|dead|forgive|text*|love|said|says - client|customer
do|doing something (very) stupid|drastic|terrible|rash|bad|awful|irreversible|foolish & {alarm}|tonight|alone|himself|herself|myself|trust|safe - quit*|resign*|email|mail|production|deploy*|post|boss|client|customer|server|code|data|career
! not safe|trusted (being|when|to_be|left) (by|with|around|on) {self}|their_own|his_own|her_own
on|over|near|at|off the|a ledge|railing|rooftop|tracks & {they}|found|jump*|stand*|sat|talk* - {work}|stock
be|is (all) over (for) him|me|her|them|soon & {weapon}|{pills}|calm|goodbye|hints|{farewell} - {work}|contract
gun|pistol|bullet|shotgun .. to|in|against|through {his} (own) head|mouth|brain*|temple|heart
{weapon} & {self}|over_soon|{dying}|{despair}|goodbye|mouth|depress* - threat*|him_and|us_all|shoot_everyone|kill_him|kill_her|kill_everyone|kill_me|kill_us|kill_them|customer|fish|covers|commis|sous_chef|sous|out_the_door|the_pass|stove|knife_roll|his_knives|her_knives|my_knives
think*|thought|thinks|talk*|obsess*|fantasi*|dream*|joke*|jokes|read*|research*|google*|googling .. about|of|on . {his}|how|when|ways|own|painless* .. death|dying|dead|die|funeral|end_it|go
think*|thought|thinks|talk*|obsess*|fantasi*|dream*|jok* .. about|of . death|dying|being_dead|not_being_here|not_existing|being_gone|not_being_alive|ending_things - {work}|family_of|industry|company|his_father|her_mother|her_father|his_mother
painless*
{has}|made|making|formed|wrote a|the plan & die|dying|alive|death|end_it|kill*|where_i_would|how_i_would|do_it|note - project|development|customer*|release
{his} funeral|obituary|burial & jok*|plan*|talk*|wrote|writ*|picked|chose|imagin*|who|music|nobody - father|mother|his_dad|grandm*|attend*|went
written|wrote|writing|updat*|made|making|chang* {his} (last) will|testament & {alarm}|{odd}|day|date|goodbye|ready|plan|depress*|alone|cry*|suddenly
picked|set|chose|chosen|decided|knows a|the|on|his|her|my day|date|night|place|way|method|time|spot|bridge & will|die|life|goodbye|end|do_it|pills|gun|funeral
attempted|attempt|attempts|attempting|tried|tries to|on|the|another|end|her|his|it & life|{self}|hospital|survived|weekend|pills|before|signs|bridge|wrists & {dying}|life|{self}|hospital|{pills}|survived|her_life|again
join|joining|follow|following|be_with .. him|her|dead|late|in_heaven|brother|mother|husband|wife|son & died|dead|death|buried|grave|heaven|lost_her|lost_his|late_wife|late_husband|late_brother|late_son - {work}|meeting
see .. him|her|them|dad|mum|mom|brother|wife|husband|son|daughter .. in_heaven|on_the_other_side|up_there|in_the_next_life
drink*|drank|swallow* bleach|poison|antifreeze|drain_cleaner|detergent
garage .. engine|running|fumes|exhaust|hose
! not deserve|deserves|meant|fit|made|supposed (to|for) (be) alive|live|exist|breathe|here_on|life|world
only way .. out|peace|rest|stop|free|escape & {dying}|dying|death|end|pain - {work}|contract
rest|peace|pain|silence|quiet & dying|dead|death|die|sleep_forever - {work}|dead_silence
`)

/** Rules for threats, attacks, weapons and fear of somebody. */
export const VIOLENCE_RULES: readonly string[] = listLines(`
cut|cuts|tampered|loosened .. brake|brakes|wheel_nuts
{third}|crowd|husband|father|brother|one .. beat|beats .. my|our|the|his|her|a .. {role}|son|daughter|driver|one|boy|girl - {target}|chess|race|game|price
{partner} & shows|showed|turns|turned|came|comes|stands|waits|waiting|appears up & reception|office|work|door|building|terrified|scared|afraid|hides|hiding - dinner|party
home address|my_address|her_address|his_address & fired|ask*|find|found|ex|threat*
not dare|want to be|go|walk|stay|come & shift|building|alone|night & he|his|him|she
find|finds|found out where .. live|lives|parents|kids|school|family
push*|pushed|shov*|threw|dragged|drags|pulled .. {him}|{role}|clerk|dispatcher .. off|over|across|out|through . ramp|counter|dock|desk|car|window|chair|ladder|platform
sunglasses|makeup|long_sleeves & hide*|cover*|bruis*|did_to
teach|teaches|taught .. lesson & pipe|fist*|someone|outside|should|threat*|hit|beat
fists - fist_bump|iron
make {him} disappear
berserk
trash*|smash*|wreck* . front|office|desk|reception|shop|house|flat|car & visitor|customer|client|ex|angry|husband|he
in|into hiding
breaking|broke|kicking|kicked|banging down|in|into . door|office|house|flat|apartment|home - product|market|new
people|someone|somebody|you|they get|gets|will_get|might_get|could_get hurt & said|says|told|listen|careful|if - feelings
hurt you
shame if something|anything happen*
something|anything happens|happened|might_happen|could_happen .. car|kids|children|family|house|face|you|me & shame|would|threat*|careful|said - project|insurance
take|takes|took care of . problems|people like
kids|children|wife|family . not|never come|make_it|get home
lucky there {is} witnesses|people|camera*
hit|hits her|him|me|them|us $ & threw|out|sleeps|car|home|again|cry*|husband|night|child*|yesterday|today|last
cut|chop|slice|carve {him} up|open|into
broken bottle|bottles|glass & fight*|men|threat*|attack*|between|hit|throat
poured|pour|threw|throws|splash* .. hot|boiling|acid|scalding oil|water|coffee|soup|acid|grease
tortur*|rampage|massacre|manslaughter|homicid*|assassinat*|mugged|gunfire|gunman|shooter|intruder|molotov|pogrom|lynched|scalded|flogged|whipped - to_death_by|schedule
robbery|robber|robbers|burglar*
break|breaks|broke|breaking|broken .. his|her|my|someone_s . {body} - to_get|to_make|over_this|on_this
burns|bruises|cuts|scars|welts & stepfather|father|husband|mother|partner|boyfriend|kid|child
! not live long|much_longer|another_day & message|letter|threat*|sent|note|former
shov*|push*|tip*|kick* . shelf|shelves|table|cabinet|desk|rack .. on|over|onto|at
put .. bullet in|into|through
went|go|goes|going|came|flew for|at {his} throat|neck|eyes|face
dead fish|rat|cat|bird|animal & locker|desk|doorstep|car|mailbox|note
{peril} & {peril} & {peril} & {peril} - {target}|{work}|client|customer*|roadmap
threw|throw|throws|throwing|hurled|flung .. {missile} & wall|head|hit|at|door|window|room|face - {target}
with a|the hammer|knife|dog|axe|bat|machete|wrench & looking_for|waiting|outside|threat*|after|came|gone
hand|hands round|around . {body}|throat|neck
run|drive|ram|knock somebody|someone|me|him|her|people|us|them over
revenge & live|lives|house|post*|fired|let_go|threat*|violent|ex|family
punish . her|him|me & brother|husband|father|family|ex|leaving
keeps|has|carries|brings|brought|shows .. bat|crowbar|axe|machete|taser & locker|desk|car|shows|office
shoot|kill|murder|stab|strangle|poison|behead|slaughter|butcher (the|my|his|her|our|all|every|another|a) {him}|{role}|everyone|management|us - {work}
terrified of|around him|her|{partner}
{afraid} of him|her|{partner} & outside|home|alone|waits|wait|house|flat|follow*|broke|night|ex|knows
watch {self}|my_back|her_back|his_back|your_back|yourself & text|letter|note|walk|home|threat*|message|warn*|said
know|knows|knew|found_out where (my|your|her|his|our|the) {they}|kids|children|family|wife|daughter|son live*|go|goes|park|school|lives|sleeps
know|knows|knew where|which your|my|her|our kids|children|family|daughter|son|house
you are next|dead|warned|finished & note|letter|message|text|wrote|written|desk|rat|said|wall
you will|shall|should die|burn|bleed|be_sorry
dead rat|bird|animal|cat
picture*|photo*|video* .. of my|her|his|our house|home|kids|children|car|street|apartment|flat & send*|sent|fired|let_go|message*|ex|someone - listing|remote|background
smash*|broke|crack*|hit .. over|on|against .. {body} - ice|heart
would|will|d|going_to end|finish me|him|her & scream*|threat*|shout*|kick*|knife|door
kicked|kick|kicks|broke|breaks|smash*|burst|forced .. door|window & scream*|threat*|shout*|angry|ex|home|house|flat|night|{weapon}
slit*|slash*|cut .. throat|throats - cost*
punch*|kick*|put|fist .. hole|holes|fist .. wall|door|window
{blow} - shot_me_a|sexual*|butt|bum|ass|bottom|breast*|verbal*|{work}|metaphor*
{weapon} - against_endless|metaphor|my_best|chef|culinary|museum|video_game|kitchen_brand|heat|glue|fish|covers|commis|sous_chef|sous|out_the_door|the_pass|stove|knife_roll|his_knives|her_knives|my_knives
violent|violence|violently - content|video*|game*|movie*|film*|disagree*|reaction|agree*
{role}|{third}|he|she|i . {strike_weak} .. {him}|{role}|people|customers|kids & {physical} - verbal*|feedback|{target}
{strike_weak} .. {him}|{role}|my|his|her . {body}|{body} - {target}|feedback
{is}|got|been|get|gets|being|was {strike_weak_past} .. by|at|with|in|on|until|again & {physical}|{partner}|home - {target}|feedback|{work}
{strike_weak} .. with a|his|her|the|an {missile}|{weapon}|belt|stick|cane|ruler|cable
threaten|threatens|threatened|threatening|threats - date|dating|go_out_with|sleep_with|bad_reference|{pressure}|{work}|competit*|feel_threatened|status|security_threat*|market
{say} .. will|would|going_to|d|ll .. put|finish|get|wait|find|come|teach|show|break|destroy|hunt|end|deal .. {him}|it|bullet|lesson & {afraid}|{physical}|{menace} - {work}|{target}
{say} .. nothing to lose & sorry|regret|pay|everyone|fired|scared|afraid
next time {they} .. not|will . miss|hit|kill|hurt|finish|be_worse
{afraid} .. of|around|near|about .. {partner} - firing|reaction_to
blood .. on|over|everywhere|in the|his|her|floor|wall|shirt|face|hands - out_for|{work}
fighting|fight|fights|fought|scuffle|altercation|went_at_each|went_for_each & police|blood|fist*|warehouse|parking|physical*|shift|hospital|injur*|yard|security|guard*|broke_up|separate*|pull*_apart|canteen - argument_over|budget|headcount
threat*|threaten* .. {harm}|kill_him|kill_her|come_after|find|violence|{weapon}|fists
death|bomb|murder|shooting threat*
threat* emails|messages|calls|letters|notes|texts|voicemail*|phone|message|letter|note|call|email|gesture*|remarks|behavior|behaviour|way|manner|postcard|visit|posts - legal|lawsuit|resign*|quit
threaten|threatens|threatened|threatening {him}|his_wife|her_family|my_family|our_family|{role}|my_life|his_life|her_life - quit*|resign*|sue|legal|lawsuit|lawyer*|court|escalat*|leave|leaving|pip|job|bonus|fire|hr|report|union|press|tell|review|{work}|rating
threat* & physical*|parking|outside|home|police|{weapon}|fist|violent|unsafe|afraid|scared|life|safety|family - quit*|resign*|sue|legal|lawsuit|court|escalat*|job|fire|customer|sexual*|touch*
made|makes|making|received|receiving|got|getting|gets|sends|sent|sending|uttered|issued threat|threats|death_threats - legal|resign*|competit*
he|she|they|who|someone|somebody|{role} .. will|would|going_to|want*|plan*|think*|said|says|swore|going|intend*|dream* .. kill|murder|shoot|stab|strangle|rape|poison|bury|shooting|stabbing|killing {him}|him|everyone|everybody|his_boss|us_all|{role}|his|her|my - i_could|{work}
{they} . will|would|might|may|could|can|want_to|wants_to|wanting_to|going_to|tried_to|try_to|trying_to|wanted_to|like_to|likes_to|threatens_to|planning_to|gonna (physically|really) hurt|harm|injure|attack|beat|assault|hit|punch|slap|hurting|strangle|choke (up) {him}|{role}|their|his_wife|her_kids|our|up - {work}|competit*|feelings|target*
name|names|list|people|person|someone|somebody|those .. want*|going|plan* .. hurt|kill|shoot|harm
i .. going|want|plan|thinking|wanted|nearly|almost|fantas*|imagin*|close_to|afraid .. hit|hurt|beat_up|smash|stab|punched|slapped|hitting|hurting|stabbing|beating|punching|strangled|smashed (up) {him}|{role}|his_face|his_teeth|his_head|her_face|my_wife|my_husband - {work}|feelings|target*|numbers
i|we hit|slapped|punched|kicked|shoved|choked|strangled|beat|grabbed {him}|{role}|{family} - target*|goal*|number*
i {has}|had my fist*|hands & up|hit|throat|face
fantas*|imagin*|dream*|think*|thoughts|thinking|plan* .. of|about|how|to|violent .. kill*|murder*|shoot*|stab*|strangl*|hurt*|attack*|rap* . {him}|{role}|people|coworkers
{weapon} .. in|into|to|at|on|inside . office|work|desk|drawer|locker|bag|backpack|car|glove|truck|building|reception|warehouse|site|waistband|pocket|jacket|meeting|lobby|plant|store|shop|floor|canteen|kitchen|face|neck|throat|parking|school|belt|boot|trunk|coat|gym_bag|toolbox
bring*|brought|carr*|pull*|wav*|show*|point*|bought|buy|buying|own*|kept|keep*|grab*|draw*|drew|hid*|held|hold*|swing*|swung|{has}|with|armed|sharpen*|attack*|sees|saw|found|order*|reach*|flash*|mention*|brag* .. {weapon} - budget|project|kitchen|cake|cut_the|chef|cook|box|packag*|culture|feature|demo|presentation|tool|shop|fish|covers|commis|sous_chef|sous|out_the_door|the_pass|stove|knife_roll|his_knives|her_knives|my_knives
{strike}|hit|slapped|grabbed|pushed|attacked|assaulted|knocked|beaten|dragged|pinned|hurt . {him}|{role} & {weapon}|{body}|stairs|wall|floor|ground|bruis*|blood*|hospital|police|swollen
{strike} (at|a|my|our|the|another|one_of|his|her|their) {him}|{role}|{family}|man|woman|customer|patient - {work}|target*|off|butt|upstairs
{strike} .. {his} (own|left|right) {body} - {work}
{third}|husband|wife|partner|ex|i . hit|hits|hitting (his|her|my|our|a|another|the) {him}|{role}|{family} - target*|number*|goal*|deadline*|price*|news|feedback|question*|data|request*|email*|message*|on
{third} . beat|beats|beating (up) (his|her|my|our|a|another|the) {him}|{role}|{family}|sister - competit*|price*|target*|record|sales|chess|game|vote|argument
{is}|been|get|gets|getting|got . hit|beaten|stabbed|slapped|punched|kicked|strangled|shot|knifed|robbed|mugged|assaulted|kidnapp*|beat_up|abused|headbutted|attacked by|at|with|last|yesterday|outside|on|in|again|every|{role}|physically|regularly - target*|critic*|numbers|verbally|meeting|bus|{work}|board|email*|reorg*
{third} . attack|attacks|attacked|attacking|assault* (a|my|our|another|the|his|her) {him}|{role}|{family}|passenger - meeting|verbal*|{work}|idea*|plan|argument*|decision|board|presentation|mail|email*|public*|slack|call|position|personally|sexual*
assault* - sexual*|inbox|groping|verbal*
physical*|bodily assault*|attack*|abus*|fight*|altercat*|violen*|aggress*|intimidat*|harm*|threat*|restrain*|force|hurt*|confront*|harass*|touched_me_hard|pushed|grabbed|push*
get*|got|turn*|becom*|became|went|going|is|been|be physical - distance|product|therap*|exercise|meetings|office|touch*|presence|server*|location
fist|fists . fight*|fights|at|up|raised|my|in_his|in_her|clenched|through
fistfight*
brawl*|punch_up|scuffle*
violent|violence - content|video*|game*|movie*|word*|film*|disagree*|reaction
domestic violence|abuse|situation
abusive|abuses|abused|abusing . {partner}|husband|relationship|marriage|home|boyfriend|childhood_home|his_wife|her_kids|his_kids|partner|spouse|parent*|family|household
{partner} .. abusive|abuses|abused|abusing|hits|hit|beats|beat|hurts|hurt|violent|threatens|threatened|chokes|choked|controls_her|locks|locked|pushes|pushed|slaps|slapped|kicks|kicked|punches|punched|strangle* - feelings
{afraid} .. of|for .. {partner}|his_life|her_life|my_life|their_life|their_lives|our_lives|safety|going_home|go_home|what_he_will|what_he_would|what_he_might|what_she_might|be_alone|being_alone|violence|physical* - career|{work}|reputation|psychological
{afraid} .. to go|be|walk|drive|leave|stay|open home|alone|near|outside|car|the_building|with_him|the_door & he|him|his|husband|ex|partner|threat*|someone|violent|man - {work}
{afraid} .. {they} .. will|would|might|could|may|going_to|is_going_to . hurt|harm|attack|kill|hit|beat|come_after|do_something_to|show_up|retaliate_violently|lash_out_physically|snap|explode_physically|get_violent|follow .. {him}|someone|home|house|me|physically|violent|people - feelings|{work}|quit*
{third} .. knows where {they} live|lives|parks|park|works|work_now|kids_go & threat*|scar*|afraid|said|says|told|hinted|back|watch|careful|regret - address_book|remote
know|knows|knew where i|she|he|we|my|her|his|you . live|lives|park|parks|school - city|timezone|stand
will|would|ll|going_to|gonna make . me|him|us|her|them|you|sure_i pay|regret|sorry|suffer|bleed
you will|ll regret|pay|be_sorry|see_what
watch {his} back|step|tires & he|she|told|said|hinted|threat*|should|better - market|competit*
come|coming|comes|came (back) after|for|with|and|to {him}|me|you|my_family|a_gun|shoot|kill|hurt|find & threat*|kill*|{weapon}|said|swore|hurt|fired|regret|shoot - coffee|advice|help|interview|{work}|job
end|ends|ended up in . hospital|morgue|ditch|grave|wheelchair & told|said|threat*|him|snitch*|would|will|warn*|careful
accidents (can) happen
{afraid} & violence|violent
hit|kill|death|revenge list & name*|he|found|wrote|threat*|on_it
{role}|he|she .. bought|brought|carries|carrying . {weapon}
restraining|protective|protection order
moved|went|fled|living|staying .. shelter|refuge|safe_house
fled|fleeing|flee|escap*|ran_away|hiding|hides|hide|run_away .. from|abusive .. {partner}|home|him - meeting*|{work}|question*
fired|fires|heard shots|gunshots
rammed|rams|ramming|ambush*|mauled|lynched|tortured
husband|partner|boyfriend|wife|ex .. took|takes|controls|locks|locked|forbids|lets|not_let .. phone|keys|money|out|passport|leave|house|car - work_phone
wait|waiting|waits for me|her|him after|outside|tonight|in_the_parking|at_my|at_her & say*|said|shift|alone|car|scared|afraid|threat*|husband|ex - meeting|results
burn*|burned|blow*|blew .. office|building|place|house|car|plant|store|warehouse|shop|us_all|everything|my_house (down) down|up
shoot|shooting|shot up|everyone|everybody|people|them_all|at_people|the_place|us_all|him|her|me - email|down|foot
shooting|shooter|gunman|gunshots|stabbing - video|photo|film|star|{work}|schedule|percentage
stab|knife|gunshot|bullet wound*
throw*|threw|thrown|hurl*|flung|flings|toss* .. {missile} .. at|toward*|against|across|after|near|past {him}|{his}|{role}|the_wall|the_room|my_head|her_head|the_window|our - idea*|numbers|ball|birthday
smash*|break*|broke|broken|bash*|crush*|rearrang*|kick*_in|knock*_out|punch*_in {him}|{his}|somebody_s|someone_s|guy_s . {body}|skull|neck| - own_back|ice|heart
slash*|cut|keyed|scratch*|vandal* .. tire|tires|tyre|tyres|my_car|her_car|his_car|brakes|brake_lines
lung* at|toward*
went|goes|flew|came|going at|for {him}|his_throat|her_throat with|across|in|physically|throat & {weapon}|{body}|fist*|{missile}|physical*|had_to_pull|police
spat|spit|spits|spitting at|on|in {him}|{his}|{role}|face
grab*|twist*|held|seiz*|yank*|pull*|shook|shak*|shakes .. {him}|{his}|{role} .. arm|collar|throat|neck|wrist|shirt|arms|shoulders|hair|jacket|tie & not|would|threat*|hard|bruis*|shout*|leave|swollen|scream*|shook|angr*|against|hurt*|force*|scar*|marks|let_go - sexual*|kiss*|strok*
grab*|held|seiz*|took {him} by . throat|neck|collar|hair|wrist
{his} hand*|fingers|arm around {his} neck|throat
push*|pushed|shov*|threw|slam*|pin*|throw* (a|my|another|our|the) {him}|{role} .. against|into|down|over|onto|to_the|off .. wall|stairs|floor|ground|desk|table|door|locker*|shelf|shelves|car|hard|street|fence|machine|rack|stairway|railing
shov* {him}|{role}|people|at|past
block*|lock*|trap* .. door|exit|way_out|doorway|me_in|her_in|him_in|room|the_way & not|leave|scar*|afraid|scream*|let|threat*|angr* - calendar|release|market|code|career
raised|raises|lifted|swung|swing|swings his|her|a|at hand|fist|arm|{missile}|{him}|{role}|fists against|at|to|to_hit - question|objection|hand_to_speak|hand_in
bruis* on|all|over|around|under|in|face|arm*|neck|and|every|again|from|cheek|when|she|he|i|to_work|$ - ego|feelings|{accident}
black|swollen|split eye|eyes|lip - bean
walked|ran into a|the door|cupboard|cabinet & bruis*|black_eye|again|says|said|eye|face - meeting
police & gun|knife|threat*|violent|hit|attack*|assault*|beat*|fight*|domestic|weapon|protect*|husband|ex|restrain*
scared|afraid|terrified for (my|his|her|our|their) (physical) safety|life|lives|kids|family|children
snap|snaps|snapped|lose_it|explode*|flips and|or|one_day & shoot*|kill*|hurt*|{weapon}|violent|someone|attack*
should|deserves|deserve to be|die|be_shot|be_dead|get_shot|be_killed|be_beaten & said|says|told|wrote|tells
`)
