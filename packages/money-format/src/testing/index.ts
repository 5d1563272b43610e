export { money } from './money.ts'
export { plainText } from './plain-text.ts'
