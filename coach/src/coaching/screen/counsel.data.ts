import { listLines } from '../../text/list-lines.ts'

/** Rules for matters of a doctor, in the notation of boundaries-danger.data.ts. */
export const MEDICAL_RULES: readonly string[] = listLines(`
not left her|his|my|the bed|house|room
so|too|very|painfully thin|skinny & {they}|one|worr*|customers|eat*|ask*|seller*
lumps|lump & neck|breast|doctor|found|under
sight|vision|eyes . flicker*|blurr*|double|dim*|fail*
can|could not feel .. {bodypart}|two|finger*|legs|left|right
thinks|believes|convinced|says .. {is} jesus|god|the_messiah|a_prophet|chosen|recording|watching|following|listening|poisoned
shake|shaking|tremble so|much|all & sign|hold|hands|papers|stop
months|weeks|year|years to live
fever|pneumonia|asthma|hernia|fracture|fractured|vertigo|tinnitus|migraine*|chemo*|tumor*|tumour*|cancer*|leukemia|insulin|diabet*|epilep*|concussion|coma|icu|intensive_care|emergency_room|stroke|paralys*|paralyz*|anorex*|bulim*|schizo*|psychosis|psychotic|bipolar|dementia|alzheimer*|autis*|adhd|ptsd|ocd|hallucinat*|delusion*|insomnia|sedative*|antidepress*|ritalin|xanax|valium|cocaine|heroin|cannabis|opioid*|alcoholic|alcoholism|rehab|relaps*|dialysis|transplant|miscarr*|stillb*|ivf|surgery|biopsy|radiation|psychiatr*|therapist|psychotherap* - fever_pitch|patients|legal*|allowed|law|cabin_fever|platform|ward|engine|his_mother|her_mother|their_mother|his_father|her_father|his_mum|her_mum|his_mom|her_mom|his_dad|her_dad|his_wife|her_husband|his_son|her_son|his_daughter|her_daughter|his_nan|her_nan
falls|fell|fall|nods|dozes|nodding asleep|off .. wheel|machine|meetings|desk|work & pills|painkill*|medic*|drink*|tired|always|every
stroke - genius|of_luck|different_strokes
so|too many|much painkillers|pills|tablets|medication|meds
nod|nods|nodding off & pupils|pills|drug*|shak*|every|desk|wheel
slurred|jaundice|yellow_skin|seizures
cry*|cries all|every day|night|morning & birth|baby|weeks|months|bed|stop|why|depress*|bond
lost|loses|losing|gained .. kilos|pounds|kg|lbs|weight & months|weeks|fine|worr*|says|thin
electric shock
injur*|hurt|broke|damag* .. spine|back|neck|skull|head|pelvis|hip
using|uses|use|on|selling|takes|taking|found|caught_with|doing drugs|substances|steroids - market|drug_launch
{healthleave} - legal|legally|allowed_to|can_i|can_we|fire|fired|dismiss*|terminat*|refuse|deny|denied|sue|have_to_pay|may_i|must_i|must_we|payroll|law|rights|staffed|people_are|doubled|rate|rates|how_do_i_welcome|days|always|call_center|two|three|half
ptsd|trauma|traumatized|traumatised
inhal*|swallowed|poisoned|chlorine|fumes|gas_leak|radiation
breast|kidney|lung|uterus|leg|arm|finger removed|amputated|taken_out
doctor|doctors|x_ray|scan .. found|shadow|lump|spot
barely|hardly|not|never|only eats|eat|eating|sleeps|drinks_water & weigh*|kilos|pounds|thin*|worr*|bones|skinn*|lettuce
disorder|disorders|syndrome
lost|lose|losing|loses consciousness
talk*|speak*|listen*|hear* .. voices
{bodypart} .. {ail} - speak_up|on_stage|before_presentations|of_the_matter|broke_my_heart|desire|for_feedback|on_this_project|business|hurt_feelings|pounding_the_table
{ail} .. {bodypart} - neck_of_my|in_the_neck|ass
hurt|hurts|injur*|strain*|sprain*|broke|broken|tore|pulled|twisted|dislocat* . her|his|my|their back|knee|shoulder|ankle|wrist|leg|arm|hip|spine|foot|hand|neck|rib|ribs|head & lift*|walk|fell|work|move|stand|surgery|weeks|pain|fall|doctor|heavy
{wakeful} & {bodily} - townhall|budget
{intoxicant} & {onduty} - client_event|offsite|sponsor*|high_on_the|high_level|high_quality|high_performance|high_priority|high_standard*|high_bar|high_expectation*|coffee|water|tea|too_high|very_high|high_time|so_high|high_performer*|high_pressure|high_stakes|high_potential*|high_energy
someone|somebody|he|she|they|{role}|guy|shift {is} . high|stoned|drunk|hungover|tipsy|wasted - priority|performer*|standards|expectation*|level|energy|pressure|on_success
{third}|convinced|believes|thinks|insists|says .. people|everyone|someone|they|we|neighbors|government|colleagues|boss .. {delusion} - metrics|progress
{delusion} & believes|convinced|says|thinks|monitor|tv|walls|phone|night|government|weird|insists - customer*
medication|medicine|pills|meds & help*|against|nerves|anxiety|stress|sleep|take|should|recommend* - {work}|launch
unwell|feverish|contagious|terminally|disabled_by|bedridden|incurable|inoperable|malignant|metastas*|remission|side_effects|symptom|symptoms|prognosis|diagnosis|diagnoses|therapy_session*|chemo*|antibiotic*|injection*|blood_test*|mri|ct_scan|x_ray|scan_results|biopsy
going|go|went|goes through .. depress*|episode|chemo|treatment|breakdown|withdrawal|illness|cancer|ivf|radiation|detox|psychosis|therapy
not eaten|eating|slept|sleeping|sleep|eat . or|and|anything|properly|more|well|for|in & {bodily}|days|weeks|cry*|weight|thin*|bones|skeleton|worr* - townhall|budget|lunch_together
looks|looked|became|become|getting|got|so|too|very|like|as (like) (a) skeleton|skin_and_bones|skinny|emaciated|frail|gaunt|underweight|thin_as
{role}|he|she|they|i|someone .. fell|fallen|falls|went|lying|lay|found unconscious|down_the_stairs|off_a_ladder|off_the_ladder|to_the_floor|from_the_scaffold*
panic|anxiety attack|attacks|disorder
diagnos*
clinical|clinically|severe|severely|postpartum|postnatal|post_natal|manic|chronic depress*
depressed|depression|depressive - numbers|economy|economic|market
{disease} - legal*|allowed_to|sue*|his_mother|her_mother|their_mother|his_father|her_father|his_mum|her_mum|his_mom|her_mom|his_dad|her_dad|his_wife|her_husband|his_son|her_son|his_daughter|her_daughter|his_nan|her_nan
{symptom} - between_meetings|meeting|customers|users|data
{liquor}|{drug} & on_the_job|at_work|during_work|at_lunch|in_the_morning|before_work|breath|smell*|bottle|hidden|desk|drawer|every_night|every_day|problem|too_much|habit|addict*|clean|withdraw*|shaking|bathroom|relaps*|again|rehab|stays_awake|to_sleep|to_cope|to_get_through - coffee|client_event|offsite|party_planning|sponsor*|pot_luck|drinks_menu|speed|coke_zero
drink|drinks|drinking|drank|drunk again|heavily|alone|secretly|daily|too_much|a_lot|since|every|himself|herself|myself|in_the_morning|at_work|on_the_job|on_shift|before|problem|problems|habit|to|more|until|wine_every|a_bottle - coffee|water|tea|from|firehose
drunk|intoxicated|hungover|hung_over|tipsy|wasted|stoned|high_on|inebriated & {they}|work|shift|came|shows|driving|{role} - effort|time|money|wasted_on|wasted_day
{is}|show*|came|comes|come|turn*|work*|arriv* .. work|the_office|meetings|shift drunk|high|stoned|hungover|intoxicated|wasted|tipsy
smell*|reek*|stank|stinks|breath .. {liquor}
alcoholic|alcoholism|alcohol
addict*|addiction|addictions
relaps*
rehab|detox|withdrawal_symptoms|aa_meeting*|alcoholics_anonymous
use*|using|used|does|doing|did|do|takes|taking|took|snort*|snorting|inject*|inhal*|smok*|deals|dealing|selling|sells|on|hooked_on|popping|pops|addicted_to|high_on|lines_of|micro_dos*|microdos* . lines_of|hard|illegal|some|too_many|a_lot_of|lot_of|so_much {drug} - coke_zero|drinking_water|speed|pot_luck|crack_of|oxygen
gambl*|betting & addict*|debt*|advance|lost|online|problem|savings|every|casino
{medicine} & take|takes|taking|took|taken|stopped|stops|forgot|prescri*|dose|side_effects|changed|new|without|need*|started|ran_out|skip*|doctor|makes_me|makes_him|makes_her|tired|sleep|awake|anxi*|wean*|refus*|hooked|depend* - compan*|launch|trial|sales|bitter
prescri*
dose|doses|dosage|side_effects
depressant*|antidepressant*
{is}|went|going|go|goes|been|taken|took|rushed|admitted|landed|ended_up|end_up|brought|lying|stay*|back|out_of|discharged|came|come|visit*|call*|bed .. {care} - client|work_at|team|selling|project|customer|operation_manager
{care} & after|before|since|says|said|told|stay|week*|last_night|called|bed|needs|had - client*|sell*|software|sales|reps|operation_manager|customer*|{work}|strategy|it_s_a_clinic|coaching
hospitali*
ambulance|paramedic*
{has}|having|after|before|undergo*|underwent|needs|need|facing|scheduled_for|from|recovering_from|for . a|an|the|his|her|my|major|heart|back|brain|knee|open_heart . surgery|operation|transplant|bypass|biopsy|hysterectomy|c_section|mastectomy|abortion|ivf|mri|dialysis|chemo|radiation - cover*_plan
{is}|had|has|having|suffered|after|since|from|survived|recovering_from . a|his|her|my|another|massive|minor|the|mini (mini) stroke|heart_attack|seizure|concussion|miscarriage|stillbirth|aneurysm|breakdown|brain_bleed|embolism|blood_clot - genius|luck
nervous|mental|emotional|psychotic breakdown|collapse|episode|crisis
{his} mental health
collapsed|collapse|collapses|collapsing at|in|during|on|this|today|yesterday|last|while|and|from|after|when|before|because|from_exhaustion|$ & {they}|{role}|i|colleague
{they} .. collapsed|fainted|passed_out|keeled_over|blacked_out|collapses|went_unconscious|stopped_breathing|turned_blue|convuls*
pass*|passed|blacked|blacks|black out & {they}|{role}|i
my|his|her|their|a|see|seeing|sees|saw|our|the|your|get|need|needs|talk*|into|in|start*|family doctor|therapist|psychiatr*|psychologist|therapy|counselor|gp|physician|shrink|oncologist|neurologist|cardiologist|psychotherap*|specialist & say*|said|told|see|seeing|weekly|depress*|anxi*|need*|leave|should|test*|sick|health|advice|warned|ordered|recommend*|heart|prescri*|session*|weeks|secret|started|every|think*|push* - colleague|clinic|patients|sell*|clients
doctor|doctors|gp|physician say*|said|told|ordered|warned|thinks|suspect*|advis*|wrote|signed|put|wants|found|recommend* - lead|manage
see|seeing|visit*|need*|saw|call|go_to|to|get|consult a|the|my|to doctor|gp|specialist - appointment_software|patients|clinic
my|her|his therapist|psychiatr*|psychologist|shrink|psychotherap*|oncologist|cardiologist
{is}|went|been|goes|going|back|return*|comes|coming|gone|off|out .. sick|long_term|extended|medical|stress|disability|health (sick) leave - staffed|people|two|three|half|always|days|how_do_i_welcome|legal|legally|allowed_to|can_i|can_we|fire|terminat*|refuse|deny|may_i|law|rights
off|out|away|absent|home sick|ill (for|since) the|more_than|over|almost|about|nearly|two|three|four|five|six|several|many|weeks|months . weeks|months|week|month|a_year
sick|ill for|since (two|three|four|six|several|many|over|almost|weeks|months|january|march|april|may|june|july) weeks|months
serious*|gravely|chronic*|terminal*|critically|mental*|mentally|very|really ill|illness|sick|disease|condition - terminal_server
her|his|my|their|a|an illness|disease|tumor|symptoms|condition|chemo|seizures|treatment|miscarriage|medical . is|was|getting|gets|has|came|makes|keeps|flares|worse|and|worsen*|history|file|records|file|situation|reasons|issue|issues|emergency|problem|problems|test*|results|treatment|certificate|exam|tests - business_condition|legal
medically
what is wrong with {him} . medical*|physically|health
ask|asking|asks|asked|know|inquir*|pry .. about|what|why .. illness|sick*|diagnos*|health|medical*|condition|therapy|medication|symptoms - project|system|legal
on|off|stopped|skipped|changed|without|needs|take|takes|taking|forgot {his} meds|medication|medicine|pills|insulin|treatment|antidepressants|drugs|lithium
stopped|refus*|quit|skips|start*|undergo*|undergoing|going_through|through (his|her|my|their|the|cancer|fertility|medical|ivf|new) treatment|treatments|chemo|radiation|ivf
lost|losing|lose (a|her|his|my|their|the|our) baby|pregnancy|unborn
miscarr*|stillb*|abortion|ectopic|preeclampsia
pregnan* & bleeding|complication*|bed_rest|contractions|hospital|doctor|blood|preterm
not|never|hardly|barely|without sleep|slept|sleeping|sleeps .. in|for|more_than|than|since|properly_for|a_night .. days|weeks|months|nights|two_hours|three_hours|2_hours|3_hours - townhall
heart|chest .. hurts|tight|tightens|races|racing|pounds|pounding|stabbing|pain|pains|pressure|flutter*|skipping|stops|burn|attack & {they}|i|my|his|her|doctor|every|night|when - desire|business
shak*|trembl*|sweats|sweating & vodka|smell*|heart|chest|faint*|every_morning|withdraw*|all_day|can_not_breathe
can|could not|hardly|barely breathe|breath|breathing|swallow|feel_my - down_my_neck|room_to
feel*|felt (so) numb|empty|hopeless|worthless|dead_inside . and|all|inside|for|most|every & months|weeks|depress*|joy|all_the_time|every_day|nothing|bed|cry* - offsite
nothing|no|not gives|brings|joy|pleasure|enjoy* .. joy|pleasure|anymore|in_anything|anything & months|weeks|depress*|bed|empty|numb|cry*
seeing|sees|hears|hearing|saw|hear|heard things|voices|people_who|shadows|something - customer|users|good_things|bad_things|differently|different|from_my_perspective
talk*|speak* to people|someone|somebody|voices|himself|herself|things who {is} not there
not|are_not there & talks|voices|sees|hears
psychotic|psychosis|psych ward|episode|hospital|break
delusion*|hallucinat*|paranoia|paranoid|schizo*|mania|manic|bipolar
eating disorder*
skin and bones
vomit*|throw*_up|threw_up|puk*
lump|biopsy|metastas*|tumor|tumour|radiation_therapy|chemo
blood|high|low pressure|sugar|tests|test|clot|transfusion & my|his|her|doctor|high|roof|low|results - {work}|pressure_from
suffers|suffer|suffering|suffered|diagnosed|struggles|struggling|living|lives|battling|battles|fights|dealing|recovering .. a|an|chronic|severe|his|her|bad|serious . {disease}|anxiety|pain|migraines|illness|ptsd|depression|addiction|injury|disability|a_disability|panic|trauma|mental|condition|disorder|insomnia|grief_and
anxiety . meds|medication|is_getting|disorder|attack*|therap*|so_bad|diagnos*|pills|crippl*|flar*|spiral*
have|has|had|with|having adhd|autism|asperger*|ptsd|ocd|bipolar|dyslexia|a_tumor|seizures|diabetes|epilepsy|ms|als|cfs|cancer|hiv|aids|lupus
is|s|was|be|am|are|get|gets|got (probably|definitely|clearly|on_the|a_bit|also) autistic|bipolar|schizophrenic|anorexic|bulimic|alcoholic|diabetic|epileptic|hiv_positive|terminally_ill|depressed|clinically|psychotic|suicidal|spectrum
cut|lost|crush*|amputat*|trapped|caught|broke|broken|fractur*|sever*|burned|burnt (off) {his}|a|two|three . finger*|fingers|hand|foot|leg|arm|toe*|thumb|hip|ankle|wrist|collarbone|rib|ribs & machine|accident|work|morning|hospital|fell|site|ladder|yesterday|forklift|shift|saw|today|plant|job|skiing|floor|doctor - cost
work|workplace|car|bike|serious|terrible|motorcycle accident & {role}|{they}|hospital|injur*|leg|coma|back|hurt|surgery - metaphor|avoid
electrocut*|amputat*|carbon_monoxide|chemical_burn*|toxic_fumes|anaphyla*|epipen|allergic_reaction|allergic_shock|food_poisoning|heatstroke|heat_stroke|hypothermia
normal to & palpitation*|{symptom}|chest|bleed*|heart|numb
should|could|do|does|is|can|how .. tested|get_tested|a_diagnosis|symptom|symptoms|depression|burnout_or_depression|medication|therapist|therapy|psychiatrist - customer|{work}|system
burnout|burned_out|burnt_out|burn_out|exhaust*|overwork*|stress* & chest|panic_attack*|diagnos*|doctor|hospital*|symptom*|palpitation*|signed_off|clinic|collaps*|medic*|dizzy|faint*|heart|breath*|therap*|vomit*|blood|rash|hives|shingles|hair|leave_of - doctor_s_office|client
dement*|alzheimer*
pills|tablets .. sleep|stay_awake|function|calm|cope|get_through|focus|wake|relax
sleeping pills|tablets
`)

/** Rules for matters of a lawyer. */
export const LEGAL_RULES: readonly string[] = listLines(`
accrued vacation|leave|holiday|days|overtime
resign or be|get fired|dismissed|terminated
cut|reduc*|chang*|lower (my|his|her|our) hours|salary|pay & overnight|half|without|want|can|from_one
maternity|parental leave & close|closing|dissolve|eliminate|redundan*|terminat*|department|position - welcome|start|how_do_we_share|cover
took|takes|stole|steals|sold|sells|selling . (company|work|our) tools|equipment|laptops|parts|goods|stock|material|devices & online|home|sold|private|ebay
sign*|signs .. without|never looking|checking|reading|being|seeing|calibrat* - birthday
not|never calibrated|inspected|tested|checked|maintained & forms|sign*|says|report|certificate|papers
permit|license|licence|contract|tender & weekend|trip|gift|rome|dinner|envelope|watch|gave - parking
must|may|can|could not work for & year|sector|industry|anyone|competitor
break|breaks|breaking|violat*|against . (the|our|any) rules|regulations|export_rules|sanctions & afraid|company|boss|we|is|asked - house
competitor_s|rival_s|confidential document*|file*|list|data|plans & used|use|bid|got|has|stole|sent
{wronged} & i|my|we|our|he|she|they|employer|boss|company|employee - status|customer_invoice|thank*
{office} .. cousin|nephew|son|brother|friend|wife|daughter
private|personal|family trips|trip|travel|dinners|purchases|holiday|car|expenses & business|company|expense|expenses|books|tax|corporate
may|can he|she|they|it|my_boss|we (really|legally) do that
sell|sells|sold|selling|leak*|pass|passes|passed|gave|gives .. data|figures|information|plans|secrets .. competitor|rival|broker|press|journalist|friend|private
cheat*|defraud*|deceiv*|rip*_off .. customer*|client*|patient*|state|insurance|investors|tax & boss|company|made_me|told|accomplice|we
personally responsible|liable|accountable & if|data|law|accident|damage
claim|claims|claiming|argue that|to . {they}|employed|fired|owed|discriminated & employee|worker|court|could|ex - feature
offered|offer .. leave|package & negotiate|terms|sign|quit|months
the|labor|employment|by|this law|laws & {permission}|say|says|require*|demand*|allow*|forbid*|protect*|break*|broke|against|violat*|let|about - changed|firm|of_the|in_law
lawsuit|lawsuits|sue|sued|sues|suing|tribunal|attorney|attorneys|illegal*|unlawful*|statut*|subpoena*|testify*|testif*|perjury|brib*|embezzl*|launder*|kickback*|whistleblow*|nda|noncompete|severance|wrongful*|liable|liability|violation|violations|gdpr|fmla|hipaa|arbitration|settlement|injunction|defam*|slander*|libel*|forged|forgery|forging|forges|falsif*|backdat*|undeclared|prosecut*|indict*|felony|cartel|antitrust|price_fixing|contractual*|grievance|disciplinary|misconduct|non_compete|notice_period|insider_trading|tax_evasion|off_the_books|minimum_wage|unpaid_overtime|labor_law|labour_law|employment_law|labor_court|labour_court|data_breach|arrested|summons
termination|terminations|dismissal|dismissals - talk|conversation|meeting|announce|how_do_i_tell|speech
clause|clauses & contract|my|legal|mean|means|bind*|sign|compete|employment - subordinate
fake|fictitious|phantom|bogus|sham|nonexistent .. vendor*|supplier*|invoice*|employee*|receipt*|document*|certificate*|diploma|degree|contract*|account*|company|customers|orders|references|reviews|sick|signature*|data|results|numbers_to|test*
approv* .. brother_s|wife_s|husband_s|own|friend_s|family_s|cousin_s|brother|wife|cousin . invoice*|expenses|contract|company|offer
drawings|designs|source_code|client_list|customer_list|recipes|formula|blueprints|trade_secrets|know_how & competitor|resign*|left|new_job|took|leaves|private|bring|brings|sold
vendor|supplier|contractor invit*|flies|flew|treat*|takes|took|gave|gives|pays|paid .. buyer*|purchas*|procurement|manager|director|him|boss|maldives|trip
justify|pretext|excuse|reasons|grounds|reason .. dismiss*|firing|fire|terminat*|get_rid & hr|chang*|write|invent*|make_up|review|appraisal*|find|look*
write|wrote|give|document .. negative|bad|fake review|rating|appraisal|evaluation & fire|dismiss*|terminate|get_rid|so_that
get|getting|got rid of .. emails|mails|documents|files|evidence|records|messages|papers
clock|clocked|clocking|punch out .. keep|continue|then|and & work|working
without papers|permit|permits|work_permit|documents|visa|contract|insurance & employ*|work*|staff|people|two|hire*
evidence|testimony|statement against|for|about & boss|employer|company|colleague|asked|court|give|police
rule|rules|law|policy .. i|we & breaking|break|violat*|against & read|record|fire|monitor|tell|ask|pay
{risk} & {employment}|sue|misconduct|show|company_car|rival|competitor|work|city|dress_code|law
gross misconduct
agree*|agreed|agreeing|fix*|coordinat*|discuss*|shar* .. prices|price_list|bids with . competitor*|rival*
cash & tax|taxes|cleaners|workers|undeclared|social_security|no_receipt|papers|off
fire|dismiss|terminate .. with|for cause
delete|deletes|deleting|wipes|wiping|destroys|shreds|removes .. messages|mails|emails|files|documents|chats & investigation|since|lawyer|audit*|regulator|court|police|ceo|told - inbox|backup
investigation - outage|bug|root_cause|incident|delay|postmortem|finished|closed|journalis*|scientific|ux|customer_complaint
chang*|alter*|amend* .. contract|hours|salary|pay without|unilateral*|against
permit & without|work|expired|illegal*|official|bribe|minister
legal consequence*|risk*|grounds|situation|obligation*|requirement*|limits|question*|issue*|trouble
disability act|law|rights
time_sheets|timesheets|timesheet|reports|figures|certificates|documents|statements|forms|invoices .. not|never|un . true|untrue|correct|real|false|wrong|happened & sign|asks|asked|told|boss|made_me|wants
fixed term|contract_law
social security|insurance_contribution*|payroll_tax*|pension_contribution*|taxes & not|never|pay|avoid*|evad*|dodg*|owe* - {sensitive}
car|trip|vacation|holiday|house|watch|renovation|flight* .. paid|sponsored|financed|given .. supplier|vendor|client|contractor
money|funds|payment*|cash .. private|personal|own|his_wife_s|offshore|secret account|accounts|company
chang*|alter*|adjust*|tweak*|edit* .. results|data|figures|minutes|records|log|logs|dates|protocol & lab|audit*|customer*|complain*|inspection|told|boss|test* - dashboard|slides|format
my|his|her|their|a|your|need|needs|from|to|through|with|hire|hired|get|her_own|own|employment|labor|called|any (good) {lawyer} - team_of|patent|client_is|product|report_is|junior|partner
legal counsel|advice|aid|action|proceeding*|dispute|claim
certify|certifies|certified|attest|sign|signed|approve|confirm|swear ... never|not|false|untrue|without|fake & asked|told|forced|pressur*|want*|test|inspection|statement|hours|safety - contract_yet|off_on_my
company|corporate|firm|customer|client|clients|business|school|charity|public money|funds|card|credit_card|cards|account|accounts|property|cash & his|her|own|private|personal|house|vacation|holiday|gambl* - budget|payment_card
summons|summoned|subpoena*|witness_against|court_date
protected if|when|from|by & report*|complain*|law|dismiss*|fire*|whistle*
overtime & pay|paid|pays|backdated|claim*|unpaid|owe*|legal*|compensat*|refus* - motivat*|thank*
police & called|report|reported|came|statement|charges|pressed|investigat*|question*|arrest*|theft|stole* - interview_style|as_though|like_a
{permission} & {employment} - how_can_we|mediocre| a_raise|feedback|ask_for_more|present|meeting_about|myself_to
legal*|lawful*|illegal*|unlawful* - of|school|firm|murphy*|in_law|laws_of
binding|enforceable|null_and_void|void - spell
personnel file
{hush} .. {guilt} - sprint|velocity|story|roadmap|customer_complaints_inbox|old_files|duplicate
{favor} & {office} - birthday|customer_approval|code_review|expense_approval
invoice*|supplier|company|employee*|vendor|consultant & not exist|never_existed|no_such|not_real|shell|fake
book|booked|booking|recogni*|report .. revenue|sales|profit|income & not_earned|not_sold|never|not_happened|fake|too_early|before_it|next_quarter|auditor*
take|takes|taking|took|pocket*|skim*|steal*|stole|help*_himself|help*_herself .. cash|money|tips|till|register|petty_cash|cash_box|safe - time|over|responsib*|save_money
took|takes|taking|copied|sent|download*|stole .. customer_list|client_list|customer_data|trade_secrets|source_code|designs|client_data|contacts & new|competitor|leav*|left|quit|home|private
suspended|suspension & i|me|investigation|pending|pay|hearing|accused|he|she - bridge|feature|account
written|verbal|formal warning|warnings & how_many|before|need|dismiss*|valid|sign*|refus*|contest*|terminate - weather
refus* .. sign & warning|contract|agreement|statement|nda|letter
unfair|wrongful*|unlawful* .. dismiss*|terminat*|layoff|fired|firing
organiz*|organis*|form*|start*|join* .. union
who leads|joined|supports|organizes & union
signing|sign_on|retention bonus & leave|owe|pay|back|quit|claw*
working time law|rules|directive|limits
make|making|made .. him|her|them|employee|someone|role|position|job redundant
legal|legally - no_legal_background|legal_department
illegal*|unlawful*|outlaw*
the|labor|labour|employment|a|any|termination|this|our|breaking|state|federal|break|breaks|broke law|laws - of|school|firm|murphy*
against|by|breaking|broke|break|breaks|before|violat*|breach* (the|labor|labour) law|laws
sue|sues|sued|suing|sueing
lawsuit|lawsuits|litigat*|tribunal|subpoena*|deposition|testif*|plaintiff|defendant|indict*|prosecut*|class_action|cease_and_desist|restraint_of_trade|injunction|affidavit|statute*|arbitration
labor|labour|employment|federal|criminal|civil|in|to|go|going|take*|before|hold*|up court|tribunal - of_public|tennis|food_court|basketball
court case|date|hearing|order|summons|settlement
wrongful*|unfair|constructive|unjust*|retaliatory terminat*|dismiss*|firing|discharg*
can|could|may|allowed|able|must|should|have_to|how|do|want|wants|wanted|going|risk|trouble|if|when|safe|ok|okay|possible|told .. {dismiss} & {guarded} - how_do_i_tell|find_the_words|deliver
can|could|may|are|am|is|allowed|do|must ... {dismiss} . him|her|them|someone|somebody|an_employee|anyone|my|a|the|me|us .. without|while|during|because|when|if|for|before|who|over|after|on & pregnan*|leave|sick|ill|warning|notice|cause|reason|union|complain*|contract|probation|papers|paper_trail|documentation|document*|visa|remote|refus*|facebook|posting|drugs|court|old|age|injur*|immediate*|works_council|disab* - humane*|kind*|how_do_i_tell
grounds for|to - coffee|common
notice period*|pay|in_lieu|of_termination
severance|redundanc*_pay|redundancy_package|garden_leave|gardening_leave|back_pay|golden_parachute|payoff|pay_off_deal|exit_package|exit_agreement|separation_agreement|mutual_agreement
termination|settlement|separation|dismissal|exit|release|confidentiality|non_disparagement|arbitration|mutual agreement|letter|clause|notice|law|paperwork|contract|waiver|paper|papers - coffee
non|no compete*|solicit*|disclosure|disparagement
noncompete*|nonsolicit*|nda|ndas|gdpr|hipaa|flsa|fmla|osha|eeoc|ada_claim|works_council
{his}|my|our|employee|workers|legal|the|what rights . are|do|if|as|when|at|under|to|have|i|in|were|violat* - rights_issue
{has} . a|any|the|no right to . see|refuse|know|record|read|ask|demand|work|fire|severance|pay|time_off|keep|withhold|my|her|his|a|sick|leave|monitor|search|appeal|disconnect|transfer|terminate|claim
liable|liability|negligen*
do|does|would|did|must|should we|i|they|my_boss|my_employer|my_company|the_company have|need|must . to .. pay|grant|give_him_a_reference|give_her_a_reference|give_notice|give_her_paid|give_him_paid|accommodate|accept_his_sick|disclose|tell_hr_about_his|tell_the_police|report_it|consult|pay_out|offer_severance|let_her_work_from|warn|keep_her_job|keep_his_job|hold_her_job|hold_his_job|document - attention|him_a_compliment|feedback|price
do|does|must|have|has we|i|to .. give|grant|pay|offer|owe .. leave|severance|overtime|bonus|notice|vacation|compensation|holiday_pay|reference|time_off & do|must|have_to|surgery|owe|legal - mediocre
owe|owes|owed .. {him}|employee*|somebody|someone|staff|people|he|she .. pay|severance|overtime|wages|salary|vacation|money|bonus|years|months|holiday|commission - apology|explanation|answer
owes|owe us|me|{him} & overtime|wages|salary|commission|severance|unpaid
can|may|could we|i|he|she|they|my_boss|my_employer|my_company|the_company|an_employer|hr|management|employers fire|dismiss|sack|terminate|record|monitor|read|withhold|deduct|dock|force|refuse|deny|search|film|cut|make_me|make_him|make_her|make_them_work|punish|ban|forbid|spy|track|check_his|check_her|change_his_contract|change_her_contract|change_my_contract|reduce_his|reduce_her|reduce_my|demote|transfer_me|transfer_her|transfer_him|lower_his|lower_her|lower_my|keep_his|keep_her|use_the_footage|use_the_recording|stop_paying|share_his|share_her|use_it_as_evidence|reject_his_leave|reject_her_leave|cancel_his|cancel_her|cancel_my|ask_for_a_doctor|ask_for_a_sick|demand_a_doctor|drug_test|require|sue - meeting*_in_half|scope|trust|track_progress|track_goals|myself|feature|record_the_meeting|growth
withhold*|deduct*|dock*|garnish* .. his|her|my|their|last|final|the|pay|from . pay|paycheck|wages|salary|bonus|commission - tax_season
change|changing|amend*|reduc*|cut his|her|my|their|the|an (employment|work|working|employee_s) contract|contracts|hours . from|without|to|unilaterally|legal*|law & can|consent|allowed|legal|agree*|without|force* - supplier|vendor|client
should|shall|do|would|can|must|asked|asks|want|wants|pressur*|forc*|told|urg*|refus* .. sign .. it|this|the|a|an|that|something|anything|away .. agreement|settlement|termination|release|waiver|paper|papers|contract|nda|severance|document|letter|off_on_the_safety|statement|confession|package|resign* - customer|client|deal|vendor
{is} . it|that|this even|still|fair|ok|legal|binding|enforceable & sign|fired|terminat*|severance|contract|agreement|clause|deduct* - plan|fair_to_ask
offer*|offered .. months|weeks|package|money|settlement|payout|sum .. leave|quit|go|resign|quietly|sign|drop
leave|resign|go quietly
constructive discharge|dismissal
{fraud} - trial
{fake} .. the|our|his|her|my|their|a|an|his_own|some|all|safety|company|customer|up|in|any . {records} - test_data|fake_data|draft*|old|sprint|velocity|redundant
cheat*|lie|lies|lied|lying|mislead*|misled|misrepresent*|deceiv*|conceal*|cover*_up|hid|hide|hiding|withh* .. {authority}|taxes|tax|emission*|safety|inspection*|the_audit|audit*|expenses|expense_report*|time_sheet*|timesheet*|the_books|customs|investors|shareholders|the_board_about_losses|receipts|overtime|sick_note - sprint
told|asked|pressur*|order*|instruct*|forc*|wants|want|tells|asks|made|expect* .. me|us|him|her|them|someone|everyone|people|staff|the_team .. to|not_to .. lie|falsify|fake|forge|shred|destroy|delete_emails|delete_the_emails|delete_files|hide_evidence|sign_off_on|backdate|mislead|look_the_other|keep_quiet|stay_quiet|cover_up|cover_it_up|break_the|bribe|change_the_numbers|alter|manipulate|inflate|bill_the_client_for|overcharge|overbill|bill_for|clock_out|work_off_the_clock|ignore_the_safety|hide_the - customer_bug|sprint
delete|destroy|shred|shredding|deleting|hide|hiding|wip*|deleted|erase .. emails|files|evidence|documents|records|messages|mails|data & regulator*|investigat*|lawyer*|court|told|auditor*|inspection|lawsuit|evidence|before|asked|ordered - gdpr_request|old|backup
evidence|proof|documents|records|recordings|screenshots of|that|show|showing|prove & fraud*|cheat*|steal*|illegal*|bribe*|tax|break*|{authority}|fake*|falsif*|company|boss|manager|crime - coaching|works|impact|effectiveness|decision
bill*|billed|billing|invoic*|charg*|overcharg* .. client*|customer*|government|insurance|patients|them|medicare .. hours|work|services|things . nobody|we_did|never|not|that_did|that_never|no_one|did_not|twice
steal|steals|stole|stolen|stealing|theft|pocket|pockets|pocketing|pocketed|siphon*|skimm*|pilfer*|taking_home|sells|selling|leak|leaks|leaked|leaking|smuggl* .. {valuables}|from_the|cash|from_work - tricks|ideas
steal*|stole|theft|thief .. the|our|work|company|store|till|customers|us|warehouse|clients|patients|register|an_employee|employee
envelope & cash|money|bribe|vendor|official
off|in the|cash books|in_hand
pay|pays|paid|paying .. people|staff|workers|employees|them|him|her|us|cash|cleaners . off_the_books|under_the_table|in_cash|below_minimum|less_than_the_minimum|black|less_than_minimum
unpaid overtime|wages|hours|salary|internship & claim*|owe*|sue|years|legal|law|rights|pay|refus*
nepotis*|permit|kickback & minister|official|nephew|permit
hire|give|gave .. minister*|official*|mayor*|politician*|permit
whistleblow*
blow|blew|blowing the whistle
report|reporting|reported|notify|tell|go|going|inform|complain*|tip* . it|this|them|him|her|my_boss|my_employer|my_company|the_company|us|what .. {authority} - investors_relation*|weekly|quarterly
{authority} & illegal*|fraud|investigat*|complain*|report_my|report_the|inform*|violat*|raid*|found|knock*|letter|fine|came|question*|fine*|lie|lied - weekly_report|relations|update
witness*|saw|discover*|found_out|noticed|know|knows|learned|suspect*|caught|uncovered|realized .. that|of|a|my|our|the|someone|somebody|him|her|boss|company .. steal*|stole|fraud*|bribe*|falsif*|forg*|launder*|embezzl*|cheat*_the|overcharg*|kickback*|pocket*|illegal*|break*_the_law|insider|evad*|backdat*|tax|dump*|faking|fakes|crime|criminal - tests|flaky
dump*|toxic|waste|chemicals|emission*|asbestos & river|illegal*|cheat*|report*|cover*|permit*|hid*|secret* - toxic_culture|toxic_boss|toxic_team|time
safety . violation*|rule*|regulation*|report*|certificate*|inspection*|defect*|law*|checks & ignor*|fake*|falsif*|hid*|hush*|cover*|lie|violat*|report|skip*|forg*|bypass*|signed|illegal* - psychological
investigation .. into|against|of|about|by|at|on|into_me .. me|him|her|us|them|boss|manager|company|hr|team|ceo|director|colleague|complaint|misconduct|police|leaks|my|our|one_of|allegation*|employee - outage|bug|root_cause|incident|defect|finished|closed
internal|hr|formal|criminal|police|external|federal|compliance|disciplinary|misconduct|ethics|workplace|pending|ongoing|opened_an|an investigation|hearing|inquiry|probe|proceeding* - outage|bug|incident|root_cause|postmortem|finished
opened|started|launched|under|during|facing|part_of|open a|an|internal|hr|formal|the (internal|hr|formal) investigation|hearing|inquiry|disciplinary - outage|bug|incident
hr|police|compliance|fbi|prosecutor*|regulator|detective* . is|are|has|have|wants|opened|started|called .. investigat*|interview*_me|question*|summon*|interrogat*|statement|raid*|search*
grievance*
arrest*|jail|in_prison|to_prison|convict*|felony|parole|handcuff*|charged_with|criminal_record|criminal_charges|crime|crimes - arrested_development|grammar_police|{sensitive}|how_little|process_police
{is} .. ok|okay|allowed|legit|legal|permitted|permissible|enforceable|binding|possible_legally|against_the_rules .. fire|record|monitor|film|read|track|deduct|withhold|refuse|ask_about|make_them|share|search|fine|not_pay|let_go|terminat*|dismiss*|post
monitor*|record*|surveil*|spy*|film*|read|reading|track*|search* .. employee*|staff|their|his|her|my|our_people|workers|people_s . emails|mails|email|messages|screens|calls|location|computers|phones|slack|private|laptops|keystrokes|conversations|bags|lockers & legal*|can|may|allowed|law|privacy|consent|secret*|permission|rights|is_it - marketing|unsubscribe
record*|recording .. meeting|conversation|talk|call|him|her|boss .. secret*|without|evidence|legal*|as_proof|court|hidden
request*|ask*|refuse|refus*|deny|denied|denying|reject*|grant*|approve|approv*|decline|declin*|turn_down|say_no .. parental|family|maternity|paternity|medical|sick|bereavement|military|unpaid|disability|fmla|protected|carer*|care|religious|stress leave & can|may|must|have_to|allowed|legal*|obliged|should|refuse|deny|denied|what|law|right
contact|call|email|ask .. on|during .. sick|medical|parental|maternity leave & allowed|can|may|legal*
accommodation|accommodations|adjustments . under|request*|law|act|for|legal*|reasonable|must|have_to|required|refus*|are_we & disab*|must|act|required|legal*|request*|asked|law|obliged|reasonable - hotel
union|unions & fire|rid|dismiss*|retaliat*|stop|prevent|bust*|organiz*|organis*|form*|join|unlawful*|threat*|illegal*|file*|complain*|contract_violation|strike - credit_union|european|student
visa|h1b|h_1b|work_permit|green_card|deport*|immigration|sponsor* & lose|loses|let_go|fire*|terminat*|rules|sponsor*|employee|status|legal*|extend|cancel|revoke|expire*|depend*|lay_off|laid_off - visa_card|visa_payments
layoff|layoffs|lay_off|redundanc*|mass_layoff*|reduction_in_force|rif|job_cuts & law|legal*|consult*|notice_period|warn_act|works_council|require*|selection_criteria|union|rules|severance|criteria_to|obliged|age|obligat* - how_should_i_announce
case against|a_case & him|company|employer|me|us|boss|them|fir*|terminat*|sue|lawyer|discriminat*|case
he|she|i|we|they {has}|have|had a (strong|good|legal|solid) case against|for|to|in|if|under & company|employer|court|sue|boss|wrongful|us|fired|them|terminat* - business
takes|take|taking|threat* .. us|me|the_company|him|them|legal to court|legal_action
mediat*|conciliat*|settlement & lawyer*|court|dispute_resolution|claim|sue|legal*|offer*|sign - two_colleagues|between
pay back|repay|reimburse|claw*|clawback .. training|relocation|bonus|costs|sign_on|signing|tuition|the_money|scholarship & when|if|leave|quit|employer|company|make_me|have_to
quit|resign*|leave & bonus|notice|contract|legal*|training_costs|non_compete|commission|stock|shares|vesting|equity|entitled|lose & entitled|legal*|can_they|can_my|owed|law|contract_says|rights|lose_my|allowed - motivat*
shares|equity|stock|options|vesting|vested & fired|terminat*|lose|take_away|clawback|entitled|legal*|if_i|cancel - roadmap
forg*|forged|forge .. signature*|document*|certificate*|papers|approval*|sick_note|doctor_s
`)
