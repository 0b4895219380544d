import { CircleAlert, CircleCheck } from 'lucide-react'
import { Notice } from '../../ui/notice.tsx'
import { ASSESSMENT_WORDS } from './assessment-types.data.ts'
import { detectType } from './detect-type.ts'
import { checkJson, type ImportEntry } from './import-entry.ts'

/** Says, while a result is being pasted, whether it is valid JSON and which test it looks like. */
export function PasteSigns({ entry }: { entry: ImportEntry }) {
  const detected = detectType(entry.rawResults)
  const chosen = entry.assessmentType
  const isMismatch = detected !== null && chosen !== '' && detected !== chosen
  return (
    <>
      <div aria-live="polite" className="mt-2 flex min-h-6 flex-wrap justify-between gap-x-6 gap-y-1 text-sm">
        {entry.rawResults.trim() === '' ? null : (
          <span className="text-ink-soft">
            Detected type:{' '}
            <span className="font-medium text-ink">
              {detected ? ASSESSMENT_WORDS[detected].label : 'none yet'}
            </span>
          </span>
        )}
        <JsonSign validity={checkJson(entry)} />
      </div>
      {isMismatch ? (
        <div className="mt-3">
          <Notice tone="warning" title="Assessment Type Mismatch">
            This looks like {ASSESSMENT_WORDS[detected].label}, and you chose {ASSESSMENT_WORDS[chosen].label}
            . The system will auto-detect the correct type.
          </Notice>
        </div>
      ) : null}
    </>
  )
}

function JsonSign({ validity }: { validity: ReturnType<typeof checkJson> }) {
  if (validity === null) return null
  const isValid = validity === 'valid'
  const Icon = isValid ? CircleCheck : CircleAlert
  return (
    <span
      className={`inline-flex items-center gap-1.5 font-medium ${isValid ? 'text-good' : 'text-warning'}`}
    >
      <Icon aria-hidden="true" className="size-4" strokeWidth={1.75} />
      {isValid ? 'Valid JSON' : 'Not valid JSON'}
    </span>
  )
}
