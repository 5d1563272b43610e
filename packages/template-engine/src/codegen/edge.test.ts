import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { noWorkerd, startWorker } from '../../../../tooling/workerd.ts'
import { bundleWorker, fixtures, outcomeOf } from './bundle.test-support.ts'
import type { Outcome } from './everywhere.test-support.ts'

describe('at the edge, in workerd', () => {
  let outcomes: readonly Outcome[] = []

  beforeAll(async () => {
    if (noWorkerd) return
    const { address, stop } = await startWorker(await bundleWorker(), import.meta.url)
    try {
      const answer = await fetch(address)
      if (!answer.ok) throw new Error(`The worker answered ${answer.status}: ${await answer.text()}`)
      outcomes = (await answer.json()) as readonly Outcome[]
    } finally {
      await stop()
    }
  })
  beforeEach(({ skip }) => skip(noWorkerd !== undefined, noWorkerd))

  test.each(fixtures)('renders by closures and ahead of time: %s', (name) => {
    const { closures, ahead, errors } = outcomeOf(outcomes, name)
    expect(closures).toEqual({ output: closures.expected, expected: closures.expected, errors })
    expect(ahead).toEqual(closures)
  })
})
