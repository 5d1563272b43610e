import { setTimeout as rest } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { waitFor } from '../mutation/waiting.ts'

test('a test that waits for something that never comes ends with an error', async () => {
  const never = (): Promise<void> => new Promise(() => undefined)
  await expect(waitFor(never, 20)).rejects.toThrow('The test waits for ever.')
})

test('a test that works now and then goes on', async () => {
  const work = async (): Promise<void> => {
    for (let turn = 0; turn < 50; turn++) {
      await rest(10)
      for (const end = performance.now() + 2; performance.now() < end;);
    }
  }
  await expect(waitFor(work, 20)).resolves.toBeUndefined()
})

test('an error of a test is its own', async () => {
  const fail = (): never => {
    throw new Error('A test has failed.')
  }
  await expect(waitFor(fail, 20)).rejects.toThrow('A test has failed.')
})
