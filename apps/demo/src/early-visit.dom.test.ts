import { beforeEach, expect, test, vi } from 'vitest'

const KEY = 'sill-left-page '
const stored = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(KEY))
    .map((key): unknown => JSON.parse(localStorage.getItem(key) ?? ''))

const leave = () => dispatchEvent(new Event('pagehide'))

/** A page whose document has just been parsed. */
async function open(settings = '{"policy":"none"}'): Promise<void> {
  localStorage.setItem('sill-settings', settings)
  document.body.innerHTML = '<script type="application/json" id="context">{"template":"home"}</script>'
  vi.resetModules()
  // It is a script, and no module.
  await vi.importActual('./early-visit.ts')
}

beforeEach(() => {
  // The scripts of the pages before listen on the same window.
  globalThis.earlyEvents = undefined
  leave()
  localStorage.clear()
})

test('a page that is left before it is measured is kept, with what happened on it', async () => {
  await open()
  globalThis.earlyEvents?.push({ event: ['ButtonClick', {}], time: 5 })
  leave()
  expect(stored()).toMatchObject([
    {
      URL: document.URL,
      context: { template: 'home' },
      events: [{ event: ['ButtonClick', {}], time: 5 }],
    },
  ])
})

test('a page that is measured is not kept', async () => {
  await open()
  globalThis.earlyEvents = undefined
  leave()
  expect(stored()).toEqual([])
})

test('a page of a visitor who was not asked yet is not kept', async () => {
  await open('{"policy":"banner"}')
  leave()
  expect(stored()).toEqual([])
})

test('a page that comes back goes on with its events', async () => {
  await open()
  globalThis.earlyEvents?.push({ event: ['ButtonClick', {}], time: 5 })
  leave()
  dispatchEvent(new Event('pageshow'))
  expect([stored(), globalThis.earlyEvents?.length]).toEqual([[], 1])
})

test('a page that comes back after another one has counted it begins anew', async () => {
  await open()
  globalThis.earlyEvents?.push({ event: ['ButtonClick', {}], time: 5 })
  leave()
  localStorage.clear()
  dispatchEvent(new Event('pageshow'))
  expect(globalThis.earlyEvents).toEqual([])
})

test('no more than twenty pages are kept', async () => {
  await open()
  for (let page = 0; page < 25; page += 1) leave()
  expect(stored()).toHaveLength(20)
})
