import { nameModel, useLanguageModel } from '../../lib/language-model.ts'

/** Says, where a language model is connected, that it is given what somebody sends. */
export function ReaderNote() {
  const model = useLanguageModel()
  if (!model) return null
  return (
    <p className="mt-1.5 text-xs text-ink-faint">
      What you send goes to a language model, {nameModel(model)}. It puts the answers into words.
    </p>
  )
}
