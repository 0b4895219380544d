import { describe, expect, it } from 'vitest'
import { parseCsv } from '../../models/corpora.ts'
import { measureGleu } from './gleu.ts'

describe('GLEU', () => {
  const source = ['He go to school every single day .']
  const people = [['He goes to school every single day .']]

  it('is 1 for what a person wrote, and less for what was left as it was', () => {
    expect(measureGleu(people[0] ?? [], source, people)).toBeCloseTo(1)
    expect(measureGleu(source, source, people)).toBeLessThan(0.7)
  })

  it('is lower for a sentence cut short', () => {
    expect(measureGleu(['He goes to school every'], source, people)).toBeLessThan(0.8)
  })
})

describe('comma-separated values', () => {
  it('keep commas, quotes and line breaks inside a cell', () => {
    expect(parseCsv('a,b\n"1, ""one""\nmore",2\n')).toEqual([{ a: '1, "one"\nmore', b: '2' }])
  })
})
