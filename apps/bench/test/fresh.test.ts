import { expect, test, vi } from 'vitest'
import { measureCase } from '../src/measure/case.ts'
import { measureCount } from '../src/measure/count.ts'
import { measureFresh } from '../src/measure/fresh.ts'
import { little, subject } from './fixture/area.ts'

// Processes and pages are started here: a busy machine may take as long as it needs.
vi.setConfig({ testTimeout: 120_000 })

const prices = {
  name: 'prices',
  title: 'Prices',
  subjects: [subject('by-hand', 'ours'), { ...subject('by-hand', 'baseline'), name: 'react' }],
  input: () => [3, 4],
}
const react = {
  name: 'react',
  role: 'baseline',
  file: new URL('./fixture/ssr.tsx', import.meta.url),
} as const

test.each(['load', 'first-run'] as const)(
  'a fresh process for each sample tells the time of %s',
  async (kind) => {
    const measured = { ...prices, kind, subjects: [subject('by-hand', 'ours'), react] }
    const { scales } = await measureFresh(measured, little)
    expect(scales[0]?.ratios).toMatchObject([{ subject: 'by-hand', beside: 'react' }])
    expect(scales[0]?.ratios[0]?.times.median).toBeGreaterThan(0)
  },
)

test('outputs of fresh processes are compared', async () => {
  const measured = {
    ...prices,
    kind: 'load' as const,
    subjects: [subject('sum', 'ours'), subject('wrong', 'baseline')],
  }
  await expect(measureFresh({ ...measured, name: 'sum', input: () => 10 }, little)).rejects.toThrow(
    'sum and wrong do not do the same work',
  )
})

test('a server-rendered component is timed beside markup written by hand', async () => {
  const measured = { ...prices, kind: 'timed' as const, subjects: [subject('by-hand', 'ours'), react] }
  const result = await measureCase(measured, little)
  const ratios = result.kind === 'timed' ? result.scales[0]?.ratios : []
  expect(ratios).toMatchObject([{ subject: 'by-hand', beside: 'react' }])
  expect(ratios?.[0]?.times.median).toBeGreaterThan(0)
})

test('what is counted is kept by name, and need not be equal', async () => {
  const measured = { ...prices, kind: 'count' as const, name: 'requests' }
  const { scales } = await measureCount({ ...measured, subjects: [subject('by-hand', 'ours')] })
  expect(scales[0]?.subjects).toEqual([{ name: 'by-hand', role: 'ours', counts: { requests: 3, lost: 0 } }])
})
