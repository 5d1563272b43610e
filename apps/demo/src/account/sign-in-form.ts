import type { CallFailure } from '@sitewright/site/http'
import { failureText, messages } from '@sitewright/site/messages'
import { signIn } from '@sitewright/site/session'
import { pageTexts } from '../language/page-texts.ts'
import type { Language } from '../site/content/words.ts'
import { path } from '../site/record/path.ts'
import type { Shop } from '../wiring.ts'
import { ACCOUNT_TEXTS } from './account-text.ts'
import { textIn } from '../site/content/text-in.ts'

const UNAUTHORIZED = 401

function valueOf(values: FormData, name: string): string {
  const value = values.get(name)
  return typeof value === 'string' ? value : ''
}

function problemOf(failure: CallFailure, locale: Language): string {
  const isWrong = failure.kind === 'refused' && failure.status === UNAUTHORIZED
  if (isWrong) return textIn(ACCOUNT_TEXTS.wrong, locale)
  return failureText(failure, pageTexts(locale).site ?? messages) ?? textIn(ACCOUNT_TEXTS.failed, locale)
}

/** Signs in with what was typed. Returns the text of the problem if it failed. */
async function submit({ http, log, localization }: Shop, values: FormData): Promise<string | undefined> {
  const signedIn = await signIn(http, {
    email: valueOf(values, 'email'),
    password: valueOf(values, 'password'),
    rememberMe: values.has('rememberMe'),
  })
  log.note('page', 'sign in', signedIn.ok ? 'good' : 'bad')
  return signedIn.ok ? undefined : problemOf(signedIn.failure, localization.locale)
}

/** Starts the form of the page that members sign in on. It leads to the account. */
export function startSignInForm(shop: Shop, form: HTMLFormElement): void {
  const button = form.querySelector('[type=submit]')
  const error = form.querySelector('[data-error]')
  const isBusy = () => button?.ariaDisabled === 'true'
  const show = (problem: string, isSending: boolean) => {
    if (error) error.textContent = problem
    if (button) button.ariaDisabled = String(isSending)
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isBusy()) return
    show('', true)
    void submit(shop, new FormData(form)).then((problem) => {
      show(problem ?? '', false)
      if (problem === undefined) location.assign(path('/account', shop.localization.locale))
    })
  })
}
