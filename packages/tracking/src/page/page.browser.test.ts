import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { watchImpression } from './elements.browser.ts'
import { createSessionTracker } from './landing.browser.ts'
import { openPage } from './open-page.test-support.ts'
import { createPageTracker } from './page.browser.ts'

const home = location.pathname + location.search

beforeEach(() => localStorage.clear())
afterEach(() => {
  history.replaceState(null, '', home)
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const show = (html: string): void => document.body.insertAdjacentHTML('beforeend', html)
const click = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click()

describe('elements', () => {
  const button = '<a class="sqs-block-button-element" href="#there"><b>Buy</b></a>'

  test('are counted by the default selector where one is undefined', () => {
    show(button)
    const { count } = openPage({ selectors: { button: undefined, form: 'form' } as never })
    expect(count('ButtonRender')).toBe(1)
  })

  test('buttons are counted when they are rendered, also later, and once', async () => {
    show(button)
    const { count } = openPage()
    expect(count('ButtonRender')).toBe(1)
    show(`<div data-block-type="53">${button}<button>More</button></div>`)
    await vi.waitFor(() => expect(count('ButtonRender')).toBe(3))
    const first = document.querySelector('a')
    if (first) document.body.append(first)
    show(button)
    await vi.waitFor(() => expect(count('ButtonRender')).toBe(4))
  })

  test('a click on a button counts, also on what is in it, and where a handler stops it', () => {
    show(button)
    const { count } = openPage()
    document.querySelector('b')?.addEventListener('click', (event) => event.stopImmediatePropagation())
    click('b')
    click('a')
    click('body')
    expect(count('ButtonClick')).toBe(2)
  })

  test('forms are counted with their id', () => {
    show('<form data-form-id="form-1"></form><form></form>')
    expect(openPage().events).toContainEqual(['FormRender', { formId: 'form-1' }])
  })

  test('a quick view is counted with its product', () => {
    show('<span class="sqs-product-quick-view-button" data-id="mug">Quick View</span>')
    const { events } = openPage()
    click('span')
    expect(events).toContainEqual(['QuickView', { id: 'mug' }])
  })

  test('an overlay is counted when it is shown, submitted and closed', async () => {
    show(
      '<div class="sqs-popup-overlay" popover="manual"><form><details><summary>a</summary></details></form></div>',
    )
    const { events, count } = openPage()
    const overlay = document.querySelector<HTMLElement>('.sqs-popup-overlay')
    overlay?.addEventListener('submit', (event) => event.preventDefault())
    overlay?.showPopover()
    await vi.waitFor(() => expect(count('Overlay')).toBe(1))
    document.querySelector('details')?.toggleAttribute('open')
    document.querySelector('form')?.requestSubmit()
    overlay?.hidePopover()
    await vi.waitFor(() => expect(count('Overlay')).toBe(3))
    expect(events.filter(([name]) => name === 'Overlay').map(([, payload]) => payload)).toEqual([
      { event: 'render' },
      { event: 'submit' },
      { event: 'close' },
    ])
  })

  test('are left alone where their selector is empty', () => {
    show(button)
    const { count } = openPage({ selectors: { button: '' } })
    click('a')
    expect([count('ButtonRender'), count('ButtonClick')]).toEqual([0, 0])
  })
})

describe('a page that is rendered in advance', () => {
  beforeEach(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(document, 'prerendering'))
    show('<form data-form-id="form-1"></form><a class="sqs-block-button-element">Buy</a>')
  })
  const showPage = (): boolean => {
    Object.defineProperty(document, 'prerendering', { value: false, configurable: true })
    return document.dispatchEvent(new Event('prerenderingchange'))
  }

  test('counts nothing, and records no session, before it is shown', () => {
    const { events } = openPage()
    click('a')
    history.pushState(null, '', '/a')
    expect([events, localStorage.length]).toEqual([[], 0])
    showPage()
    expect(events.map(([name]) => name)).toEqual(['PageView', 'ButtonRender', 'FormRender'])
    expect(localStorage.length).toBe(2)
    showPage()
    expect(events).toHaveLength(3)
  })

  test('counts nothing if its tracking has ended by then, and ends it if it is shown', () => {
    const ended = openPage()
    ended.cleanup()
    const { count, cleanup } = openPage()
    showPage()
    click('a')
    cleanup()
    click('a')
    expect([ended.events, count('PageView'), count('ButtonClick')]).toEqual([[], 1, 1])
  })
})

describe('the first visit', () => {
  const now = (): number => 1000

  // spec: TRK-029
  test('is recorded in storage, landing and session, and never overwritten', () => {
    history.replaceState(null, '', '/landing?utm_source=a&token=1')
    const session = createSessionTracker({ now })
    session.record()
    const landing = session.firstLanding()
    expect(landing).toEqual({
      url: `${location.origin}/landing?utm_source=a&token=redacted`,
      // The address of a test page carries an id of its session.
      referrer: document.referrer.replace(/(sessionId=)[^&]*/, '$1redacted'),
      time: 1000,
    })
    expect(session.firstSession()).toEqual({ id: expect.any(String) as string, time: 1000 })
    const first = session.firstSession()
    history.replaceState(null, '', '/later')
    createSessionTracker({ now: () => 2000 }).record()
    expect([session.firstLanding(), session.firstSession()]).toEqual([landing, first])
  })

  test.each(['refused', 'undecided', 'cookieless'] as const)(
    'is erased when the permission becomes %s',
    (next) => {
      const session = createSessionTracker({ now })
      const { permit } = openPage({ session })
      expect(session.firstLanding()).toBeDefined()
      permit(next)
      expect([session.firstLanding(), session.firstSession(), localStorage.length]).toEqual([
        undefined,
        undefined,
        0,
      ])
    },
  )

  test('is the page on which the visitor arrived, although they permit it on a later one', () => {
    history.replaceState(null, '', '/landing')
    let time = 1000
    const session = createSessionTracker({ now: () => time })
    history.replaceState(null, '', '/later')
    time = 2000
    session.record()
    expect(session.firstLanding()).toMatchObject({ url: `${location.origin}/landing`, time: 1000 })
    expect(session.firstSession()).toMatchObject({ time: 2000 })
  })

  test('is not recorded before', () => {
    const session = createSessionTracker({ now })
    const tracker = { track: () => undefined, subscribe: () => () => undefined }
    const snapshot = () => ({ permission: 'undecided', held: 0 }) as const
    onTestFinished(createPageTracker({ tracker: { ...tracker, snapshot }, session }).start())
    expect(localStorage.length).toBe(0)
  })

  test.each(['{', '{"value":7}', '{"value":{"url":1}}'])(
    'that is corrupted, %s, is recorded anew',
    (text) => {
      localStorage.setItem('sitewright:first-landing', text)
      const session = createSessionTracker({ now })
      expect(session.firstLanding()).toBeUndefined()
      session.record()
      expect(session.firstLanding()).toMatchObject({ time: 1000 })
    },
  )

  test('is kept in cookies where storage is blocked', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('SecurityError')
    })
    const session = createSessionTracker({ now })
    session.record()
    expect(session.firstLanding()).toMatchObject({ time: 1000 })
    session.erase()
    expect(session.firstLanding()).toBeUndefined()
  })
})

describe('an impression', () => {
  test('is seen once, when half of the element is in view', async () => {
    show('<div style="height: 3000px"></div><div id="seen" style="height: 100px"></div>')
    const element = document.querySelector('#seen')
    const onSeen = vi.fn()
    if (element) onTestFinished(watchImpression(element, onSeen))
    await new Promise(requestAnimationFrame)
    expect(onSeen).not.toHaveBeenCalled()
    element?.scrollIntoView()
    await vi.waitFor(() => expect(onSeen).toHaveBeenCalledOnce())
    window.scrollTo(0, 0)
    element?.scrollIntoView()
    await new Promise(requestAnimationFrame)
    expect(onSeen).toHaveBeenCalledOnce()
  })

  test.each([
    [0.5, 20],
    [0.75, 7],
    [0.75, 300],
    [1, 100],
  ])('of %d of an element of %d windows that is scrolled to is seen', async (threshold, windows) => {
    show(`<div style="height: 3000px"></div><div id="tall" style="height: ${windows * innerHeight}px"></div>`)
    const element = document.querySelector('#tall')
    const onSeen = vi.fn()
    if (element) onTestFinished(watchImpression(element, onSeen, { threshold }))
    for (const share of [-0.1, 0.05, threshold / 2]) {
      window.scrollTo(0, (element?.getBoundingClientRect().top ?? 0) + scrollY - innerHeight * (1 - share))
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
      expect(onSeen).not.toHaveBeenCalled()
    }
    element?.scrollIntoView()
    await vi.waitFor(() => expect(onSeen).toHaveBeenCalledOnce())
  })

  test('of an element larger than the window is seen when it fills half of the window', async () => {
    show('<div id="large" style="height: 50000px"></div>')
    const element = document.querySelector('#large')
    const onSeen = vi.fn()
    if (element) onTestFinished(watchImpression(element, onSeen))
    element?.scrollIntoView()
    await vi.waitFor(() => expect(onSeen).toHaveBeenCalledOnce())
  })
})
