import type { Script } from '@lodestar/contract/structured-response'
import { announceCopy, refuseCopy } from '../../lib/announce-copy.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Expandable } from '../../ui/expandable.tsx'
import { LabeledList, Part } from './part.tsx'

/** Words one could say aloud: closed, a row shows how they begin; open, it sets them as speech. */
export const ScriptList = ({ scripts }: { scripts: readonly Script[] }) => (
  <Part title="Words you could say">
    {scripts.map((script) => (
      <Expandable key={script.id} title={<ScriptTitle {...script} />}>
        <div className="space-y-4">
          {script.purpose ? <p className="text-sm text-ink-soft">{script.purpose}</p> : null}
          <blockquote className="relative prose-read text-lg leading-normal whitespace-pre-line">
            <span aria-hidden="true" className="absolute -left-[0.5em] text-growth">
              “
            </span>
            {script.script}
            <span aria-hidden="true" className="text-growth">
              ”
            </span>
          </blockquote>
          <div className="-ml-3.5">
            <CopyButton
              text={script.script}
              label="Copy script"
              onCopied={announceCopy}
              onFailed={refuseCopy}
            />
          </div>
          <LabeledList label="Make it yours" lines={script.adaptationTips} />
        </div>
      </Expandable>
    ))}
  </Part>
)

const ScriptTitle = ({ scenario, script }: Script) => (
  <>
    <span className="block font-serif text-read leading-snug font-medium">{scenario}</span>
    <span
      aria-hidden="true"
      className="mt-1 line-clamp-1 font-serif font-normal text-ink-soft group-aria-expanded:hidden"
    >
      “{script}
    </span>
  </>
)
