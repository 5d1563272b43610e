import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sanitise } from '../index.ts'
import { Story, stories } from './story.test-support.ts'

/** Fewer for a quick look: `MODEL_RUNS=100`. */
const numRuns = Number(process.env.MODEL_RUNS ?? 10_000)

test(
  `in ${numRuns} random stories in two tabs no answer is lost and no submission is doubled`,
  { timeout: 300_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(stories, async (story) => {
        const { problems, world, pressed } = await new Story().live(story)
        expect(problems).toEqual([])
        for (const answers of world.saved) {
          const { press } = answers
          const times = world.saved.filter((each) => each.press === press).length
          // One save for each press of the visitor: neither the form nor the queue repeats one by itself.
          expect(times, press).toBeLessThanOrEqual(world.permits.get(press) ?? 0)
          const { mail, text, name } = pressed.get(press)!
          expect(answers).toMatchObject({
            mail: sanitise(mail).trim(),
            text: sanitise(text),
            name: name.map((each) => sanitise(each)),
          })
        }
      }),
      { numRuns },
    )
  },
)
