import type { Attributes, ButtonAttributes, InputAttributes } from '@sitewright/site/part'
import type { RestockState } from './restock.machine.ts'

/** State of a restock form, of which its elements are drawn. */
export interface RestockView {
  readonly state: RestockState
  /** True while the sign-up is on its way. */
  readonly isBusy: boolean
  /** Error text for the shopper. Undefined without an error. */
  readonly error: string | undefined
  /** True if the error is about the email: not if the sign-up failed for another reason. */
  readonly isEmailWrong: boolean
  /** Text that replaces the form. Undefined before the sign-up. */
  readonly success: string | undefined
}

/** Attributes of the elements of a restock form. */
export interface RestockAttributes {
  /** Attributes of the element around the form. Its `data-state` is the state. */
  readonly root: Attributes
  /** Attributes of the input for the email. It is described by the problem while it is wrong. */
  readonly email: InputAttributes
  /** Attributes of the element with the error text. Draw it always: it is empty without an error. */
  readonly problem: Attributes
  /** Attributes of the submit button. It is never `disabled`, or else it would lose the focus. */
  readonly submit: ButtonAttributes
  /** Attributes of the element that replaces the form. Give it the focus. */
  readonly thanks: Attributes
}

/** Attributes of a restock form. `problemId` is the id of the element with the error. */
export function connectRestock(
  { state, isBusy, error, isEmailWrong, success }: RestockView,
  problemId: string,
): RestockAttributes {
  return {
    root: { 'data-cart': 'restock', 'data-state': state },
    email: {
      autoComplete: 'email',
      inputMode: 'email',
      'aria-invalid': isEmailWrong,
      'aria-describedby': isEmailWrong ? problemId : undefined,
    },
    problem: { 'data-cart': 'problem', id: problemId, role: 'alert', children: error ?? '' },
    submit: {
      'data-cart': 'button',
      'data-state': isBusy ? 'busy' : 'idle',
      type: 'submit',
      'aria-disabled': isBusy,
    },
    // It has the focus next, and is announced by screen readers that do not follow it.
    thanks: { 'data-cart': 'thanks', role: 'status', tabIndex: -1, children: success ?? '' },
  }
}
