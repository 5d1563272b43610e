// Behaviour as a table
export { next, type Machine, type Step } from './machine/machine.ts'

// Settings
export { withDefaults } from './with-defaults.ts'

// Running it
export { run, type RunOptions } from './machine/run.browser.ts'
export { createRunner, type Enter, type Runner, type RunnerOptions } from './machine/runner.ts'
export type { Cleanup } from './cleanup.ts'

// Time
export { timers } from './clock/timers.browser.ts'
export type { Clock } from './clock/clock.ts'
