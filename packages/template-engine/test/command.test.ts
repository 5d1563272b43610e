import { describe, expect, test } from 'vitest'
import { text } from '../src/core/formatters/text.ts'
import { java } from '../src/java.ts'
import { run } from '../src/command/command.ts'

async function say(words: string, files: Record<string, string> = {}) {
  const said = { out: '', err: '' }
  const status = await run(words.split(' ').filter(Boolean), {
    families: [text, java],
    version: '1.2.3',
    read: (file) => {
      const found = files[file]
      return found === undefined ? Promise.reject(new Error(`no file ${file}`)) : Promise.resolve(found)
    },
    print: (output) => void (said.out += output),
    complain: (output) => void (said.err += output),
  })
  return { status, ...said }
}

describe('sitewright-template', () => {
  test('renders a file with data and partials', async () => {
    const files = { 'a.html': '{x} {@|apply p}', 'd.json': '{"x": "<1>"}', 'p.json': '{"p": "part"}' }
    const words = 'render a.html --data d.json --partials=p.json --escape html'
    expect(await say(words, files)).toEqual({ status: 0, out: '&lt;1&gt; part', err: '' })
  })

  test('renders the standard input, says what went wrong, and still prints', async () => {
    expect(await say('render', { '-': 'a{.end}' })).toEqual({
      status: 1,
      out: 'a',
      err: '-:1:2 error: SyntaxError: Instruction END not allowed at root\n1 | a{.end}\n     ^^^^^^\n',
    })
  })

  test('checks files', async () => {
    const files = { good: '{a}', odd: '{.secton a}', bad: '{a|nope}' }
    expect(await say('check good', files)).toEqual({ status: 0, out: '', err: '' })
    expect(await say('check good odd', files)).toMatchObject({
      status: 0,
      err: expect.stringContaining('odd:1:1 warning') as string,
    })
    expect(await say('check bad odd', files)).toMatchObject({
      status: 1,
      err: expect.stringContaining('bad:1:4 error') as string,
    })
  })

  test('compiles to a module with its source map', async () => {
    const { status, out } = await say('compile a --module ../engine.js', { a: 'Hi {x}' })
    expect(status).toBe(0)
    expect(out).toContain('import { engine } from "../engine.js"')
    const [, map = ''] = /sourceMappingURL=data:application\/json;base64,(.*)\n$/.exec(out) ?? []
    expect(JSON.parse(Buffer.from(map, 'base64').toString('utf8'))).toMatchObject({
      sources: ['a'],
      sourcesContent: ['Hi {x}'],
    })
  })

  test('follows the dialect and the escaping that it is told', async () => {
    const files = { a: '{x}{^b}', b: '{x|money-format}', d: '{"x": 123456}' }
    expect(await say('render a --dialect java --data d', files)).toMatchObject({ status: 0, out: '123456' })
    expect(await say('render b --dialect java --data d', files)).toMatchObject({ out: '1,234.56' })
    expect(await say('check b --dialect ts', files)).toMatchObject({ status: 1 })
    const { out } = await say('compile a --escape html', files)
    expect(out).toContain('"escapes":true')
  })

  test('says which file is no JSON', async () => {
    const { err } = await say('render a --data d.json', { a: '', 'd.json': '{x' })
    expect(err).toMatch(/^d\.json is no JSON: /)
  })

  test('inspects', async () => {
    const { out } = await say('inspect a', { a: '{x.y|html}' })
    expect(JSON.parse(out)).toMatchObject({ paths: ['x.y'], formatters: ['html'] })
  })

  test.each([
    ['', 0],
    ['--help', 0],
    ['nonsense', 2],
    ['render gone', 2],
    ['render a b', 2],
    ['render a --escape x', 2],
    ['render a --escape toString', 2],
    ['render a --dialect cobol', 2],
    ['render a --now noon', 2],
    ['render a --dat a', 2],
    ['render a --data', 2],
    ['check a --data a', 2],
    ['render --help', 0],
    ['--version', 0],
  ])('answers `%s` with status %i', async (words, status) => {
    const { status: actual, out, err } = await say(words, { a: '' })
    expect(actual).toBe(status)
    expect(out === '').toBe(status === 2)
    expect(err === '').toBe(status === 0)
  })
})
