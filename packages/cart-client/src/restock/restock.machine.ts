import type { Machine } from '@sitewright/machine'
import { isEmail } from '@sitewright/site/rules'
import type { CartFailure } from '../failure/failure.ts'
import type { OfferMessages } from '../offer-messages.ts'

/** State of a restock form. */
export type RestockState = 'idle' | 'validating' | 'fetchingToken' | 'sending' | 'done'

/** Event of a restock form. */
export type RestockEvent = 'submit' | 'valid' | 'invalid' | 'token' | 'accepted' | 'rejected'

/** Table of a restock form. A submit is ignored while another one is under way. */
export const restockForm: Machine<RestockState, RestockEvent> = {
  initial: 'idle',
  states: {
    // The old error goes when `validating` is entered, before anything else.
    idle: { on: { submit: 'validating' } },
    validating: { on: { valid: 'fetchingToken', invalid: 'idle' } },
    fetchingToken: { on: { token: 'sending', rejected: 'idle' } },
    sending: { on: { accepted: 'done', rejected: 'idle' } },
    done: {},
  },
}

/** Problem of the email of a restock form; `undefined` if it is valid. */
export type RestockEmailProblem = 'blank' | 'invalid'

/** Checks the email that a shopper typed. */
export function checkRestockEmail(typed: string): RestockEmailProblem | undefined {
  const email = typed.trim()
  if (!email) return 'blank'
  return isEmail(email) ? undefined : 'invalid'
}

/** Why a restock sign-up did not come about. */
export type RestockFailure =
  | { readonly kind: 'email'; readonly problem: RestockEmailProblem }
  /** There is no token of the captcha: why, for the developer. */
  | { readonly kind: 'captcha'; readonly cause: unknown }
  | { readonly kind: 'call'; readonly failure: CartFailure }

/** Error text of a restock form: the server's message if it sent one, else ours. */
export function restockFailureText(failure: RestockFailure, messages: OfferMessages): string {
  if (failure.kind === 'email') {
    return messages[failure.problem === 'blank' ? 'restock.error.emailBlank' : 'restock.error.emailInvalid']
  }
  const message =
    failure.kind === 'call' && 'message' in failure.failure ? failure.failure.message : undefined
  return message ?? messages['restock.error.submit']
}

/** Text of a restock form after a sign-up. */
export const restockSuccessText = (
  { restockSuccessText: own }: { readonly restockSuccessText?: string | undefined },
  messages: OfferMessages,
): string => own ?? messages['restock.success']
