import fc, { type IAsyncPropertyWithHooks } from 'fast-check'
import { test } from 'vitest'
import { faultyStories, problemsOf } from '../../packages/cart-client/src/model/cart-story.test-support.ts'
import { stories } from '../../packages/forms-client/src/model/model-step.test-support.ts'
import { Story } from '../../packages/forms-client/src/model/model.test-support.ts'
import { brokenBy, outboxStories } from '../../packages/site/src/outbox/outbox-model.test-support.ts'
import { journaled } from '../../packages/site/src/outbox/storage/journaled.browser.ts'
import { shared } from '../../packages/site/src/outbox/storage/shared.browser.ts'
import {
  attack,
  hostileData,
  hostileTemplate,
} from '../../packages/template-engine/src/engine/hostile.test-support.ts'
import {
  doublesOf,
  lossesOf,
  queueStories,
} from '../../packages/tracking/src/queue/queue-model.test-support.ts'

// The models of the packages' own tests, each tried with many more cases than a test run has time for, and others each time:
//   FUZZ_SECONDS=300 FUZZ_SEED=7 pnpm fuzz -t cart
// fast-check prints the seed and the path of a case that fails, and the case as small as it can be made: write it as a test
// beside the model.

const seconds = Number(process.env.FUZZ_SECONDS ?? 30)
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)

function property<Case>(
  cases: fc.Arbitrary<Case>,
  problemsOf: (given: Case) => readonly unknown[] | Promise<readonly unknown[]>,
): IAsyncPropertyWithHooks<[Case]> {
  return fc.asyncProperty(cases, async (given) => {
    const problems = await problemsOf(given)
    if (problems.length > 0) throw new Error(problems.join('\n'))
  })
}

const models = {
  template: property(fc.tuple(hostileTemplate, hostileData), ([template, data]) =>
    [attack(template, data)].filter((problem) => problem !== undefined),
  ),
  cart: property(faultyStories, problemsOf),
  form: property(stories, (story) => new Story().live(story)),
  outbox: property(
    fc.tuple(outboxStories, fc.constantFrom(journaled, shared), fc.constantFrom('repeat', 'ask', 'forget')),
    async ([story, keep, doubt]) => {
      const { lost, doubled, sent, taken } = await brokenBy(story, keep, doubt)
      return Object.entries({ lost, doubled, sent, taken }).flatMap(([how, ids]) =>
        ids.map((id) => `${id} is ${how}`),
      )
    },
  ),
  event: property(queueStories, async (story) => {
    const { lost, sent } = await lossesOf(story)
    return [
      ...lost.map((id) => `${id} is lost`),
      ...sent.map((id) => `${id} is sent although it was erased`),
      ...(await doublesOf(story)).map((id) => `${id} is sent again in doubt`),
    ]
  }),
}

test.each(Object.entries(models))(
  `%s holds for ${seconds} s of random cases, seed ${seed}`,
  { timeout: seconds * 1000 + 60_000 },
  async (_, model) => {
    const numRuns = Number.MAX_SAFE_INTEGER
    await fc.assert<[unknown]>(model as IAsyncPropertyWithHooks<[unknown]>, {
      seed,
      numRuns,
      interruptAfterTimeLimit: seconds * 1000,
    })
  },
)
