import type { Analysis, Change } from '../analysis.ts'
import { isAboutText } from '../find/subject-line.ts'
import { isOverlapping } from '../message-text.ts'
import { diffWords } from './diff-words.ts'

const PARTS = ['clarity', 'tone', 'professionalism'] as const

/** What stands behind a change that no finding asked for. */
const FREE_CHANGE = {
  rule: 'language-model',
  why: 'No rule asked for this: the language model that wrote this version chose other words here.',
}

/**
 * Says whether a version is good enough to stand for the built-in one: in no part below the message itself, and overall
 * not below the built-in version.
 */
export const isGoodEnough = (version: Analysis, message: Analysis, builtIn: Analysis): boolean =>
  PARTS.every((part) => version[part] >= message[part]) && version.overallScore >= builtIn.overallScore

/** Puts a version in the place of the built-in one. Each change has the reason of what was found at its place. */
export function adoptRewrite(analysis: Analysis, messageText: string, version: string): Analysis {
  const changes = diffWords(messageText, version).map((edit): Change => {
    const finding = analysis.findings.find((found) => isAboutText(found) && isOverlapping(found, edit))
    const { rule, why } = finding ?? FREE_CHANGE
    return { ...edit, rule, why }
  })
  return { ...analysis, improvedVersion: version, changes }
}
