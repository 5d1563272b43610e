import { expect, onTestFinished, test, vi } from 'vitest'
import { takeTurn } from './turn.ts'

test('without locks, requests of a tab take turns, and one that fails does not keep the next from its turn', async () => {
  // The address of a machine in the local network is no secure context.
  vi.stubGlobal('navigator', {})
  onTestFinished(() => void vi.unstubAllGlobals())
  const order: string[] = []
  const task = (name: string) => async () => {
    order.push(`${name} begins`)
    await Promise.resolve()
    order.push(`${name} ends`)
    if (name === 'first') throw new Error('down')
    return name
  }
  const first = takeTurn(task('first'))
  const second = takeTurn(task('second'))
  await expect(first).rejects.toThrow('down')
  expect(await second).toBe('second')
  expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})
