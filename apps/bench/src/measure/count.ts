import type { CountCase, Counts } from '../area.ts'
import type { ScaleResult, SubjectResult } from '../result.ts'
import { address, prepare, type Prepared, startChild } from './child.ts'
import { subjectResult, type Summary } from './summary.ts'

/** Counts of the subjects' work, each in a process of its own. */
export async function measureCount({ name, subjects, input, scales = [1] }: CountCase): Promise<Summary> {
  const prepared = await prepare(subjects, 'node')
  const results: ScaleResult[] = []
  for (const scale of scales) {
    const counted: SubjectResult[] = []
    for (const one of prepared) {
      counted.push({ ...subjectResult(one.subject), counts: await count(one, name, input?.(scale)) })
    }
    results.push({ scale, units: 1, subjects: counted, ratios: [] })
  }
  return { rounds: 1, scales: results, growth: [] }
}

async function count(prepared: Prepared, name: string, input: unknown): Promise<Counts> {
  const child = await startChild('turns')
  try {
    const turns = [{ address: address(prepared), input }]
    const [counts = {}] = await child.ask<Counts[]>({ kind: 'outputs', turns, name })
    return counts
  } finally {
    child.end()
  }
}
