// What generated code works with
export { cost, emit, isPlain, isTruthy, link, other, type Tools } from './core/runtime.ts'
