import type { Activity } from '@lodestar/coach/activities/activity'
import { type History, MOST_SESSIONS, type PastOutcome } from '@lodestar/coach/insights/history'
import type { WordedInsight } from '@lodestar/coach/insights/word-insights'
import type { Case } from '@lodestar/contract/case'
import type { TalkOutcome } from '@lodestar/contract/talk-outcome'
import {
  type Db,
  type OpenNested,
  openNested,
  type PreparedStatement,
  runPrepared,
} from '../../db/connect.ts'
import { RULES } from '../../db/history.ts'

/** Everything that insights, recommendations and the dashboard's figures are derived from. */
export interface Facts {
  history: History
  /** Ids of insights put away. */
  dismissed: string[]
  /** Paragraphs that a language model has worded. */
  worded: WordedInsight[]
  totals: {
    sessions: number
    /** Ratings with a text, and the leader's answers within conversations. */
    reflections: number
    /** Mean rating, 1 to 5; null without ratings. */
    rating: number | null
  }
  /** Sums and means over those of the leader's newest 60 messages that the coach has read. */
  talk: {
    feelings: number
    hopeful: number
    clarity: number | null
    confidence: number | null
  }
  /** What was done in the last twelve weeks, the running one included. */
  activities: Activity[]
  /** Mean clarity of the newest 20 analyzed messages, 0 to 1; null without any. */
  writtenClarity: number | null
}

/** What was told of a planned conversation stands in `outcome`, of a meeting in `came` and `answer`. */
interface ToldRow extends Pick<PastOutcome, 'id' | 'atMs' | 'kind'> {
  outcome: unknown
  came: PastOutcome['came'] | null
  answer: unknown
}

interface Row {
  assessment: History['assessment']
  sessions: (History['sessions'][number] & { case: unknown })[] | null
  goals: History['goals'] | null
  analyses:
    | (Omit<History['analyses'][number], 'clarity' | 'tone' | 'professionalism'> & { feedback: unknown })[]
    | null
  meetings: History['meetings'] | null
  outcomes: ToldRow[] | null
  imported: { imports: number; importedAtMs: number | null }
  dismissed: string[]
  worded: (Omit<WordedInsight, 'sentTo'> & { sent: unknown })[] | null
  totals: Facts['totals']
  talk: Facts['talk']
  activities: Activity[] | null
}

/** The milliseconds of an instant, as insights count time. */
const ms = (column: string) => `date_part('epoch', ${column}) * 1000`

/** Who is known to be talked about: nobody where people are switched off. */
const KNOWN_PERSON = `case
  when not exists (select from people_books where user_id = $1 and not is_on) then m.person end`

// Sessions in which the coach handed over are nobody's pattern and are left out. One statement, so one round trip; every part of it reads a bounded number of the person's own rows by an index, but
// for the counts, which are of one person's rows since their history was closed. $1 is the person, $2 the moment, $3 the rules of closing.
const FACTS: PreparedStatement = {
  name: 'insight_facts',
  text: `
    select
      (select json_build_object('profile', profile, 'completedAtMs', ${ms('completed_at')})
       from assessment_results where user_id = $1 order by completed_at desc limit 1) as assessment,

      (select json_agg(json_build_object(
          'id', s.id, 'title', s.title, 'status', s.status, 'steps', s.steps,
          'startedAtMs', ${ms('s.started_at')}, 'completedAtMs', ${ms('s.completed_at')},
          'outcomes', coalesce(o.outcomes, '[]'), 'rating', f.rating, 'ratedAtMs', ${ms('f.created_at')},
          'messages', m.messages, 'words', m.words, 'feelings', m.feelings, 'hopeful', m.hopeful,
          'clarity', m.clarity, 'confidence', m.confidence, 'situation', m.situation, 'person', ${KNOWN_PERSON},
          'case', case when m.person is not null then s."case" end, 'people', m.people,
          'isNoted', coalesce(f.feedback <> '', false)))
       from (select * from coaching_sessions where user_id = $1 order by started_at desc, id desc limit ${MOST_SESSIONS}) as s
       left join session_feedback as f on f.session_id = s.id and f.user_id = $1
       left join lateral (
         select count(*) filter (where role = 'user') as messages,
           coalesce(sum(words) filter (where role = 'user'), 0) as words,
           coalesce(sum(feelings), 0) as feelings, coalesce(sum(hopeful), 0) as hopeful,
           count(distinct person) as people, avg(clarity) as clarity, avg(confidence) as confidence, bool_or(handed_over) as handed_over,
           (array_agg(situation order by position desc) filter (where situation is not null))[1] as situation,
           (array_agg(person order by position desc) filter (where person is not null))[1] as person
         from coaching_messages where session_id = s.id and user_id = $1) as m on true
       left join lateral (
         select json_agg(json_build_object('item', item, 'outcome', outcome, 'notedAtMs', ${ms('noted_at')})) as outcomes
         from commitment_outcomes where session_id = s.id and user_id = $1) as o on true
       where m.handed_over is not true) as sessions,

      (select json_agg(json_build_object(
          'id', g.id, 'title', g.title, 'category', g.category, 'status', g.status, 'progress', g.progress,
          'targetDate', g.target_date, 'createdAtMs', ${ms('g.created_at')}, 'completedAtMs', ${ms('g.completed_at')},
          'movedAtMs', ${ms('p.moved_at')}, 'steps', p.steps))
       from (select * from goals where user_id = $1 order by created_at desc, id desc limit 50) as g
       left join lateral (
         select max(created_at) as moved_at, count(*) as steps from goal_progress
         where goal_id = g.id and user_id = $1) as p on true
      ) as goals,

      (select json_agg(json_build_object(
          'id', a.id, 'atMs', ${ms('a.created_at')}, 'feedback', a.feedback, 'subjects', a.subjects))
       from (select id, created_at, feedback, subjects from communication_analyses
             where user_id = $1 order by created_at desc limit 20) as a) as analyses,

      (select json_agg(json_build_object(
          'id', id, 'title', title, 'importance', importance, 'startsAtMs', ${ms('start_time')}))
       from (select id, title, importance, start_time from meetings
             where user_id = $1 and start_time > $2 and start_time <= $2 + interval '3 days'
               and importance in ('high', 'critical') order by start_time limit 5) as next) as meetings,

      (select json_agg(told) from (
        select r.id, ${ms('r.told_at')} as "atMs", r.outcome, null as came, null as answer,
          (select situation from coaching_messages where session_id = r.session_id and user_id = $1 and situation is not null
           order by position desc limit 1) as kind
        from rehearsals as r where r.user_id = $1 and r.told_at is not null and r.outcome <> 'null'::jsonb
        union all
        select n.meeting_id, ${ms('n.told_at')}, null, n.came, n.answer, m.meeting_type
        from meeting_reflections as n join meetings as m on m.id = n.meeting_id and m.user_id = $1
        where n.user_id = $1 and n.came is not null and n.told_at is not null
        order by 2 desc limit 60) as told) as outcomes,

      (select json_build_object('imports', count(*), 'importedAtMs', ${ms('max(imported_at)')})
       from external_assessments where user_id = $1 and deleted_at is null) as imported,

      array(select insight_id from dismissed_insights where user_id = $1) as dismissed,

      (select json_agg(json_build_object(
          'subject', subject, 'builtIn', built_in, 'written', written, 'sent', sent))
       from model_texts where user_id = $1 and task = 'insight') as worded,

      (select json_build_object(
        'sessions', closed.sessions + (select count(*) from coaching_sessions where user_id = $1 and started_at >= closed.before),
        'reflections', closed.notes + closed.answers
          + (select count(*) from session_feedback where user_id = $1 and created_at >= closed.before and feedback <> '')
          + (select count(*) from coaching_messages as said where user_id = $1 and role = 'user' and created_at >= closed.before
             and exists (select from coaching_messages as earlier where earlier.session_id = said.session_id
               and earlier.role = 'user' and earlier.position < said.position)),
        'rating', (select (closed.stars + coalesce(sum(rating), 0))::float8 / nullif(closed.ratings + count(*), 0)
          from session_feedback where user_id = $1 and created_at >= closed.before))
       from (
         select coalesce(max((totals ->> 'before')::timestamptz), '-infinity') as before,
           coalesce(max((totals ->> 'sessions')::integer), 0) as sessions, coalesce(max((totals ->> 'answers')::integer), 0) as answers,
           coalesce(max((totals ->> 'notes')::integer), 0) as notes, coalesce(max((totals ->> 'ratings')::integer), 0) as ratings,
           coalesce(max((totals ->> 'stars')::integer), 0) as stars
         from (select history -> 'totals' as totals from closed_histories
           where user_id = $1 and not is_touched and rules = $3 and until <= $2) as kept) as closed) as totals,

      (select json_build_object(
          'feelings', coalesce(sum(feelings), 0), 'hopeful', coalesce(sum(hopeful), 0),
          'clarity', avg(clarity), 'confidence', avg(confidence))
       from (select feelings, hopeful, clarity, confidence from coaching_messages
             where user_id = $1 and role = 'user' order by position desc limit 60) as newest) as talk,

      (select json_agg(json_build_object(
          'kind', kind, 'at', at, 'subjectId', subject_id, 'value', value, 'detail', detail))
       from activities where user_id = $1 and at > $2 - interval '12 weeks' and at <= $2) as activities`,
}

/** Reads a person's facts in one round trip, however long their history is. */
export async function readFacts(db: Db, userId: string, now: Date): Promise<Facts> {
  const [row] = await runPrepared<Row>(db, FACTS, [userId, now, RULES])
  if (!row) throw new RangeError('A select without a table gives one row')
  const { imported, activities, ...rest } = row
  const history = openHistory(row, openNested(db, userId))
  const clarities = history.analyses.flatMap(({ clarity }) => clarity ?? [])
  return {
    dismissed: rest.dismissed,
    totals: rest.totals,
    talk: rest.talk,
    history: { ...history, ...imported },
    activities: activities ?? [],
    worded: openWorded(row, openNested(db, userId)),
    writtenClarity:
      clarities.length > 0 ? clarities.reduce((sum, value) => sum + value, 0) / clarities.length : null,
  }
}

/** Decrypts the words among the facts: SQL could only hand them on. */
function openHistory(
  { assessment, sessions, goals, analyses, meetings, outcomes }: Row,
  open: OpenNested,
): Omit<History, 'imports' | 'importedAtMs'> {
  return {
    assessment: assessment && {
      ...assessment,
      profile: open('assessmentResults', 'profile', assessment.profile) as typeof assessment.profile,
    },
    sessions: (sessions ?? []).map(({ case: understood, ...session }) => ({
      ...session,
      title: open('coachingSessions', 'title', session.title) as string,
      steps: open('coachingSessions', 'steps', session.steps) as typeof session.steps,
      person: withoutForgotten(
        open('coachingMessages', 'person', session.person) as typeof session.person,
        open('coachingSessions', 'case', understood) as Case | null,
      ),
    })),
    goals: (goals ?? []).map((goal) => ({ ...goal, title: open('goals', 'title', goal.title) as string })),
    analyses: (analyses ?? []).map(({ feedback, ...analysis }) => {
      const read = open('communicationAnalyses', 'feedback', feedback) as History['analyses'][number]
      return { ...analysis, clarity: read.clarity, tone: read.tone, professionalism: read.professionalism }
    }),
    meetings: (meetings ?? []).map((meeting) => ({
      ...meeting,
      title: open('meetings', 'title', meeting.title) as string,
    })),
    outcomes: (outcomes ?? []).map((told) => openTold(told, open)),
  }
}

/** Nobody whom the leader had forgotten is a pattern. */
const withoutForgotten = (person: string | null, understood: Case | null): string | null =>
  understood?.people.some(
    ({ forgotten, heard, label }) => forgotten && (person === heard || person === label),
  )
    ? null
    : person

function openTold({ id, atMs, kind, outcome, came, answer }: ToldRow, open: OpenNested): PastOutcome {
  if (came !== null)
    return { id, atMs, kind, came, line: open('meetingReflections', 'answer', answer) as string }
  return { id, atMs, kind, ...(open('rehearsals', 'outcome', outcome) as TalkOutcome) }
}

const openWorded = ({ worded }: Row, open: OpenNested): WordedInsight[] =>
  (worded ?? []).map(({ sent, ...insight }) => ({
    ...insight,
    builtIn: open('modelTexts', 'builtIn', insight.builtIn) as typeof insight.builtIn,
    written: open('modelTexts', 'written', insight.written) as typeof insight.written,
    sentTo: (open('modelTexts', 'sent', sent) as { model: string }).model,
  }))

/** Puts one of a person's insights away, or takes it out again. */
export async function keepDismissal(
  db: Db,
  userId: string,
  { insightId, dismissedAt }: { insightId: string; dismissedAt: string | null },
): Promise<void> {
  if (dismissedAt === null)
    await db
      .deleteFrom('dismissedInsights')
      .where('userId', '=', userId)
      .where('insightId', '=', insightId)
      .execute()
  else
    await db
      .insertInto('dismissedInsights')
      .values({ userId, insightId, dismissedAt })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}
