const lines = (text: string) => text.split('\n').filter((line) => line !== '')

/**
 * Rules for matters of life and limb.
 *
 * Patterns joined by ` & ` stand near each other; what follows ` - ` must not stand near. A leading `!` reads on where
 * the words are negated ("I don't want to live").
 */
export const SELF_HARM_RULES: readonly string[] = lines(`
suicid*
unaliv*
kill|kills|killed|killing|hang|hanged|hanging|hangs|shoot|shot|drown|drowning|drowned|stab {self} - {accident}
kill|kills|killed|killing . {self} off
off|offed|offing {self}
take|takes|taking|took|taken (away) {his} (own) life|lives
end|ends|ending|ended|ending {his} (own) life|lives|existence|pain|suffering - project
end|ends|ended|ending it all
put|puts|putting|make an end to it|things|everything|her_life|his_life|my_life|their_life|all
want*|going|think*|thought|plan|plans|planning|consider*|better|ready|talk*|about|decid*|easier .. end|ending it|it_all|everything|the_pain - {work}|relationship|call|mentoring|partnership|debate|discussion
ended it last|yesterday|this|on|with_pills - relationship|partnership
! not|no_longer|never|stopped want*|wish* .. to (be) live|living|alive|exist|go_on|wake_up|be_here|be_alive|around|carry_on|keep_living - {work}|company|firm|office|department|agency|friday*|monday*|late
! not|no_longer want to be in|on this|the world|earth|planet
want*|wish*|hope*|rather|better|ready|prefer*|long*|going .. dead|die|dying - {work}
want to disappear|vanish . forever|for_good|completely|altogether
wish*|want*|like|feel* .. disappear*|vanish* & forever|for_good|everyone|everybody|nobody|never_come_back|completely|altogether|relieved|earth|world|exist
wish*|wished . {they} . never been born|existed|exist
wish*|hope*|wished .. not|never|no_longer (be) here|alive|exist*|wake|wakes|waking|born|around - {work}|meeting
not|never wake|waking|wakes (back) up|again - early|before|at|late
sleep*|asleep forever|for_good|and_not_wake|and_never
better|easier|happier|relieved|best|fine|improve* (off|without|place) without me|us - meeting|daily|standup|call|room
everyone|everybody|family|kids|wife|husband|team|all|it be|are|would_be better|happier|easier if i . gone|dead|not|left_this
he|him .. better|happier|easier off without him & {say}|feels|thinks|believes - team|project|company|fire|hire
she|her .. better|happier|easier off|without without her & {say}|feels|thinks|believes - team|project|company|fire|hire
world|family|kids|wife|husband|children|parents|everyone|everybody .. better|happier|easier|best|relieved .. without|if . her|him|them|me|he|she|they|i
better off dead|gone|without_{self}
if {they} {is} dead|dying|not_alive|no_longer_alive|no_longer_here|gone_for_good - {work}
if i|he|she {is} gone|not_here|not_around|not_there|never_here|no_longer_here & nobody|no_one|noone|everyone|better|easier|burden|miss|relieved|happier|care|notice
! nobody|no_one|noone|none would|will|is_going_to (even) (miss|notice|care|cry|mind) (if|about|that) {they}|him|me|her . gone|died|dead|disappear*|not|vanish*|were|is - {work}|report
! nobody|no_one|noone would|will miss me|him|her|them|{self}
! no|not|any|without|what .. reason|point|sense|purpose|use|motivation .. live|living|alive|be_here|being_here|go_on|going_on|in_life|existing|exist|existence|keep_living|carry_on|anything_anymore|waking_up - {work}|meeting
! nothing|not_anything|not_much|no_one left . live|living for
! nothing (left) to live|look_forward|hold_on & life|alive|anymore|any_more|cry*|dark|hopeless
! not|nothing|hardly|is_life|life . worth living|live|the_pain
life {is} .. worth|pointless|meaningless|over|hopeless|unbearable|empty
lost|lose|losing|no|without . will to live|go_on|carry_on
tired|sick|done|fed_up|finished|had_enough|weary of|with (being|this|my|his|her) living|life|alive|existing|existence|it_all
! can not live|exist (like|with) this|anymore|any_more|any_longer|it|himself|herself|myself
! not want* to live|exist
! can not|not_able_to|not_sure|not_know_how .. go_on|carry_on|keep_going $ & die|dead|miss|alive|life|pills|goodbye|{pills}|alone|dark|hopeless|cry*|night
! can not . go|carry|keep (on|going) living|like_this_and|anymore & life|dead|die|pills|nobody|cry*|whispered|text*|night
! can not do|take this|it|life . anymore|any_more|any_longer & pills|{pills}|goodbye|gun|rope|bridge|note|dead|end_it|life
{self} harm*|injur*|mutilat*
self harm*|injur*|mutilat*
hurt*|harm*|injur*|cut|cuts|cutting|burn|burns|burned|burning|punish*|hit|hits|hitting|scratch*|starv*|bang*|punch*|slic* {self} - {accident}|fire|bone
harm*|hurt|hurting (to) him self|her self|my self - {accident}
he|she|they|who . cut|cuts|hurt|hurts|harm*|burn|burns|injur* {self}|himself|herself|themselves - {accident}
scar|scars|cuts|marks|burns|bandage*|wounds|slashes .. {arms}|forearm - {accident}|machine|cat|dog
{arms} .. scar|scars|cuts|bandage*|cut_marks|fresh|razor|slit - {accident}|machine|cat|dog
{arms} .. full_of|covered_in|covered_with cuts|scars|marks|burns
slit*|slash*|cut|cutting|cuts {his} wrist|wrists|arm|arms|veins|thighs|legs|skin - {accident}|machine
razor*|blade|blades .. drawer|bag|desk|bathroom|skin|arm*|wrist*|{self}
overdos*
took|take|taken|taking|swallow*|swallowed too_many|whole|entire|all|bottle|handful|lot|bunch|full|pack|box|lots .. {pills}
too_many|whole|bottle_of|handful_of|all_her|all_his|all_my|pack_of .. {pills} & took|take|taken|swallow*|taking|hospital|found|ambulance|night
stockpil*|hoard*|collect*|sav*|count*|keep*|kept|enough .. pills|tablets|sleeping_pills|sleeping_tablets|paracetamol|painkillers|opioids - {accident}
{has} . {pills}|rope|gun|blade|razor|plan ready|in_my_drawer|in_his_drawer|in_her_drawer|in_my_desk|at_home|by_the_bed|lined_up & can_not|ready|do_it|goodbye|end|life|anymore|any_more|alone|tonight
{has} the|a|some rope|noose . ready|at_home|in_the|in_his|in_her
noose
rope .. garage|tree|ceiling|neck|attic|beam|ready|bought & {third}|i - climb*|boat|rescue
jump*|leap*|leapt|throw*|threw|fall|falling .. off|from|out_of|over .. {height}|the_top
jump*|jump|jumped|leap .. in_front_of|under|before|onto|into .. {traffic}|a_car|the_river|the_water
step*|walk*|walked|throw*|threw|drive|drives|driving|drove|steer*|swerv*|crash*|stand|stood|run|veer* .. in_front_of|into|under|off|onto|against .. {traffic}|{height}|tree|trees|wall|sea|river|ocean|lake|a_truck|pillar|barrier - {work}|accident|parking|walked_into_a_meeting
{height}|tracks|rails .. let_go|jump|jumping|edge & thought|think*|wanted|want|stood|stand*|sat|myself|himself|herself|imagine*
goodbye|farewell|last letter|letters|note|notes|message|messages|words|video - customer|client|company|party|job|team|drinks|colleague_who_leaves|speech
{say} goodbye|goodbyes .. everyone|everybody|us_all|all_of_us|people|me|the_team & {odd} - {absence}|last_day
goodbye & {pills}|die|dead|forever|never_see|death|life|forgive|will|anymore - {absence}|last_day
giv*|gave|given away|out . {his} (favorite|favourite|most|all) stuff|things|belongings|possessions|pet|pets|dog|cat|watch|guitar|books|savings|jewelry|record|records|furniture|plants|personal - {work}|responsib*|move|moving
giv*|gave (all) {his} stuff|things|belongings|possessions|dog|cat|watch|guitar|furniture away - move|moving
take|look|looked care|after (of) {his} dog|cat|kids|children|family|parents|mother & gone|last|goodbye|if_something|if_anything|when_i_am|forever|without|happens|not_here|not_around
! not|will_not|would_not|no_longer be here|around|alive|with_us & {odd}|goodbye|die|dead|pills|life|burden|crying|cried|cry - {absence}
{say} .. {they} . not|no_longer be here|around|alive|there|with_us for|next|tomorrow|by|when|much|anymore|any_more|long|in|on|at|this|after|to_see - {absence}
{say} ... not be here|around|alive next|tomorrow|much|anymore|long|by|for|to_see|after|when - {absence}
! not have|need to . worry|deal|bother|put_up|care . about|with|for me|him|her & long|longer|soon|anymore|any_more - job|role|replace*|report
! not (be) (a|your|my|anyone_s|his|her) problem|burden|bother . anymore|any_more|longer|much_longer|soon - technical|admin
! never|not see (me|him|her|us) (ever) again & {odd}|goodbye|cry*|die|dead|forgive|text*|love
i|she|he (am|is|are|s|feel|feels|felt|being|am_just|like) (only|such|nothing_but) (like) a burden
feel*|think*|said|says|saying|told|myself|himself|herself ... a burden to|on|for everyone|everybody|us|family|others|all|people|wife|husband|kids|world|them|anyone
do something (very) stupid|drastic|terrible|rash|bad|awful|irreversible & afraid|scared|worried|tonight|alone|fear|himself|herself|myself|trust|safe - quit*|resign*|email|mail|production|deploy*|post|boss|client|customer|server|code|data
do|doing something|anything|sth to {self}
what .. {they} might|would|could|will do to {self}
do something stupid|bad|drastic to
! not|never|is_not safe|left (by|with|being) {self}|alone|tonight - speak*|{work}|walk|park*
danger|threat|risk to {self}
on the|a ledge|railing|edge_of_the_roof|bridge & jump|stand*|stood|sit*|sat|thought|talked|life
dark thoughts|place & {self}|life|death|die|end|alone|night|scar*|worr*|sleep
having|has|have|had dark thoughts
crisis line|hotline & called|last_night|night|myself|himself|herself
over|gone|finished soon|tonight for him|me|her|them & {say}|gun|pills|calm|goodbye - {work}|contract
be (all) over (for) (him|me|her|them) soon|tonight & {say}|gun|pills|calm|goodbye|thank*|life - {work}|contract|quarter|busy
{weapon} & {self}|over_soon|be_over|end_it|depress*|wants_to_die|goodbye|his_head|my_head|her_head|mouth - threat*
gun|pistol|bullet|shotgun .. to|in|against|through {his} (own) head|mouth|brain*|temple
blow|blowing|blew {his} brains
think*|thought|thinks|talk*|obsess*|fantasi*|dream*|joke* .. about|of (how|her|his|my) (own) death|dying|being_dead|not_being_here|not_existing|being_gone|ending - {work}|family|industry|company
{his} own death|funeral|grave|obituary|hand
jok*|plan*|talk*|wrote|writ*|picked|chose|asks|asked|imagin* .. about|out|for my|his|her|their funeral|obituary|grave
life insurance & die|dies|death|own|hand|suicid*|kids|family|pays|pay|gone|anymore|better - benefit*|sell*|product
written|wrote|writing|updat*|made|making {his} will|last_will|testament & day|goodbye|{odd}|date|ready|plan|soon|depress*|alone|cry*
wrote|written|write a|the note & {self}|life|sorry|goodbye|die|dead|found|bridge|pills
picked|set|chose|chosen|decided a|the|on|his|her|my day|date|night|place|way|method|time & will|die|life|goodbye|end|do_it|pills|gun
how|way|ways|painless*|quick*|method* .. to|of die|dying|kill|not_wake
how to do|end it|this & death|die|dying|life|pills
{has} a plan & die|dying|live|life|alive|death|end_it|kill*
attempted|attempt|attempts|tried to|on|end kill_{self}|take_his|take_her|end_his|end_her|die|his_life|her_life|my_life
made|making|after|second|an attempt|attempts .. life|{self}|hospital|weekend|pills
hope*|wish*|would_not_mind|not_mind|mind if|dream*|fantasi*|imagin*|think* .. hit|run_over|run_down|crash*|crashed|crashing|struck . by|into|my_car|the_car|a . car|{traffic}|tree|wall|lorry
hope* . get|gets|got|something run|hit|cancer|sick|killed & not|stop|peace|over - {work}
on purpose & car|crash*|traffic|pills|drove|cut|overdos*|bridge|stepped|train|river - {work}
join him|her|my|his|{family} . in_heaven|in_the_grave|where_he|where_she|dead|death
wants|want to follow|be_with her|him|them & died|dead|death|buried
not|will_not|might_not|may_not survive|make_it through|until|to .. night|weekend|tonight|christmas|morning - {work}
! no|not|any .. way out & {say}|end|life|tonight|alone|hopeless|die|dead - {work}|negotiat*|commitment
hopeless . and|about|life|alone & life|alive|die|live|end|anymore|any_more
want*|need*|wish* it|everything|the_pain|it_all|all_of_it|this_pain|life to stop|end|be_over|go_away & live|life|all_of_it|forever|die|alone|night|pain|cry*|hopeless - {work}|meeting|gossip
drink*|drank|swallow* bleach|poison|antifreeze|drain_cleaner
poison*|gas*|electrocut* {self}
closed|shut|running|ran|sat garage & car_running|engine_running|fumes|exhaust
hate|hates being|that_i_am|to_be alive
! not deserve|want|meant to be alive|live|exist|be_here
rather|sooner be|not dead|exist|alive|here|be_alive|be_here|live - office|meeting|{work}
not (be) here|around|alive to|when|for & see|christmas|birthday|grow|weekend & calm|said|says|hinted|told|scares|worried|worries - {absence}
did|does|was|is not (a) joke|joking|kidding & die|dead|live|life|bridge|goodbye|end|disappear
`)

export const VIOLENCE_RULES: readonly string[] = lines(`
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
bring*|brought|carr*|pull*|wav*|show*|point*|bought|buy|buying|own*|kept|keep*|grab*|draw*|drew|hid*|held|hold*|swing*|swung|{has}|with|armed|sharpen*|attack*|sees|saw|found|order*|reach*|flash*|mention*|brag* .. {weapon} - budget|project|kitchen|cake|cut_the|chef|cook|box|packag*|culture|feature|demo|presentation|tool|shop
armed
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
came|come|comes to blows
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
find|hunt me|you|him|her|us down & threat*|regret|said|swore|fired|hurt|kill*|pay - help|advice|role|job
end|ends|ended up in . hospital|morgue|ditch|grave|wheelchair & told|said|threat*|him|snitch*|would|will|warn*|careful
something|accident|accidents (bad|terrible) might|could|would|will|happen|happens .. happen*|me|him|her|family|kids|car & threat*|hint*|said|says|told|warn*|knife|careful|knows - project|deal|server
accidents happen
hit|kill|death|revenge list & name*|he|found|wrote|threat*|on_it
{role}|he|she .. bought|brought|carries|carrying . {weapon}
restraining|protective|protection order
injunction|stay_away|no_contact order & ex|husband|he|him
women_s|woman_s|safe|refuge|emergency shelter|house
moved|went|fled|living|staying .. shelter|refuge|safe_house
fled|fleeing|flee|escap*|ran_away|hiding|hides|hide|run_away .. from|abusive .. {partner}|home|him - meeting*|{work}|question*
hostage & {weapon}|held|took|take|people|bank|gunman
{is}|been|were|got robbed|mugged|kidnapp*|raped_and|held_up - credit|opportunity
arson*
set fire to|on
set|setting . office|building|car|house|place|warehouse on fire
burn*|burned|blow*|blew (it|the|this|our|my|his|her|whole) (office|building|place|house|car|plant|store|warehouse|shop) down|up
shoot|shooting|shot up|everyone|everybody|people|them_all|at_people|the_place|us_all|him|her|me - email|down|foot
shooting|shooter|gunman|gunshots|stabbing - video|photo|film|star|{work}|schedule|percentage
stab|knife|gunshot|bullet wound*
throw*|threw|thrown|hurl*|flung|flings|toss* .. {missile} .. at|toward*|against|across|after|near|past {him}|{his}|{role}|the_wall|the_room|my_head|her_head|the_window|our - idea*|numbers|ball|birthday
{is}|nearly|almost hit by|with a|the|his {missile} - email*|phone_call|feedback
smash*|break*|broke|broken|bash*|crush*|rearrang*|kick*_in|knock*_out|punch*_in {him}|{his}|somebody_s|someone_s|guy_s . {body}|skull|neck| - own_back|ice|heart
smash*|punch*|kick*|kicked|broke|trash* .. fist_through . window*|wall|door|monitor|desk|windshield|windscreen|locker|keyboard|office|mirror & angry|rage|anger|scar*|afraid|furious|shout*|scream*|threw|fist|hole|lost_it|outburst|temper - code|build|feature
punched|fist|punches a|through|the|hole . hole (in) (the) wall|door|locker
slash*|cut|keyed|scratch*|vandal* .. tire|tires|tyre|tyres|my_car|her_car|his_car|brakes|brake_lines
lung* at|toward*
went|goes|flew|came|going at|for {him}|his_throat|her_throat with|across|in|physically|throat & {weapon}|{body}|fist*|{missile}|physical*|had_to_pull|police
spat|spit|spits|spitting at|on|in {him}|{his}|{role}|face
grab*|twist*|held|seiz*|yank*|pull*|shook|shak*|shakes .. {him}|{his}|{role} .. arm|collar|throat|neck|wrist|shirt|arms|shoulders|hair|jacket|tie & not|would|threat*|hard|bruis*|shout*|leave|swollen|scream*|shook|angr*|against|hurt*|force*|scar*|marks|let_go - sexual*|kiss*|strok*
grab*|held|seiz*|took {him} by . throat|neck|collar|hair|wrist
{his} hand*|fingers|arm around {his} neck|throat
push*|pushed|shov*|threw|slam*|pin*|throw* (a|my|another|our|the) {him}|{role} .. against|into|down|over|onto|to_the|off (the|a|his|her) wall|stairs|floor|ground|desk|table|door|locker*|shelf|shelves|car|hard|street|fence|machine|rack|stairway|railing
shov* {him}|{role}|people|at|past
block*|lock*|trap* .. door|exit|way_out|doorway|me_in|her_in|him_in|room|the_way & not|leave|scar*|afraid|scream*|let|threat*|angr* - calendar|release|market|code|career
would|did not let {him} leave|go|out|out_of_the room|office|house|car - project|role|team|company|weekend
raised|raises|lifted|swung|swing|swings his|her|a|at hand|fist|arm|{missile}|{him}|{role}|fists against|at|to|to_hit - question|objection|hand_to_speak|hand_in
bruis* on|all|over|around|under|in|face|arm*|neck|and|every|again|from|cheek|when|she|he|i|to_work|$ - ego|feelings|{accident}
black|swollen|split eye|eyes|lip - bean
walked|ran into a|the door|cupboard|cabinet & bruis*|black_eye|again|says|said|eye|face - meeting
cigarette burns
covered|full in|of|with bruises|blood
blood|bleeding & hit|punch*|fight*|attack*|threw|fist|stab*|nose|knife - pressure|sugar|test*
police & gun|knife|threat*|violent|hit|attack*|assault*|beat*|fight*|domestic|weapon|protect*|husband|ex|restrain*
not feel|felt|feeling|feels safe here|anymore|any_more|at_all .. around|with|at_home|alone|near|in_the_same|going_home|because_he|because_she|working_with & him|he|her|husband|home|alone|man|guy|ex - speak*|share|sharing|mistake*|ideas|question*|psychological|feedback
unsafe|not_safe around|near|alone|with|at_home & him|he|her|she|guy|man|husband|ex - speak*|mistake*|work_conditions
scared|afraid|terrified for (my|his|her|our|their) (physical) safety|life|lives|kids|family|children
scares|frightens|terrifies me|her|us|people|everyone & {weapon}|threat*|physical*|violent|fist*|jaw|temper|hurt|grab*|punch*|follow* - change|deadline
snap|snaps|snapped|lose_it|explode*|flips and|or|one_day & shoot*|kill*|hurt*|{weapon}|violent|someone|attack*
columbine|mass_shooting|go_postal|going_postal|went_postal
hates|hate us|everyone|all & {weapon}|shoot*|kill*|dead
dead man|woman|meat & you|said|told|called|note|threat*
should|deserves|deserve to be|die|be_shot|be_dead|get_shot|be_killed|be_beaten & said|says|told|wrote|tells
gang|mafia|hitman|loan_shark* & threat*|hurt|debt*|family|afraid|scared
`)
