import * as z from 'zod/mini'
import { EXCERPT_ROLES } from '../text/excerpts.ts'
import { Key, SPEECH_ACTS, some, Words } from './playbook.ts'

/** Where the leader's own sentences stand in a text; at most once. */
export const PLACE = '{it}'

const Text = Words.check(z.refine((text) => text.split(PLACE).length <= 2, `must have ${PLACE} at most once`))

/** Words to say for one thing, whole but for the place of the leader's own sentences. */
const Form = z.strictObject({
  key: Key,
  /** What may come back to them is known for this. */
  act: z.enum(SPEECH_ACTS),
  /** What of the leader's own sentences mostly stands at the place. */
  roles: some(z.enum(EXCERPT_ROLES), 1, 'roles'),
  /** Begins with "to": "to ask for a talk without alarming them". */
  name: Words,
  /** Stands at the place as long as nothing does. */
  place: Words,
  spoken: some(Text, 4, 'texts'),
  chat: some(Text, 3, 'texts'),
  mail: some(z.strictObject({ subject: Words, text: Text }), 2, 'mails'),
  /** In very plain words. */
  simple: Text,
  /** How such words are said or sent. */
  tip: Words,
})
export type Form = z.infer<typeof Form>

/** The forms of words, as `coach/words/forms.yaml` must be. */
export const FormFile = z.strictObject({ forms: some(Form, 1, 'forms') })
