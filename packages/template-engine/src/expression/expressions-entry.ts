// Expressions: `createEngine({ expressions })` makes `.eval` work
export { expressions, type Expressions } from './core/expression/expressions.ts'
