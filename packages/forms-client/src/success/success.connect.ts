import type { Attributes } from '@sitewright/site/part'
import type { FormSettings } from '../form/form.ts'

/** Attributes of the success view of a form. */
export interface SuccessView {
  /** It has the focus next, and is announced by screen readers that do not follow it. */
  readonly root: Attributes
  readonly text: Attributes
  /** Element for the post-submit markup. */
  readonly markup: Attributes
}

/** Attributes of the success view of a form. */
export const connectSuccess = ({ submissionText = '' }: FormSettings): SuccessView => ({
  root: { role: 'status', tabIndex: -1, 'data-form': 'success' },
  text: { 'data-form': 'success-text', children: submissionText, hidden: submissionText === '' },
  markup: { 'data-form': 'success-markup' },
})
