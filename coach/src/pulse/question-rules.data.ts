/** What keeps people from answering a question: the words that show it, and what it does. */
export interface QuestionRule {
  pattern: RegExp
  why: string
}

/** Each is looked for once; the first words found are quoted. */
export const QUESTION_RULES: readonly QuestionRule[] = [
  {
    pattern: /^(?!how often\b)\S+(?:\s+\S+){0,2}/i,
    why: 'The five answers go from “Never” to “Always”. They fit a question that begins with “How often”.',
  },
  {
    pattern: /\?.*\S.*\?/s,
    why: 'These are two questions. Who would answer them differently cannot answer.',
  },
  {
    pattern:
      /(?<!\p{L})(?!(?:again and again|now and|more or less|over and over|sooner or later|one or two|back and forth)\b)(\p{L}[\p{L}’'-]*\s(?:and|or|as well as|while also)\s(?!so on\b)\p{L}[\p{L}’'-]*)/iu,
    why: 'Two things are asked at once. Who sees one and not the other cannot answer.',
  },
  {
    pattern: /\p{L}+\/\p{L}+/u,
    why: 'Two things are asked at once. Who sees one and not the other cannot answer.',
  },
  {
    pattern:
      /\b(?:don[’']?t you (?:think|agree)|wouldn[’']?t you (?:say|agree)|isn[’']?t it|would you agree|surely|obviously|clearly|of course|as (?:you|we all) know|everybody knows|everyone knows)\b/i,
    why: 'It tells people which answer is wanted, so that is the one they will give.',
  },
  {
    pattern:
      /\b(?:great|excellent|amazing|wonderful|fantastic|brilliant|terrible|awful|horrible|poor|bad) (?=\p{L})(?!news\b)/iu,
    why: 'The word already judges. Ask for what can be seen, and let people judge.',
  },
  {
    pattern: /\b(?:fails?|refuses?|neglects?|forgets?|manages?|bothers?) to\b/i,
    why: 'It takes for granted that it happens. Ask how often the thing itself happens.',
  },
  {
    pattern: /\b(?:always|never|every (?:single )?time|constantly|all the time)\b/i,
    why: 'How often is what the answers say. With this word in the question, “Never” and “Always” mean nothing clear.',
  },
  {
    pattern: /^how often (?:\w+n[’']t|\S+ \S+ (?:\S+ )?not)\b/i,
    why: '“Never” to a question with a “not” in it is read both ways. Ask for what happens, not for what does not.',
  },
  {
    pattern:
      /\b(?:good leader|effective(?:ly)?|professional(?:ly)?|supportive(?:ly)?|respectful(?:ly)?|communicates? (?:well|better|clearly)|leads? well|a good (?:job|manager|boss)|inspir(?:e|es|ing)|authentic(?:ally)?|empath(?:y|etic|ic))\b/i,
    why: 'Nobody can see this; everybody means something else by it. Ask for what one would see or hear.',
  },
  {
    pattern: /\b(?:you alone|only you|your (?:age|pregnancy|religion|accent|illness|diagnosis))\b/i,
    why: 'The answer could show who gave it.',
  },
]
