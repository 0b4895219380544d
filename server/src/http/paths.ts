/** The path of a request's URL, without the query, which may hold a token. */
export function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}

/** True for calls, false for pages and files. */
export function isApiPath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/')
}
