import { cpus } from 'node:os'
import type { Area, Case } from '../area.ts'
import { installPeers } from '../peers.ts'
import type { AreaResult, CaseResult } from '../result.ts'
import { measureCase } from './case.ts'
import type { Effort } from './effort.ts'

export interface MeasureOptions {
  readonly effort: Effort
  /** Called with each case's result when it is there. */
  readonly tell?: (result: CaseResult) => void
  /** The name of the only case to measure. */
  readonly only?: string | undefined
}

const needsPeers = (one: Case): boolean =>
  one.kind === 'size' ? one.peers.length > 0 : one.subjects.some(({ role }) => role === 'peer')

/** Measures all cases of an area, one after the other. */
export async function measureArea(
  name: string,
  { title, about, cases }: Area,
  { effort, tell, only }: MeasureOptions,
): Promise<AreaResult> {
  const wanted = cases.filter((one) => only === undefined || one.name === only)
  if (wanted.length === 0) {
    throw new Error(
      `The area '${name}' has no case '${only}', only ${cases.map((one) => one.name).join(', ')}.`,
    )
  }
  if (wanted.some(needsPeers)) installPeers()
  const results: CaseResult[] = []
  for (const one of wanted) {
    const result = await measureCase(one, effort)
    tell?.(result)
    results.push(result)
  }
  return {
    area: name,
    title,
    about,
    measured: new Date().toISOString().slice(0, 10),
    machine: { node: process.version, platform: `${process.platform} ${process.arch}`, cpus: cpus().length },
    cases: results,
  }
}
