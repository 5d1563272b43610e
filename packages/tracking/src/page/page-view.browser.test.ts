import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openPage } from './open-page.test-support.ts'

const home = location.pathname + location.search

afterEach(() => history.replaceState(null, '', home))

describe('page views', () => {
  test('begin with the document', () => {
    expect(openPage().events).toEqual([['PageView', {}]])
  })

  test('follow each new path and query, once, when the task is over', () => {
    const { count, pass } = openPage()
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
    const { count, pass } = openPage()
    history.pushState(null, '', '#reviews')
    history.replaceState({ scroll: 1 }, '')
    pass(0)
    expect(count('PageView')).toBe(1)
  })

  test('follow the history back', async () => {
    const { count, pass } = openPage()
    history.pushState(null, '', '/a')
    pass(0)
    history.back()
    await vi.waitFor(() => {
      pass(0)
      expect(count('PageView')).toBe(3)
    })
  })

  test('follow a return from the back/forward cache', () => {
    const { count } = openPage()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
    expect(count('PageView')).toBe(1)
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(count('PageView')).toBe(2)
  })

  test('of a document that is rendered in advance begin when it is shown', () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
    onTestFinished(() => void Reflect.deleteProperty(document, 'prerendering'))
    const { count } = openPage()
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
    const { count, pass, cleanup } = openPage()
    history.pushState(null, '', '/a')
    pass(0)
    expect(count('PageView')).toBe(2)
    cleanup()
    expect(history.pushState).toBe(pushState)
  })

  test('end with the cleanup', () => {
    const { count, pass, cleanup } = openPage()
    history.pushState(null, '', '/a')
    cleanup()
    pass(0)
    history.pushState(null, '', '/b')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    pass(0)
    expect(count('PageView')).toBe(1)
  })
})
