import { useForm } from '../../lib/use-form.ts'
import { EMPTY_ENTRY, ImportEntry, toImport } from './import-entry.ts'
import { useImport } from './integrations.queries.ts'

/** Runs the import dialog. */
export const useImportForm = (onImported: () => void) =>
  useForm({
    draftKey: 'import',
    schema: ImportEntry,
    start: EMPTY_ENTRY,
    check: checkEntry,
    send: useImport().mutateAsync,
    onSaved: onImported,
  })

function checkEntry(entry: ImportEntry) {
  const body = toImport(entry, new Date())
  return body ? { body } : { problems: {}, complaint: MISSING }
}

const MISSING = {
  title: 'Missing Information',
  description: 'Please select an assessment type and provide the results data.',
}
