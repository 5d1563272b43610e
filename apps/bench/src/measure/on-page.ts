import type { Page } from 'playwright'

/** How many elements the page holds. */
export const countElements = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelectorAll('*').length)

/** The layout shift that a visitor has seen since the page began to load. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { readonly value: number })[]
          resolve(shifts.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        // The observer does not call when there was none.
        setTimeout(() => resolve(0), 200)
      }),
  )
