import type { Boundary } from './boundary.ts'

/** What the coach asks beside its answer, and how the leader says that it is so. */
type Aside = { readonly line: string; readonly answer: string }

/** By what is suspected. */
export const ASIDES: Readonly<Record<Boundary['kind'], Aside>> = {
  'self-harm': {
    line: 'One thing aside: if any of this is about you not being safe, tell me and we stop here.',
    answer: 'I am not safe.',
  },
  violence: {
    line: 'One thing aside: if somebody is being hurt or threatened, tell me and we stop here.',
    answer: 'Somebody is being hurt or threatened.',
  },
  harassment: {
    line: 'One thing aside: if somebody is being touched, pressed or shamed here, tell me; that needs other help than mine.',
    answer: 'Somebody is being harassed.',
  },
  discrimination: {
    line: 'One thing aside: if somebody is treated worse for who they are, tell me; that needs other help than mine.',
    answer: 'Somebody is being treated worse for who they are.',
  },
  medical: {
    line: 'One thing aside: if somebody is unwell behind this, you or another, tell me; that comes first.',
    answer: 'Somebody is unwell.',
  },
  legal: {
    line: 'One thing aside: if something here may be against the law, tell me before you act on anything I say.',
    answer: 'It may be against the law.',
  },
}
