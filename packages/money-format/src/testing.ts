export { money } from './money/money.testing.ts'
export { plainText } from './money/plain-text.testing.ts'
