import type { ICruiseResult } from 'dependency-cruiser'

/** Where each part of the product is drawn: left, top and width in px. What is used lies below what uses it. */
const PLACES: Record<string, [left: number, top: number, width: number]> = {
  'web app': [70, 20, 110],
  'web features': [70, 110, 110],
  'web ui': [10, 200, 100],
  'web lib': [150, 200, 100],
  'server app': [420, 20, 110],
  'server operate': [700, 20, 110],
  'server features': [420, 110, 110],
  'server deps': [570, 110, 100],
  'server embedded': [700, 110, 126],
  'server http': [310, 200, 100],
  'server db': [440, 246, 90],
  'server lib': [560, 200, 90],
  'server llm': [540, 262, 80],
  'server nlp': [640, 262, 80],
  'server coach': [740, 262, 96],
  'server threads': [680, 324, 110],
  coach: [700, 190, 100],
  contract: [330, 350, 110],
}
const HEIGHT = 34
const PAGE = { width: 860, height: 404 }

/** The part of the product a file belongs to; null for tests, tools and packages. */
function partOf(file: string): string | null {
  const [, workspace = '', folder = '', isFolder] =
    /^(contract|coach|server|web)\/src\/([^/]+)(\/)?/.exec(file) ?? []
  if (!workspace || folder === 'testing' || folder === 'styles') return null
  if (workspace === 'contract' || workspace === 'coach') return workspace
  // What features are given is no part of the app that hands it to them.
  if (folder === 'deps.ts') return `${workspace} deps`
  return `${workspace} ${isFolder ? folder : 'app'}`
}

/** Finds which parts import which, each pair once, sorted. */
export function findArrows(modules: ICruiseResult['modules']): [from: string, to: string][] {
  const pairs = new Set<string>()
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      const [from, to] = [partOf(source), partOf(resolved)]
      if (from && to && from !== to) pairs.add(`${from}→${to}`)
    }
  }
  return [...pairs].toSorted().map((pair) => pair.split('→') as [string, string])
}

function placeOf(part: string) {
  const place = PLACES[part]
  if (!place) throw new Error(`tools/draw-graph.ts has no place for "${part}"`)
  const [left, top, width] = place
  return { left, top, width, x: left + width / 2, y: top + HEIGHT / 2 }
}

/** The point where the line from the middle of a box towards another point leaves the box. */
function edgeTowards(part: string, toX: number, toY: number): string {
  const { x, y, width } = placeOf(part)
  const scale = Math.min(
    width / 2 / Math.max(Math.abs(toX - x), 0.01),
    HEIGHT / 2 / Math.max(Math.abs(toY - y), 0.01),
  )
  return `${(x + (toX - x) * scale).toFixed(0)} ${(y + (toY - y) * scale).toFixed(0)}`
}

/** Draws the parts of the product and who imports whom, as an SVG picture. */
export function drawGraph(modules: ICruiseResult['modules']): string {
  const arrows = findArrows(modules).map(([from, to]) => {
    const [start, end] = [placeOf(from), placeOf(to)]
    return `<path d="M${edgeTowards(from, end.x, end.y)} L${edgeTowards(to, start.x, start.y)}"/>`
  })
  const drawn = new Set(modules.map(({ source }) => partOf(source)))
  const boxes = Object.keys(PLACES)
    .filter((part) => drawn.has(part))
    .map((part) => {
      const { left, top, width, x, y } = placeOf(part)
      return `<rect x="${left}" y="${top}" width="${width}" height="${HEIGHT}" rx="6"/><text x="${x}" y="${y + 4.5}" fill="#1f3a40" stroke="none">${part}</text>`
    })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PAGE.width} ${PAGE.height}" role="img" aria-label="Which part of the product imports which">
<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z" fill="#5b6b70"/></marker></defs>
<rect width="100%" height="100%" fill="#fbf9f4"/>
<g fill="none" stroke="#5b6b70" stroke-width="1.2" marker-end="url(#head)">
${arrows.join('\n')}
</g>
<g fill="#ffffff" stroke="#1f3a40" font-family="system-ui, sans-serif" font-size="13" text-anchor="middle">
${boxes.join('\n')}
</g>
</svg>
`
}
