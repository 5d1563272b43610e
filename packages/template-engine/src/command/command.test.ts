import { describe, expect, test } from 'vitest'
import { text } from '../formatter/text.ts'
import { java } from '../family/java.ts'
import { run } from './command.ts'

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

  test('follows the dialect and the escaping of its options', async () => {
    const files = { a: '{x}{^b}', b: '{x|money-format}', d: '{"x": 123456}' }
    expect(await say('render a --dialect java --data d', files)).toMatchObject({ status: 0, out: '123456' })
    expect(await say('render b --dialect java --data d', files)).toMatchObject({ out: '1,234.56' })
    expect(await say('check b --dialect ts', files)).toMatchObject({ status: 1 })
    const { out } = await say('compile a --escape html', files)
    expect(out).toContain('"escapes":true')
  })

  test.each([
    ['render a --data d', { d: '{x' }, /^d is not JSON: /],
    ['render a --partials d', { d: '[1]' }, /^--partials is a file with a JSON object\.$/m],
    ['render a --partials d', { d: '{"p": 5}' }, /each value is a template's text/],
    ['render a --injects d', { d: 'null' }, /^--injects is a file with a JSON object\.$/m],
    ['render a --data gone', {}, /^gone cannot be read: no file gone$/m],
    ['render --data -', { '-': '{}' }, /^Only one file can be -\.$/m],
    ['render a --locale nowhere_1', {}, /^--locale is a language tag, like en-US\.$/m],
    ['render a --dat d', {}, /^There is no option '--dat' here\. Did you mean --data\?$/m],
    ['inspect a --escape html', {}, /^There is no option '--escape' here\. See --help\.$/m],
    ['rendr a', {}, /^There is no command 'rendr'\. Did you mean render\?$/m],
  ])('says why it cannot do `%s`', async (words, files, said) => {
    const { status, out, err } = await say(words, { a: '', ...files })
    expect([status, out]).toEqual([2, ''])
    expect(err).toMatch(said)
  })

  test('checks the other files when one cannot be read', async () => {
    const { status, err } = await say('check gone bad', { bad: '{a|nope}' })
    expect(status).toBe(2)
    expect(err).toMatch(/^gone cannot be read: .*\nbad:1:4 error/)
  })

  test('checks for the escaping of its options', async () => {
    const files = { a: '<p title="{x}">' }
    expect((await say('check a', files)).err).toContain('is not escaped')
    expect((await say('check a --escape contextual', files)).err).toBe('')
  })

  test('reads past the mark of an encoding', async () => {
    const files = { a: '\ufeffHi {x}', d: '\ufeff{"x": 1}' }
    expect(await say('render a --data d', files)).toEqual({ status: 0, out: 'Hi 1', err: '' })
  })

  test('compiles a template of any length', async () => {
    const { status, out } = await say('compile a', { a: 'x{a}\n'.repeat(20_000) })
    expect(status).toBe(0)
    expect(out).toContain('sourceMappingURL')
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
    ['render -h', 0],
    ['--version', 0],
    ['-v', 0],
  ])('answers `%s` with status %i', async (words, status) => {
    const { status: actual, out, err } = await say(words, { a: '' })
    expect(actual).toBe(status)
    expect(out === '').toBe(status === 2)
    expect(err === '').toBe(status === 0)
  })
})
