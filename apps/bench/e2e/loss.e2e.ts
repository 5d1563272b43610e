import { beforeAll, expect, test, vi } from 'vitest'
import { play, type ScenarioName, scenarios } from '../src/areas/tracking/loss/scenario.ts'
import { scriptOf } from '../src/areas/tracking/loss/script.ts'

// Browsers are started and killed here: a busy machine may take as long as it needs.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let script = ''
beforeAll(async () => {
  script = await scriptOf(new URL('../src/areas/tracking/ours.ts', import.meta.url))
})

/** Scenarios in which a page sees its own end, or none: there the server gets no event twice. */
const orderly: readonly ScenarioName[] = [
  'navigate',
  'close',
  'close while offline',
  'offline and back',
  'flapping',
]

test.each(Object.keys(scenarios) as ScenarioName[])('no event is lost: %s', async (name) => {
  const { lost, twice } = await play(name, script)
  expect(lost).toBe(0)
  if (orderly.includes(name)) expect(twice).toBe(0)
})
