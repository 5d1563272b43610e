import { failureText, messages } from '@sitewright/site/messages'
import { signIn, signOut } from '@sitewright/site/session'
import { readSiteUser, whenSiteUserMayChange } from '@sitewright/site/site-user'
import type { Shop } from './wiring.ts'

/** Shows whether the visitor is signed in, and signs in and out. */
export function startSignIn({ http, log, cookies }: Shop): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-site-user]')
  const show = () => {
    const { authenticated } = readSiteUser(cookies)
    if (link) link.textContent = (authenticated ? link.dataset.signedIn : link.dataset.signedOut) ?? ''
  }
  show()
  whenSiteUserMayChange(show)
  link?.addEventListener('click', (event) => {
    if (!readSiteUser(cookies).authenticated) return
    event.preventDefault()
    void signOut(http).then(show)
  })

  const form = document.querySelector<HTMLFormElement>('[data-sign-in]')
  form?.addEventListener('submit', (event) => {
    event.preventDefault()
    const words = new FormData(form)
    const text = (name: string) => {
      const value = words.get(name)
      return typeof value === 'string' ? value : ''
    }
    const credentials = {
      email: text('email'),
      password: text('password'),
      rememberMe: words.has('rememberMe'),
    }
    void signIn(http, credentials).then((signedIn) => {
      const error = form.querySelector('[data-error]')
      if (error)
        error.textContent = signedIn.ok
          ? ''
          : (failureText(signedIn.failure, messages) ?? 'Something went wrong.')
      log.note('page', 'sign in', signedIn.ok ? 'good' : 'bad')
      if (signedIn.ok) location.assign('/')
    })
  })
}
