import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readWith } from '../contracts.ts'
import {
  check,
  fields,
  filled,
  flag,
  isRecord,
  list,
  maybe,
  number,
  orElse,
  parseJson,
  reader,
  readerOf,
  record,
  text,
  whole,
  type Check,
} from './index.ts'

describe('a reader', () => {
  const idOf = readerOf((body) => (isRecord(body) && typeof body.id === 'string' ? body.id : undefined))

  test('made from a function returns its value, and fails where it returns undefined', () => {
    expect(idOf({ id: '1', more: true })).toEqual({ ok: true, value: '1' })
    expect(idOf({ id: 1 })).toEqual({ ok: false, failure: { path: '' } })
  })

  test('made from a schema names the field that differs', () => {
    const read = readWith(z.object({ entries: z.array(z.object({ quantity: z.number() })) }))
    expect(read({ entries: [{ quantity: 2 }] })).toEqual({ ok: true, value: { entries: [{ quantity: 2 }] } })
    expect(read({ entries: [{ quantity: '2' }] })).toEqual({
      ok: false,
      failure: { path: 'entries.0.quantity' },
    })
    expect(read(1)).toEqual({ ok: false, failure: { path: '' } })
  })

  test('made from checks names the field that differs, and keeps unknown fields', () => {
    const price: Check = (value, path) => fields(value, path, { cents: whole })
    const read = reader<{ readonly price: { readonly cents: number } }>((value, path) =>
      fields(value, path, { price }),
    )
    expect(read({ price: { cents: 5, currency: 'EUR' }, more: 1 })).toEqual({
      ok: true,
      value: { price: { cents: 5, currency: 'EUR' }, more: 1 },
    })
    expect(read({ price: { cents: -5 } })).toEqual({ ok: false, failure: { path: 'price.cents' } })
    expect(read({ price: 5 })).toEqual({ ok: false, failure: { path: 'price' } })
    expect(read(null)).toEqual({ ok: false, failure: { path: '' } })
  })

  test('passes on an error that is no breach of contract', () => {
    const fault = reader(() => {
      throw new TypeError('a mistake')
    })
    expect(() => fault(1)).toThrow('a mistake')
  })
})

describe('a check', () => {
  const accepts = (one: Check, value: unknown): boolean => reader(one)(value).ok

  test.each<[string, Check, readonly unknown[], readonly unknown[]]>([
    ['text', text, ['', 'a'], [1, null, undefined]],
    ['filled', filled, ['a'], ['', 1]],
    ['flag', flag, [true, false], ['true', 0]],
    ['whole', whole, [0, 7], [-1, 0.5, 2 ** 53]],
    ['number', number, [-1, 0.5, 2 ** 53 - 1, 1 - 2 ** 53], [Number.NaN, 2 ** 53, '1']],
    ['list', list, [[], [1]], [{}, 'a']],
    ['record', record, [{}, { a: 1 }], [[], null]],
    ['check', check((value) => value === 7), [7], [8]],
  ])('%s accepts the values it names and no others', (_name, one, right, wrong) => {
    expect(right.map((value) => accepts(one, value))).toEqual(right.map(() => true))
    expect(wrong.map((value) => accepts(one, value))).toEqual(wrong.map(() => false))
  })

  test('with a default reads null and undefined as the default', () => {
    const read = reader((value, path) => fields(value, path, { title: orElse(text, ''), note: maybe(text) }))
    expect(read({ title: null, note: null })).toEqual({ ok: true, value: { title: '', note: null } })
    expect(read({})).toStrictEqual({ ok: true, value: { title: '' } })
    expect(read({ title: 'Mug' })).toStrictEqual({ ok: true, value: { title: 'Mug' } })
    expect(read({ note: undefined })).toStrictEqual({ ok: true, value: { title: '', note: undefined } })
    expect(read({ title: 1 })).toEqual({ ok: false, failure: { path: 'title' } })
    expect(read({ note: 1 })).toEqual({ ok: false, failure: { path: 'note' } })
  })
})

test('a text that is not JSON parses as undefined', () => {
  expect(parseJson('{"a":1}')).toEqual({ a: 1 })
  expect(parseJson('{"a":')).toBeUndefined()
})
