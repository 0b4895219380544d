const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const UNITS =
  'minutes?|mins?|hours?|hrs?|days?|weeks?|months?|quarters?|years?|sprints?|mornings?|afternoons?|evenings?|weekends?'
const COUNTS =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|thousand|dozen|half|twice'
/** Words that say when or how many, without digits. */
const TIMES = new RegExp(
  [
    String.raw`\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b`,
    String.raw`\b(?:today|tonight|tomorrow|yesterday|noon|midnight|eod|cob|eow)\b`,
    String.raw`\b(?:${MONTHS})\b(?! be\b)`,
    String.raw`\bmay(?= \d)|(?<=\d )may\b`,
    String.raw`\b(?:this|next|last|coming|past|every|each|per|end of (?:the )?) ?(?:${UNITS})\b`,
    String.raw`\b(?:${COUNTS})(?:[ -](?:${UNITS})\b)?`,
  ].join('|'),
  'gi',
)
const NUMBERS =
  /[$€£¥]?\d(?:[\d.,:/-]*\d)?(?:\s?(?:%|percent\b|a\.?m\b\.?|p\.?m\b\.?|k\b|m\b|bn\b|million\b|billion\b|euros?\b|dollars?\b|min(?:ute)?s?\b|hours?\b|days?\b|weeks?\b|months?\b|years?\b))?/gi

/** Names of sites and files without the "https" of a link. */
const DOTTED = /\b[\w-]{2,}(?:\.[\w-]{2,})+\b(?:\/\S*)?/g

const flatten = (match: string) =>
  match
    .toLowerCase()
    .replace(/[\s.-]+/g, ' ')
    .replace(/ $/, '')

/** Lists the numbers of a text in their order, each with what it counts: "$12,400", "3 pm", "5 days". */
export const listNumbers = (text: string): string[] =>
  [...text.matchAll(NUMBERS)].map(([number]) => number.toLowerCase().replace(/\s|(?<=[ap])\.|\.$/g, ''))

/** Lists the words of a text that say when or how many, each once, in alphabetical order. */
export const listTimes = (text: string): string[] =>
  [...new Set([...text.matchAll(TIMES)].map(([time]) => flatten(time).replace(/s$/, '')))].sort()

/** Lists the names of sites and files in a text, in alphabetical order. */
export const listDottedNames = (text: string): string[] =>
  [...text.matchAll(DOTTED)].map(([name]) => name).sort()

/** True where other words say the same days, hours and amounts as those they stand for. */
export const keepsTimes = (before: string, after: string): boolean =>
  listTimes(before).join() === listTimes(after).join()
