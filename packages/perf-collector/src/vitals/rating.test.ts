import { expect, test } from 'vitest'
import { CLSThresholds, FCPThresholds, INPThresholds, LCPThresholds } from 'web-vitals'
import { rate, rateAll, thresholds } from './rating.ts'

// spec: PRF-021
test('rates a value up to the first threshold good, up to the second needs-improvement, beyond it poor', () => {
  expect([2500, 2500.1, 4000, 4000.1].map((value) => rate('largestContentfulPaint', value))).toEqual([
    'good',
    'needs-improvement',
    'needs-improvement',
    'poor',
  ])
})

test.each([
  // spec: PRF-022
  ['firstContentfulPaint', 1800, 3000],
  // spec: PRF-023
  ['largestContentfulPaint', 2500, 4000],
  // spec: PRF-024
  ['cumulativeLayoutShift', 0.1, 0.25],
  // spec: PRF-025
  ['firstInputDelay', 100, 300],
  // spec: PRF-026
  ['interactionToNextPaint', 200, 500],
] as const)('%s is good up to %d and poor above %d', (metric, good, poor) => {
  expect([good, good + 0.01, poor, poor + 0.01].map((value) => rate(metric, value))).toEqual([
    'good',
    'needs-improvement',
    'needs-improvement',
    'poor',
  ])
})

test('rates only what was measured', () => {
  expect(rateAll({ cumulativeLayoutShift: 0, firstInputDelay: undefined })).toEqual({
    cumulativeLayoutShift: 'good',
  })
})

test('the thresholds are those of web-vitals', () => {
  const { firstContentfulPaint, largestContentfulPaint, cumulativeLayoutShift, interactionToNextPaint } =
    thresholds
  expect([
    firstContentfulPaint,
    largestContentfulPaint,
    cumulativeLayoutShift,
    interactionToNextPaint,
  ]).toEqual([FCPThresholds, LCPThresholds, CLSThresholds, INPThresholds])
})
