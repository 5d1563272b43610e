// Reading templates without rendering them
export { lint } from './lint.ts'
export { format } from './format.ts'
export { inspect, type Inspection } from './inspect.ts'
