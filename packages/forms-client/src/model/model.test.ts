import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rareStories, stories } from './model-step.test-support.ts'
import { Story } from './model.test-support.ts'

/** CI runs 10,000 as well: `MODEL_RUNS=10000`. */
const numRuns = Number(process.env.MODEL_RUNS ?? 2000)

test(
  `in ${numRuns} random stories in two tabs no answer is lost and no submission is doubled`,
  { timeout: 900_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(stories, async (story) => {
        expect(await new Story().live(story)).toEqual([])
      }),
      // The same stories each time; `pnpm fuzz` makes up others.
      { numRuns, seed: 20_261_122, examples: rareStories.map((story) => [story]) },
    )
  },
)
