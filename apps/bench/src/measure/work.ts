import type { Work } from '../area.ts'

/** The work that a subject's module exports under a case's name. */
export function workOf(module: Readonly<Record<string, unknown>>, name: string, address: string): Work {
  const work = module[name]
  if (typeof work !== 'function') throw new Error(`${address} exports no function '${name}'.`)
  return work as Work
}
