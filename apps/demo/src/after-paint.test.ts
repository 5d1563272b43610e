import { expect, test } from 'vitest'
import { inTurn } from './after-paint.ts'

test('works that are started in turn have a task each, in their order', async () => {
  let task = 0
  const timer = setInterval(() => (task += 1))
  const begun: (readonly [name: string, task: number])[] = []
  const begin = (name: string) => async () => {
    begun.push([name, task])
    await Promise.resolve()
    return name
  }
  const ends = await Promise.all(inTurn(['a', 'b', 'c'].map(begin)))
  clearInterval(timer)
  expect(ends).toEqual(['a', 'b', 'c'])
  expect(begun.map(([name]) => name)).toEqual(['a', 'b', 'c'])
  expect(new Set(begun.map(([, at]) => at)).size).toBe(3)
})

test('a work that fails keeps no other from its turn', async () => {
  const [first, second] = inTurn([
    () => Promise.reject(new Error('not loaded')),
    () => Promise.resolve('started'),
  ])
  await expect(first).rejects.toThrow('not loaded')
  await expect(second).resolves.toBe('started')
})
