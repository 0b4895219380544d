import { describe, expect, it } from 'vitest'
import { createStopList } from './stop-in-order.ts'

const BRIEF = { othersMs: 30, allMs: 100 }

/** A list whose stops write down that they were called. */
function aList() {
  const called: string[] = []
  const errors: unknown[] = []
  const list = createStopList((error) => errors.push(error), BRIEF)
  const add = (name: string, end = async () => {}) =>
    list.add(() => {
      called.push(name)
      return end()
    })
  return { list, add, called, errors }
}

describe('stopping', () => {
  it('takes what was started last first, and what must be stopped in any case at the end', async () => {
    const { list, add, called } = aList()
    list.addLast(async () => void called.push('database'))
    for (const name of ['pools', 'jobs', 'server']) add(name)
    await list.stopAll()
    expect(called).toEqual(['server', 'jobs', 'pools', 'database'])
  })

  it('waits first for what must be waited for, and only once', async () => {
    const { list, add, called } = aList()
    list.addFirst(async () => void called.push('leaving'))
    list.addFirst(() => Promise.reject(new Error('leaving')))
    add('server')
    await list.prepare()
    await list.prepare()
    await list.stopAll()
    expect(called).toEqual(['leaving', 'server'])
  })

  it('goes on to the end when something fails or never ends', async () => {
    const { list, add, called, errors } = aList()
    let timeLeftMs = 0
    list.addLast(async (withinMs) => {
      called.push('database')
      timeLeftMs = withinMs
    })
    add('pools', () => Promise.reject(new Error('pools')))
    add('server', () => new Promise(() => {}))
    await list.stopAll()
    expect(called).toEqual(['server', 'pools', 'database'])
    expect(errors).toEqual([new Error('pools')])
    expect(timeLeftMs).toBeLessThan(BRIEF.allMs)
  })

  it('stops nothing twice', async () => {
    const { list, add, called } = aList()
    add('server')
    await list.stopAll()
    await list.stopAll()
    expect(called).toEqual(['server'])
  })
})
