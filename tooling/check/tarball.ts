import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { checkAllowed } from './packed.ts'
import { checkStyleSheets } from './style-sheet.ts'
import { type Findings, type Manifest, manifest, shown, tool } from './workspace.ts'

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

/** Findings of publint about the tarball. */
async function lint(folder: string, file: string): Promise<Findings> {
  const bytes = readFileSync(file)
  const tarball = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)
  const { messages, pkg } = await publint({ strict: true, pack: { tarball } })
  return messages.map(
    (message) => `${shown(folder)}: ${formatMessage(message, pkg, { color: false }) ?? message.code}`,
  )
}

/** Checks that each entry point finds its types, under every way of resolving that ES modules have. */
function resolveTypes(folder: string, file: string): Findings {
  const untyped = Object.entries(manifest(folder).exports).flatMap(([entry, target]) =>
    typeof target === 'object' && target.default ? [] : [entry.replace('./', '')],
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

interface Published extends Manifest {
  readonly sideEffects?: boolean | readonly string[]
}

const paths = (entry: Manifest['exports'][string]): readonly string[] =>
  typeof entry === 'string' ? [entry] : Object.values(entry)

/** Fields that a published manifest needs, and fields that it must not have. */
export function checkManifest(published: Published): Findings {
  const { exports, sideEffects = true } = published
  const keeps = (file: string): boolean =>
    typeof sideEffects === 'boolean'
      ? sideEffects
      : sideEffects.some((name) => /^(\*\*\/)?\*\.css$/.test(name) || normalize(name) === normalize(file))
  const sheets = Object.entries(exports).filter(([entry]) => entry.endsWith('.css'))
  return [
    ...['author', 'homepage', 'bugs', 'repository']
      .filter((field) => !(field in published))
      .map((field) => `its manifest has no ${field}.`),
    ...['budgets', 'scripts', 'devDependencies']
      .filter((field) => field in published)
      .map((field) => `its manifest has ${field}, which no user needs (see .pnpmfile.mjs).`),
    ...sheets.flatMap(([entry, target]) =>
      paths(target)
        .filter((file) => file.endsWith('.css') && !keeps(file))
        .map(() => `webpack drops ${entry}: "sideEffects" has to name it.`),
    ),
    // TypeScript 6 and 7 look for the types of what is imported for its effect.
    ...sheets
      .filter(([, target]) => typeof target === 'string' || !target.types)
      .map(([entry]) => `${entry} has no types.`),
  ]
}

/** Sources that are published twice or not at all, and what belongs to the repository alone. */
export function checkFiles(files: ReadonlyMap<string, string>): Findings {
  return [
    ...(files.has('LICENSE') ? [] : ['its tarball has no LICENSE.']),
    ...[...files.keys()]
      .filter((path) => /\.(test|test-support|stories)\.[jt]sx?$/.test(path))
      .map((path) => `its tarball has ${path}.`),
    ...[...files].flatMap(([path, text]) => {
      if (!path.endsWith('.map')) return []
      const { sources, sourcesContent } = JSON.parse(text) as { sources: string[]; sourcesContent?: string[] }
      const lost = sources.filter((source) => !files.has(join(dirname(path), source).replaceAll('\\', '/')))
      if (sourcesContent) return lost.length > 0 ? [] : [`${path} repeats a source that is packed as well.`]
      return lost.map((source) => `${path} leads to ${source}, which is not packed.`)
    }),
  ]
}

/** The texts in a tarball, by their paths in the package. */
export function unpack(file: string): Map<string, string> {
  const home = join(dirname(file), 'unpacked')
  mkdirSync(home, { recursive: true })
  execFileSync('tar', ['-xzf', file, '-C', home])
  const inside = join(home, 'package')
  return new Map(
    filesIn(inside).map((path) => [
      path.slice(inside.length + 1).replaceAll('\\', '/'),
      readFileSync(path, 'utf8'),
    ]),
  )
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesIn(path) : [path]
  })

/** Problems of a package as its users would install it. */
export async function checkTarball(folder: string): Promise<Findings> {
  const tarball = pack(folder)
  const files = unpack(tarball)
  const published = JSON.parse(files.get('package.json') ?? '{}') as Published
  return [
    ...(await lint(folder, tarball)),
    ...resolveTypes(folder, tarball),
    ...[
      ...checkManifest(published),
      ...checkFiles(files),
      ...checkAllowed(files),
      ...checkStyleSheets(files),
    ].map((finding) => `${shown(folder)}: ${finding}`),
  ]
}
