import type { Tongue } from './language.ts'
import type { TongueKind } from './likeness.ts'
import de from './texts/de.json' with { type: 'json' }
import es from './texts/es.json' with { type: 'json' }
import fr from './texts/fr.json' with { type: 'json' }
import it from './texts/it.json' with { type: 'json' }
import ja from './texts/ja.json' with { type: 'json' }
import nl from './texts/nl.json' with { type: 'json' }
import pl from './texts/pl.json' with { type: 'json' }
import pt from './texts/pt.json' with { type: 'json' }
import tr from './texts/tr.json' with { type: 'json' }
import zh from './texts/zh.json' with { type: 'json' }

type Subject = 'self' | 'other'
type ByKind = Readonly<Record<TongueKind, Readonly<Record<Subject, string>>>>

/** The few sentences that are said in a language; `{emergency}` and `{crisis}` stand for where help is. */
export interface TongueTexts {
  /** What was heard, and what to do now. */
  readonly heard: ByKind
  readonly act: ByKind
  readonly emergency: string
  readonly crisis: string
  /** What stands for the numbers where the country is not known. */
  readonly anywhere: { readonly emergency: string; readonly crisis: string }
  /** How numbers are told apart; `{n}` stands for the number. */
  readonly numbers: {
    readonly or: string
    readonly mobile: string
    readonly police: string
    readonly ambulance: string
  }
  readonly safe: Readonly<Record<Subject, string>>
  /** That English is all that is read well. */
  readonly english: string
  /** Said while nobody has said yet that they are safe. */
  readonly stay: Readonly<Record<Subject, string>>
  readonly eased: string
  /** Three sentences for a message that is not read. */
  readonly plain: readonly string[]
  /** What is asked beside them where danger is suspected, and how the leader says that it is so. */
  readonly aside: { readonly line: string; readonly answer: Readonly<Record<TongueKind, string>> }
  readonly suggestions: readonly string[]
  /** For details of a situation, and for a message to analyze, that are not read. */
  readonly details: string
  readonly message: string
}

const TEXTS: Readonly<Record<Tongue, TongueTexts>> = { es, pt, fr, de, it, nl, pl, tr, zh, ja }

/** Gives what can be said in a language. */
export const textsIn = (tongue: Tongue): TongueTexts => TEXTS[tongue]
