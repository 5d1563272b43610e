import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sanitise } from '../index.ts'
import { live, stories } from './story.test-support.ts'

/** Fewer for a quick look: `MODEL_RUNS=100`. */
const numRuns = Number(process.env.MODEL_RUNS ?? 10_000)

test(
  `in ${numRuns} random stories no answer is lost and no submission is doubled`,
  { timeout: 300_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(stories, async (story) => {
        const { problems, saved, pressed } = await live(story)
        expect(problems).toEqual([])
        const presses = saved.map(({ press }) => String(press))
        expect(new Set(presses).size).toBe(presses.length)
        for (const answers of saved) {
          const typed = pressed.get(String(answers.press)) as { mail: string; text: string; name: string[] }
          expect(answers).toMatchObject({
            mail: sanitise(typed.mail).trim(),
            text: sanitise(typed.text),
            name: typed.name.map(sanitise),
          })
        }
      }),
      { numRuns },
    )
  },
)
