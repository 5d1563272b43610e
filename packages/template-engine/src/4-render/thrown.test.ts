import { describe, expect, test } from 'vitest'
import { make } from '../engine/engine.test-support.ts'
import { contextual } from '../escape/contextual.ts'
import { core } from '../family/core.ts'

/** Data that throws when `x` is read. */
const throwing = (thrown: unknown): object => ({
  get x() {
    throw thrown
  },
})

function refuse(): never {
  throw new Error('no')
}

const endless = new Error('never read')
Object.defineProperty(endless, 'message', {
  get() {
    throw endless
  },
})

describe('what data throws', () => {
  test.each<[string, unknown]>([
    ['an error whose message throws', endless],
    ['an error whose message is a symbol', Object.assign(new Error('x'), { message: Symbol('x') })],
    ['a proxy that refuses to be looked at', new Proxy({}, { get: refuse, getPrototypeOf: refuse })],
  ])('costs its own tag only: %s', (_, thrown) => {
    const { output, diagnostics } = make().render('A{x}B', throwing(thrown))
    expect(output).toBe('AB')
    expect(diagnostics).toMatchObject([
      { code: 'unexpected', message: 'RuntimeError: Unexpected Error error when executing VARIABLE: ' },
    ])
  })
})

describe('a list that a tag prints', () => {
  let twice: readonly unknown[] = [1]
  for (let depth = 0; depth < 40; depth++) twice = [twice, twice]

  test.each<[string, unknown]>([
    ['one that is long and empty', new Array(4_294_967_295)],
    ['one that holds the same list again and again', twice],
  ])('stops at the limit of steps: %s', (_, list) => {
    for (const source of ['a{l}b', 'a{f|format l}b']) {
      const data = { l: list, f: '{0}' }
      for (const escape of [undefined, contextual]) {
        const { output, diagnostics } = make({ families: [core], escape, limits: { steps: 100_000 } }).render(
          source,
          data,
        )
        expect(output).toBe('a')
        expect(diagnostics).toMatchObject([{ code: 'limit' }])
      }
    }
  })
})
