// One protocol for values from outside
export { readerOf, type ContractBreach, type Reader } from './reader.ts'

// Checks with paths
export {
  check,
  fields,
  filled,
  flag,
  list,
  maybe,
  number,
  orElse,
  reader,
  record,
  text,
  whole,
  type Check,
} from './check.ts'

// Small tests of a value
export { isRecord, parseJson } from './value.ts'
