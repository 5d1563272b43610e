// Takes a fresh clone, with nothing but Node and npm on the machine, to a running demo or a finished test run:
//   node tooling/bootstrap.mjs [install] | start | test [arguments] | ci
//   node tooling/bootstrap.mjs host | demo:host | contract | faults | load
// It runs before any install, so until then it may use only what Node itself brings.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const cache = join(root, '.cache')
const home = join(cache, 'pnpm')
const bins = [join(home, 'node_modules', '.bin'), join(root, 'node_modules', '.bin')]
const env = {
  ...process.env,
  PATH: [...bins, process.env.PATH].join(delimiter),
  // The tools below report to nobody.
  DO_NOT_TRACK: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  NEXT_TELEMETRY_DISABLED: '1',
}

const manifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** Reason of a failed install, in one sentence. */
function explain(output) {
  if (/ENOSPC|no space left/i.test(output)) return 'The disk is full: free some space and try again.'
  if (/EACCES|EPERM|EROFS/.test(output)) return 'This folder cannot be written to: check its permissions.'
  if (
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|ERR_SOCKET|fetch failed|META_FETCH_FAIL|dns error|error sending request/i.test(
      output,
    )
  ) {
    return 'The npm registry cannot be reached: check the network connection and try again.'
  }
  if (/SELF_SIGNED_CERT|UNABLE_TO_(GET_ISSUER|VERIFY)|UnknownIssuer|invalid peer certificate/i.test(output))
    return 'The certificate of the npm registry is not trusted: name the file with that of your proxy in NODE_EXTRA_CA_CERTS and in SSL_CERT_FILE.'
  if (/OUTDATED_LOCKFILE/.test(output))
    return 'pnpm-lock.yaml does not match the manifests: run "pnpm install" and commit it.'
  return 'Installing failed; .cache/install.log has the whole story.'
}

function fail(sentence) {
  console.error(`\n${sentence}`)
  process.exit(1)
}

/** Runs a command to its end; Ctrl-C reaches it. */
function run(command, words, options = {}) {
  const child = spawn(command, words, {
    cwd: root,
    env,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  })
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))
  const forward = (signal) => child.kill(signal)
  process.on('SIGINT', forward).on('SIGTERM', forward)
  return new Promise((resolve) => {
    child.once('error', (problem) => resolve({ code: 1, output: `${output}${problem.message}` }))
    child.once('close', (code) => {
      process.off('SIGINT', forward).off('SIGTERM', forward)
      resolve({ code: code ?? 1, output })
    })
  })
}

async function need(title, command, words) {
  console.log(title)
  const { code, output } = await run(command, words, { stdio: ['ignore', 'pipe', 'pipe'] })
  if (code === 0) return
  mkdirSync(cache, { recursive: true })
  writeFileSync(join(cache, 'install.log'), output)
  fail(explain(output))
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  fail(`Sitewright needs Node 20.19 or newer; this is Node ${process.versions.node}.`)
}

/** True if the pnpm that this repository pins can be used: one that was fetched before, or the one on the PATH. */
function hasPnpm(name, version) {
  const fetched = join(home, 'node_modules', name)
  if (existsSync(join(fetched, 'package.json')) && manifest(fetched).version === version) return true
  // Elsewhere than here: in this folder, some launchers fetch what "packageManager" names.
  const { status, stdout } = spawnSync(name, ['--version'], {
    cwd: tmpdir(),
    encoding: 'utf8',
    timeout: 10_000,
    shell: process.platform === 'win32',
  })
  return status === 0 && stdout.trim() === version
}

async function install() {
  const { packageManager } = manifest(root)
  const [name, version] = packageManager.split('@')
  if (!hasPnpm(name, version)) {
    const words = [
      'install',
      '--prefix',
      home,
      '--no-package-lock',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ]
    await need(`Fetching ${packageManager} …`, 'npm', [...words, packageManager])
  }
  await need('Installing dependencies …', 'pnpm', ['install', '--frozen-lockfile', '--reporter=append-only'])
}

async function buildDemo() {
  console.log('Building the demo …')
  const words = ['run', 'build', '--filter=@sitewright/demo', '--output-logs=errors-only']
  const { code } = await run('turbo', words)
  if (code !== 0) process.exit(code)
}

async function start() {
  await buildDemo()
  const { preview } = await import('vite')
  // A busy port gives way to the next free one.
  const server = await preview({ root: join(root, 'apps/demo'), preview: { host: '127.0.0.1', port: 4173 } })
  console.log(`\nSitewright runs at ${server.resolvedUrls.local[0]} (Ctrl-C ends it)`)
  const end = () => server.close().finally(() => process.exit(0))
  process.on('SIGINT', end).on('SIGTERM', end)
}

/** Everything; or with --filter only the tests of the packages named. */
async function test(words) {
  const only = words.some((word) => word.startsWith('--filter'))
  const { code } = only
    ? await run('turbo', ['run', 'test', ...words])
    : await run('tsx', ['tooling/verify.ts', ...words])
  process.exit(code)
}

const vitest = (project, ...files) => [
  'vitest',
  ['--config', 'vitest.workspace.ts', 'run', `--project=${project}`, ...files],
]
const host = (...words) => ['pnpm', ['--filter', '@sitewright/host', 'run', 'start', ...words]]

/** Programs of the host: what each of them runs. */
const ofHost = {
  host: host(),
  'demo:host': host('--site', '../demo/dist'),
  contract: vitest('node', 'packages/contract', 'apps/host/src/contract'),
  faults: vitest('e2e-long', 'apps/host/e2e/faults.long.e2e.ts'),
  load: ['pnpm', ['--filter', '@sitewright/bench', 'run', 'host']],
}

async function runOfHost(task) {
  if (task === 'demo:host') await buildDemo()
  if (task === 'faults') env.STORIES ??= '1000'
  const [command, words] = ofHost[task]
  process.exit((await run(command, words)).code)
}

const [task = 'install', ...words] = process.argv.slice(2)
checkNode()
await install()
if (task === 'start') await start()
else if (task === 'test') await test(words)
else if (task === 'ci') process.exit((await run('tsx', ['tooling/ci.ts', ...words])).code)
else if (Object.hasOwn(ofHost, task)) await runOfHost(task)
else if (task !== 'install')
  fail(`Say what to do: install, start, test, ci, ${Object.keys(ofHost).join(', ')}.`)
