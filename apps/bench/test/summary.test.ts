import { expect, test } from 'vitest'
import { summarise, type Sampled } from '../src/measure/summary.ts'
import { subject } from './fixture/area.ts'

const subjects = [subject('sum', 'ours'), subject('thrice', 'baseline')]

/** Samples of two subjects in two rounds: the CPU times in ms. Waiting takes as long again. */
function sampled(scale: number, ours: readonly number[], baseline: readonly number[]): Sampled {
  const samples = [ours, baseline].map((times) => times.map((cpuMs) => ({ cpuMs, wallMs: 2 * cpuMs })))
  return { scale, units: 10, samples }
}

const { rounds, scales, growth } = summarise(subjects, [
  sampled(1, [1, 2], [3, 6]),
  sampled(10, [10, 20], [300, 600]),
])

test('a ratio says how many times as long as ours the other takes, round by round', () => {
  const [first, second] = scales.map(({ ratios }) => ratios)
  expect(first).toMatchObject([{ subject: 'sum', beside: 'thrice', times: { min: 3, median: 3, max: 3 } }])
  expect(second).toMatchObject([{ times: { min: 30, max: 30 } }])
})

test('growth is that of the time from scale to scale', () => {
  expect(growth).toMatchObject([
    { subject: 'sum', from: 1, to: 10, times: { min: 10, max: 10 } },
    { subject: 'thrice', from: 1, to: 10, times: { min: 100, max: 100 } },
  ])
})

test('times are those of one unit, of the processor and of the clock', () => {
  expect(rounds).toBe(2)
  expect(scales[0]?.subjects).toMatchObject([
    { name: 'sum', cpu: { min: 0.1, max: 0.2 }, wall: { min: 0.2, max: 0.4 } },
    { name: 'thrice', cpu: { min: 0.3, max: 0.6 } },
  ])
})
