import { readSiteUser, whenSiteUserMayChange } from '@sitewright/site/session'
import type { Shop } from './wiring.ts'

/** Leads a member to the account by the link that leads others to the door. */
function watchLink({ cookies }: Shop, link: HTMLAnchorElement): void {
  const { textContent: text, href } = link
  const show = () => {
    const { authenticated } = readSiteUser(cookies)
    const { accountTitle = text, accountUrl = href } = authenticated ? link.dataset : {}
    link.textContent = accountTitle
    link.href = accountUrl
  }
  show()
  whenSiteUserMayChange(show)
}

/** Shows whether the visitor is signed in, and signs in. */
export async function startSignIn(shop: Shop): Promise<void> {
  const link = document.querySelector<HTMLAnchorElement>('[data-site-user]')
  if (link) watchLink(shop, link)
  const form = document.querySelector<HTMLFormElement>('[data-sign-in]')
  if (form)
    await import('./account/sign-in-form.ts').then(({ startSignInForm }) => startSignInForm(shop, form))
}
