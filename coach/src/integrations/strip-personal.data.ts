import { NOT_NAMES, ROLES } from '../text/people.data.ts'
import { DISC_NAMES } from './disc.data.ts'
import { ENNEAGRAM_MEANINGS, NUMBER_WORDS } from './enneagram.data.ts'
import { LETTER_NAMES } from './sixteen-types.data.ts'
import { DOMAINS, THEMES } from './strengths.data.ts'

/** Words of reports that open with a capital in headings and tables and name nobody. */
const REPORT_WORDS =
  'a about above academy accuracy achieved action actions adapted adjusted advice advisor all also american among an analysis and answer answers approach are area areas as ' +
  'ask assertive assessment at attention average avoid balance based basic be behavior behavioral behaviors below best better between blend both brief building but by can ' +
  'career center centers challenge challenges chapter chart choice choices clarity classic clear clifton cliftonstrengths code coaching column combination comfortable comment comments common communicate ' +
  'company comparison completed complete composite confidence confidential conflict contents copyright core count criteria date day decision decisions definition degree ' +
  'describe description details development developing difference dimension dimensions direct disc discover do does domain domains dot dynamics each ease element emotional ' +
  'energy english enneagram enneatype environment everything example executive expected explore external extended facet factor factors fear feedback field figure file final first five for ' +
  'format four friday from full further gallup general get goal goals good graph graphs group growth guide gut has have head health heart help high higher highest hint hour how ' +
  'identity if image importance important in index indicator individual information insight insights instinct instincts instinctual instrument intensity interests internal ' +
  'interpretation interpreting introduction inventory is it item items jan job jungian key keys know large last leader leaders leadership leading least legend less letter letters level ' +
  'levels life like line list look low lower lowest main manage management many map mask maximum mbti me mean meaning meetings member method middle mind minutes mode model moderate ' +
  'monday more most motivation motivations motivators my myers briggs natural nature need needs neutral new next nine no norm not note notes number of off on one online only or order organization ' +
  'other others our out outcome overall overview page pages pair part participants path pattern patterns people percent percentage percentile percentiles person personal personality personalities phase ' +
  'pie plan plans please point points pole position preference preferences primary priorities priority private process professional profile profiles public question questionnaire questions range rank ranked ' +
  'ranking rating raw read reading recommendations reference relationship relationships reliability reported report reports responses result results rheti role row sales sample sampling saturday scale ' +
  'scales score scored scores scoring second secondary section segment segments self sense session set shape shared sheet short signature sixteen slight small social some source start status ' +
  'step steps story strategies strength strengths strengthsfinder stress style styles summary sunday table tactics take talent talents team teams test tests text than that the their theme themes ' +
  'then these they thing things think this thrive thursday time tips to today tool top total totals trait traits tritype tuesday turbulent turbulence two type types typology under understand understanding ' +
  'unique use using value values variant verified version very view was we wednesday week weight well what when where which while who why will wing wings with words work working workplace workshop ' +
  'workstyle workstyles world would xnxp year years you your yours yourself yes sp sx so iii ii iv vs pdf csv json xls id hr tti opq ccl ocean sd pct pts ' +
  'name email mail phone address facilitator consultant practitioner administrator respondent participant candidate structure openness agreeableness neuroticism extraversion orderliness emotionality honesty humility vitamin'

/** Alone they are dates, and some are names. */
const MONTHS = new Set(
  'january february march april may june july august september october november december'.split(' '),
)

/** Every word, lower case, that is no name wherever it stands. */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set([
  ...REPORT_WORDS.split(' '),
  ...ROLES.keys(),
  ...[...NOT_NAMES].filter((word) => !MONTHS.has(word)),
  ...DISC_NAMES.keys(),
  ...LETTER_NAMES.keys(),
  ...NUMBER_WORDS.keys(),
  ...Object.values(ENNEAGRAM_MEANINGS).flatMap(({ nicknames }) => nicknames),
  ...[...THEMES.map(({ name }) => name), ...DOMAINS].flatMap((name) => name.toLowerCase().split(/[ -]/)),
])

/** What stands before a name in reports, forms and letters. */
export const NAME_LABELS: readonly string[] = (
  'name,first name,last name,full name,surname,respondent,participant,candidate,client,employee,prepared for,prepared by,report for,' +
  'results for,profile for,profile of,completed by,assessed by,administered by,debriefed by,coach,facilitator,administrator,manager,supervisor,consultant,practitioner,trainer,user,student,owner'
).split(',')
