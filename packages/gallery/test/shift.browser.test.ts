import { describe, expect, test } from 'vitest'
import { live, rest, send } from './stage.ts'
import { scenes } from './scene.ts'

/** How far the page's content was shifted while something happened. */
async function shiftDuring(act: () => Promise<void>): Promise<number> {
  let sum = 0
  const add = (list: PerformanceEntryList): void => {
    for (const entry of list) sum += (entry as PerformanceEntry & { readonly value: number }).value
  }
  const watch = new PerformanceObserver((list) => add(list.getEntries()))
  watch.observe({ type: 'layout-shift' })
  await act()
  await rest(200)
  add(watch.takeRecords())
  watch.disconnect()
  return sum
}

test('a shift is noticed', async () => {
  const shift = await shiftDuring(async () => {
    const element = await send({ items: scenes.slice(0, 4) })
    await rest(200)
    element.style.marginTop = '120px'
    await rest(200)
  })
  expect(shift).toBeGreaterThan(0)
})

describe.each(['slideshow', 'slider', 'grid', 'stacked', 'autocolumns'])('a %s from a server', (design) => {
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
})
