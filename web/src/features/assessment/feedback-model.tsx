import { RichText } from '../../ui/rich-text.tsx'
import { Section } from '../../ui/section.tsx'

/** Explains Situation, Behavior, Impact; nothing for a result from before it had the explanation. */
export const FeedbackModel = ({ explanation }: { explanation: string }) =>
  explanation ? (
    <Section title="Feedback with SBI">
      <div className="prose-read">
        <RichText text={explanation} />
      </div>
    </Section>
  ) : null
