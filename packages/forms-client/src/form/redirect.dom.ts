import type { Form } from './form.browser.ts'

interface RedirectOptions {
  readonly window: Window
  readonly navigate: ((url: string) => void) | undefined
}

/** Opens the address of a form that was saved. One within the same page leaves the form there, empty and unlocked. */
export function redirect(
  form: Pick<Form, 'reset'>,
  url: string,
  { window, navigate }: RedirectOptions,
): void {
  const isHere = isFragment(url, window.document)
  if (navigate) navigate(url)
  else window.location.assign(url)
  // No event tells that the page stays.
  if (isHere) form.reset()
}

/** Checks whether an address leads to a place of the page that is open. */
function isFragment(url: string, { baseURI, URL: own }: Document): boolean {
  if (!URL.canParse(url, baseURI)) return false
  const withoutFragment = (address: string): string => address.replace(/#.*/s, '')
  const { href } = new URL(url, baseURI)
  return href.includes('#') && withoutFragment(href) === withoutFragment(own)
}
