import type * as z from 'zod/mini'
import { ApiError } from './api.ts'

/** What is wrong with a form, by the name of the field. */
export type Problems = Readonly<Record<string, string | undefined>>

/**
 * What a form comes to: what is sent, or what keeps it from being sent. What is wrong with no single field is a complaint,
 * said in a toast.
 */
export type Checked<Body> =
  | { body: Body }
  | { problems: Problems; complaint?: { title: string; description: string } }

/** Checks what a form holds against a schema of the contract; of each field the first problem is told. */
export function checkBy<Schema extends z.ZodMiniType>(
  schema: Schema,
  values: unknown,
): Checked<z.output<Schema>> {
  const checked = schema.safeParse(values)
  if (checked.success) return { body: checked.data }
  const problems: Record<string, string> = {}
  for (const { path, message } of checked.error.issues) problems[String(path[0])] ??= message
  return { problems }
}

/** Reads which fields a refused call is about. The server names a field as `body.title`; the form calls it `title`. */
export function readProblems(error: unknown): Record<string, string> {
  const fields = (error instanceof ApiError && error.problem?.fields) || {}
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name.replace('body.', ''), text]))
}
