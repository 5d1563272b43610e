import { expect, test } from 'vitest'
import { recall } from './recall.ts'

test('a value is learnt once, and again after 501 others have filled the cache', () => {
  const known = new Map<number, number>()
  const learnt: number[] = []
  const read = (key: number): number => recall(known, key, () => learnt.push(key))
  for (let key = 0; key <= 500; key++) read(key)
  expect([read(0), read(500), learnt.length, known.size]).toEqual([1, 501, 501, 501])
  read(501)
  expect([known.size, read(501), read(0), known.size]).toEqual([1, 502, 503, 2])
})
