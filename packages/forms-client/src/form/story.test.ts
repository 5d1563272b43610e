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
        const { problems, world, pressed, replaced } = await new Story().live(story)
        expect(problems).toEqual([])
        // A later press whose outcome is unknown takes the place of none.
        const late = world.late.filter(
          ([press, later]) => replaced.get(later)?.has(press) && !world.uncertain.has(later),
        )
        expect(late).toEqual([])
        for (const answers of world.saved) {
          const { press } = answers
          const times = world.saved.filter((each) => each.press === press).length
          // Once, and again only if the visitor presses again without having been told.
          const most = Math.min(world.permits.get(press) ?? 0, 1 + (world.uncertain.get(press) ?? 0))
          expect(times, press).toBeLessThanOrEqual(most)
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
