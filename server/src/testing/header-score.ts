type Headers = Readonly<Record<string, unknown>>

/** One thing that is looked at: what it is worth for these headers, in points taken off or added. */
type Look = (read: (name: string) => string) => number

const SIX_MONTHS_SECONDS = 15_768_000
const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
/** Bonus points count from here on. */
const GOOD = 90

/** What MDN's HTTP Observatory looks at in the headers of a page, and its points. */
const LOOKS: Readonly<Record<string, Look>> = {
  'content security policy': (read) => {
    const policy = read('content-security-policy')
    if (!policy) return -25
    if (/'unsafe-(?:inline|eval)'|(?:script|object)-src[^;]*(?:data:|https?:)/.test(policy)) return -20
    return /default-src 'none'/.test(policy) ? 10 : 5
  },
  // Without cookies on the page there is nothing to judge.
  cookies: (read) => {
    const cookies = read('set-cookie')
    return !cookies ? 0 : /;\s*secure/i.test(cookies) && /;\s*httponly/i.test(cookies) ? 0 : -40
  },
  'cross-origin resource sharing': (read) => (read('access-control-allow-origin') === '*' ? -50 : 0),
  'strict transport security': (read) => {
    const age = /max-age=(\d+)/.exec(read('strict-transport-security'))?.[1]
    if (age === undefined) return -20
    return Number(age) >= SIX_MONTHS_SECONDS ? 0 : -10
  },
  'referrer policy': (read) => (PRIVATE_REFERRERS.includes(read('referrer-policy')) ? 5 : 0),
  'content type options': (read) => (read('x-content-type-options') === 'nosniff' ? 0 : -5),
  'frame options': (read) => {
    if (/frame-ancestors 'none'|frame-ancestors 'self'/.test(read('content-security-policy'))) return 5
    return /^(?:deny|sameorigin)$/i.test(read('x-frame-options')) ? 0 : -20
  },
  'cross-origin resource policy': (read) =>
    /^same-(?:origin|site)$/.test(read('cross-origin-resource-policy')) ? 10 : 0,
}

/**
 * Scores the headers of a page the way MDN's HTTP Observatory does: from 100, what is missing is taken off, and where 90 are left
 * what goes beyond is added.
 *
 * Left out is what is no header of ours: the redirection from http and the list of preloaded hosts are the proxy's and the
 * operator's, and scripts come from the page's own origin.
 */
export function scoreHeaders(headers: Headers): { score: number; points: Record<string, number> } {
  const read = (name: string) => String(headers[name] ?? '')
  const points = Object.fromEntries(Object.entries(LOOKS).map(([name, look]) => [name, look(read)]))
  const all = Object.values(points)
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)
  const base = 100 + sum(all.filter((each) => each < 0))
  return { score: Math.max(0, base >= GOOD ? base + sum(all.filter((each) => each > 0)) : base), points }
}
