import type { Sample } from './child.ts'

/** Starts to measure this process; the answer tells how much time has gone by since, per run. */
export function stopwatch(): (runs?: number) => Sample {
  const cpu = process.cpuUsage()
  const wall = performance.now()
  return (runs = 1) => {
    const wallMs = performance.now() - wall
    const { user, system } = process.cpuUsage(cpu)
    return { cpuMs: (user + system) / 1000 / runs, wallMs: wallMs / runs }
  }
}
