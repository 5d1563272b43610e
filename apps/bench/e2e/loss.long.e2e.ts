import { beforeAll, expect, test, vi } from 'vitest'
import { play, type ScenarioName, scenarios } from '../src/areas/tracking/loss/scenario.ts'
import { scriptOf } from '../src/areas/tracking/loss/script.ts'

// Browsers are started and killed here: a busy machine may take as long as it needs.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let script = ''
beforeAll(async () => {
  script = await scriptOf(new URL('../src/areas/tracking/ours.ts', import.meta.url))
})

test.each(Object.keys(scenarios) as ScenarioName[])('no event is lost: %s', { retry: 0 }, async (name) => {
  // An event that a page hands over while it is left may come again from the next page, with the same id.
  expect((await play(name, script)).lost).toBe(0)
})
