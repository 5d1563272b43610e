import { expect, onTestFinished, test } from 'vitest'
import { hasLeftRequests, takeLeftRequests, travel, watchLeaving, type LeftRequest } from './left-request.ts'

const leave = () => dispatchEvent(new Event('pagehide'))
const comeBack = () => dispatchEvent(new Event('pageshow'))

function openPage(): void {
  const stop = watchLeaving()
  onTestFinished(() => {
    comeBack()
    stop()
    localStorage.clear()
  })
}

const quantity: LeftRequest = {
  method: 'PUT',
  url: 'https://sill.example/api/commerce/shopping-cart/entries/1',
  headers: { 'content-type': 'application/json', 'x-csrf-token': 'crumb-1' },
  body: '{"quantity":2}',
}
const removal: LeftRequest = { ...quantity, method: 'DELETE', headers: {}, body: null }

test('requests on their way are left for the next page as they were sent, in their order, once', () => {
  openPage()
  travel(quantity)
  travel(removal)
  leave()
  expect(hasLeftRequests()).toBe(false)
  comeBack()
  expect(hasLeftRequests()).toBe(true)
  expect(takeLeftRequests()).toEqual([quantity, removal])
  expect(takeLeftRequests()).toEqual([])
})

test('a request that has arrived is not left, and one that its page has left does not arrive there', () => {
  openPage()
  const [first, second] = [travel(quantity), travel(removal)]
  expect(first()).toBe(true)
  leave()
  expect(second()).toBe(false)
  expect(takeLeftRequests()).toEqual([removal])
})

test('what one tab leaves does not bring back what another one has taken', () => {
  openPage()
  travel(quantity)
  leave()
  expect(takeLeftRequests()).toEqual([quantity])
  travel(removal)
  expect(takeLeftRequests()).toEqual([removal])
})

test('a browser that is offline loses what it has not sent', () => {
  localStorage.setItem('sill-settings', JSON.stringify({ fault: 'offline' }))
  openPage()
  travel(quantity)
  leave()
  expect(takeLeftRequests()).toEqual([])
})
