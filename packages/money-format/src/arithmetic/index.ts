// Calculating
export { add, convert, multiply, roundMoney, subtract, sum } from './arithmetic.ts'
export { allocate, splitEvenly } from './allocate.ts'

// Comparing
export { compare, equal, isNegative, isPositive, isZero, max, min } from './arithmetic.ts'

// To and from dinero.js
export { fromDinero, toDinero } from './dinero.ts'
