import { createFakeClock } from '@sitewright/machine/testing'
import { createStore } from '@sitewright/machine/store'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Permission } from '../consent/permission.ts'
import { watchImpression } from './elements.browser.ts'
import { createSessionTracker } from './landing.browser.ts'
import { createPageTracker, type PageTrackerOptions } from './page.browser.ts'

const home = location.pathname + location.search

beforeEach(() => localStorage.clear())
afterEach(() => {
  history.replaceState(null, '', home)
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

/** A page that is tracked, and the events it has emitted. */
function start(changes: Partial<PageTrackerOptions> = {}) {
  const { clock, pass } = createFakeClock()
  const { snapshot, subscribe, set } = createStore<{ permission: Permission; held: number }>({
    permission: 'granted',
    held: 0,
  })
  const events: (readonly [string, object])[] = []
  const page = createPageTracker({
    tracker: {
      snapshot,
      subscribe,
      track: (name, payload) => {
        events.push([name, payload])
      },
    },
    clock,
    ...changes,
  })
  const undo = page.start()
  onTestFinished(undo)
  const count = (name: string) => events.filter(([event]) => event === name).length
  return { events, count, pass, undo, permit: (permission: Permission) => set({ permission, held: 0 }) }
}

const show = (html: string): void => document.body.insertAdjacentHTML('beforeend', html)
const click = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click()

describe('page views', () => {
  test('begin with the document', () => {
    expect(start().events).toEqual([['PageView', {}]])
  })

  test('follow each new path and query, once, when the task is over', () => {
    const { count, pass } = start()
    history.pushState(null, '', '/a')
    history.replaceState(null, '', '/b')
    expect(count('PageView')).toBe(1)
    pass(0)
    expect(count('PageView')).toBe(2)
    history.pushState(null, '', '/b?page=2')
    pass(0)
    expect(count('PageView')).toBe(3)
  })

  test('do not follow a fragment, or the same address', () => {
    const { count, pass } = start()
    history.pushState(null, '', '#reviews')
    history.replaceState({ scroll: 1 }, '')
    pass(0)
    expect(count('PageView')).toBe(1)
  })

  test('follow the history back', async () => {
    const { count, pass } = start()
    history.pushState(null, '', '/a')
    pass(0)
    history.back()
    await vi.waitFor(() => {
      pass(0)
      expect(count('PageView')).toBe(3)
    })
  })

  test('follow a return from the back/forward cache', () => {
    const { count } = start()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
    expect(count('PageView')).toBe(1)
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(count('PageView')).toBe(2)
  })

  test('of a document that is rendered in advance begin when it is shown', () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(document, 'prerendering'))
    const { count } = start()
    expect(count('PageView')).toBe(0)
    document.dispatchEvent(new Event('prerenderingchange'))
    expect(count('PageView')).toBe(1)
  })

  test('follow the history of a browser without the Navigation API, and leave it as it was', () => {
    const { navigation } = window as { navigation?: unknown }
    Object.defineProperty(window, 'navigation', { value: undefined, configurable: true })
    onTestFinished(
      () => void Object.defineProperty(window, 'navigation', { value: navigation, configurable: true }),
    )
    const { pushState } = history
    const { count, pass, undo } = start()
    history.pushState(null, '', '/a')
    pass(0)
    expect(count('PageView')).toBe(2)
    undo()
    expect(history.pushState).toBe(pushState)
  })

  test('end with the undo', () => {
    const { count, pass, undo } = start()
    history.pushState(null, '', '/a')
    undo()
    pass(0)
    history.pushState(null, '', '/b')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    pass(0)
    expect(count('PageView')).toBe(1)
  })
})

describe('elements', () => {
  const button = '<a class="sqs-block-button-element" href="#there"><b>Buy</b></a>'

  test('are counted by the default selector where one is undefined', () => {
    show(button)
    const { count } = start({ selectors: { button: undefined, form: 'form' } as never })
    expect(count('ButtonRender')).toBe(1)
  })

  test('buttons are counted when they are rendered, also later, and once', async () => {
    show(button)
    const { count } = start()
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
    const { count } = start()
    document.querySelector('b')?.addEventListener('click', (event) => event.stopImmediatePropagation())
    click('b')
    click('a')
    click('body')
    expect(count('ButtonClick')).toBe(2)
  })

  test('forms are counted with their id', () => {
    show('<form data-form-id="form-1"></form><form></form>')
    expect(start().events).toContainEqual(['FormRender', { formId: 'form-1' }])
  })

  test('a quick view is counted with its product', () => {
    show('<span class="sqs-product-quick-view-button" data-id="mug">Quick View</span>')
    const { events } = start()
    click('span')
    expect(events).toContainEqual(['QuickView', { id: 'mug' }])
  })

  test('an overlay is counted when it is shown, submitted and closed', async () => {
    show(
      '<div class="sqs-popup-overlay" popover="manual"><form><details><summary>a</summary></details></form></div>',
    )
    const { events, count } = start()
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
    const { count } = start({ selectors: { button: '' } })
    click('a')
    expect([count('ButtonRender'), count('ButtonClick')]).toEqual([0, 0])
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
      referrer: document.referrer,
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
      const { permit } = start({ session })
      expect(session.firstLanding()).toBeDefined()
      permit(next)
      expect([session.firstLanding(), session.firstSession(), localStorage.length]).toEqual([
        undefined,
        undefined,
        0,
      ])
    },
  )

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

  test('of an element larger than the window is seen when it fills half of the window', async () => {
    show('<div id="large" style="height: 50000px"></div>')
    const element = document.querySelector('#large')
    const onSeen = vi.fn()
    if (element) onTestFinished(watchImpression(element, onSeen))
    element?.scrollIntoView()
    await vi.waitFor(() => expect(onSeen).toHaveBeenCalledOnce())
  })
})
