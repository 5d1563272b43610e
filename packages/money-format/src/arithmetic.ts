// Calculating
export { add, convert, multiply, roundMoney, subtract, sum } from './core/arithmetic.ts'
export { allocate, splitEvenly } from './core/allocate.ts'

// Comparing
export { compare, equal, isNegative, isPositive, isZero, max, min } from './core/arithmetic.ts'

// To and from dinero.js
export { fromDinero, toDinero } from './core/dinero-money.ts'
