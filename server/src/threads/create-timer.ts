/** A timer that can be started over; it keeps no process alive. */
export function createTimer(ms: number, onTime: () => void): { restart: () => void; clear: () => void } {
  let timer: NodeJS.Timeout | undefined
  const clear = () => clearTimeout(timer)
  const restart = () => {
    clear()
    timer = setTimeout(onTime, ms).unref()
  }
  return { restart, clear }
}
