import type * as z from 'zod/mini'
import type { LanguageModel } from './language-model.ts'
import type { Objection, Sent, Task } from './stream-answer.ts'

/** What is made of an answer, with what was taken out of it before, by the check that found it. */
type Mended<Made> = Made & { readonly repairs?: readonly string[] }

/** What is expected of an answer: its form, how it is read, and what is made of it. */
export interface Expected<Answer, Made extends object> {
  /** What a server may hold the model to. */
  readonly form: z.ZodMiniType
  /** Reads a whole answer forgivingly; left out, it has to keep to the form. */
  readonly read?: (found: unknown, text: string) => Answer | null
  /** Reads what answers are held against, while the model still thinks. */
  readonly getReady?: () => void
  /** Says what may be shown of as much of the answer as has come. */
  readonly readComing?: (partial: unknown) => string | Objection
  /** Verifies a whole answer and makes of it what is shown, written by `engine`; else says what speaks against it. */
  readonly accept: (
    answer: Answer,
    engine: string,
  ) => Mended<Made> | Objection | Promise<Mended<Made> | Objection>
}

/** One thing that a language model may write in place of the built-in writer. */
export interface Piece<Brief extends Sent, Answer, Made extends object> {
  readonly task: Task
  /** Whom it is written for, and whose daily budget it takes from; null for nobody. */
  readonly userId: string | null
  /** How long it may take in all, in milliseconds, where that is less than a model has at most. */
  readonly withinMs?: number
  /** The instructions, and the material as messages; null where nothing may be sent. */
  readonly brief: Brief | null
  readonly expect: (brief: Brief) => Expected<Answer, NoInfer<Made>>
  /** What stands without a model, and wherever it fails. */
  readonly builtIn: Made
  /** Shown what has been verified of an answer so far; what comes back in the end may be something else. */
  readonly onComing?: (text: string) => void
}

/** All that left for a model, and where to; `host` is null for this machine. */
export interface SentTo extends Sent {
  readonly model: string
  readonly host: string | null
}

/** What is shown, who wrote it (null for the built-in writer), and what was sent for it, shown or not. */
export interface Written<Made> {
  readonly made: Made
  readonly engine: string | null
  readonly sent: SentTo | null
}

/**
 * The one way to a language model for everything people read: it is sent the brief, its answer is verified, and what is built in
 * stands where there is no model, where nothing may be sent, and wherever it fails. Never rejects for a reason of the model's.
 */
export async function writeVerified<Brief extends Sent, Answer, Made extends object>(
  model: LanguageModel | null,
  { task, userId, withinMs, brief, expect, builtIn, onComing }: Piece<Brief, Answer, Made>,
): Promise<Written<Made>> {
  if (!brief || !model) return { made: builtIn, engine: null, sent: null }
  const { form, read, readComing, getReady, accept } = expect(brief)
  let accepted: Mended<Made> | null = null
  let sent: SentTo | null = null
  const answer = await model.write<Answer>({
    task,
    userId,
    ...(withinMs === undefined ? {} : { withinMs }),
    instructions: brief.instructions,
    prompt: brief.messages,
    schema: form,
    ...(read ? { read } : {}),
    // A second try is sent with all of the first.
    onSend: (all) => {
      sent = { ...all, model: model.name, host: model.host }
      if (getReady) setImmediate(getReady)
    },
    ...(readComing && onComing ? { onPartial: (partial) => showComing(readComing(partial), onComing) } : {}),
    check: async (given) => {
      const made = await accept(given, model.name)
      if ('refusal' in made) return made
      accepted = made
      return null
    },
  })
  return answer === null ? { made: builtIn, engine: null, sent } : finish(accepted ?? builtIn, sent, model)
}

function finish<Made>(made: Mended<Made>, sent: SentTo | null, model: LanguageModel): Written<Made> {
  model.countRepairs(made.repairs ?? [])
  return { made, engine: model.name, sent }
}

function showComing(coming: string | Objection, onComing: (text: string) => void): Objection | null {
  if (typeof coming !== 'string') return coming
  onComing(coming)
  return null
}
