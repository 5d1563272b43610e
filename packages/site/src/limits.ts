export { hasRoom, limits, type Limit } from './core/limit.ts'
