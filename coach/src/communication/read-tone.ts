import type { MessageRequest } from './analysis.ts'
import { mayHurt } from './hurtful.ts'
import { type MessageText, readMessage } from './message-text.ts'
import { listToneInputs, readTone, type ToneInput, type ToneReading } from './tone-reading.ts'

/** Reads a message by the tone model: for its ratings alone where it `isWhole`, else each of its sentences as well. */
export type ReadTone = (
  request: Pick<MessageRequest, 'messageText' | 'communicationType'>,
  isWhole?: boolean,
) => Promise<ToneReading>

/** Each text takes some 25 ms: those are not read of which nothing would be said. */
function listInputs(
  message: MessageText,
  type: MessageRequest['communicationType'],
  isWhole: boolean,
): ToneInput[] {
  return listToneInputs(message, type).map((input, at) => {
    const sentence = message.sentences[at]
    const isRead = !sentence || (!isWhole && mayHurt({ text: sentence.text, messageWords: message.words }))
    return isRead ? input : { ...input, text: '' }
  })
}

/** Makes the reader of messages from a tone model, which answers each input that has a text. */
export const makeToneReader =
  (model: (inputs: readonly ToneInput[]) => Promise<number[][]>): ReadTone =>
  async ({ messageText, communicationType }, isWhole = false) =>
    readTone(await model(listInputs(readMessage(messageText), communicationType, isWhole)))
