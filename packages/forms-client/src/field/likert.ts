import type { levelLabels } from '../labels.ts'

/** Labels of the levels of agreement, from -2 to 2. */
export const likertLabels: ReadonlyMap<string, keyof typeof levelLabels> = new Map([
  ['-2', 'form.likert.stronglyDisagree'],
  ['-1', 'form.likert.disagree'],
  ['0', 'form.likert.neutral'],
  ['1', 'form.likert.agree'],
  ['2', 'form.likert.stronglyAgree'],
])
