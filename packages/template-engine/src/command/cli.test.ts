import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let folder = ''
const command = (): string => join(folder, 'dist/command/cli.mjs')

describe('the command in a process of its own', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'template-engine-'))
    await build({
      entryPoints: [fileURLToPath(new URL('./cli.ts', import.meta.url))],
      outfile: command(),
      bundle: true,
      platform: 'node',
      format: 'esm',
      conditions: ['@sitewright/source'],
    })
    await writeFile(join(folder, 'package.json'), '{"version":"1.2.3"}')
    await writeFile(join(folder, 'long.html'), 'a line of text\n'.repeat(100_000))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('reads the standard input and knows its version', async () => {
    const child = spawn(process.execPath, [command(), 'render'])
    child.stdin.end('ä{.space}b')
    expect(await text(child.stdout)).toBe('ä b')
    const { stdout } = await promisify(execFile)(process.execPath, [command(), '--version'])
    expect(stdout).toBe('1.2.3\n')
  })

  test.each([
    ['gone.html', 'gone.html cannot be read: no such file or directory\n'],
    ['.', '. cannot be read: illegal operation on a directory\n'],
  ])('says in words why it cannot read %s', async (file, said) => {
    const child = spawn(process.execPath, [command(), 'render', file], { cwd: folder })
    const ended = once(child, 'exit')
    expect(await text(child.stderr)).toBe(said)
    expect(await ended).toEqual([2, null])
  })

  test('ends without an error when its output is closed', async () => {
    const child = spawn(process.execPath, [command(), 'render', 'long.html'], { cwd: folder })
    const ended = once(child, 'exit')
    await once(child.stdout, 'data')
    child.stdout.destroy()
    expect(await text(child.stderr)).toBe('')
    expect(await ended).toEqual([0, null])
  })
})
