import { isRecord } from './record.ts'

/** JSON with its fields in order, so that equal values are equal texts. */
export const canonicalJson = (value: unknown): string => JSON.stringify(value, inOrder)

const inOrder = (_key: string, value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value
