const LEANS =
  /^(?:(?:and|but|so|well|or|also|too|still|yet|instead|otherwise|however|therefore|then|because|since|which|that|this|these|those|it|its|it's|that's|they|them|their|he|his|she|her|both|neither|either|one|ones|there|for (?:this|that|example)|as a result|in (?:both|that|this|either)|the (?:same|other|others|second|third|latter|former|reason))\b|[-–\d])/i

/** True for a sentence that leans on the one before it. */
export const leans = (text: string): boolean => LEANS.test(text)
