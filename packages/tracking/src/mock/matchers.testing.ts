import type { TrackingMock } from './tracking-mock.testing.ts'

/** The part of Vitest's and Jest's matcher context that is used. */
interface MatcherContext {
  readonly equals: (a: unknown, b: unknown) => boolean
  readonly isNot?: boolean
}

/** Result of a matcher. */
interface MatcherResult {
  readonly pass: boolean
  readonly message: () => string
}

/** Counts events of a name whose payload has the expected fields. */
function countMatching(
  { equals }: MatcherContext,
  mock: Pick<TrackingMock, 'events'>,
  name: string,
  expected: object,
): number {
  const isMatch = (payload: Readonly<Record<string, unknown>>): boolean =>
    Object.entries(expected).every(([field, value]) => equals(payload[field], value))
  return mock.events().filter((event) => event.name === name && isMatch(event.payload)).length
}

/**
 * Matchers for `expect.extend(trackingMatchers)` of Vitest and Jest. They take a `TrackingMock`.
 * @example expect(mock).toHaveTrackedOnce('AddToCart', { itemId: 'mug' })
 */
export const trackingMatchers = {
  /** Expects at least one event of a name, with these fields. */
  toHaveTracked(this: MatcherContext, mock: TrackingMock, name: string, payload: object = {}): MatcherResult {
    const count = countMatching(this, mock, name, payload)
    return { pass: count > 0, message: () => messageOf(this, mock, name, `at least once`) }
  },
  /** Expects exactly one event of a name, with these fields. */
  toHaveTrackedOnce(
    this: MatcherContext,
    mock: TrackingMock,
    name: string,
    payload: object = {},
  ): MatcherResult {
    const count = countMatching(this, mock, name, payload)
    return {
      pass: count === 1,
      message: () => messageOf(this, mock, name, `once, it arrived ${count} times`),
    }
  },
}

const messageOf = ({ isNot }: MatcherContext, mock: TrackingMock, name: string, rest: string): string =>
  `expected ${name} ${isNot ? 'not ' : ''}to arrive ${rest}; received: ${
    mock
      .events()
      .map((event) => event.name)
      .join(', ') || 'no events'
  }`
