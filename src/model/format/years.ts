/**
 * Years in business inside a sentence: '10+' gives 'over 10' or 'more than 10', after the phrase. A text without a plus
 * says no more than it says.
 */
export const yearsAfter = (phrase: 'over' | 'more than', years: string): string =>
  years.endsWith('+') ? `${phrase} ${years.slice(0, -1)}` : years;
