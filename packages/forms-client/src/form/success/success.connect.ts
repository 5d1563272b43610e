import type { Attributes } from '@sitewright/site/part'
import type { FormSettings } from '../../definition/form-definition.ts'

/** Attributes of the success view of a form. */
export interface SuccessView {
  /** It has the focus next, and is announced by screen readers that do not follow it. */
  readonly root: Attributes
  /** Attributes of the element with the text of a form that has no markup of its own for it. */
  readonly text: Attributes
  /** Element for the post-submit markup. */
  readonly markup: Attributes
}

/** Attributes of the element for the post-submit markup. */
export const successMarkup = { 'data-form': 'success-markup' } as const satisfies Attributes

/** Attributes of the success view of a form. A form without a text shows that in place of its markup, if it is blocked. */
export function connectSuccess({ submissionText }: FormSettings, blockedText = ''): SuccessView {
  const text = [submissionText, blockedText].find((each) => each) ?? ''
  return {
    root: { role: 'status', tabIndex: -1, 'data-form': 'success' },
    text: { 'data-form': 'success-text', children: text, hidden: text === '' },
    markup: successMarkup,
  }
}
