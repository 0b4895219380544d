import type { TongueTexts } from '../../tongues/texts.ts'
import { HELP_LINES, type HelpLine, REACHES } from './help-lines.data.ts'

/** What hand-overs say of help, where it is not known in which country somebody is. */
export const ANYWHERE = {
  emergency: 'your local emergency number** (112 in the EU, 911 in the US)',
  crisisLine:
    '988 in the US and Canada, Samaritans 116 123 in the UK and Ireland; elsewhere, your country’s line',
  boldCrisisLine:
    '**988** in the US and Canada, **Samaritans 116 123** in the UK and Ireland, elsewhere your country’s line',
} as const

const ENGLISH = {
  or: ' or ',
  mobile: '{n} from a mobile',
  police: '{n} for the police',
  ambulance: '{n} for an ambulance',
} as const

/** Says what to call: "112", "190 for the police, 192 for an ambulance". */
function sayNumbers(
  { emergency }: HelpLine,
  words: TongueTexts['numbers'],
  between: (isFirstForAll: boolean) => string,
): string {
  const said = REACHES.flatMap((reach) => {
    const numbers = emergency[reach]?.join(words.or)
    if (numbers === undefined) return []
    return [reach === 'any' ? numbers : words[reach].replace('{n}', numbers)]
  })
  return said.join(between(emergency.any !== undefined))
}

const findLocal = (timeZone: string) => HELP_LINES.find(({ zones }) => zones.includes(timeZone))

/**
 * Says where help is in another language than English.
 *
 * @param line in which `{emergency}` stands for what to call, and `{crisis}` for who answers at any hour.
 */
export function sayHelpIn(line: string, { anywhere, numbers }: TongueTexts, timeZone: string): string {
  const local = findLocal(timeZone)
  return line
    .replaceAll(
      '{emergency}',
      local ? sayNumbers(local, numbers, () => ', ').trimStart() : anywhere.emergency,
    )
    .replaceAll('{crisis}', local?.crisisLine ?? anywhere.crisis)
}

/** The emergency number in English: that of the country, or how to find it. */
export const sayEmergency = (timeZone: string): string => {
  const local = findLocal(timeZone)
  return local
    ? sayNumbers(local, ENGLISH, (isFirstForAll) => (isFirstForAll ? ', or ' : ', '))
    : ANYWHERE.emergency.replace('**', '')
}

/**
 * Says where help is in the leader's own country, as far as their time zone tells it; elsewhere the text stays as it is.
 *
 * @param text of a hand-over, in which help stands as in `ANYWHERE`.
 */
export function localizeHelp(text: string, timeZone: string): string {
  const local = findLocal(timeZone)
  if (!local) return text
  const called = text.replaceAll(ANYWHERE.emergency, `${sayEmergency(timeZone)}**`)
  const { crisisLine } = local
  return crisisLine === undefined
    ? called
    : called
        .replaceAll(ANYWHERE.crisisLine, crisisLine)
        .replaceAll(ANYWHERE.boldCrisisLine, `**${crisisLine}**`)
}
