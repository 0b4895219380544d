/**
 * What any polite message may be made of, as lemmas: these words bring in nothing, and nothing is lost with them.
 *
 * Words that state or promise something of their own (deadline, meeting, budget, cancel) do not belong here.
 */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(
  `able answer appreciate ask available be bear believe best better bit bring can care case chance check clarify clear
  close come concern concerned confirm confused could dear difficult do easy effect ensure expect feel fill find focus follow forward
  get give glad go good grateful great guess guide guys happen happy have hear hello help helpful hi hope idea impact
  important keep kind know late lead learn let letter light like little long look make manage matter mean mind miss
  moment move name need new next none note notice okay open order part patience people person piece please point possible
  prefer problem provide put question reach read ready realize reason receive regard regards remind reply request resolve
  respond response right say see seem send sense set share show sincerely situation something sooner sorry sort
  sound start stay step sure take talk team tell thank thanks thing think thought time together topic trouble try
  understand understanding update use useful view want way welcome will wish wonder work worry would write`
    .split(/\s+/)
    .filter(Boolean),
)
