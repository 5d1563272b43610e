import { check, isRecord, list, number, type Check } from '@sitewright/site/reader'

/** Accepts an object whose fields are texts. */
export const texts = check(
  (value) => isRecord(value) && Object.values(value).every((each) => typeof each === 'string'),
)

/** Accepts a text, or an object with any fields. */
export const textOrRecord = check((value) => typeof value === 'string' || isRecord(value))

/** Accepts an array whose items pass a check. */
export const listOf =
  (item: Check): Check =>
  (value, path) =>
    (list(value, path) as unknown[]).map((each, index) => item(each, `${path}.${index}`))

/** Reads a stock. Variants that were sold too often have less than zero, which reads as zero. */
export const stock: Check = (value, path) => Math.max(0, number(value ?? 0, path) as number)

/** Reads a time in epoch milliseconds or as ISO text. It is shown nowhere, so anything else reads as missing. */
export const time: Check = (value) => {
  const ms = typeof value === 'string' ? Date.parse(value) : value
  return Number.isSafeInteger(ms) ? ms : undefined
}
