import { existsSync, writeFileSync } from 'node:fs'

/** Returns the CPU time of this process in milliseconds. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * CPU time after which a test file counts as an endless loop, for the CPU time that it takes without a mutant. Time by
 * the clock says little on a busy machine.
 */
export const mostCpuMs = (cpuMs = 1000): number => 3000 + 2.5 * cpuMs

const endlessFile = (id: string): string => `.endless-${id}`

/** Checks whether a process was ended because of a mutant. */
export const isEndless = (id: string): boolean => existsSync(endlessFile(id))

/** Ends the process. Stryker tries the mutant once more, in a new one. */
export function endProcess(id: string): void {
  writeFileSync(endlessFile(id), '')
  process.exit(1)
}

/** Ends the process when it has used this much CPU time. */
export function endAfter(ms: number, id: string): () => void {
  const begin = cpuMs()
  const timer = setInterval(() => {
    if (cpuMs() - begin >= ms) endProcess(id)
  }, 500)
  return () => clearInterval(timer)
}
