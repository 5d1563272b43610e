// What generated code works with
export { cost, emit, isTruthy, link, other, type Origin, type Tools } from './core/runtime.ts'
