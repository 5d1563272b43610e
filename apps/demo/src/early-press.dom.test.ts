import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.useRealTimers())

/** A page with one button, whose scripts have not come yet. */
async function open(): Promise<HTMLButtonElement> {
  vi.useFakeTimers()
  document.body.innerHTML = `<button>Add To Cart</button>
<template data-blocked><p class="blocked" role="alert">It could not be loaded.</p></template>`
  vi.resetModules()
  // It is a script, and no module.
  await vi.importActual('./early-press.ts')
  const button = document.querySelector('button')
  if (!button) throw new Error('The page has no button.')
  return button
}
const alerts = () => document.querySelectorAll('.blocked').length
const isReady = () => dispatchEvent(new Event('ready'))

test('a press that no script answers within ten seconds gets an alert, once', async () => {
  const button = await open()
  button.click()
  vi.advanceTimersByTime(9999)
  expect([alerts(), button.dataset.held]).toEqual([0, '1'])
  vi.advanceTimersByTime(1)
  expect([alerts(), button.dataset.held]).toEqual([1, undefined])
  button.click()
  vi.advanceTimersByTime(20_000)
  expect(alerts()).toBe(1)
  isReady()
})

test('a press that was given up is not repeated when the scripts come, and its alert goes', async () => {
  const button = await open()
  const onClick = vi.fn()
  button.click()
  vi.advanceTimersByTime(10_000)
  button.addEventListener('click', onClick)
  isReady()
  expect([alerts(), onClick.mock.calls.length]).toEqual([0, 0])
  button.click()
  expect(onClick).toHaveBeenCalledOnce()
})

test('a press whose scripts come in time is repeated, and gets no alert', async () => {
  const button = await open()
  const onClick = vi.fn()
  button.click()
  button.addEventListener('click', onClick)
  isReady()
  vi.advanceTimersByTime(20_000)
  expect([onClick.mock.calls.length, alerts()]).toEqual([1, 0])
})
