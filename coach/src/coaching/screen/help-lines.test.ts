import { describe, expect, it } from 'vitest'
import { handOver, stayOpen } from './screen.ts'

const SELF = { kind: 'self-harm', subject: 'self', evidence: '' } as const

describe('help', () => {
  it.each([
    ['Europe/Berlin', 'call 112', 'TelefonSeelsorge 0800 111 0 111'],
    ['America/Chicago', 'call 911', '988'],
    ['Europe/London', 'call 999', 'Samaritans 116 123'],
    ['Asia/Kolkata', 'call 112', '14416'],
  ])('in %s is named as it is there', (timeZone, emergency, line) => {
    const { content } = handOver(SELF, timeZone)
    expect(content).toContain(emergency)
    expect(content).toContain(line)
    expect(content).not.toContain('elsewhere')
    expect(stayOpen(SELF, timeZone).join()).toContain(line)
  })

  it('where no country is known names several, and its own', () => {
    expect(handOver(SELF, 'UTC').content).toContain('112 in the EU, 911 in the US')
    expect(handOver(SELF, 'UTC').content).toContain('elsewhere, your country’s line')
  })

  it('names no crisis line of a country where that is not certain', () => {
    const { content } = handOver(SELF, 'Africa/Nairobi')
    expect(content).toContain('call 999 or 112')
    expect(content).toContain('elsewhere, your country’s line')
  })
})
