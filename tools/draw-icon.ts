import { crc32, deflateSync } from 'node:zlib'

type Point = readonly [x: number, y: number]

const GROUND = [0x15, 0x5a, 0x5f] as const
const STAR = [0xfd, 0xfa, 0xf4] as const
/** The drawing's own measure: a square of 24 units. */
const UNITS = 24
const CURVE_STEPS = 32
const SCANLINES_A_PIXEL = 8

/**
 * Draws the product's sign on its ground as a square PNG, edge to edge, as launchers want it.
 *
 * @param path of the sign in a square of 24 units, in SVG's language; of that, M, C, c and Z are understood.
 * @param size of the picture in pixels.
 * @param share of the square that the sign takes, 0 to 1; launchers that cut a shape leave the middle 0.8 of it whole.
 */
export function drawIcon(path: string, size: number, share: number): Buffer {
  const scale = (size * share) / UNITS
  const margin = (size - size * share) / 2
  const outline = flatten(path).map(([x, y]): Point => [x * scale + margin, y * scale + margin])
  const rows = Buffer.alloc(size * (size * 3 + 1))
  for (let y = 0; y < size; y++) {
    const cover = coverRow(outline, y, size)
    for (let x = 0; x < size; x++) {
      const share = cover[x] ?? 0
      for (const [channel, ground] of GROUND.entries())
        rows[y * (size * 3 + 1) + 1 + x * 3 + channel] = Math.round(
          ground + ((STAR[channel] ?? 0) - ground) * share,
        )
    }
  }
  return writePng(size, rows)
}

type Curve = readonly [Point, Point, Point, Point]

/** Turns a path into the corners of a polygon. */
function flatten(path: string): Point[] {
  const steps = Array.from({ length: CURVE_STEPS }, (_, step) => (step + 1) / CURVE_STEPS)
  return readCurves(path).flatMap((curve) => steps.map((t) => findOnCurve(curve, t)))
}

function readCurves(path: string): Curve[] {
  const curves: Curve[] = []
  let at: Point = [0, 0]
  for (const [, command = '', rest = ''] of path.matchAll(/([MCc])([^MCcZ]*)/g)) {
    const points = readPoints(rest)
    if (command === 'M') at = points[0] ?? at
    else
      for (let first = 0; first < points.length; first += 3) {
        const [dx, dy] = command === 'c' ? at : [0, 0]
        const corner = ([x, y]: Point = [0, 0]): Point => [x + dx, y + dy]
        const curve: Curve = [at, corner(points[first]), corner(points[first + 1]), corner(points[first + 2])]
        curves.push(curve)
        at = curve[3]
      }
  }
  return curves
}

function readPoints(text: string): Point[] {
  const numbers = (text.match(/-?(?:\d+\.\d+|\.\d+|\d+)/g) ?? []).map(Number)
  return numbers.flatMap((x, index): Point[] => (index % 2 === 0 ? [[x, numbers[index + 1] ?? 0]] : []))
}

function findOnCurve([a, b, c, d]: Curve, t: number): Point {
  const mix = (axis: 0 | 1) =>
    a[axis] * (1 - t) ** 3 +
    3 * b[axis] * t * (1 - t) ** 2 +
    3 * c[axis] * t ** 2 * (1 - t) +
    d[axis] * t ** 3
  return [mix(0), mix(1)]
}

/** How much of each pixel of a row the polygon covers, 0 to 1. */
function coverRow(outline: readonly Point[], row: number, size: number): Float64Array {
  const cover = new Float64Array(size)
  for (let line = 0; line < SCANLINES_A_PIXEL; line++) {
    const crossings = cross(outline, row + (line + 0.5) / SCANLINES_A_PIXEL)
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const [from = 0, to = 0] = crossings.slice(pair, pair + 2)
      for (let x = Math.max(0, Math.floor(from)); x < Math.min(size, to); x++)
        cover[x] = (cover[x] ?? 0) + (Math.min(to, x + 1) - Math.max(from, x)) / SCANLINES_A_PIXEL
    }
  }
  return cover
}

/** Where a horizontal line crosses the outline, from left to right. */
const cross = (outline: readonly Point[], y: number): number[] =>
  outline
    .flatMap(([x1, y1], index) => {
      const [x0, y0] = outline.at(index - 1) ?? [0, 0]
      return y0 <= y === y1 <= y ? [] : [x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)]
    })
    .sort((a, b) => a - b)

/** Writes rows of RGB, each with a filter byte of 0 before it, as PNG (ISO/IEC 15948). */
function writePng(size: number, rows: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    writeChunk('IHDR', header),
    writeChunk('IDAT', deflateSync(rows, { level: 9 })),
    writeChunk('IEND', Buffer.alloc(0)),
  ])
}

function writeChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
