import { counterLabels } from './counter/counter.connect.ts'
import { fieldLabels } from './field/item.connect.ts'
import { levelLabels } from './field/likert.ts'
import { partLabels } from './field/part.ts'
import { submitLabels } from './form/form.connect.ts'

/** Labels of the parts of fields, by key. Spread the object to replace some of them. */
export const labels = {
  ...partLabels,
  ...fieldLabels,
  ...levelLabels,
  ...counterLabels,
  ...submitLabels,
  'form.summary.empty': 'N/A',
} as const

/** The key of a label. */
export type LabelKey = keyof typeof labels

/** Labels by key. */
export type Labels = Readonly<Record<LabelKey, string>>
