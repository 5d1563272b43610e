import type { Attributes, ButtonAttributes, InputAttributes } from '@sitewright/site/part'
import type { RestockState } from './restock.machine.ts'

/** State of a restock form, of which its elements are drawn. */
export interface RestockView {
  readonly state: RestockState
  readonly isBusy: boolean
  readonly error: string | undefined
  /** True if the error is about the email: not if the sign-up failed for another reason. */
  readonly isEmailWrong: boolean
  readonly success: string | undefined
}

/** Attributes of the elements of a restock form. */
export interface RestockAttributes {
  readonly root: Attributes
  readonly email: InputAttributes
  readonly problem: Attributes
  readonly submit: ButtonAttributes
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
