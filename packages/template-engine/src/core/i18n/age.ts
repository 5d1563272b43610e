const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const ages = [
  [365 * DAY, 'a year', 'years'],
  [30 * DAY, 'a month', 'months'],
  [7 * DAY, 'a week', 'weeks'],
  [DAY, 'a day', 'days'],
  [HOUR, 'an hour', 'hours'],
  [MINUTE, 'a minute', 'minutes'],
] as const

/** How long ago something was, in words: `about 3 days ago`. The future is just now. */
export function ageText(ms: number): string {
  const age = ages.find(([length]) => ms >= length)
  if (!age) return 'less than a minute ago'
  const [length, one, many] = age
  const count = Math.floor(ms / length)
  return `about ${count === 1 ? one : `${count} ${many}`} ago`
}
