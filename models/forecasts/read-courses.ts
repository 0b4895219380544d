import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parseCsv } from '../corpora.ts'
import type { Row } from '../learn/logistic.ts'

/** One piece of work of a course: the day it is due, counted from the course's start, and its share of the points. */
type Work = { readonly id: string; readonly due: number; readonly weight: number }

/** What a student handed in; `score` from 0 to 1, null when none was recorded. */
export type Submission = { readonly work: Work; readonly on: number; readonly score: number | null }

/** One student on one course. Days count from the course's start. */
export type Enrollment = {
  readonly student: string
  /** The year and month the course began, such as 2013B. */
  readonly cohort: string
  /** The course's work in the order it is due, without what was carried over from an earlier attempt. */
  readonly works: readonly Work[]
  readonly submissions: readonly Submission[]
  readonly registeredOn: number
  /** null for whoever stayed. */
  readonly leftOn: number | null
  readonly hasPassed: boolean
}

/** A question about a student; `group` is the student, of whom rows are never both learned from and judged by. */
export type CourseRow = Row & { readonly group: string }

type Rows = Record<string, string>[]

/** Reads the students of a folder laid out like OULAD: assessments, registrations, students and submissions as CSV. */
export function readCourses(folder: string): Enrollment[] {
  const [assessments, registrations, students, submissions] = [
    'assessments',
    'registrations',
    'students',
    'submissions',
  ].map((name) => readRows(folder, name)) as [Rows, Rows, Rows, Rows]
  const courses = Map.groupBy(assessments, courseOf)
  const handedIn = Map.groupBy(submissions, (row) => row['id_student'])
  const passed = new Set(
    students.filter((row) => /^(Pass|Distinction)$/.test(row['final_result'] ?? '')).map(keyOf),
  )
  const worksOf = new Map([...courses].map(([course, rows]) => [course, readWorks(rows)]))
  return registrations.map((row) =>
    enroll(
      row,
      worksOf.get(courseOf(row)) ?? [],
      handedIn.get(row['id_student']) ?? [],
      passed.has(keyOf(row)),
    ),
  )
}

function enroll(row: Rows[number], all: readonly Work[], handedIn: Rows, hasPassed: boolean): Enrollment {
  const byId = new Map(all.map((work) => [work.id, work]))
  const own = handedIn.filter((each) => byId.has(each['id_assessment'] ?? ''))
  const carried = new Set(
    own.filter((each) => each['is_banked'] === '1').map((each) => each['id_assessment']),
  )
  return {
    student: row['id_student'] ?? '',
    cohort: row['code_presentation'] ?? '',
    works: all.filter(({ id }) => !carried.has(id)),
    submissions: own
      .filter((each) => !carried.has(each['id_assessment']))
      .flatMap((each) => {
        const work = byId.get(each['id_assessment'] ?? '')
        const score = readNumber(each['score'])
        return work
          ? [{ work, on: Number(each['date_submitted']), score: score === null ? null : score / 100 }]
          : []
      })
      .toSorted((one, other) => one.on - other.on),
    registeredOn: readNumber(row['date_registration']) ?? 0,
    leftOn: readNumber(row['date_unregistration']),
    hasPassed,
  }
}

/** Exams are left out: for most courses the data do not say who sat them. */
function readWorks(rows: Rows): Work[] {
  const dated = rows.filter((row) => row['assessment_type'] !== 'Exam' && readNumber(row['date']) !== null)
  const total = dated.reduce((sum, row) => sum + (readNumber(row['weight']) ?? 0), 0)
  return dated
    .map((row) => ({
      id: row['id_assessment'] ?? '',
      due: Number(row['date']),
      weight: total > 0 ? (readNumber(row['weight']) ?? 0) / total : 1 / dated.length,
    }))
    .toSorted((one, other) => one.due - other.due)
}

function readRows(folder: string, name: string): Rows {
  const plain = join(folder, `${name}.csv`)
  const packed = `${plain}.gz`
  return parseCsv(
    existsSync(packed) ? gunzipSync(readFileSync(packed)).toString('utf8') : readFileSync(plain, 'utf8'),
  )
}

const courseOf = (row: Rows[number]): string => `${row['code_module']} ${row['code_presentation']}`
const keyOf = (row: Rows[number]): string => `${courseOf(row)} ${row['id_student']}`

const readNumber = (text: string | undefined): number | null =>
  text === undefined || text === '' || text === '?' ? null : Number(text)
