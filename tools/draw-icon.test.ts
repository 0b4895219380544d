import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { drawIcon } from './draw-icon.ts'

/** Reads the pixels of a picture as drawIcon writes them: one IDAT chunk, RGB, no filter. */
function readPixels(png: Buffer): (x: number, y: number) => number[] {
  const size = png.readUInt32BE(16)
  const at = png.indexOf('IDAT')
  const rows = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)))
  return (x, y) => [...rows.subarray(y * (size * 3 + 1) + 1 + x * 3).subarray(0, 3)]
}

const SQUARE = 'M0 0C8 0 16 0 24 0c0 8 0 16 0 24C16 24 8 24 0 24c0-8 0-16 0-24Z'
const GROUND = [0x15, 0x5a, 0x5f]
const SIGN = [0xfd, 0xfa, 0xf4]

describe('drawIcon', () => {
  it('writes a PNG of the size that was asked for', () => {
    const png = drawIcon(SQUARE, 48, 0.5)
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([48, 48])
  })

  it('puts the sign into its share of the middle, and the ground up to the edge', () => {
    const pixel = readPixels(drawIcon(SQUARE, 48, 0.5))
    expect([pixel(0, 0), pixel(47, 47), pixel(11, 24), pixel(24, 36)]).toEqual([
      GROUND,
      GROUND,
      GROUND,
      GROUND,
    ])
    expect([pixel(12, 12), pixel(24, 24), pixel(35, 35)]).toEqual([SIGN, SIGN, SIGN])
  })

  it('softens an edge that goes through a pixel', () => {
    const [red = 0] = readPixels(drawIcon(SQUARE, 9, 0.5))(2, 4)
    expect(red).toBeGreaterThan(GROUND[0] ?? 0)
    expect(red).toBeLessThan(SIGN[0] ?? 0)
  })
})
