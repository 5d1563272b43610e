import { afterEach, expect, test } from 'vitest'
import { lockScroll } from './scroll-lock.dom.ts'

const { style } = document.documentElement

afterEach(() => document.documentElement.removeAttribute('style'))

test('keeps the page from scrolling until the last lock is undone', () => {
  style.overflow = 'clip'
  const cleanups = [lockScroll(document), lockScroll(document)]
  expect(style.overflow).toBe('hidden')
  cleanups[0]?.()
  expect(style.overflow).toBe('hidden')
  cleanups[1]?.()
  expect(style.overflow).toBe('clip')
})

test('counts a cleanup once', () => {
  const [cleanup, other] = [lockScroll(document), lockScroll(document)]
  cleanup()
  cleanup()
  expect(style.overflow).toBe('hidden')
  other()
})

test('keeps the place of a scroll bar', () => {
  document.body.style.height = '5000px'
  const { innerWidth } = window
  const { clientWidth } = document.documentElement
  const cleanup = lockScroll(document)
  expect(style.scrollbarGutter).toBe(innerWidth > clientWidth ? 'stable' : '')
  expect(document.documentElement.clientWidth).toBe(clientWidth)
  cleanup()
  document.body.removeAttribute('style')
})
