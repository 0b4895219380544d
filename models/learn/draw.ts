/** Draws numbers below a limit by a fixed sequence (Park and Miller 1988): learning twice gives the same weights. */
export function createDraw(): (limit: number) => number {
  let state = 1
  return (limit) => {
    state = (state * 16_807) % 2_147_483_647
    return state % limit
  }
}
