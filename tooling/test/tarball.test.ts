import { describe, expect, test } from 'vitest'
import { checkClient } from '../check/client.ts'
import { checkStyleSheets } from '../check/style-sheet.ts'
import { checkFiles, checkManifest, checkTarball } from '../check/tarball.ts'
import { manifestOf, sandbox } from './sandbox.ts'

const whole = {
  'package.json': manifestOf('@sandbox/one', '1 kB').replace(/,"budgets".*$/, '}'),
  LICENSE: 'Do what you like.',
  'dist/index.js': 'export const one = 1\n',
  'dist/index.d.ts': 'export declare const one: number\n',
}

test('a package that resolves, with its types and its licence, is fit to be published', async () => {
  expect(await checkTarball(sandbox(whole))).toEqual([])
})

test('an entry point that leads nowhere is found', async () => {
  const { 'dist/index.js': _, ...rest } = whole
  expect((await checkTarball(sandbox(rest))).join('\n')).toMatch(
    /dist\/index\.js but the file does not exist/,
  )
})

test('types that cannot be resolved are found', async () => {
  const broken = { ...whole, 'dist/index.d.ts': "export { one } from './lost'\n" }
  expect((await checkTarball(sandbox(broken))).join('\n')).toMatch(/are-the-types-wrong finds[^]*resolution/i)
})

test('a missing licence is found', async () => {
  const { LICENSE: _, ...rest } = whole
  expect(await checkTarball(sandbox(rest))).toEqual([expect.stringMatching(/its tarball has no LICENSE\.$/)])
})

describe('a published manifest', () => {
  const styled = {
    name: '@sandbox/styled',
    version: '0.0.0',
    author: 'Somebody',
    homepage: 'https://example.com',
    bugs: 'https://example.com/issues',
    repository: 'https://example.com/styled.git',
    exports: { './styles.css': { types: './styles.css.d.ts', default: './styles.css' } },
  }

  test.each([true, ['**/*.css'], ['*.css'], ['styles.css'], ['./auto.js', './styles.css'], undefined])(
    'keeps its style sheet with "sideEffects": %j',
    (sideEffects) => {
      expect(checkManifest({ ...styled, ...(sideEffects === undefined ? {} : { sideEffects }) })).toEqual([])
    },
  )

  test.each([false, [], ['./auto.js'], ['other.css']])(
    'loses its style sheet in webpack with "sideEffects": %j',
    (sideEffects) => {
      expect(checkManifest({ ...styled, sideEffects })).toEqual([
        'webpack drops ./styles.css: "sideEffects" has to name it.',
      ])
    },
  )

  test.each(['./styles.css', { default: './styles.css' }])('needs types for the style sheet %j', (target) => {
    expect(checkManifest({ ...styled, exports: { './styles.css': target } })).toEqual([
      './styles.css has no types.',
    ])
  })

  test.each(['author', 'homepage', 'bugs', 'repository'])('says its %s', (field) => {
    const rest = Object.fromEntries(
      Object.entries(styled).filter(([name]) => name !== field),
    ) as typeof styled
    expect(checkManifest(rest)).toEqual([`its manifest has no ${field}.`])
  })

  test.each(['budgets', 'scripts', 'devDependencies'])('has no %s', (field) => {
    const [finding] = checkManifest({ ...styled, [field]: {} })
    expect(finding).toContain(`its manifest has ${field}`)
  })
})

describe('the files of a tarball', () => {
  const files = (map: object, ...more: string[]) =>
    new Map([
      ['LICENSE', ''],
      ['src/a.ts', ''],
      ['dist/a.js', ''],
      ['dist/a.js.map', JSON.stringify(map)],
      ...more.map((path): [string, string] => [path, '']),
    ])

  test('hold each source once', () => {
    expect(checkFiles(files({ sources: ['../src/a.ts'] }))).toEqual([])
    expect(checkFiles(files({ sources: ['../src/b.ts'], sourcesContent: ['let b'] }))).toEqual([])
  })

  test('hold no source twice', () => {
    expect(checkFiles(files({ sources: ['../src/a.ts'], sourcesContent: ['let a'] }))).toEqual([
      'dist/a.js.map repeats a source that is packed as well.',
    ])
  })

  test('hold the sources that maps lead to', () => {
    expect(checkFiles(files({ sources: ['../src/gone.ts'] }))).toEqual([
      'dist/a.js.map leads to ../src/gone.ts, which is not packed.',
    ])
  })

  test.each([
    'src/a.test.ts',
    'src/a.dom.test.tsx',
    'src/a.test-support.ts',
    'src/a.stories.tsx',
    'dist/a.test.js',
  ])('hold no %s', (path) => {
    expect(checkFiles(files({ sources: [] }, path))).toEqual([`its tarball has ${path}.`])
  })
})

describe('the style sheets of a tarball', () => {
  const sheet = (text: string) => new Map([['src/part.css', text]])

  test.each([
    "[dir='rtl'] {\n  --_direction: -1;\n}",
    "/* Not by `:dir(rtl)`, nor with url('data:image/png;base64,AA'). */\na {\n  color: red;\n}",
    "a {\n  background: url('./arrow.svg');\n}",
  ])('may have %j', (text) => {
    expect(checkStyleSheets(sheet(text))).toEqual([])
  })

  test.each(['a:dir(rtl) {}', ':is(a:dir( ltr ), b)::before {}'])(
    'do not ask for a direction by %j',
    (rule) => {
      expect(checkStyleSheets(sheet(`/* One. */ ${rule} /* Two. */`))).toEqual([
        expect.stringMatching(/^src\/part\.css asks for `:dir\(\)`/),
      ])
    },
  )

  test.each(['url(data:image/png;base64,AA)', 'url("data:image/svg+xml,%3Csvg/%3E")', "url( 'DATA:,')"])(
    'have no picture %j',
    (picture) => {
      expect(checkStyleSheets(sheet(`a { mask: ${picture}; }`))).toEqual([
        expect.stringMatching(/^src\/part\.css has a picture in a `data:` address/),
      ])
    },
  )

  test('are read where a package is packed', async () => {
    const styled = { ...whole, 'src/part.css': 'a:dir(rtl) { color: red }' }
    expect((await checkTarball(sandbox(styled))).join('\n')).toContain('src/part.css asks for `:dir()`')
  })
})

describe("'use client'", () => {
  const built = (code: string): string => sandbox({ 'dist/part.js': code })

  test.each([
    ["'use client';\nimport { useState } from 'react';\nexport const useIt = () => useState(1);"],
    ["import { useMemo, useId } from 'react';\nexport const usePart = () => useMemo(() => useId(), []);"],
    ["import * as Part from './part-parts.js';\nexport { Part };"],
    [
      "import { jsx as _jsx } from 'react/jsx-runtime';\nexport const Icon = () => _jsx('svg', { width: 1 });",
    ],
    ["export const press = (button) => button.addEventListener('click', { onClick() {} });"],
  ])('stands where it has to: %s', (code) => {
    expect(checkClient(built(code))).toEqual([])
  })

  test.each([
    ['useState', "import { useState } from 'react';\nexport const useIt = () => useState(1);"],
    ['useCart', "import { useCart } from './use-cart.js';\nexport const Count = () => useCart().count;"],
    ['createContext', "import { createContext } from 'react';\nexport const Context = createContext(1);"],
    [
      'onClick',
      "import { jsx as _jsx } from 'react/jsx-runtime';\nexport const A = () => _jsx('a', { onClick() {} });",
    ],
  ])('is missed because of %s', (reason, code) => {
    expect(checkClient(built(code))).toEqual([
      expect.stringMatching(new RegExp(`part\\.js has to begin with 'use client', because of ${reason}\\.$`)),
    ])
  })

  test('is found where nothing needs it: a server sees no members of a namespace behind it', () => {
    const code = "'use client';\nimport * as Part from './part-parts.js';\nexport { Part };"
    expect(checkClient(built(code))).toEqual([expect.stringContaining('nothing in it needs that')])
  })
})
