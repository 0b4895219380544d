/** Development areas, and the strength beside which each would contradict itself; both in their own words. */
export const CONTRADICTIONS: Readonly<Record<string, string>> = {
  'Saying why along with what': 'You explain the reason before the task',
  'Leaving a task alone between check-ins': 'You judge the result and leave the route alone',
  'Giving a plain instruction when time is short': 'You stay clear when the room is loud and time is short',
  'Saying plainly what you expect and by when':
    'You send people off knowing the next step and who is waiting for it',
  'Raising a problem while it is small': 'You name a missed standard while it can still be put right',
  'Stating limits and dates at the hand-over':
    'You send people off knowing the next step and who is waiting for it',
  'Sitting down next to the work for a while':
    'You stay for the second and third attempt, when the novelty has gone and the skill is not there yet',
}
