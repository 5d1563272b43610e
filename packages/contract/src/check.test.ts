import { endpoints } from '@sitewright/cart-client/contracts'
import { endpoints as siteEndpoints } from '@sitewright/site/contracts'
import { expect, test } from 'vitest'
import { answered, fieldOf, refused, same, shaped } from './check.ts'
import type { Reply } from './client.ts'

const reply = (status: number, body: unknown): Reply => ({
  ...{ status, body, ok: status < 300, cookies: [] },
  header: () => '',
})

test('a difference is told by the field in which it is, and in the order of the fields', () => {
  expect(() => {
    same('it', { b: 1, a: [1, 2] }, { a: [1, 2], b: 1 })
  }).not.toThrow()
  expect(() => {
    same('the cart', { a: { b: [{ c: 1 }] } }, { a: { b: [{ c: 2 }] } })
  }).toThrow('the cart, field "a.b.0.c": expected 2, received 1')
  expect(() => {
    same('the cart', { a: 1 }, { a: 1, b: null })
  }).toThrow('the cart, field "b": expected null, received nothing')
  expect(() => {
    same('the quantities', [3, 1], [1])
  }).toThrow('the quantities: expected [1], received [3,1]')
})

test('a large value is shortened', () => {
  expect(() => {
    same('it', 'x'.repeat(1000), 'y')
  }).toThrow(/^it: expected "y", received "x{200,300}…$/)
})

test.each([
  [
    'number',
    { results: [{ unlimited: false, qtyInStock: '5' }] },
    'the field "results.0.qtyInStock": expected a number, received "5"',
  ],
  ['list', { results: {} }, 'the field "results": expected a list, received {}'],
  ['body', [], 'its body: expected an object, received []'],
])('a shape is told by its type: %s', (_, body, message) => {
  expect(() => {
    shaped('GET stock', endpoints.fetchStock, body)
  }).toThrow(`the answer to GET stock, ${message}`)
})

test('a shape of several kinds is told by the one that comes closest', () => {
  expect(() => {
    shaped('GET layout', siteEndpoints.fetchSiteLayouts, { layout: [{ identifier: 'mainNav', items: [] }] })
  }).toThrow('the field "layout.0.links": expected a list, received nothing')
})

test('a status and a refusal are told by what was asked', () => {
  expect(() => {
    answered('a form', reply(201, ''), 200, 202)
  }).toThrow('the status of a form: expected 200 or 202, received 201')
  expect(() => {
    refused('a form', reply(400, { error: { code: 1 } }), 400)
  }).toThrow(
    'the refusal of a form: expected a "message" (or "error") that is a text, received {"error":{"code":1}}',
  )
})

test('a field that is missing is told, as is one that is null', () => {
  expect(fieldOf('it', { a: 0 }, 'a')).toBe(0)
  expect(() => fieldOf('the answer', { A: 1 }, 'a')).toThrow(
    'the answer: expected a field "a", received {"A":1}',
  )
  expect(() => fieldOf('the answer', { a: null }, 'a')).toThrow('expected a field "a"')
})
