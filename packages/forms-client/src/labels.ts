import { counterLabels } from './counter/counter.connect.ts'
import { fieldLabels } from './item/item.connect.ts'
import { levelLabels } from './kind/likert.ts'
import { partLabels } from './kind/part.ts'
import { submitLabels } from './state/submit-label.ts'

/**
 * Labels of the parts of fields, by key. Spread the object to replace some of them.
 *
 * @example
 * ```tsx
 * import type { Labels } from '@sitewright/forms-client/connect'
 * import { Form } from '@sitewright/forms-client/react'
 *
 * const german: Partial<Labels> = { 'form.submit': 'Absenden', 'form.name.first': 'Vorname' }
 * const view = <Form form={form} labels={german} />
 * ```
 */
export const labels = {
  ...partLabels,
  ...fieldLabels,
  ...levelLabels,
  ...counterLabels,
  ...submitLabels,
  'form.summary.empty': 'N/A',
  'form.summary.line': '{question}: {answer}',
} as const

/** The key of a label. */
export type LabelKey = keyof typeof labels

/** Labels by key. */
export type Labels = Readonly<Record<LabelKey, string>>
