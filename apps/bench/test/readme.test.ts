import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { areaNames, readArea } from '../src/discover.ts'

const root = new URL('../', import.meta.url)
const readme = readFileSync(new URL('README.md', root), 'utf8')
const blocks = [...readme.matchAll(/^```(\w*)\n([\s\S]*?)^```/gm)].map(([, language, code = '']) => ({
  language,
  code,
}))

const excerpts = blocks
  .filter(({ language }) => language === 'ts' || language === 'tsx' || language === 'js')
  .map(({ code }): [string, string[]] => {
    const [, file = '', rest = ''] = /^\/\/ (\S+)\n([\s\S]*)$/.exec(code) ?? []
    return [file, rest.split(/^\s*\/\/ …\n/m)]
  })

test.each(excerpts)('the README shows %s as it is', (file, pieces) => {
  const source = readFileSync(new URL(file, root), 'utf8')
  let from = 0
  for (const piece of pieces) {
    const at = source.indexOf(piece.trimEnd(), from)
    expect({ piece, isFound: at >= from }).toEqual({ piece, isFound: true })
    from = at + piece.trimEnd().length
  }
})

describe('the commands of the README', () => {
  const commands = blocks
    .filter(({ language }) => language === 'sh')
    .flatMap(({ code }) => [...code.matchAll(/^pnpm bench ?([^#\n]*)/gm)])
    .map(([, words = '']) => words.trim().split(/\s+/).filter(Boolean))

  test.each(commands.map((words) => [words.join(' '), words] as const))(
    'name areas, cases and options that exist: %s',
    async (_, words) => {
      const main = readFileSync(new URL('src/main.ts', root), 'utf8')
      for (const word of words) {
        if (word.startsWith('--')) {
          expect(main).toContain(`${word.slice(2)}: { type: 'boolean' }`)
          continue
        }
        const [area = '', name] = word.split('/')
        const { cases } = await readArea(area)
        if (name !== undefined) expect(cases.map((one) => one.name)).toContain(name)
      }
    },
  )
})

test('the README gives a duration for every area', () => {
  const table = /## How long it takes([\s\S]*?)\n## /.exec(readme)?.[1] ?? ''
  for (const name of areaNames()) expect(table).toContain(`\`${name}\``)
})

test('the README lays an area out as it is', () => {
  const [, folder = '', list = ''] = /^```\n(src\/areas\/\S+\/)\n([\s\S]*?)^```/m.exec(readme) ?? []
  const files = [...list.matchAll(/^ {2}(\S+)/gm)].map(([, file = '']) => file)
  expect(files).toHaveLength(5)
  for (const file of files) expect(existsSync(new URL(folder + file, root))).toBe(true)
})
