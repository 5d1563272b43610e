// Reading templates without rendering them
export { lint } from './core/lint/lint.ts'
export { format } from './core/lint/format.ts'
export { inspect, type Inspection } from './core/lint/inspect.ts'
