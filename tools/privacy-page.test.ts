import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SENT_FIELDS } from '@lodestar/contract/sent-fields.data'
import { expect, it } from 'vitest'
import { ROOT } from './list-files.ts'

it('docs/privacy.md lists for each task exactly the fields that are sent', () => {
  const page = readFileSync(join(ROOT, 'docs/privacy.md'), 'utf8')
  for (const { title, when, fields, never } of Object.values(SENT_FIELDS)) {
    const [, part = ''] = page.split(`### ${title}\n`)
    const [own = ''] = part.split(/^#{2,3} /m)
    expect(own.match(/^- .*$/gm)).toEqual(Object.values(fields).map((words) => `- ${words}`))
    expect(own).toContain(when)
    expect(own).toContain(never)
  }
})
