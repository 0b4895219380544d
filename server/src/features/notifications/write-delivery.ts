import type { Mail } from '../../lib/mail.ts'
import type { Delivery } from './deliveries.store.ts'
import { formatDay, formatTime, type Place } from './write-notification.ts'

interface Reader extends Place {
  /** The origin of the installation. */
  publicUrl: string
}

/** A notification for outside the application: what it is about in general, and the page to open. */
interface Words {
  subject: string
  text: string
  path: string
}

/** Says what a person may read on a locked screen: never a title, a name or a word they wrote. */
function say({ type, startTime }: Delivery, place: Place): Words {
  if (type === 'pre_meeting' && startTime !== null)
    return {
      subject: `You have a meeting at ${formatTime(startTime, place)}`,
      text: `a meeting of yours begins on ${formatDay(startTime, place)}, at ${formatTime(startTime, place)}. There is time to decide what you want to come out of it.`,
      path: '/meetings',
    }
  if (type === 'post_meeting')
    return {
      subject: 'How did your meeting go?',
      text: 'a meeting of yours is over. There is one question about it: what did you do, and what happened? Two sentences are enough.',
      path: '/meetings',
    }
  if (type === 'pre_talk')
    return {
      subject: 'A conversation you planned is ahead',
      text: 'a conversation you planned is ahead. Your first words, and what may come back, stand ready.',
      path: '/rehearse',
    }
  if (type === 'post_talk')
    return {
      subject: 'How did the conversation go?',
      text: 'the day of a conversation you planned is over. There is one question about it, and one tap answers it.',
      path: '/rehearse',
    }
  if (type === 'weekly_letter')
    return {
      subject: 'Your letter about the week',
      text: 'your letter about the week is there: what you set out to do, what came of it, one sentence to practice, and what is ahead.',
      path: '/letter',
    }
  return {
    subject: 'Time to think',
    text: 'you asked to be reminded. Which conversation ahead deserves ten minutes of thought?',
    path: '/coaching',
  }
}

/** Writes the mail of a notification: plain text, nothing that tells when it is opened. */
export function writeReminderMail(
  delivery: Delivery,
  {
    publicUrl,
    to,
    unsubscribeUrl,
    id,
    ...place
  }: Reader & { to: string; unsubscribeUrl: string; id: string },
): Mail {
  const { subject, text, path } = say(delivery, place)
  return {
    to,
    subject,
    // Should the same mail ever come twice, mail programs can tell.
    messageId: `<${id}@${new URL(publicUrl).hostname}>`,
    text: [
      'Hello,',
      '',
      text,
      '',
      `${publicUrl}${path}`,
      '',
      'Lodestar',
      '',
      '--',
      'What you are reminded of, and when:',
      `${publicUrl}/notifications`,
      'No more mails like this one:',
      unsubscribeUrl,
      '',
    ].join('\n'),
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  }
}

/** Writes what a browser shows: JSON for the service worker. */
export function writePush(delivery: Delivery, place: Place): string {
  const { subject, text, path } = say(delivery, place)
  return JSON.stringify({ title: subject, body: text.charAt(0).toUpperCase() + text.slice(1), path })
}
