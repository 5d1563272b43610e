import { counterLabels } from './counter/counter.connect.ts'

/** Labels that a field of any kind may need. */
export const fieldLabels = {
  'form.select.empty': 'Select an option',
  'form.required': 'required',
  ...counterLabels,
} as const

/** Labels of the parts of names, dates and so on. */
export const partLabels = {
  'form.name.first': 'First name',
  'form.name.last': 'Last name',
  'form.date.month': 'Month',
  'form.date.day': 'Day',
  'form.date.year': 'Year',
  'form.time.hour': 'Hour',
  'form.time.minute': 'Minute',
  'form.time.second': 'Second',
  'form.time.half': 'AM or PM',
  'form.time.am': 'AM',
  'form.time.pm': 'PM',
  'form.address.line1': 'Address 1',
  'form.address.line2': 'Address 2',
  'form.address.city': 'City',
  'form.address.state': 'State or province',
  'form.address.zip': 'Zip or postal code',
  'form.address.country': 'Country',
  'form.phone.country': 'Country code',
  'form.phone.area': 'Area code',
  'form.phone.prefix': 'Prefix',
  'form.phone.line': 'Line',
} as const

/** Labels of the levels of agreement. */
export const levelLabels = {
  'form.likert.stronglyDisagree': 'strongly disagree',
  'form.likert.disagree': 'disagree',
  'form.likert.neutral': 'neutral',
  'form.likert.agree': 'agree',
  'form.likert.stronglyAgree': 'strongly agree',
} as const

/** Labels of the parts of fields, by key. Spread the object to replace some of them. */
export const labels = {
  ...fieldLabels,
  ...partLabels,
  ...levelLabels,
  'form.summary.empty': 'N/A',
} as const

/** The key of a label. */
export type LabelKey = keyof typeof labels

/** Labels by key. */
export type Labels = Readonly<Record<LabelKey, string>>
