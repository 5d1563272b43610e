import { cleanup, render } from '@testing-library/react'
import { StrictMode, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Spies on `console.error`, where React reports hydration errors and missing `act` calls. Each test has to leave it unused. */
export function watchConsole() {
  const log = vi.spyOn(console, 'error')
  beforeEach(() => {
    log.mockClear()
  })
  // The tree is removed first, so that a test that failed does not fail the next one as well.
  afterEach(() => {
    cleanup()
    document.body.replaceChildren()
    expect(log).not.toHaveBeenCalled()
  })
  return log
}

/** Renders a tree on a server, then hydrates it. */
export function hydrate(node: ReactNode): { before: string; after: () => string } {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(node)
  const before = container.textContent
  render(node, { container, hydrate: true, wrapper: StrictMode })
  return { before, after: () => container.textContent }
}
