import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { type Findings, manifest, shown, tool } from './workspace.ts'

/** Packs a package as it would be published, and says where the tarball is. */
export function pack(folder: string): string {
  const home = join(folder, '.cache/pack')
  rmSync(home, { recursive: true, force: true })
  mkdirSync(home, { recursive: true })
  execFileSync('pnpm', ['pack', '--pack-destination', home], {
    cwd: folder,
    stdio: 'pipe',
    shell: process.platform === 'win32',
  })
  const [file] = readdirSync(home)
  if (!file) throw new Error(`${shown(folder)} could not be packed.`)
  return join(home, file)
}

/** What publint has to say of the tarball. */
async function lint(folder: string, file: string): Promise<Findings> {
  const bytes = readFileSync(file)
  const tarball = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)
  const { messages, pkg } = await publint({ strict: true, pack: { tarball } })
  return messages.map((message) => `${shown(folder)}: ${formatMessage(message, pkg) ?? message.code}`)
}

/** Whether each entry point finds its types, under every way of resolving that ES modules have. */
function resolveTypes(folder: string, file: string): Findings {
  const untyped = Object.entries(manifest(folder).exports).flatMap(([entry, target]) =>
    typeof target === 'string' ? [entry.replace('./', '')] : [],
  )
  const words = [file, '--profile', 'esm-only', '--format', 'ascii', '--no-emoji']
  const except = untyped.length > 0 ? ['--exclude-entrypoints', ...untyped] : []
  const attw = spawnSync(tool('attw'), [...words, ...except], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (attw.error) throw attw.error
  return attw.status === 0
    ? []
    : [`${shown(folder)}: are-the-types-wrong finds\n${attw.stdout}${attw.stderr}`]
}

/** Whether the text of the licence comes with the code, as the licence itself asks. */
function findLicence(folder: string, file: string): Findings {
  const files = execFileSync('tar', ['-tzf', file], { encoding: 'utf8' }).split(/\r?\n/)
  return files.includes('package/LICENSE') ? [] : [`${shown(folder)}: its tarball has no LICENSE.`]
}

/** Everything that is wrong with a package as its users would install it. */
export async function checkTarball(folder: string): Promise<Findings> {
  const tarball = pack(folder)
  return [...(await lint(folder, tarball)), ...resolveTypes(folder, tarball), ...findLicence(folder, tarball)]
}
