import { listLines } from '../../text/list-lines.ts'

/** Rules for harassment, bullying, stalking and retaliation, in the notation of boundaries-danger.data.ts. */
export const HARASSMENT_RULES: readonly string[] = listLines(`
pinched|pinches|pinching {him}|{role}|my|our|her|his|women|girls - pennies
touched by a|my|our|the|one|someone|another {role}|man|guest|stranger|customer|client
bend|bends|bending over & {him}|{role}|ask*|look*|behind|skirt|pick - backwards
said no to a|the date|dinner|drink & now|since|shift*|bad|worst
dating site|app|profile & {role}|impersonat*|fake|photo*|my|her
video|photo*|picture* .. changing|locker|shower|toilet room|rooms|cabin
skirts|cleavage|legs & grade*|rate*|scale|banter|comment*|joke*
cretin|moron|imbecile|retard & {him}|call*|whole|every|march|months
read*|reads aloud & mistake*|whole|everyone|calls|apolog*|humiliat*
gum|paint|glue|food|trash|garbage & hair|locker|bag|face|chair & they|stuck|put|threw|smear*
undress|undressed|undressing|undresses|neckline|cyberstalk*|panties|creampuff
useless|worthless|stupid|idiot|dumb .. daily|every|everyone|whole|in_front|constantly & boss|tells|calls|told|me|him|her - tool|process|meeting|feature
filthy|dirty|smutty|sexual things|stories|story|jokes|talk|words|comments|messages|mind - laundry|data|code
what {they} {is} wearing
into|in bed & bet|get|who|with|her|me|him|boss - breakfast|read|ill|sick
{him} .. into|in .. changing|locker room & follow*|comes|walk*
come|came|coming forward & women|woman|three|two|about|accus*|alleg* - idea|initiative
turn|turns|turned|turning everyone|everybody|people|them|the_team against me|him|her
whisper*|giggl*|laugh* & enter|walk|leave|leaving|come & months|weeks|they|everyone|me|when - good|happily
women|girls|female* & warn*|avoid*|never|refuse|not & elevator|alone|car|office|night|with_him
rate|rates|rating|rank|ranks & photos|looks|bodies|hot & women|female|applicants|girls|interns
mob|mobs|mobbed|mobbing (people|him|her|me|them) out|until
complained|reported|spoke_up|spoken_up|testified & left_out|excluded|ignored|no_longer|cut|removed|moved - customer|client
visa|job|contract|grade depends|hinges|hangs on & alone|him|hours|dinner|nice|private
throws|hurls|shouts|screams|yells . humiliates|humiliating|throws|screams|insults|threatens
thankful|grateful|flattered .. that .. man|he|boss looks|notices|touch*|wants
thigh|thighs|butt|bum|boobs|boob|tits|crotch|buttocks|nipples|cleavage|breast|breasts - cancer|removed|kick|feed*|bust_my|ass
whore*|slut*|bitch|bitches|cunt|cunts|hooker*|horny|predator|perverted|pervert|perverts|seduc*|prostitut*|revenge_porn|peeping|peeps|lecher* - predatory_pricing
to|up|into his|her|their (hotel) room|place|apartment|flat|bed & come|came|asked|invit*|want*|night|client|boss - move|remote
come|came|go|invited|asked .. up to his|her|my room|place|apartment|flat|suite
intimate details|photos|pictures|questions|touch*|messages|video
nicer|nice|sweet|friendly|friendlier|sweeter to & keep|job|contract|promot*|boss|get|if
snitch|traitor|tattletale & colleagues|they|call*|hearing|report*|speak|since
complain*|report*|say_something|open_my_mouth again|once_more & out|fired|gone|regret
trip|trips|tripped|kick*|hide|hides|take|takes|steal|steals .. {him}|{his} & laugh*|mock*|new_one|new_guy|fun - {work}
exclude*|excluding|isolat*|cut|cuts|cutting .. from|out everything|all|every|of_everything & tells|told|unstable|crazy|lies|rumor*|humiliat*|everyone
handsy|escort|strip_club|brothel|hooker*|booty|pervy
meme*|joke*|jokes|comment*|remarks|nickname* .. about|on .. weight|body|looks|face|size|teeth|skin|clothes|mother|sex_life - budget
roses|flowers|gifts|letters|poems & watches|someone|every_week|anonymous|stranger|house|scared|stop|unwanted|married - retire*|farewell|customers|clients
dare|dared|daring|told|made|make|ask*|asked|force*|pressur* .. strip|undress|naked|shirt_off|top_off|clothes_off|take_her_shirt|take_his_shirt|take_off_her|take_off_his|kiss|lick|sit_on
private|nude|bikini|hot photo|photos|shoot|pictures|picture|video & {him}|applicant|ask*|want*|send* - company_website
! not .. scheduled|alone|paired|ride|travel . with|near . him|boss & women|girls|because|afraid|uncomfortable|asked - {work}
{role}|he|who|customers|clients . grabs|grab|touches|touch|pinches|pinch|gropes .. waitress*|women|girls|nurses|interns|staff|{role}
job|shift|shifts|contract & go_out|going_out|date|sleep_with & threat*|lose|unless|if
after|since|because testif*|reporting|complaining|speaking_up & moved|demot*|transferred|basement|fired|lost|cut
leer*|leering|ogl*|ogling|grop*|catcall*|mobbed|mobbing|unsolicited|molest*|fondl*
stare*|staring|stared|gaz*|looks|look|looked|looking|peek* .. {his}|women_s|girls . {intimate}|breasts|legs|blouse|top|dress|shirt|skirt|cleavage - own|back_at|face_to|look_me
lap|sauna|jacuzzi|massage|bathtub & {him}|boss|intern|invit*|sit|director|client|partner|manager - victory_lap|team_event
heavy breathing|breather
expect*|ask*|want*|demand*|hint* .. favors|favours|something_in_return
not to|want|like .. hug|touch|kiss|text|call|follow & ask*|told|three_times|again|times|still|keeps
ladies|women_s|girls changing|locker|restroom|bathroom|toilet|shower
ugly|fat|piggy|whale|cow|freak|retard & call|calls|called|calling|moo|oink*|laugh*|nickname*|shout* - numbers|truth|code|spreadsheet|chart|cash_cow
! date|dating|sleep_with|go_out_with & threat*|reference|bonus|promot*|fire|refus*|won_t|not|depends & him|her & boss|supervisor|manager|director|he|owner - due_date|to_date|release_date|up_to_date|out_of_date|date_for
retaliat* .. against|{him}|for|after|because|since|when - shift|shifts
since|after|because|for|when|ever_since|once .. {they} .. {reported} & {reprisal} - deadline|delay|status|late|bug|risk|customer*|inspector*|authorit*|safety
{reprisal} .. since|after|because|for|when|ever_since .. {reported} - deadline|delay|status|late|bug|risk|customer*|inspector*|inspectorate|authorit*|safety|fire_him|fire_her
hotel|dinner|drinks|skirt|underwear|kiss*|his_place|his_room|bedroom|weekend_with|night_with|date|massage & {boss} & project|contract|promot*|raise|shift|shifts|bonus|get_ahead|rating|career|depends & alone|him|nice|shorter|room - client_dinner|conference|booking|team_dinner
heart|hearts|kiss|kissing|wink* emoji|emojis|smiley*
lock*|tie|tied|tape*|strap*|shave*|throw*|dunk*|force*|made .. {him}|guy|apprentice|intern|kid|trainee & for_fun|as_a_joke|joke|prank|laugh*|film*|initiation|hazing
ignor*|exclud*|shun*|avoid* her|him|me|them & on_purpose|deliberate*|whisper*|lunch|lunches & group|whole|everyone|they|colleagues|team
sex|sexy|sexually|sexting - orientation|product|age|race|gender
underwear|panties|thong|genitals|private_parts|groin|crotch
{contact} .. {him}|{his}|{role}|women|girls|interns|staff .. {intimate}|ear|mouth|neck & {third}|who - own|coffee|wheel
{contact} .. {him}|{role}|women|girls|interns|staff|waitress*|everyone & {unwanted}|{repeat}|storage|kitchen|elevator|party|taxi|car|hotel|alone|hate|back|job|drunk|room - base|{work}
keeps|kept|keep|continues|continued|constantly|repeatedly|persistently|won_t_stop|not_stop . brush*|rub*|lean*|press*|touch*|hug*|star*|leer*|ogl*|comment* .. on|at|against|up .. {him}|my|{his}|{role}|women
keeps|kept|keep|continues|continued|constantly|repeatedly|persistently|always|every_day|every_night|non_stop|will_not_stop|not_stop|will_not|would_not . {pursuit} .. {him}|{role}|my|{his} & {intimacy} - {work}|{target}|status|customer|answer
{third} .. fixated|infatuated|obsess*|in_love|crush .. on|with|over|about .. {him}|{role}|woman|my_report
follow*|following|trailing|waiting|lurking|watching .. {him}|{role} & after_work|home|night|car|every|house|schedule|alone|afraid|scared|bus|window - lead|example|up
{third} .. {pursuit} . at|outside|near|in_front_of|by|for .. {his} house|home|flat|apartment|door|car|gym|place|street)|her_home|her_flat|her_house|her_car|her_door|my_house|my_home|my_door|my_car|my_fla
! not|never|refuses_to leave|leaves|let|lets {him} alone|go|be & said_no|no|even|stop|message*|text*|love*|follow*|want* - {work}|detail*|customer
rate|rates|rating|rank|ranks|ranking|scor* .. women|girls|female*|colleagues|looks & looks|women|girls|bodies|hot - reviews
wear|wears|dress|dresses .. shorter|sexier|tighter|short|tight|skirt|skirts|heels|revealing & told|said|want*|ask*|should|ahead|clients
pull*|rip*|tore|yank* .. pants|trousers|skirt|bra|shirt|top|underwear|clothes & {him}|apprentice*|joke|intern|{third}
sleep|slept|sleeping with & {third}|boss|intern|{him}|women - the_enemy|baby|newborn
tongue|kiss|kissed|kisses|kissing & {him}|{his}|{role}|ear|neck|taxi|party|tried - cheek_to|ass|goodbye
camera|cameras|webcam|phone & restroom|bathroom|toilet|locker_room|changing|shower|skirt
{cruelty} & {group} & {him}|{third}|i|new & {repeat}|{distress}|piggy|fat|hide|hid|walks|speak*|lunch|months|weeks
daily|constant|public|repeated|ongoing|systematic humiliation|insults|abuse|belittling|mockery|bullying
target|victim|subject of .. {repeat}|daily|constant|humiliat*|bully*|abuse|harass*|rumors|rumours|jokes
silent treatment & months|weeks|complain*|report*|hr|since
refus*|rejected|declin*|turned|said_no .. boss_s|boss|manager_s .. advances|invitation|hands|date|offer_to & {reprisal}
complain*|complaint|complaints|accus*|allegation*|report|reports|reported|told .. about|of|that|against .. inappropriate*|touch*|behavior|behaviour|comment*|harass*|advances|groping|grop*|bully*|creep*|conduct|hands|jokes - deadline|customer*|product
night|weekend|evening|date|drink|dinner|drinks with him|her & exchange|offer*|deal|promotion|contract|condition|if
harass*
sexual* - orientation|product|wellness|health_class|pregnan*|discriminat*
rape|raped|rapist|rapes|molest*|grop*|fondl*|upskirt*|voyeur*
metoo
exposed|exposes|exposing|flashed|flashes {self}|his_genitals|his_penis|her|me|them - risk|data
penis|genitals|vagina|breasts|boobs|tits|nipples
naked|nude|nudes|topless|lingerie|porn|porno|pornograph*|dick_pic|dick_pics|sexting|sexts|erotic|lewd|obscene
sex life|joke*|toy|toys|talk|favor*|favour*|with|for|in_exchange|video|tape|act|acts|party|appeal_to
sex & {him}|boss|colleague*|manager|coworker*|client|want*|ask*|offer*|joke*|comment* - {work}|age|race|discriminat*|gender
sleep|slept|sleeping|sleeps with {him}|{role}|my_boss|the_boss|her_boss|his_boss|a|an|one_of & job|promot*|boss|rumor*|rumour*|contract|offer*|want*|said|ask*|review|told|intern*|report|if|pressure*
{touch} .. {his} . {intimate} - own|coffee|chance
{touch} .. her|my|his|their|intern_s|colleague_s|someone_s|woman_s|women_s|people_s|nurse_s|apprentice_s|apprentices|interns|women|girls|report_s . {intimate} - own|coffee|wheel|problem|keyboard
touch|touches|touched|touching .. {him}|{role}|women|girls|interns|people & {unwanted}|kitchen|party|elevator|car|hotel|leg|there|where|told|says|reported|complain*|alone - lives|base
he|she|{role}|who|someone|somebody|they (keeps|keep|kept|likes_to|tried_to|always|has|have|had) touch|touches|touched|touching {him}|{role}|me_up - topic
{unwanted} .. touch|touching|touched|physical_contact|hugs|hug|hugging|kiss*|massage*|shoulder_rub*|advance*|attention|flirt*|contact - data
improper|unwanted|unwelcome|inappropriate|lewd|suggestive|offensive|crude|dirty|gross|vulgar|creepy|intimate|obscene (physical) comment*|remark*|joke*|touch*|message*|messages|text|texts|picture*|photos|gesture*|contact|behavior|behaviour|relationship|advance*|attention|things|conduct|emails|questions|images|proposals|way|compliments - about_the_client|budget|code
dirty|blue|smutty|suggestive|crude joke*|jokes|message*|pictures|texts|talk|comments|remark* - code
advances
proposition|propositioned|propositioning|propositions {him}|{role}|{his}|one_of|the|a|interns|waitress*|women - value|customer*_value|sales
made|makes|make|making|tried a|another pass|move|passes at|on
kiss|kisses|kissed|kissing {him}|{role}|on|my|her|his|tried|to|someone|without - ass|frog|ring
tried|try|tries|trying|attempt*|wanted to kiss|undress|touch|hug
hug*|embrac*|cuddl* & {unwanted}|pressed|tight|too|close|stop|pull*_away - each_other|award
comment*|remark*|joke*|jokes|compliment*|talk*|says|said|make*|things|something|ask*|messag* .. {his}|women_s|a_woman_s|colleague_s|girl_s (own) body|figure|looks|breasts|legs|outfit|outfits|appearance|clothes|clothing|skirt|dress|bra|bras|lips|ass|butt|curves|underwear|weight|makeup|chest|bum|sex_life|virginity|love_life|bottom|tits|boobs|hips|thighs - own|code|interview|slides
catcall*|whistles|whistled at
calls|call|called|calling {him}|{role}|the_women . {nasty}|honey|babe|sweetheart|sweetie|darling|baby|sugar|hot|sexy|sweet_cheeks|hottie|doll|love|dear
{nasty} - luck|sues|life_is_a
virgin
strip*|undress*|take_off|remove|pull*_down|pulled {his}|naked|clothes|pants|trousers|bra|the_apprentice|down|off|him|her & apprentice*|newcomer|clothes|pants|trousers|bra|naked|made|force*|shirt|skirt|hazing - asset*|tape
hazing|hazed|haze|hazes
forced|forces|force|forcing|pressed|pushed|threw {self} on|onto|upon|at|against - to_work
press*|rub*|grind*|brush*|pushed {self}|up|his_body|his_crotch . against {him}|{role}|my|her
put|puts|putting|laid|lays|slid|slips|slipped|ran|runs|placed|places|slides|rested|rests|lay {his}|a|an hand|hands|arm|arms|fingers|foot .. {his}|{him}|my|me|her|{role} . {intimate}|thigh|knee|leg|waist|shoulder|back|skirt|neck|hair|arm|me|her - project
hand|hands . on|up|under|down|between {his}|my|her . {intimate}
corner* {him}|{role} .. in|at|by|near|after|alone . kitchen|elevator|lift|hallway|copy|office|room|party|storage|stairwell|bathroom|restroom|alone|supply|stockroom - question*|budget
stalk|stalks|stalked|stalking|stalker|stalkers
follow*|trail* {him}|{role} .. home|to|around|everywhere|car|after|from|into|through & {afraid}|night|home|car|every|again|stop|house|uncomfortable|creep*|bathroom|restroom|station|parking - {work}|lead|example|up|process|instruction*
someone|somebody|he|guy|man|colleague|ex {is}|keeps following|watching|tracking {him}|me_home - example|progress
wait*|shows|showed|show|turns|turned|turn|appear*|stand*|sits|parked|parks|came|comes|lurk*|loiter* .. outside|at|in_front_of|by|near .. {his} house|home|flat|apartment|door|car|gym|place|doorstep|street|building|doorway|kids_school)|house|apartment|flat|gy & {third}|uninvited|every|night|again - visit|delivery|cook*
watch*|spies|spying|spy .. {him}|{role} .. through|from|at|in|while|all . window|glass|shower|restroom|changing|camera|toilet|locker|webcam|car
leave*|leaves|left|leaving notes|gifts|flowers|letters|presents|poems|roses .. {his}|her|windshield|windscreen|desk|car - customer*|client*|retire*|funeral|farewell|sticky
love letter*|poem*|poems|declarations|confess*
took|takes|take|taking|taken|secret*|film*|record* (a|secret) photo*|picture*|video*|pictures|photos|videos .. {his}|{him}|women|her|skirt|shower|changing|me|legs|bathroom|without - team_day|event|offsite|marketing|website
film*|camera*|recorded|webcam ... bathroom|restroom|toilet|shower|changing|locker_room
ask*|asking|invit*|begg*|bother*|pester*|message*|text*|messaging|texting|messag*|pressure* {him}|{role} .. out|on_a_date|on_dates|for_a_date|for_drinks|for_dinner|to_dinner|dates|dinner|drinks|his_place|his_room|meet_him|to_his|over_to & again|keeps|kept|stop|refus*|no|uncomfortable|married|every|pressure*|always|not_want|boss|night|subordinate|alone
not|will_not|never take|takes|accept no & date*|out|drinks|dinner|her|personal|coffee|affection* - negotiat*|customer|sales|price
text|texts|texting|messag*|call|calls|calling|email*|sends|sending|write*|writes|dm|dms|pings|snapchat* {him}|{role} & night|midnight|personal|private|intimate|hearts|selfies|sexual|stop|blocked|creepy|uncomfortable|weekend & stop|blocked|uncomfortable|creepy|scared|afraid|hearts|intimate|selfies|kiss*|married|not_answer|refuse*|unwanted|inappropriate|flirt*|ask*_to|weird|she_is_new|love* - on_call|outage|incident|{work}
share|sharing a|the|one|his hotel|same . room|bed|sauna|jacuzzi & {him}|boss|he|wants|director|manager|alone|asks|suggest*
hotel|bed room|with & invited|invites|invit*|came|boss|wants|ask*|pushed|follow*|knock*|drunk|locked|tried|forced|sleep & {him}|boss|manager|colleague|she|he|director|client - conference|book*|meeting_room|budget
depend*|depends .. on .. dinner|dinner_alone|being_nice|sleep*|having_drinks|going_out|how_nice|date
in exchange|return for . sex|date|favor*|night|kiss|nudes|dinner|weekend
promot*|job|raise|contract|role|bonus|grade .. if . {they} . sleep|slept|go_out|went_out|date|kiss|came_to|come_to|nice_to|be_nice|spend_the_night|show
creep*|pervert*|sleaz*|sleazy & {him}|women|{role}|{third}|i|colleague* - code|bug|report
bully*|bullied|bullies - deadline*|negotiat*
mobbing|mobbed|mobs|mob (me|her|him|them|someone|the) out
gang*|ganged|ganging up on
victim of .. bully*|harass*|abuse|retaliat*
{insult} .. {him}|{role}|{his} & {repeat}|{distress}|{slur} - meeting
{insult} .. {repeat}|{distress}
shouts|screams|yells|swears|shouting|screaming|yelling|swearing|scream|shout|yell|curses|hurls_insults .. at {him}|{role}|everyone|staff & {repeat}|{distress}|{slur}
calls|call|calling {him}|people|{role} names
hid|hide|hides|stole|throw*|spit|spat|pee*|urinat* .. {his} shoes|things|lunch|food|stuff|clothes|tools|coffee|drink|bag|locker & {him}|{third}|laugh*|again|every|they
humiliat*|degrad*|belittl*|terroriz*|terroris*|torment* . {him}|{role}|{his}|one_of|staff|women|junior* .. in_front_of|publicly|daily|every*|constantly|always|until|so_badly|again|for_months|repeatedly
spread*|spreads|rumor*|rumour*|gossip* .. about|that .. affair|slept|sleep*|sex*|who_i|who_she|private|personal|love_life|pregnan*|gay|drugs
drugged|spiked my|her|his|a|the|and|one|drink|drinks|me
punish*|revenge|payback|get_back_at|get_even|getting_back|got_back_at|worse|demot*|cut*|lost|shift|shifts|fired|transferred|write_up|wrote_me_up|written_up|excluded|frozen|iced|ignor*|schedule|worst|bad_review|bad_rating|poor_review|took_away|removed|cold_shoulder|threat*|hours|projects|pip .. since|after|because|for|ever_since .. {they} .. report*|reported|reporting|complain*|complained|complaint|complaining|told_hr|went_to_hr|spoke_up|spoken_up|testif*|evidence|turned_him_down|said_no|rejected|refus*|harass*|grievance|speaking_up|statement - deadline|status|late|numbers|bug
since|after|because|ever_since|when .. {they} .. report*|complain*|complaint|told_hr|went_to_hr|spoke_up|testif*|gave_evidence|turned_him_down|said_no_to|rejected_him|rejected_his|refused_him|refused_his|refused_to_sleep|grievance|harass*|hotline & punish*|worse|worst|demot*|cut|lost|shift|shifts|hours|fired|transferred|written_up|bad_review|bad_rating|excluded|frozen|ignor*|took|taken|removed|avoid*|cold|threat*|revenge|get_back|pay_for|pip|isolat*|projects|rating - status|delay|risk
punish*|punished {him}|{role} for reporting|complaining|speaking|telling_hr|going_to_hr|testif*|saying_no
accus* .. of .. harass*|touch*|bully*|inappropriate|groping|misconduct|abus*|sexual*|stalk*|creep*|being_too_friendly|assault*
allegation*|complaint|complaints|accusation*|grievance|misconduct & women|touch*|bully*|harass*|creep*|inappropriate|against_me|behavior|behaviour|girl*|sexual*|abus*|toxic|intimidat* - customer*|quality|product
bully* complaint|allegation|claim|case
what he|she did to {him} in|at|that|last|when & threat*|tell|car|party|hotel|night|alone|scared|afraid
relationship|affair & report|subordinate|boss|intern|power & pressure*|not_say_no|afraid|uncomfortable|inappropriate|force*|depends|can_not - manager_relationship
uncomfortable|unsafe|creeped_out .. with|around|alone|near|by|because|when .. him|his|he|boss|client|customer|guy|man & touch*|hug*|alone|stare*|look*|close|comment*|flirt*|message*|late|joke*|body|hand|hands|compliment* - feedback|silence
strip club
`)

/** Rules for being treated worse for what one is. */
export const DISCRIMINATION_RULES: readonly string[] = listLines(`
because|since {they} come|comes|came|is|am|s|are (from) {ethnic}|romania|poland|turkey|africa|india|nigeria|syria|mexico|china|pakistan|abroad|fifty|sixty|forty|fifty_five|sixty_one|over_fifty|over_50
having|expecting twins|a_baby|a_child|my_first|her_first & cancel*|training|contract|promot*|withdr*|moved|lost|told
darker|dark_skinned|lighter applicants|skin|candidates|ones|people
only female|woman|black|foreign|gay|muslim|asian|disabled {role}|driver|engineer|one . gets|got|has|always|never|does & {unequal}|broken|truck|weekend|worst|every
already have|got one|a|two woman|women|black|gay|foreigner & enough|board|told
not hired|invited|promoted|considered because|since|as|for {they} .. {trait}|fifty|sixty|fifty_five
black|white|brown|arab|african|roma|gypsy|latino|hispanic|asian|coloured|colored|ghanaian|nigerian|somali|syrian {role}|{worker}|workers|drivers|trainees|people|women|men|guy|guys|girl|kids|families - {support}|white_paper
after|for|since asking|asked|requesting (for) adjustments|accommodat*|prayer|a_ramp|captions|part_time
{ethnic} {worker}|colleague|girl|guy|man|woman & stink*|smell*|eating|food|lazy|dirty|told|stop|back|accent|only|worst|laugh*|mock* - {support}|office|quiet
not|never|doesn_t like|likes|want|wants .. {his} name|accent|looks|religion|skin|background & candidate|boss|client*|hire*
oldest|youngest|only_woman|only_man|older_one & not_allowed|only_one|never|excluded|training - proud|i_lead
{groupword}|oldest|youngest|girly|childcare|mom|mum|expecting|hearing|younger|pregnant|feminine|turkish & {consequence} & {cause} - {support}|i_want|i_need_to|how_can_we|how_do_i_get|want_to|good_start|i_lead|i_manage|my_team_is
refus*|denied|deny|no|not .. captions|subtitles|interpreter|large_print|screen_reader|ramp|elevator|quiet_room|adjustment*|accommodat* - hotel
because i|she am|is|s expecting
asked|asks|want*|prefer*|insist*|demand* .. for|to_see|to_have .. white|male|man|german|native|younger|christian|straight . consultant|person|doctor|engineer|nurse|manager|guy|candidate|driver|lead|colleague
older|old|senior . workers|staff|employees|colleagues|people & pushed|push|quit|night_shifts|forced|out|rid|gone|dead_wood|deadwood|replaced|targeted - how_do_i|lead|respect
bonus*|raise*|promotion*|perks .. fathers|men|guys & mothers|women|not
stutter|lisp|limp|wheelchair|ms|epilepsy|autism|hearing & never|not_allowed|took_away|taken_away|hide|back_office|removed|customers
women|moms|mothers .. with|who_have kids|children .. risk|problem|burden|unreliable|leave|costly|never
{identity} - {support}|race_to|condition|team_lunch
{groupword} .. {unequal} - {support}|i_want_to|our_office
{unequal} ... {groupword} - {support}|i_want_to|our_office
women|woman|she|her|mothers|girls & men|guys|fathers|male|boys & get|gets|give*|gave|given|earn*|paid|promot*|bonus*|assign*|credit|only|less|more|better|rather|not|never - {support}|i_want_to|only_man
women|girls|she|mothers .. notes|note_taking|coffee|cleaning|kitchen|dishes|filing|admin|party|birthday|secretary|smile|decorat* & always|every|assign*|only|asked|boss|manager|men|expected - {support}
retire*|retirement & ask*|told|hint*|keeps_asking|near|consider|push*|rather|old - when_i_retire|practice| succession|party|plan_for|boss_retires|my_predecessor|saving
husband|kids|children|baby|pregnant|family|single & promot*|rating|hire*|interview|job|travel*|bonus|committed|available & asked|told|said|says|once|because|got|year - i_want|work_life|core_hours|fair_rule
because|due_to|for of how|the_way|where|who|what i|he|she|they speak*|talk*|look*|come|comes|am|is|pray*|love*|believe*|dress*
because of my|his|her|their . {trait}|{identity}|kids|family|english|looks
as a|an|the . {ethnic}|woman|foreigner|immigrant|mother|muslim|older|disabled & i|she|he & twice|never|not|always|harder|only|less|told|treated|have_to - build|network|how_do_i
not|never|no|against|without|rather .. hire|hiring|have|consider|take|put|send .. {people}|mothers|anyone_near|anyone_over|gays|women|foreigners|old
because|since|as|for|that {they}|being .. {protectedtrait}|woman|female|mother|black|muslim|foreign|foreigner|immigrant|older|asian|indian|brown|deaf|blind|single_mother|jew & not|never|worse|less|bad|only|told|get|gets|got|refus*|lost|denied|treat*|ignored|said|think*|says - {support}|proud
{ethnic}|muslim|gay|lesbian|trans|female|disabled|deaf|blind|pregnant|older|elderly|autistic|dyslexic|jewish|immigrant {role}|{worker}|workers|people|women|men|guy|guys|applicants|candidates|customers|family & {slight} - {support}
needs|need|want|wants|led|done|better|should_be|only_for|job_for|reserved_for .. man|men|guy|white|younger|native_speaker|german|american & role|position|job|meeting|client|clients|told|says|said|boss - one_man|point_man
refus*|not|never|won_t|reject*|avoid* .. want*|treated|served|trust*|hire*|promot*|seated|helped|work*|accept* .. {ethnic}|{people}|gypsy|gypsies|muslim*|gay|female_doctor
interview*|application|applicant* & wheelchair|hijab|headscarf|turban|pregnan*|skin|black|foreign_name|disab*|religion|surname|stutter*|trans - {support}|legal
pay|pays|paid|earn|earns|give|gives .. {ethnic} .. less|worse|lower|worst|half
{ethnic} {worker}|workers|drivers|cleaners|staff .. less|worse|worst|lower|half|harder
church|mosque|synagogue|temple|bible|prayer_group & promot*|hire*|job|because|since|pressur*|not_invited|excluded|clients - client_is
ask*|asked|asking|asks|question* .. about .. religion|pregnan*|kids|children|age|marital|sexual*|disabilit*|family_plans|husband|origin|ethnic*|faith - legal|allowed
{protectedtrait} & {slight} - {support}
too old|young|black|brown|gay|pregnant|foreign|feminine & told|said|says|hint*|heard|because|apparently - chaos|legacy|system|code|am_i
{they} {has}|{is}|wear|wears|came|come .. {protectedtrait} & {slight} - {support}
only|just|always hire|hires|hired|promote|promotes|promoted|invite|invites|trusts|picks .. own|men|guys|boys|white|young|younger|locals|country|church|religion|family_men|people_like
{people}|{ethnic} . should|are|is|do|can|will|would|always|just|only|have|get|belong|need|make .. not|too|never|lazy|emotional|good_at|better_at|bad_at|dirty|steal|loud|lead|at_home|stay|weak|drama|slow|cheap|aggressive|rude & {say}|told|joke*|comment*|opinion|thinks|meeting - {support}
{ethnic}|women|older|disabled|gay|foreign*|muslim*|female .. get|gets|given|are|is|being|always|have_to|never|only .. searched|passed_over|ignored|excluded|paid_less|checked|laughed_at|mocked|worst|left_out|interrupted|talked_over|treated - {support}|run_it_better
act|acts|sound|look|be|talk|behave less|more gay|black|ethnic|foreign|feminine|masculine|american|german|white|asian|pregnant|ghetto|street|manly|ladylike
age|older|younger|young|old .. make_room|make_way|next_generation|fresh|retire*|step_aside|let_someone_younger & told|hint*|said|asked|hr|boss|my_age
someone|anyone|somebody|a_man|a_woman|people .. age & told|hint*|said|hr|boss|not|should|room|hire - support
over|past forty|fifty|sixty|40|50|60 & let_go|laid_off|fire*|out|rid|avoid*|not_hire|candidates|replace*|retire - {support}|reports_to
let|laid|push*|forc*|drove|cut .. over_50|over_fifties|over_fifty|over_forties|over_60|over_sixty|older|oldest|seniors_out
mistake|mistakes|mistaking|mistaken|take|takes|took|taken|confuse* .. for .. cleaner|janitor|waiter|waitress|secretary|assistant|nurse|intern|driver|delivery|cleaning|coffee|terrorist|thief
passed_over|skipped|overlooked|passed .. for|by|in_favor_of|because|again .. younger|man|men|male|white|kids|baby|woman|pregnan*|age|race|accent
impression|impressions|imitat*|mimic*|parod*|mock* & accent|{ethnic}|stutter*|gay|disab*|wheelchair|religion|walk|limp|voice - support
accent|english|dialect & not_good_enough|unprofessional|complain*|laugh*|mock*|clients|removed|told|problem|too_heavy|understand_me - my_english_is|more_confident|i_want_to|nervous
planning|plan|plans|planned|want|wants|wanted .. a|to_have|to_start|have .. family|kids|children|baby & interview*|asked|hire|job|promot*|told - work_life
come|coming|came|return|returning|back|quit .. after .. baby|maternity|birth|giving_birth & asked|bonus|cut|doubt*|said|told|job|not|promot*|replac* - {support}
pronouns|dead_name|deadname & refus*|laugh*|mock*|ignor*|wrong|joke*|not|won_t|insist* - email_signature
religious|religion|faith|belief|beliefs|prayer|church|mosque|synagogue|temple & excluded|because|left_out|not_invited|mock*|joke*|laugh*|refus*|denied|told|pressur*|convert*|pray_with|forced|must - {support}
discriminat*
racis*
racial* - diversity_data|equity_training
misogyn*|homophob*|transphob*|islamophob*|xenophob*|antisemit*|ageis*|ableis*|chauvinis*|bigot*
n word
slurs|slur
nazi|nazis|swastika*|hitler|ku_klux|white_power|monkey_noises|monkey_sounds|monkey_jokes|blackface
go back|home to {his}|where|africa|mexico|china|india|your|their & {him}|told|said|{they} - office|drawing
pay|salary|wage|gender . gap & women|woman|female|men|same|she|her|gender - how_do_i_close
paid|earn|earns|earning|pay|pays|make|makes|salary|bonus|gets .. less|lower|half|worse|more .. men|man|male*|guys|white|straight|younger|local|locals|women_get|women
because|due_to|based_on|for_being|on_account_of|since|over|as|for|about|given|reason .. my|his|her|their|i_am|he_is|she_is|he_s|she_s|being|am|s|is|are|of|a|the|has|wears|wear|have . {trait} & {adverse}|differently|promot*|comments|remarks|problem - i_want_to|legal*|allowed_to|want_to_be_fair|how_do_i_support
{protectedtrait} & {adverse} - legal|legally|allowed_to|can_i|can_we|policy|lawsuit|congratul*|law|grounds|may_i|must_we|must_i|do_i_have
too old|young|foreign|black|brown|fat|gay|feminine|ethnic|pregnant|asian|female|emotional_for_a . for|to|at|and|in|looking|sounding & {they}|told|said|say*|feel*|role|job|hire|hired|promot*|learn|candidate|client* - code|system|tool|data|laptop|team_is|am_i
too old|young|feminine|emotional|aggressive to|for|because .. woman|mother|man|role|job|this|promotion|team|lead|learn|industry|position|tech|clients|him|the|my
not|never|nobody|refuse*|stop|avoid*|no|without .. hire|hiring|hires|promote|promotes|promoting|employ|want|wants|work|works|working|trust|invite|let|take|takes|listen|listens|accept|respect|send|sends|put|interview|listening|taking|obey|report_to .. with|to|any|a|for|from|more . {people}|{protectedtrait}|older|black|female|asian|young_women|over_fifty|over_50|over_40
avoid*|reject*|skip*|refus*|throw*|sort*|filter*|screen*|bin*|discard*|mark*|delet*|prefer*_not .. cvs|resumes|applications|candidates|applicants|names|hiring|to|people .. {people}|{trait}
{they}|clients|customers|boss|management|board prefer*|preferred|want*|wanted|rather . to|have|hire|a|only|see .. men|man|white|young|younger|male|guy|guys|native|christian|straight|somebody_younger|someone_younger|women_only|germans|blonde|fresh|youthful - product|pricing
jobs|promotion*|roles|projects|raise*|opportunit*|training*|shifts|bonus* .. go|goes|went|gone|given|only|reserved|for .. a|the|less_qualified|another . white|men|man|guys|younger|male|locals|boys|germans|straight
less|least qualified|experienced . white|man|men|guy|male|younger|local
too many|enough .. {people}|foreign*|female*|old
{people}|girls|woman|a_woman|a_mother|mother|mothers|blacks|boys_only|female_engineers|women_drivers can_not|can|should|should_not|belong*|will|would|just|always|are|is|do|s .. code|lead|drive|handle|be|travel|take|negotiate|allowed|work|fit|too|a_risk|emotional|lazy|trusted|weak|slow|stupid|a_problem|not|serious|stay_home|at_home|understand|belong|steal|liars|made_for|get_pregnant|leave_anyway|dirty|terrorist* & said|says|told|tells|say|believe*|joke*|comment*|think*|saying|keeps|insist*|boss|manager|claims|heard|committee|wrote - how_do_i|support|encourage|senior_roles|apply
mock*|imitat*|mimic*|laugh*|joke*|jokes|fun|ridicul*|comment*|remark*|impression*|tease*|teasing|parod*|make_faces|complain*|insult*|correct* .. at|of|about|on|over|how|the_way .. accent|stutter*|stammer*|religion|hijab|headscarf|turban|skin|race|disabilit*|pregnan*|age|faith|ethnic*|origin|wheelchair|sexuality|gays|gay|foreign*|lisp|english|nationality|tics|hearing_aid|limp|turks|muslim*|jews|immigrants|black_people|women|asians|nose|beard|last_name|he_talks_because|she_talks_because|kippah|culture_i_come|food_smells|how_old|menopause|dyslexia|autism|hair_texture|country - own|want_to_sound|code_comment*|sense_of_humor
accent|stutter|hijab|headscarf|turban|skin_color|religion|wheelchair|disability|pregnancy|age|race|faith|gender|sexuality|dreadlocks|afro . is|was|are|being|would_be|makes|as|s|put*|not . a|an|not|too|the|off|considered|seen .. problem|issue|risk|reason|unprofessional|not_professional|distracting|professional|obstacle|heavy|embarrass*|liability|burden|joke|off|fit|limitation|clients|customers & told|said|say*|because|they|boss|client*|customer* - my_english_is|want_to
told|asked|forced|made|ordered|warned|expected .. to .. straighten|cover|take_off|remove|hide|shave|tone_down|lose|neutraliz*|neutralis*|stop|change|fix|get_rid_of|work_on|not_mention|not_speak|drop .. {trait}|hair|hijab|cross|scarf|braids|afro|beard|name
not|never|banned|forbid*|forbidden|ban|bans|refus*|denied|denies|deny|stopped|prohibit* .. to|from|allowed|let|time|him|her|me|break*|room|a|for|wear|permission .. pray|praying|prayer|prayers|prays|ramadan|sabbath|hijab|headscarf|turban|cross|fasting|friday_prayer*|religious|breastfeed*|pump|wheelchair_access|ramp|kippah|diwali|eid|shabbat|yom_kippur
only|sole woman|female|black|brown|asian|gay|muslim|foreigner|person_of|mother|older|jew|non_white|disabled & {adverse}|notes|coffee|talked_over|never|interrupt*|nobody|reason|treated|checked|clean*|dishes|always|assume*|differently|ask* - network|build
women|woman|girls|black|foreign*|muslim*|older|asian|polish|romanian|turkish|african|indian|mexican|immigrant*|disabled|gay|female|nigerian . workers|colleagues|staff|employees|people|team|members|engineers|candidates|nurses|cleaners|drivers|guys .. get|gets|given|got|assigned|do|have_to|told|treated|paid|denied|searched|never|not_leadership|not|stuck|put|passed|excluded|left_out|seen_as|sit|ignored|kept|checked .. worst|bad|night|dirty|less|not_leadership|worse|separate|heavier|lower|passed|never|in_the_back|overlooked|searched|like|out|poorly|twice|leadership|ignored|excluded - how_do_i_support|encourage|apply
disabled|disability|deaf|blind|wheelchair|dyslexic|autistic|epileptic|ms|condition|illness . colleague|employee|report|engineer|member|worker|guy|man|woman|candidate|person|user & {adverse}|parking|ramp|too_expensive|accommodat*|adjust*|slow*|mock*|denied|refus*|laugh* - how_do_i_support|how_can_i_support
accommodat*|adjustment*|ramp|elevator|interpreter|screen_reader|accessible & refus*|denied|deny|denies|not|never|ignor*|too_expensive|no & disab*|wheelchair|deaf|blind|autis*|condition|dyslexi*|disability|chair
call|calls|called|calling|nicknam*|refer* . {him}|{role}|them|to_{him}|my_colleague|the .. terrorist|monkey|paki|grandpa|granny|grandma|dinosaur|fag*|dyke|tranny|cripple|chink|gypsy|nazi|faggot|diversity_hire|quota*|token|taco|bin_laden|camel|fossil|old_man|retard|savage|ape|oriental|coconut|sissy|boomer|curry|miss_piggy|exotic
faggot*|tranny|dyke|chink|nigger*|nigga|paki|kike|raghead|wetback|spic|gook|terrorist
diversity|quota|token hire|woman|hire_only|black|female|diversity_hire & {they}|said|told|call*|because|heard|am|joke* - strategy|goal|how_do_i
jokes|joke|joking|comment*|remark*|mail*|memes|meme|email*|statements|sneer* .. about|against|on . blacks|black|gays|gay|women|muslim*|jew*|asian*|indian*|mexican*|immigrant*|foreign*|refugee*|trans|transgender|lesbian*|my_race|his_race|her_race|religion|religions|disabled|disabilit*|african*|chinese|polish|turk*|arab*|hindu*|blondes|old_people|older|pregnan*|my_age|her_age|his_age|color|colour|pronouns|mothers|latino*|single_mothers|people_of
maternity|parental|paternity|family leave & job|position|role|demot*|gave|given|took|taken|lost|gone|replaced|worse|passed|promotion|career|smaller|punish*|downgrade*|bonus|rating|sidelin* & came_back|back|returned|return|since|after|because|when|during|returning|for_taking - legal*|allowed_to|can_i|can_we|how_do_i|good_start|share_the_work|cover*|hand_over|deputy
pregnan*|expecting_a_baby|expecting_a_child|expecting_my & lost|lose|moved|off|passed|fired|fire|let_go|removed|took|taken|promotion|contract|cancel*|withdr*|not_renew*|not_hir*|excluded|demot*|replaced|sidelin*|refus*|angry|burden|unreliable|less|timing|not_committed|punish*|worse - legal|legally|allowed|can_i|can_we|plan_the|want_to_plan|share_the_work|cover*|congratul*|law|may_i|bleeding
my|her|his husband|wife|man earns|makes|provides|pays|has_a_job|has_a_good
papers|passport|immigration|visa|green_card|deport* & only|mexican|foreign*|black|accent|race|asked_to_prove|threat*|brown|latino & because|only|call*|prove|ice|police
because|since {they} {is}|am .. woman|female|mother|black|gay|lesbian|trans|muslim|jewish|foreign*|pregnant|older|disabled|white|immigrant|indian|asian|african|mexican|turkish|polish|old|christian|deaf|blind|pakistan*|nigeria*|brown|wheelchair|a_man|man|arab|latina|latino|hindu|single_mother|married|autistic|dyslexic|over_50|over_fifty|chinese|romanian|russian|ukrainian|jew & not|never|worse|less|refus*|denied|ignor*|treat*|passed|only|told|get|rejected|excluded|laugh*|fun|mock*|left_out|sidelin*|think|feel*|fired|promot* - hard_for_them_to_understand|proud
feel*|felt|treated|treat|treats|seen|targeted|sidelined|singled_out|excluded .. for|because|as|like|differently|due|badly|worse|less .. being|of|a|the .. woman|women|black|gay|muslim|older|foreigner|mother|disabled|jewish|trans|asian|color|accent|race|gender|age|religion|pregnan*|disabilit*|second_class|ethnic*|skin|background|nationality|token - role_model|proud|how_do_i|confident
refus*|will_not|won_t .. work|shake|sit|listen|talk|report|take_orders|be_supervised|share|eat .. with|to|hands|from|by|next_to .. {people}|woman|black|muslim*|gay|foreign*|jew*|trans|her_because|him_because|younger_woman|female
not|never fit|fitting .. image|look|culture|brand|client* & hijab|headscarf|skin|accent|hair|turban|age|black|gay|tattoo|wheelchair|old*|pregnan*|weight|foreign*|name
hire|promote|hiring|interview*|candidate*|applicant*|applications|job|cv|cvs|resumes & foreign_name*|foreign_sounding|black|muslim*|accent|over_fifty|over_50|last_name|young_women|fertile|childbearing|disab*|turban|hijab|jew*|gypsy|arab*|with_kids|with_children|small_children|have_kids & avoid|not|reject*|never|refus*|only|told|no|out|marks|mark*|too|throws|problem|risk|filter* - want_more|how_do_i_reduce|diverse_panel
spoke|speak|speaking|talk|talks spanish|arabic|turkish|polish|language|hindi|chinese|russian|mother_tongue & forbid*|banned|not_allowed|told_off|yelled|insult*|written_up|warn*
`)
