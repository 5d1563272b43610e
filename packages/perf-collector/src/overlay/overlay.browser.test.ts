import { createFakeClock } from '@sitewright/machine/testing'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { createPerfCollector } from '../collector/collector.browser.ts'
import type { PageSpeed } from '../vitals/vitals.contract.ts'
import { buildPageSpeed } from '../record/record.testing.ts'
import { createPerfOverlay, definePerfOverlay, type PerfOverlayOptions } from './index.ts'

let cleanup: (() => void) | undefined

afterEach(() => {
  cleanup?.()
  document.body.replaceChildren()
  for (const sheet of document.querySelectorAll('head style[data-test]')) sheet.remove()
})

function shadowOf(host: Element | null): ShadowRoot {
  if (!host?.shadowRoot) throw new Error('There is no overlay.')
  return host.shadowRoot
}

function find(root: ParentNode, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`There is no ${selector}.`)
  return found
}

function show(changes: Partial<PerfOverlayOptions> = {}) {
  const { clock, pass, pending } = createFakeClock()
  const overlay = createPerfOverlay({
    collector: { snapshot: buildPageSpeed },
    clock,
    isOpen: true,
    timeline: {
      waterfall: () => ({ rows: [], more: 0 }),
      box: () => ({ x: 10, y: 20, width: 30, height: 40 }),
      start: () => () => undefined,
    },
    ...changes,
  })
  cleanup = overlay.start()
  return { overlay, pass, pending, shadow: shadowOf(document.querySelector('[data-placement]')) }
}

// The first test: browsers look for the largest paint until the first input.
test('outlines the element of the largest paint where it is', async () => {
  const element = document.body.appendChild(document.createElement('h1'))
  element.textContent = 'Journeys to the north '.repeat(20)
  const { shadow } = show({ timeline: undefined })
  const outline = find(shadow, '.outline')
  await vi.waitFor(() => expect(outline.hidden).toBe(false))
  const { width, height } = outline.getBoundingClientRect()
  expect(width * height).toBeGreaterThan(100)
  find(shadow, '.switch').click()
  expect(outline.hidden).toBe(true)
})

test('has the default of a text that is undefined', () => {
  const { shadow } = show({ messages: { title: 'Leistung', waterfall: undefined } as never })
  expect(shadow.textContent).toContain('Leistung')
  expect(shadow.textContent).toContain('Waterfall')
})

test('has its looks in a browser that creates no style sheets, as Safari 15.4', () => {
  const adopted = Object.getOwnPropertyDescriptor(ShadowRoot.prototype, 'adoptedStyleSheets')!
  Reflect.deleteProperty(ShadowRoot.prototype, 'adoptedStyleSheets')
  vi.stubGlobal('CSSStyleSheet', undefined)
  onTestFinished(() => {
    Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', adopted)
    vi.unstubAllGlobals()
  })
  const { shadow } = show()
  expect(getComputedStyle(find(shadow, 'section')).position).toBe('fixed')
})

test('stays within what it is fixed to, such as a frame that is transformed', () => {
  const frame = document.body.appendChild(document.createElement('div'))
  frame.style.cssText = 'position: relative; transform: scale(1); inline-size: 300px; block-size: 400px'
  const { shadow } = show({ host: frame.appendChild(document.createElement('div')) })
  const { width, height } = find(shadow, 'section').getBoundingClientRect()
  expect([width, height]).toEqual([268, 368])
})

test('opens and closes with the keyboard, and gives the focus back to its button', async () => {
  const { overlay, shadow } = show({ isOpen: false })
  const toggle = find(shadow, '.toggle')
  toggle.focus()
  await userEvent.keyboard('{Enter}')
  expect([overlay.snapshot().isOpen, toggle.getAttribute('aria-expanded')]).toEqual([true, 'true'])
  await userEvent.keyboard('{Tab}')
  expect(shadow.activeElement?.textContent).toBe('Outline the element')
  await userEvent.keyboard('{Escape}')
  expect([overlay.snapshot().isOpen, shadow.activeElement]).toEqual([false, toggle])
})

test("the page's styles do not reach it", () => {
  const style = document.head.appendChild(document.createElement('style'))
  style.dataset.test = ''
  style.textContent =
    '* { font-size: 60px !important; color: red !important; display: none !important; transform: rotate(9deg) !important }'
  const { shadow } = show()
  const { fontSize, color, display } = getComputedStyle(find(shadow, '.metrics'))
  expect([fontSize, display, color === 'rgb(255, 0, 0)']).toEqual(['13px', 'grid', false])
  expect(getComputedStyle(shadow.host).transform).toBe('none')
})

test.each(['62.5%', '200%'])('is the same in a page whose root has text of %s', (size) => {
  const sizes = () => {
    const { shadow } = show()
    const boxes = ['section', '.metrics', '.toggle', '.switch'].map((selector) => {
      const { width, height } = find(shadow, selector).getBoundingClientRect()
      return [selector, width, height]
    })
    cleanup?.()
    return boxes
  }
  const usual = sizes()
  document.documentElement.style.fontSize = size
  onTestFinished(() => document.documentElement.removeAttribute('style'))
  expect(sizes()).toEqual(usual)
})

/** Sets a preference of the visitor, until the test is over. */
async function prefer(name: string, value: string): Promise<void> {
  // Types of the protocol come with a package of their own.
  const session = cdp() as unknown as { send: (method: string, given: object) => Promise<unknown> }
  await session.send('Emulation.setEmulatedMedia', { features: [{ name, value }] })
  onTestFinished(async () => {
    await session.send('Emulation.setEmulatedMedia', { features: [{ name, value: '' }] })
  })
}

test('gauges show values and thresholds in forced colours', async () => {
  await prefer('forced-colors', 'active')
  const { shadow } = show()
  const track = getComputedStyle(find(shadow, '.gauge')).backgroundColor
  const fill = getComputedStyle(find(shadow, '.gauge'), '::before').backgroundColor
  const tick = getComputedStyle(find(shadow, '.gauge i'))
  expect(track).not.toBe(fill)
  expect([tick.backgroundColor, tick.borderInlineStartColor]).toEqual([track, fill])
})

test.each([
  ['no-preference', '0.3s'],
  ['reduce', '0s'],
] as const)('moves its gauges for a visitor with the preference %s in %s', async (preference, duration) => {
  await prefer('prefers-reduced-motion', preference)
  const { shadow } = show()
  expect(getComputedStyle(find(shadow, '.gauge'), '::before').transitionDuration).toBe(duration)
  // No other part of it moves by itself.
  await vi.waitFor(() =>
    expect(shadow.getAnimations().filter(({ playState }) => playState === 'running')).toEqual([]),
  )
})

/** Sum of all layout shifts while something is done, as the browser reports them. */
async function shiftsOf(act: () => Promise<void>): Promise<number> {
  let sum = 0
  const add = (entries: PerformanceEntryList): void => {
    for (const entry of entries) sum += (entry as PerformanceEntry & { readonly value: number }).value
  }
  const observer = new PerformanceObserver((list) => add(list.getEntries()))
  await painted()
  observer.observe({ type: 'layout-shift' })
  await act()
  await painted()
  add(observer.takeRecords())
  observer.disconnect()
  return sum
}

/** Waits until the browser has painted. */
const painted = (): Promise<unknown> =>
  new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(then, 50))))

test.each([false, true])(
  'moves nothing of its own when metrics and files come in, with isOpen %s',
  async (isOpen) => {
    const row = {
      name: 'a.js',
      url: '/a.js',
      kind: 'script',
      startTime: 9,
      duration: 9,
      startShare: 0,
      lengthShare: 1,
    }
    const empty: PageSpeed = { navigationType: 'navigate', slowestInteractions: [], ratings: {} }
    let [speed, count] = [empty, 0]
    const interaction = {
      event: 'click',
      elementPath: 'html>body>main>button',
      startTime: 1,
      duration: 64,
      inputDelay: 1,
      processingDuration: 60,
      presentationDelay: 3,
    }
    const { pass } = show({
      isOpen,
      collector: { snapshot: () => speed },
      timeline: {
        waterfall: () => ({ rows: Array.from({ length: count }, () => row), more: count }),
        box: () => undefined,
        start: () => () => undefined,
      },
    })
    const moved = await shiftsOf(async () => {
      for (count = 1; count < 9; count += 1) {
        if (count > 3)
          speed = buildPageSpeed({
            largestPaint: {
              elementPath: 'html>body>main>img',
              timeToFirstByte: 9,
              resourceLoadDelay: 9,
              resourceLoadDuration: 9,
              elementRenderDelay: 9,
            },
            slowestInteractions: count > 5 ? [interaction, interaction] : [],
          })
        pass(1000)
        await painted()
      }
    })
    expect(moved).toBe(0)
  },
)

test('looks at the page again each second, until it is stopped', () => {
  const snapshot = vi.fn(buildPageSpeed)
  const { pass, pending } = show({ collector: { snapshot } })
  snapshot.mockClear()
  pass(3000)
  expect(snapshot).toHaveBeenCalledTimes(3)
  cleanup?.()
  expect([pending(), document.querySelector('[data-placement]')]).toEqual([0, null])
})

test('keeps rows that have not changed, and with them what is selected', () => {
  const { pass, shadow } = show()
  const row = find(shadow, '.metrics > div')
  pass(2000)
  expect(shadow.querySelector('.metrics > div')).toBe(row)
})

test('is one element on any page, and sends nothing', () => {
  const send = vi.spyOn(navigator, 'sendBeacon')
  definePerfOverlay()
  definePerfOverlay()
  document.body.innerHTML = '<perf-overlay open></perf-overlay>'
  const element = find(document, 'perf-overlay')
  expect(find(shadowOf(element), '.panel').hidden).toBe(false)
  element.remove()
  document.body.append(element)
  expect(shadowOf(element).querySelectorAll('section')).toHaveLength(1)
  element.remove()
  expect([shadowOf(element).childElementCount, send.mock.calls.length]).toEqual([0, 0])
})

test('shows what a collector measures of this very page', () => {
  const collector = createPerfCollector({ app: 'shop', send: () => true })
  const stop = collector.start()
  const { overlay } = show({ collector, timeline: undefined })
  expect(overlay.snapshot().speed.navigationType).toBe(collector.snapshot().navigationType)
  expect(overlay.snapshot().waterfall.rows[0]?.kind).toBe('navigation')
  stop()
})

test('has the style of its own window where it is drawn in a frame', () => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  onTestFinished(() => frame.remove())
  const inner = frame.contentDocument!
  const host = inner.body.appendChild(inner.createElement('div'))
  onTestFinished(createPerfOverlay({ collector: { snapshot: buildPageSpeed }, host, isOpen: true }).start())
  expect(host.shadowRoot?.adoptedStyleSheets).toHaveLength(1)
})
