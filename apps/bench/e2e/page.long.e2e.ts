import { expect, test, vi } from 'vitest'
import type { PageCase, Subject } from '../src/area.ts'
import { measurePage } from '../src/measure/page.ts'
import { countElements, layoutShift } from '../src/measure/on-page.ts'
import type { Effort } from '../src/measure/effort.ts'

// Processes and pages are started here: a busy machine may take as long as it needs.
vi.setConfig({ testTimeout: 120_000 })

const subject = (name: string, role: Subject['role']): Subject => ({
  name,
  role,
  file: new URL(`../test/fixture/${name}.ts`, import.meta.url),
})

const effort: Effort = { rounds: 3, visits: 3, sampleMs: 1, warmMs: 1, caseMs: 1000 }

test('a page that does three times the work has a higher ratio of script ticks', async () => {
  const { scales } = await measurePage(
    {
      kind: 'page',
      name: 'sum',
      title: 'Sum',
      subjects: [subject('sum', 'ours'), subject('thrice', 'baseline')],
      input: () => 300_000,
    },
    effort,
  )
  expect(scales[0]?.ratios[0]?.times.median).toBeGreaterThan(2)
})

test('a page is driven from outside, and things on it are counted', async () => {
  const measured: PageCase = {
    kind: 'page',
    name: 'click',
    title: 'Click',
    subjects: [subject('click', 'ours')],
    ticks: 'task',
    runs: 2,
    scriptDelayMs: 50,
    html: (scale, { name }) => `<button>${name} at ${scale}</button>`,
    drive: async (page, run) => {
      await page.getByRole('button', { name: 'click at 1' }).click()
      await run()
    },
    counts: async (page) => ({
      elements: await countElements(page),
      'layout shift': await layoutShift(page),
      clicks: (await page.evaluate(() => window.bench?.runOnce())) as number,
    }),
  }
  const { scales } = await measurePage(measured, effort)
  const [measuredSubject] = scales[0]?.subjects ?? []
  expect(measuredSubject?.counts).toEqual({ elements: 9, 'layout shift': 0, clicks: 4 })
  expect(measuredSubject?.cpu?.median).toBeGreaterThan(0)
})

test('a page whose script fails ends the bench with its message', async () => {
  const measured: PageCase = {
    kind: 'page',
    name: 'click',
    title: 'Break',
    subjects: [subject('click', 'ours')],
    html: () => "<script type='module'>throw new Error('Not today.')</script>",
  }
  await expect(measurePage(measured, effort)).rejects.toThrow('Not today.')
})

test('a page without its work says so', async () => {
  const measured: PageCase = {
    kind: 'page',
    name: 'nothing',
    title: 'None',
    subjects: [subject('click', 'ours')],
  }
  await expect(measurePage(measured, effort)).rejects.toThrow("exports no function 'nothing'")
})
