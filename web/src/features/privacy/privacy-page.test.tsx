import { getWriter } from '@lodestar/contract/coaching'
import type { Writer } from '@lodestar/contract/model-writing'
import { SENT_FIELDS } from '@lodestar/contract/sent-fields.data'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithQueries } from '../../testing/render.tsx'
import { startServer } from '../../testing/server.ts'
import { PrivacyPage } from './privacy-page.tsx'

type Model = NonNullable<Writer['languageModel']>

const open = (languageModel: Model | null) => {
  startServer().reply(getWriter, { languageModel })
  renderWithQueries(<PrivacyPage />)
}
const MINI: Model = { name: 'mini-3', host: null, leads: true, isSlow: false, budget: null }

it('lists for each task when something is sent, every field of it, and what never is', () => {
  open(null)
  for (const { title, when, fields, never } of Object.values(SENT_FIELDS)) {
    const part = within(screen.getByRole('region', { name: title }))
    expect(part.getByText(when)).toBeTruthy()
    expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(Object.values(fields))
    expect(part.getByText(never, { exact: false })).toBeTruthy()
  }
})

it.each<[string, Model | null, RegExp]>([
  ['none is connected', null, /^No language model is connected here\. Nothing/],
  ['one does not lead', { ...MINI, leads: false }, /mini-3 on this server, but does not lead\. Nothing/],
  [
    'one runs on this machine',
    MINI,
    /mini-3 on this server: what this page lists does not leave its machine/,
  ],
  ['one runs in the network', { ...MINI, host: '192.168.1.20' }, /mini-3 at 192\.168\.1\.20: .*own network/],
  [
    'one runs at a provider',
    { ...MINI, host: 'api.openai.com' },
    /mini-3 at api\.openai\.com: .*for that host/,
  ],
])('says where it goes when %s', async (_, model, said) => {
  open(model)
  expect(await screen.findByText(said)).toBeTruthy()
})
