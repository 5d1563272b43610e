import { Linter, type Rule } from 'eslint'
import { describe, expect, test } from 'vitest'
import { functionStyle } from '../eslint/function-style.js'
import { importOrder } from '../eslint/import-order.js'

function fixed(rule: Rule.RuleModule, code: string): string {
  const config = { plugins: { house: { rules: { rule } } }, rules: { 'house/rule': 'error' } }
  return new Linter().verifyAndFix(code, config as Linter.Config).output
}

describe('the rule about the order of imports', () => {
  test('moves imports of packages above those of files', () => {
    const code = "import a from './a.ts'\nimport b from 'b'\nimport c from './c.ts'\n"
    expect(fixed(importOrder, code)).toBe(
      "import b from 'b'\nimport a from './a.ts'\nimport c from './c.ts'\n",
    )
  })

  test('leaves an order that is right as it is', () => {
    const code = "import b from 'b'\nimport './b.css'\nimport a from './a.ts'\n"
    expect(fixed(importOrder, code)).toBe(code)
  })
})

describe('the rule about the style of functions', () => {
  test.each([
    ['const f = (a, b = 1) => { a(b) }', 'function f(a, b = 1) { a(b) }'],
    ['export const f = async () => { await 1 }', 'export async function f() { await 1 }'],
  ])('declares %s', (code, expected) => {
    expect(fixed(functionStyle, code)).toBe(expected)
  })

  test.each(['const f = (a) => a + 1', 'function g() { const f = () => { g() } }'])('leaves %s', (code) => {
    expect(fixed(functionStyle, code)).toBe(code)
  })
})
