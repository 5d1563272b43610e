import { describe, expect, test, vi } from 'vitest'
import { measureTimed } from '../src/measure/timed.ts'
import { little, subject, sumCase } from './fixture/area.ts'

// Processes and pages are started here: a busy machine may take as long as it needs.
vi.setConfig({ testTimeout: 120_000 })

const sum = subject('sum', 'baseline')

describe('timed code', () => {
  test('is timed beside code that does three times the work', async () => {
    const { scales } = await measureTimed(
      sumCase([subject('sum', 'ours'), subject('thrice', 'baseline')]),
      little,
    )
    expect(scales[0]?.ratios).toMatchObject([{ subject: 'sum', beside: 'thrice' }])
    expect(scales[0]?.ratios[0]?.times.median).toBeGreaterThan(0)
  })

  test('is timed with ten times the input', async () => {
    const measured = { ...sumCase([subject('sum', 'ours')]), scales: [1, 10] }
    const { growth } = await measureTimed(measured, little)
    expect(growth).toMatchObject([{ subject: 'sum', from: 1, to: 10 }])
    expect(growth[0]?.times.median).toBeGreaterThan(0)
  })

  test('is told for each unit of its work', async () => {
    const measured = {
      ...sumCase([subject('sum', 'ours')]),
      per: { unit: 'step', count: () => 1_000_000_000 },
    }
    const { scales } = await measureTimed(measured, little)
    expect(scales[0]?.units).toBe(1_000_000_000)
    expect(scales[0]?.subjects[0]?.cpu?.max).toBeLessThan(1e-6)
  })

  // An hour of warming up: whoever timed anything first would never get there.
  test('is not run at all when the outputs differ', async () => {
    const measured = sumCase([subject('wrong', 'ours'), sum])
    const forHours = { ...little, warmMs: 3_600_000 }
    await expect(measureTimed(measured, forHours)).rejects.toThrow(
      /Sum: wrong and sum do not do the same work\.\n {2}wrong: "\d+"\n {2}sum: "\d+"/,
    )
  })

  test('is not believed when the outputs differ in the end', async () => {
    const measured = sumCase([subject('drifting', 'ours'), sum])
    await expect(measureTimed(measured, little)).rejects.toThrow('drifting and sum do not do the same work')
  })

  test('may differ in what is forgiven', async () => {
    const forgive = { what: 'the sum', from: (output: unknown) => typeof output }
    const { scales } = await measureTimed({ ...sumCase([subject('wrong', 'ours'), sum]), forgive }, little)
    expect(scales).toHaveLength(1)
  })

  test('has to be there', async () => {
    const measured = sumCase([subject('by-hand', 'ours')])
    await expect(measureTimed(measured, little)).rejects.toThrow("exports no function 'sum'")
  })
})
