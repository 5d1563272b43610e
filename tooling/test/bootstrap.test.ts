import { spawnSync } from 'node:child_process'
import { chmodSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../check/workspace.ts'
import { sandbox } from './sandbox.ts'

/** A clone with the files that the first step needs, and what became of that step. */
function bootstrap(env: NodeJS.ProcessEnv) {
  const files = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tooling/bootstrap.mjs']
  const folder = sandbox(
    Object.fromEntries(files.map((file) => [file, readFileSync(join(root, file), 'utf8')])),
  )
  return spawnSync(process.execPath, ['tooling/bootstrap.mjs', 'install'], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...env,
      npm_config_registry: 'http://127.0.0.1:9/',
      npm_config_cache: join(folder, 'npm-cache'),
      npm_config_fetch_retries: '0',
    },
  })
}

/** A PATH on which a pnpm of this version comes first, which does nothing. */
function pathWithPnpm(version: string): string {
  const folder = sandbox({ pnpm: `#!/bin/sh\n[ "$1" = --version ] && echo ${version}\nexit 0\n` })
  chmodSync(join(folder, 'pnpm'), 0o755)
  return [folder, process.env.PATH].join(delimiter)
}

test('without a network, an install fails with one sentence', () => {
  const { status, stderr, stdout } = bootstrap({ ...process.env, PATH: pathWithPnpm('0.0.0') })
  expect(status).toBe(1)
  expect(stderr.trim()).toBe(
    'The npm registry cannot be reached: check the network connection and try again.',
  )
  expect(stdout.trim().split('\n')).toHaveLength(1)
})

test('behind a proxy whose certificate nobody knows, an install says where to name it', ({ skip }) => {
  skip(process.platform === 'win32', 'a shell script stands for npm')
  const folder = sandbox({ npm: '#!/bin/sh\necho npm error code SELF_SIGNED_CERT_IN_CHAIN >&2\nexit 1\n' })
  chmodSync(join(folder, 'npm'), 0o755)
  const { status, stderr } = bootstrap({
    ...process.env,
    PATH: [folder, pathWithPnpm('0.0.0')].join(delimiter),
  })
  expect(status).toBe(1)
  expect(stderr.trim()).toBe(
    'The certificate of the npm registry is not trusted: name the file with that of your proxy in NODE_EXTRA_CA_CERTS and in SSL_CERT_FILE.',
  )
})

test('a pnpm of the pinned version is used where it is', ({ skip }) => {
  skip(process.platform === 'win32', 'a shell script stands for pnpm')
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    packageManager: string
  }
  const { status, stdout } = bootstrap({
    ...process.env,
    PATH: pathWithPnpm(packageManager.replace('pnpm@', '')),
  })
  expect(stdout.trim()).toBe('Installing dependencies …')
  expect(status).toBe(0)
})
