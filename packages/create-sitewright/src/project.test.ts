import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createProject } from './project.node.ts'

const templates = {
  editor: { 'package.json': '{"name":"editor","type":"module"}', 'src/main.ts': 'export {}\n' },
}
let home = ''
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'create-'))
})
afterEach(() => rmSync(home, { recursive: true }))

const create = (folder: string, template = 'editor') =>
  createProject({ template, folder: join(home, folder), templates })

test('writes the files of a template, under the name of the folder', () => {
  const created = create('deep/my-editor')
  expect(created).toMatchObject({ ok: true, folder: join(home, 'deep/my-editor') })
  expect(readFileSync(join(home, 'deep/my-editor/src/main.ts'), 'utf8')).toBe('export {}\n')
  const manifest: unknown = JSON.parse(readFileSync(join(home, 'deep/my-editor/package.json'), 'utf8'))
  expect(manifest).toEqual({ name: 'my-editor', type: 'module' })
})

test('writes which files no repository keeps', () => {
  create('shop')
  const ignored = ['node_modules', '*.local', '*.log', '.DS_Store', '*.tsbuildinfo', '']
  expect(readFileSync(join(home, 'shop/.gitignore'), 'utf8').split('\n')).toEqual(
    expect.arrayContaining(ignored),
  )
})

test('takes a folder that has nothing but a repository', () => {
  mkdirSync(join(home, 'shop/.git'), { recursive: true })
  expect(create('shop').ok).toBe(true)
})

test('refuses a folder with a file, and leaves it as it is', () => {
  mkdirSync(join(home, 'shop'))
  writeFileSync(join(home, 'shop/notes.txt'), 'mine')
  const created = create('shop')
  expect(!created.ok && created.message).toContain('is not empty')
  expect(readdirSync(join(home, 'shop'))).toEqual(['notes.txt'])
})

test('refuses a file', () => {
  writeFileSync(join(home, 'shop'), '')
  const created = create('shop')
  expect(!created.ok && created.message).toContain('is a file')
})

test('refuses a folder in a file, and one that leads nowhere, in the words of the file system', () => {
  writeFileSync(join(home, 'notes'), '')
  symlinkSync(join(home, 'loop'), join(home, 'loop'))
  for (const folder of ['notes/shop', 'loop/shop', 'loop']) {
    const created = create(folder)
    expect(!created.ok && created.message).toMatch(
      /^There can be no project in .*: E[A-Z]+: .*\. Choose another/,
    )
  }
})

test('refuses a folder that nobody may read', ({ skip }) => {
  skip(process.getuid?.() === 0, 'the superuser may read every folder')
  mkdirSync(join(home, 'shop'), { mode: 0 })
  const created = create('shop')
  expect(!created.ok && created.message).toContain('EACCES')
})

test('refuses a folder whose name is none of a package', () => {
  const created = create('My Shop')
  expect(!created.ok && created.message).toContain('"My Shop"')
  expect(existsSync(join(home, 'My Shop'))).toBe(false)
})

test.each(['blog', 'toString', ''])('refuses the template %j and names those that there are', (template) => {
  const created = create('shop', template)
  expect(!created.ok && created.message).toContain('vite-shop, next-shop')
  expect(existsSync(join(home, 'shop'))).toBe(false)
})
