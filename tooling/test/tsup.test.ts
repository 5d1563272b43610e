import { describe, expect, test } from 'vitest'
import { importingBuilt } from '../tsup.ts'

describe('imports of built files', () => {
  test.each([
    ['import { a } from "./a.ts";', 'import { a } from "./a.js";'],
    ['import "../a/b.browser.ts";', 'import "../a/b.browser.js";'],
    ['export * as B from "./b.react.tsx";', 'export * as B from "./b.react.js";'],
    ['export { a } from "./a.ts";', 'export { a } from "./a.js";'],
    ['const a = await import("./a.ts");', 'const a = await import("./a.js");'],
    ['import "./a.ts";import "./b.tsx";import "./a.ts";', 'import "./a.js";import "./b.js";import "./a.js";'],
  ])('%s names what is built', (source, built) => {
    expect(importingBuilt(source)).toBe(built)
  })

  test.each([
    'import { readFile } from "node:fs/promises";',
    'import { a } from "@sitewright/site/a.ts";',
    'import "./look.css";',
    'const code = \'import { a } from "./a.ts"\';',
    'const code = `import("./a.ts")`;',
  ])('%s stays as it is', (source) => {
    expect(importingBuilt(source)).toBe(source)
  })

  test('are found behind an expression that holds a quotation mark', () => {
    const code = (name: string): string => `const quote = /["'\`]/;\nawait import("./${name}");`
    expect(importingBuilt(code('a.ts'))).toBe(code('a.js'))
  })
})
