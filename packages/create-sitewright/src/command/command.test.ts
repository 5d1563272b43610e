import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { managerOf, run, type World } from './command.ts'

const files = { 'package.json': '{"name":"template"}' }
const templates = { 'vite-shop': files, editor: files, 'edge-templates': files }
let home = ''
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'create-'))
})
afterEach(() => rmSync(home, { recursive: true }))

/** Runs the command. The answers are those of a visitor at a terminal; without them there is none. */
async function command(words: readonly string[], answers?: string[], changes: Partial<World> = {}) {
  let printed = ''
  let complained = ''
  const questions: string[] = []
  const code = await run(words, {
    version: '1.2.3',
    print: (text) => void (printed += text),
    complain: (text) => void (complained += text),
    manager: 'npm',
    templates,
    ask:
      answers &&
      ((question) => {
        questions.push(question)
        const answer = answers.shift()
        return answer === undefined
          ? Promise.reject(new Error(`No answer to ${question}`))
          : Promise.resolve(answer)
      }),
    ...changes,
  })
  return { code, printed, complained, questions }
}

const nameIn = (folder: string): unknown =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly name: unknown }).name

test('makes a project without a question when both words are given', async () => {
  const { code, printed, questions } = await command([join(home, 'shop'), '--template', 'vite-shop'], [])
  expect([code, questions]).toEqual([0, []])
  expect(nameIn(join(home, 'shop'))).toBe('shop')
  expect(printed).toContain('npm install')
  expect(printed).toContain('npm run dev')
})

test('the folder of the next command is one word, also when its path has spaces', async () => {
  const { printed } = await command([join(home, 'my shops/shop'), '--template', 'vite-shop'])
  expect(printed).toMatch(/ {2}cd ".*my shops.shop"\n/)
  const plain = await command([join(home, 'shop'), '--template', 'vite-shop'])
  expect(plain.printed).toMatch(/ {2}cd [^" ]*shop\n/)
})

test('asks what to make and where, and takes a number', async () => {
  const folder = join(home, 'mine')
  const { code, printed, questions } = await command([], ['6', folder])
  expect(code).toBe(0)
  expect(printed).toContain('6  A small editor in React')
  expect(questions).toEqual(['Number (1): ', 'Folder (editor): '])
  expect(nameIn(folder)).toBe('mine')
})

test('an empty answer is what is suggested', async () => {
  const { printed } = await command([join(home, 'shop')], [''])
  expect(printed).toContain('Done.')
})

test.each(['0', '7', '-1', '1.5', 'blog', 'constructor'])(
  'asks again after the template %j',
  async (answer) => {
    const { code, complained, questions } = await command([join(home, 'shop')], [answer, 'editor'])
    expect([code, questions.length]).toEqual([0, 2])
    expect(complained).toContain('Type a number from 1 to 6.')
  },
)

test('says in a sentence that a folder cannot be made', async () => {
  writeFileSync(join(home, 'notes'), '')
  const { code, complained } = await command([join(home, 'notes/shop'), '--template', 'editor'])
  expect(code).toBe(1)
  expect(complained).toContain('There can be no project in')
})

test('asks again after a bad name, and after a folder that is not empty', async () => {
  mkdirSync(join(home, 'full'))
  writeFileSync(join(home, 'full/notes.txt'), '')
  const answers = ['My Shop', 'full', 'shop'].map((name) => join(home, name))
  const { code, complained } = await command(['-t', 'editor'], answers)
  expect(complained).toContain('"My Shop" is no name')
  expect(complained).toContain(`${join(home, 'full')} is not empty`)
  expect([code, nameIn(join(home, 'shop'))]).toEqual([0, 'shop'])
})

test('without a terminal and a template, names the templates and makes nothing', async () => {
  const { code, complained } = await command([join(home, 'shop')])
  expect(code).toBe(2)
  expect(complained).toContain('--template NAME')
  expect(complained).toContain('edge-templates')
  expect(existsSync(join(home, 'shop'))).toBe(false)
})

test('without a terminal, a template and a folder are enough', async () => {
  expect((await command([join(home, 'shop'), '--template=editor'])).code).toBe(0)
})

test('an unknown template makes nothing', async () => {
  const { code, complained } = await command([join(home, 'shop'), '--template', 'blog'], [])
  expect([code, complained]).toEqual([2, expect.stringContaining('no template "blog"')])
  expect(existsSync(join(home, 'shop'))).toBe(false)
})

test('a folder that is not empty is told, with the code 1', async () => {
  const folder = join(home, 'shop')
  await command([folder, '-t', 'editor'])
  const { code, complained } = await command([folder, '-t', 'editor'])
  expect([code, complained]).toEqual([1, expect.stringContaining('is not empty')])
})

test('unknown options and a second folder are refused', async () => {
  const unknown = await command(['--framework', 'x'])
  expect(unknown.code).toBe(2)
  expect(unknown.complained).toContain('--framework')
  const two = await command(['one', 'two', '-t', 'editor'])
  expect([two.code, two.complained]).toEqual([2, 'Name one folder, not 2.\n'])
})

test('prints its help and its version', async () => {
  expect((await command(['--help'])).printed).toContain('npm create sitewright FOLDER -- --template NAME')
  expect((await command(['-v'])).printed).toBe('1.2.3\n')
})

test('the next steps are in the words of the program that was used', async () => {
  const { printed } = await command([join(home, 'menu'), '-t', 'edge-templates'], undefined, {
    manager: 'pnpm',
  })
  expect(printed).toContain('  pnpm install\n  pnpm run build\n  pnpm run start\n')
})

test.each([
  ['pnpm/12.21.0 npm/? node/v20.20.0 linux x64', 'pnpm'],
  ['yarn/4.9.1 npm/? node/v20.20.0 linux x64', 'yarn'],
  ['bun/1.2.3', 'bun'],
  ['npm/10.8.2 node/v20.20.0 linux x64 workspaces/false', 'npm'],
  ['something/1', 'npm'],
  [undefined, 'npm'],
])('knows the program of %j', (agent, name) => {
  expect(managerOf(agent)).toBe(name)
})
