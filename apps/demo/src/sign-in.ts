import { failureText, messages } from '@sitewright/site/messages'
import { signIn } from '@sitewright/site/session'
import { readSiteUser, whenSiteUserMayChange } from '@sitewright/site/site-user'
import { path } from './site/record/path.ts'
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

function textIn(values: FormData, name: string): string {
  const value = values.get(name)
  return typeof value === 'string' ? value : ''
}

/** Signs in with what was typed. Returns what is said to the visitor if it failed. */
async function submit({ http, log }: Shop, form: HTMLFormElement): Promise<string | undefined> {
  const values = new FormData(form)
  const signedIn = await signIn(http, {
    email: textIn(values, 'email'),
    password: textIn(values, 'password'),
    rememberMe: values.has('rememberMe'),
  })
  log.note('page', 'sign in', signedIn.ok ? 'good' : 'bad')
  return signedIn.ok ? undefined : (failureText(signedIn.failure, messages) ?? 'Something went wrong.')
}

/** Starts the page that members sign in on. It leads to the account. */
function startForm(shop: Shop, form: HTMLFormElement): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void submit(shop, form).then((problem) => {
      const error = form.querySelector('[data-error]')
      if (error) error.textContent = problem ?? ''
      if (problem === undefined) location.assign(path('/account', shop.localization.locale))
    })
  })
}

/** Shows whether the visitor is signed in, and signs in. */
export function startSignIn(shop: Shop): void {
  const link = document.querySelector<HTMLAnchorElement>('[data-site-user]')
  if (link) watchLink(shop, link)
  const form = document.querySelector<HTMLFormElement>('[data-sign-in]')
  if (form) startForm(shop, form)
}
