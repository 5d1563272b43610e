import { createFakeClock } from '@sitewright/machine/testing'
import { afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { readKey } from '../accessibility/keyboard.browser.ts'
import { createPerfCollector } from '../collector/collector.browser.ts'
import type { PageSpeed } from '../vitals/vitals.contract.ts'
import { createPerfOverlay, type PerfOverlayOptions } from './index.ts'

const empty: PageSpeed = { navigationType: 'navigate', slowestInteractions: [], ratings: {} }
const pathOf = (lines: number): PageSpeed => ({
  ...empty,
  largestPaint: { elementPath: 'section.wide>'.repeat(lines * 4) },
})

beforeAll(() => {
  document.body.insertAdjacentHTML('afterbegin', '<p>Mug</p><button id="buy">Buy</button>')
})
afterEach(() => vi.restoreAllMocks())

/** Entries of some types, as the browser reports them from now on. */
function observe(...types: readonly string[]): readonly PerformanceEntry[] {
  const seen: PerformanceEntry[] = []
  const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()))
  for (const type of types) {
    const options = { type, buffered: type === 'largest-contentful-paint', durationThreshold: 40 }
    observer.observe(options)
  }
  onTestFinished(() => observer.disconnect())
  return seen
}

/** An overlay that is drawn at the end of the page, and what its shadow root holds. */
function show(changes: Partial<PerfOverlayOptions> = {}) {
  const { clock, pass } = createFakeClock()
  const host = document.body.appendChild(document.createElement('div'))
  const overlay = createPerfOverlay({
    collector: { snapshot: () => empty },
    host,
    clock,
    isOpen: true,
    timeline: {
      waterfall: () => ({ rows: [], more: 0 }),
      box: () => undefined,
      start: () => () => undefined,
    },
    ...changes,
  })
  const cleanup = overlay.start()
  onTestFinished(() => {
    cleanup()
    host.remove()
  })
  const find = (selector: string): HTMLElement => {
    const found = host.shadowRoot?.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`There is no ${selector}.`)
    return found
  }
  return { host, pass, find }
}

/** A collector of this page. */
function measure() {
  const collector = createPerfCollector({ send: () => true })
  onTestFinished(collector.start())
  return collector
}

/** A collector of this page, from now on: a page that was pressed may become another. */
async function measureNext() {
  const collector = measure()
  await userEvent.keyboard('{Shift}')
  collector.navigate()
  return collector
}

// The first test: browsers look for the largest paint until the first input.
test('its text is never the largest paint of a page', async () => {
  const paints = observe('largest-contentful-paint')
  const collector = measure()
  const largest = () => paints.at(-1) as (PerformanceEntry & { readonly element: unknown }) | undefined
  await expect.poll(() => largest()?.element).toBe(document.querySelector('p'))
  const own = largest()?.startTime
  show({ collector: { snapshot: () => pathOf(12) } })
  await expect.poll(() => largest()?.element).toBeNull()
  expect(collector.snapshot()).toMatchObject({
    largestContentfulPaint: own,
    largestPaint: { elementName: 'p' },
  })
})

test('what moves in it is no layout shift of the page', async () => {
  const shifts = observe('layout-shift')
  const collector = await measureNext()
  let lines = 1
  const { pass } = show({ collector: { snapshot: () => pathOf(lines) }, placement: 'inline' })
  await expect
    .poll(() => {
      lines = lines === 1 ? 12 : 1
      pass(1000)
      return shifts.length
    })
    .toBeGreaterThan(0)
  expect(collector.snapshot().cumulativeLayoutShift).toBe(0)
})

test('a key in it is no use of the keyboard on the page', async () => {
  const pressed: (string | undefined)[] = []
  const listen = (event: KeyboardEvent): number => pressed.push(readKey(event))
  addEventListener('keydown', listen, true)
  onTestFinished(() => removeEventListener('keydown', listen, true))
  const { find } = show()
  find('.toggle').focus()
  await userEvent.keyboard('{Tab}')
  expect(pressed).toEqual([undefined])
  document.getElementById('buy')?.focus()
  await userEvent.keyboard('{Tab}')
  expect(pressed).toEqual([undefined, expect.stringMatching(/^Tab,BUTTON,/)])
})

/** Keeps the page busy, so that the browser reports a press. */
function block(): void {
  const end = performance.now() + 80
  while (performance.now() < end);
}

test('presses on it are no interactions of the page, slow or not', async () => {
  const events = observe('event')
  const collector = await measureNext()
  const { host, find } = show()
  const button = document.getElementById('buy')
  await userEvent.click(find('.toggle'))
  host.addEventListener('click', block)
  await userEvent.click(find('.toggle'))
  await expect.poll(() => events.some(({ name }) => name === 'click')).toBe(true)
  expect(collector.snapshot()).toMatchObject({ slowestInteractions: [], interactionToNextPaint: undefined })
  button?.addEventListener('click', block)
  onTestFinished(() => button?.removeEventListener('click', block))
  await userEvent.click(button ?? document.body)
  const paths = () => collector.snapshot().slowestInteractions.map(({ elementPath }) => elementPath)
  await expect.poll(paths).toEqual(['#buy'])
})

test.each([
  ['has painted', undefined],
  ['has painted nothing for ten seconds', 10_000],
])('is drawn when the page %s', async (_, wait) => {
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([])
  const { find, pass } = show({ timeline: undefined })
  expect(find('section').hidden).toBe(true)
  if (wait === undefined) vi.restoreAllMocks()
  else pass(wait)
  await expect.poll(() => find('section').hidden).toBe(false)
})

test('shapes of ratings are seen, and not read aloud', () => {
  const speed: PageSpeed = { ...empty, ratings: { largestContentfulPaint: 'poor' } }
  const { find } = show({ collector: { snapshot: () => speed } })
  expect(getComputedStyle(find('.toggle .rating'), '::before').content).toBe('"▲ " / ""')
  expect(find('.toggle').textContent).toBe('PerformancePoor')
})

test('lists hold terms and descriptions only', () => {
  const { find } = show()
  const children = [...find('dl.metrics').querySelectorAll(':scope > div > *')]
  expect(new Set(children.map(({ tagName }) => tagName))).toEqual(new Set(['DT', 'DD']))
})
