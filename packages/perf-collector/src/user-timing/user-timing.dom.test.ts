import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { clearPage, setPage, setStage, startStage } from '../collector/stage.test-support.ts'
import { createUserTimings } from './user-timing.browser.ts'

beforeEach(setPage)
afterEach(clearPage)

// spec: PRF-032
test("marks and measures are prefixed 'rum-', once", () => {
  const stage = startStage()
  const { mark, measure } = createUserTimings(stage.collector)
  mark('begin')
  mark('rum-end')
  measure('all', 'begin', 'end')
  stage.collector.flush()
  const names = stage.records().map(({ event, data }) => [event, (data as { name?: string }).name])
  expect(names).toEqual([
    ['user', 'rum-begin'],
    ['user', 'rum-end'],
    ['user', 'rum-all'],
  ])
  expect(performance.getEntriesByName('rum-begin')).toHaveLength(1)
})

test('a measure from an unknown mark is reported, and a page may mark 100 times', () => {
  const stage = startStage()
  const { mark, measure, clear } = createUserTimings(stage.collector)
  measure('x', 'never')
  for (let index = 0; index < 300; index += 1) mark(`m${index}`)
  stage.collector.flush()
  clear()
  expect([
    stage.errors.length,
    stage.records().length,
    performance.getEntriesByName('rum-m5').length,
  ]).toEqual([1, 100, 0])
})

test('each page may mark 100 times', () => {
  const stage = startStage()
  const { mark, clear } = createUserTimings(stage.collector)
  onTestFinished(clear)
  const now = vi.spyOn(performance, 'now')
  const markTimes = (count: number): void => {
    for (let index = 0; index < count; index += 1) mark(`m${index}`)
  }
  markTimes(60)
  stage.press()
  for (const begin of [5000, 10_000]) {
    now.mockReturnValue(begin)
    stage.collector.navigate()
    markTimes(300)
  }
  stage.collector.flush()
  const pages = stage.records().filter(({ event }) => event === 'user')
  expect(pages).toHaveLength(60 + 100 + 100)
})

test('marks of before the collector runs count for the page on which it begins', () => {
  const stage = setStage()
  const { mark, clear } = createUserTimings(stage.collector)
  onTestFinished(clear)
  for (let index = 0; index < 60; index += 1) mark(`early${index}`)
  onTestFinished(stage.collector.start())
  for (let index = 0; index < 60; index += 1) mark(`late${index}`)
  stage.collector.flush()
  expect(stage.records()).toHaveLength(100)
})

test('marks of a collector that does not run yet are on the timeline, and recorded when it does', () => {
  const stage = setStage()
  const { mark, measure, clear } = createUserTimings(stage.collector)
  mark('early')
  measure('early-work', 'early')
  expect(performance.getEntriesByName('rum-early')).toHaveLength(1)
  onTestFinished(stage.collector.start())
  stage.collector.flush()
  clear()
  const names = stage.records().map(({ data }) => (data as { name?: string }).name)
  expect([names, stage.errors]).toEqual([['rum-early', 'rum-early-work'], []])
})

test('marks count from when their page began, and a measure has no time that is negative', () => {
  const stage = startStage()
  vi.spyOn(performance, 'now').mockReturnValue(5000)
  stage.press()
  stage.collector.navigate()
  vi.spyOn(performance, 'mark').mockReturnValueOnce({
    name: 'rum-a',
    startTime: 5040,
    duration: 0,
  } as PerformanceMark)
  vi.spyOn(performance, 'measure').mockReturnValueOnce({
    name: 'rum-b',
    startTime: 4900,
    duration: -7.5,
  } as PerformanceMeasure)
  const { mark, measure } = createUserTimings(stage.collector)
  mark('a')
  measure('b', 'c', 'a')
  stage.collector.flush()
  const data = stage.records().map(({ data: { context, ...timing } }) => timing)
  expect(data).toEqual([{ name: 'rum-a', startTime: 40, duration: 0 }, { name: 'rum-b' }])
})
