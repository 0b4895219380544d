import * as z from 'zod/mini'
import { Key, some, Words } from './playbook.ts'

/** What leaders ask for a view, and what is right for nearly everybody who asks that. */
const Asked = z.strictObject({ key: Key, answers: some(Words, 2, 'answers') })
export type Asked = z.infer<typeof Asked>

/** Kinds of questions, as `coach/asked/answers.yaml` must be. */
export const AskedFile = z.strictObject({ kinds: some(Asked, 1, 'kinds') })

/** What leaders fear that may come back, and what can be said then, whatever the talk is about. */
const Feared = z.strictObject({
  key: Key,
  /** What it mostly means and what to do at that moment, and the words for it. */
  replies: some(z.strictObject({ answer: Words, say: Words }), 2, 'replies'),
})
export type Feared = z.infer<typeof Feared>

/** Kinds of feared reactions, as `coach/asked/fears.yaml` must be. */
export const FearedFile = z.strictObject({ kinds: some(Feared, 1, 'kinds') })

/** What leaders tell, and what can be replied to it whatever the rest is: what it changes, and a question that leads on. */
const ToldOf = z.strictObject({
  key: Key,
  replies: some(z.strictObject({ answer: Words, ask: Words }), 2, 'replies'),
})
export type ToldOf = z.infer<typeof ToldOf>

/** Kinds of what is told, as `coach/asked/matters.yaml` and `news.yaml` must be. */
export const ToldFile = z.strictObject({ kinds: some(ToldOf, 1, 'kinds') })
