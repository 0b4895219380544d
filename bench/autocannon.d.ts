// The package comes without types; these are the parts that the measurements use.
declare module 'autocannon' {
  interface Options {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    requests: { method: string; path: string; headers: Record<string, string> }[]
  }

  interface Result {
    requests: { average: number }
    /** Milliseconds. */
    latency: { p50: number; p99: number; average: number }
    errors: number
    non2xx: number
  }

  function autocannon(options: Options): Promise<Result>
  export = autocannon
}
