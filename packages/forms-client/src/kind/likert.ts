/** Labels of the levels of agreement. */
export const levelLabels = {
  'form.likert.stronglyDisagree': 'strongly disagree',
  'form.likert.disagree': 'disagree',
  'form.likert.neutral': 'neutral',
  'form.likert.agree': 'agree',
  'form.likert.stronglyAgree': 'strongly agree',
} as const

/** The levels of agreement from -2 to 2, each with the key of its label. */
export const likertLabels: ReadonlyMap<string, keyof typeof levelLabels> = new Map([
  ['-2', 'form.likert.stronglyDisagree'],
  ['-1', 'form.likert.disagree'],
  ['0', 'form.likert.neutral'],
  ['1', 'form.likert.agree'],
  ['2', 'form.likert.stronglyAgree'],
])
