declare global {
  interface Window {
    /** Acts in one task, then leaves the page in the same one if it is told to. */
    act?: (names: readonly string[], leave?: 'navigate' | 'reload') => void
  }
}

/** Tells the tests that the visitor was told that an action has failed. */
export const tellFailure = (name: string): void => console.warn(`Failed: ${name}`)

/** Lets the tests act on this page. */
export function whenAsked(act: (name: string) => void): void {
  window.act = (names, leave) => {
    for (const name of names) act(name)
    if (leave === 'navigate') location.assign('/next')
    if (leave === 'reload') location.reload()
  }
}
