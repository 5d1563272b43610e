/** Of a form that was saved, what its redirect needs. */
interface SavedForm {
  readonly reset: () => void
  /** Shows it as saved: its address cannot be opened. */
  readonly delegate: (saved: true) => void
}

interface RedirectOptions {
  readonly window: Window
  readonly navigate: ((url: string) => unknown) | undefined
}

/**
 * Opens the address of a form that was saved. The form of a page that stays is empty and unlocked then: with an address
 * within the same page, and after a navigation of one's own.
 */
export function redirect(form: SavedForm, url: string, { window, navigate }: RedirectOptions): void {
  const isHere = isFragment(url, window.document)
  // The form is saved, whatever its address is.
  const stay = (error: unknown): never => {
    form.delegate(true)
    throw error
  }
  try {
    // No event tells that the page stays.
    if (navigate) void Promise.resolve(navigate(url)).then(() => form.reset(), stay)
    else {
      window.location.assign(url)
      if (isHere) form.reset()
    }
  } catch (error) {
    stay(error)
  }
}

/** Checks whether an address leads to a place of the page that is open. */
function isFragment(url: string, { baseURI, URL: own }: Document): boolean {
  if (!URL.canParse(url, baseURI)) return false
  const withoutFragment = (address: string): string => address.replace(/#.*/s, '')
  const { href } = new URL(url, baseURI)
  return href.includes('#') && withoutFragment(href) === withoutFragment(own)
}
