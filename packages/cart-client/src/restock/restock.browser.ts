import { createRunner, withDefaults, type Cleanup } from '@sitewright/machine'
import { createStore, type Store } from '@sitewright/machine/store'
import { CaptchaAction, type Captcha } from '@sitewright/site/captcha'
import { fail, succeed, type Result } from '@sitewright/machine/result'
import { signUpForRestockCall, type RestockSignUp } from '../catalog/restock.contract.ts'
import { offerMessages, type OfferMessages } from '../offer-messages.ts'
import {
  checkRestockEmail,
  restockFailureText,
  restockForm,
  restockSuccessText,
  type RestockFailure,
  type RestockState,
} from './restock.machine.ts'
import { call } from '../call.browser.ts'
import type { CartClient } from '../client/client.browser.ts'

/** Input of a restock form. */
export interface RestockInput {
  /** As it was typed. Space around it does not count. */
  readonly email: string
  /** True if the shopper also wants the store's mailing list. @default false */
  readonly isJoinMailingList?: boolean | undefined
}

/** Snapshot of a restock form. */
export interface RestockSnapshot {
  /** State of the form. */
  readonly state: RestockState
  /** True while the sign-up is on its way. */
  readonly isBusy: boolean
  /** Error text for the shopper. */
  readonly error: string | undefined
  /** True if the error is about the email: not if the sign-up failed for another reason. */
  readonly isEmailWrong: boolean
  /** Text that replaces the form. */
  readonly success: string | undefined
}

/** Sign-up form for a notice that a variant is back. */
export interface RestockForm extends Store<RestockSnapshot> {
  /**
   * Checks the email and signs up. Settles when that is over, with the outcome in the snapshot; ignored
   * unless the form is idle.
   */
  readonly submit: (input: RestockInput) => Promise<void>
  /** Starts the form. The returned function stops it. */
  readonly start: () => Cleanup
}

/** Settings of `createRestockForm`. */
export interface RestockFormOptions {
  /** Id of the product. */
  readonly productId: string
  /** Id of the variant that the shopper waits for. */
  readonly variantId: string
  /** Bot protection, without anything to solve. */
  readonly captcha: Captcha
  /** The shopper's language, if the site has several. */
  readonly language?: string | undefined
  /** The store's text for a successful sign-up. */
  readonly restockSuccessText?: string | undefined
  /** Texts that replace the English ones, by key. */
  readonly messages?: Partial<OfferMessages> | undefined
}

/**
 * Creates a restock form for a variant.
 *
 * @example
 * ```ts
 * import { createRestockForm } from '@sitewright/cart-client/restock'
 *
 * const form = createRestockForm(shop, { productId: 'mug', variantId: 'mug-red', captcha })
 * form.subscribe(() => console.log(form.snapshot().state))
 * ```
 */
export const createRestockForm = (client: CartClient, options: RestockFormOptions): RestockForm =>
  restockFormOf(client, () => options)

/** Creates a restock form whose settings are read when they are needed. */
export function restockFormOf(client: CartClient, settings: () => RestockFormOptions): RestockForm {
  const messagesNow = () => withDefaults<OfferMessages>(offerMessages, settings().messages)
  const runner = createRunner(restockForm, { clock: client.clock })
  const takeSnapshot = (failure?: RestockFailure): RestockSnapshot => {
    const state = runner.snapshot()
    return {
      state,
      isBusy: state === 'fetchingToken' || state === 'sending',
      error: failure && restockFailureText(failure, messagesNow()),
      isEmailWrong: failure?.kind === 'email',
      success: state === 'done' ? restockSuccessText(settings(), messagesNow()) : undefined,
    }
  }
  const shown = createStore(takeSnapshot(), client.report)
  runner.subscribe(() => shown.set(takeSnapshot()))

  return {
    ...shown,
    start: () => {
      runner.start()
      return runner.stop
    },
    submit: async (input) => {
      if (runner.snapshot() !== 'idle') return
      runner.send('submit')
      const signedUp = await signUp(client, { ...settings(), ...input, on: runner.send })
      if (signedUp.ok) return
      shown.set(takeSnapshot(signedUp.failure))
      if (signedUp.failure.kind === 'captcha') client.report(signedUp.failure.cause)
    },
  }
}

type SignUp = RestockFormOptions &
  RestockInput & { readonly on: (event: 'valid' | 'invalid' | 'token' | 'accepted' | 'rejected') => void }

async function signUp(client: CartClient, how: SignUp): Promise<Result<true, RestockFailure>> {
  const problem = checkRestockEmail(how.email)
  how.on(problem ? 'invalid' : 'valid')
  if (problem) return fail({ kind: 'email', problem })

  const token = await tokenOf(how.captcha)
  how.on(token.ok ? 'token' : 'rejected')
  if (!token.ok) return token

  const body: RestockSignUp = {
    productId: how.productId,
    variantId: how.variantId,
    siteVisitorEmail: how.email.trim(),
    isJoinMailingList: how.isJoinMailingList ?? false,
    recaptchaEnterpriseV3Token: token.value,
    language: how.language,
  }
  const sent = await call(client.http, { ...signUpForRestockCall, body }, () => succeed(true as const))
  how.on(sent.ok ? 'accepted' : 'rejected')
  return sent.ok ? sent : fail({ kind: 'call', failure: sent.failure })
}

async function tokenOf(captcha: Captcha): Promise<Result<string, RestockFailure>> {
  try {
    await captcha.load()
    const token = await captcha.token(CaptchaAction.restockSignUp)
    return token.ok ? token : fail({ kind: 'captcha', cause: token.failure })
  } catch (cause) {
    return fail({ kind: 'captcha', cause })
  }
}
