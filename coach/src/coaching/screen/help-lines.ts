import { HELP_LINES } from './help-lines.data.ts'

/** What hand-overs say of help, where it is not known in which country somebody is. */
export const ANYWHERE = {
  emergency: 'your local emergency number** (112 in the EU, 911 in the US)',
  crisisLine:
    '988 in the US and Canada, Samaritans 116 123 in the UK and Ireland; elsewhere, your country’s line',
  boldCrisisLine:
    '**988** in the US and Canada, **Samaritans 116 123** in the UK and Ireland, elsewhere your country’s line',
} as const

/**
 * Says where help is in the leader's own country, as far as their time zone tells it; elsewhere the text stays as it is.
 *
 * @param text of a hand-over, in which help stands as in `ANYWHERE`.
 */
export function localizeHelp(text: string, timeZone: string): string {
  const local = HELP_LINES.find(({ zones }) => zones.includes(timeZone))
  if (!local) return text
  const called = text.replaceAll(ANYWHERE.emergency, `${local.emergency}**`)
  const { crisisLine } = local
  return crisisLine === undefined
    ? called
    : called
        .replaceAll(ANYWHERE.crisisLine, crisisLine)
        .replaceAll(ANYWHERE.boldCrisisLine, `**${crisisLine}**`)
}
