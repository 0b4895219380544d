import { RichText } from '../../ui/rich-text.tsx'

/** Explains Situation, Behavior, Impact. */
export const FeedbackModel = ({ explanation }: { explanation: string }) => (
  <div className="prose-read">
    <RichText text={explanation} />
  </div>
)
