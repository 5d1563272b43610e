import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../check/workspace.ts'
import { sandbox } from './sandbox.ts'

test('without a network, an install fails with one sentence', () => {
  const files = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tooling/bootstrap.mjs']
  const folder = sandbox(
    Object.fromEntries(files.map((file) => [file, readFileSync(join(root, file), 'utf8')])),
  )
  const nowhere = 'http://127.0.0.1:9/'
  const { status, stderr, stdout } = spawnSync(process.execPath, ['tooling/bootstrap.mjs', 'start'], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      npm_config_registry: nowhere,
      npm_config_cache: join(folder, 'npm-cache'),
      npm_config_fetch_retries: '0',
    },
  })
  expect(status).toBe(1)
  expect(stderr.trim()).toBe(
    'The npm registry cannot be reached: check the network connection and try again.',
  )
  expect(stdout.trim().split('\n')).toHaveLength(1)
})
