export { parseMoney, type ParsedMoney, type ParseOptions } from './core/parse-money.ts'
