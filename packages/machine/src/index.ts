// Behaviour as a table
export { next, type Machine, type Step } from './core/machine.ts'

// Running it
export { run, type RunOptions } from './browser/run.ts'
export { createRunner, type Enter, type Runner, type RunnerOptions } from './core/runner.ts'

// Time
export { timers } from './browser/timers.ts'
export type { Clock, Undo } from './core/clock.ts'
