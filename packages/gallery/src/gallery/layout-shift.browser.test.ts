import { describe, expect, test, vi } from 'vitest'
import { live, rest, send } from './gallery.test-support.ts'
import { scenes } from '../item/scene.testing.ts'

/** Waits for what has been painted: entries come with the frame after. */
async function painted(): Promise<void> {
  for (let frame = 0; frame < 3; frame++) await new Promise((then) => requestAnimationFrame(then))
}

/** How far the page's content was shifted while something happened. */
async function shiftDuring(act: () => Promise<void>, enough = 0): Promise<number> {
  let sum = 0
  const add = (list: PerformanceEntryList): void => {
    for (const entry of list) sum += (entry as PerformanceEntry & { readonly value: number }).value
  }
  const watch = new PerformanceObserver((list) => add(list.getEntries()))
  watch.observe({ type: 'layout-shift' })
  await act()
  await painted()
  // A busy browser hands its entries over late.
  if (enough) await vi.waitUntil(() => sum >= enough, { timeout: 20_000 })
  await rest(200)
  add(watch.takeRecords())
  watch.disconnect()
  return sum
}

const canMeasure = PerformanceObserver.supportedEntryTypes.includes('layout-shift')

// Only browsers made from Chromium measure shifts.
test.skipIf(!canMeasure)('a shift is noticed', async () => {
  const shift = await shiftDuring(async () => {
    const element = await send({ items: scenes.slice(0, 4) })
    await painted()
    // A browser forgives what a visitor has just done, for half a second.
    await rest(600)
    element.style.marginTop = '120px'
  }, 0.0001)
  expect(shift).toBeGreaterThan(0)
})

describe.skipIf(!canMeasure).each(['slideshow', 'slider', 'grid', 'stacked', 'autocolumns'])(
  'a %s from a server',
  (design) => {
    test.each([432, 1280])('shifts nothing at %d px when its script comes late', async (width) => {
      const shift = await shiftDuring(async () => {
        const options = { design, controls: true, autoplay: true, lightbox: true, showMetaOnlyTitle: true }
        const element = await send({ width: width - 32, items: scenes, options })
        const after = document.createElement('p')
        after.textContent = 'What follows on the page.'
        element.after(after)
        await rest(600)
        live(element)
        await rest(300)
      })
      expect(shift).toBe(0)
    })
  },
)
