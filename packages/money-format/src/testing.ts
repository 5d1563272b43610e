export { money, plainText } from './money/money.testing.ts'
