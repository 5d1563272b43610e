// Calculating
export { add, compare, multiply, roundMoney, subtract, sum } from './core/arithmetic.ts'
export { allocate, splitEvenly } from './core/allocate.ts'

// To and from dinero.js
export { fromDinero, toDinero } from './core/dinero-money.ts'
