import { afterAll, vi } from 'vitest'

/** Cookies are known by their paths, which the document does not tell: tests set them for all pages or for this one. */
function forgetCookies(): void {
  for (const cookie of document.cookie.split('; '))
    for (const path of ['; Path=/', '']) document.cookie = `${cookie}${path}; Max-Age=-1`
}

// Files share their modules and the simulated document: each leaves the next one an empty page without storage and stubs.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  // Some tests for React 18 run without a document.
  if (!('document' in globalThis)) return
  for (const element of [document.head, document.body]) element.replaceChildren()
  for (const storage of [localStorage, sessionStorage]) storage.clear()
  forgetCookies()
  history.replaceState(null, '', '/')
})
