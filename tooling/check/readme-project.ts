import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { appFolders, manifest, packageFolders, root } from './workspace.ts'

/** Finds the folder of an installed package, from a package's own folder first. */
function locate(folder: string, name: string): string | undefined {
  const places = [folder, root, ...packageFolders(), ...appFolders(), join(root, 'apps/bench/peers')]
  const found = places.map((place) => join(place, 'node_modules', name)).find((path) => existsSync(path))
  return found && realpathSync(found)
}

function link(target: string, path: string): void {
  if (existsSync(path)) return
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(target, path, 'junction')
}

/** Lays a package of ours into the project's store as it is published, with its own dependencies beside it. */
function place(store: string, folder: string): string {
  const { name, dependencies = {} } = manifest(folder)
  const beside = join(store, name.replace('/', '+'), 'node_modules')
  const home = join(beside, name)
  if (existsSync(home)) return home
  mkdirSync(home, { recursive: true })
  const published = (manifest(folder) as { files?: readonly string[] }).files ?? ['dist']
  for (const file of ['package.json', ...published.filter((path) => !path.startsWith('!'))]) {
    if (existsSync(join(folder, file))) cpSync(join(folder, file), join(home, file), { recursive: true })
  }
  for (const other of Object.keys(dependencies)) {
    const found = locate(folder, other)
    if (found) link(isOurs(found) ? place(store, found) : found, join(beside, other))
  }
  return home
}

const isOurs = (folder: string): boolean => packageFolders().some((own) => realpathSync(own) === folder)

/**
 * A project outside of this repository, with nothing in its `node_modules` but the package in `folder` and what is
 * named, laid out as pnpm does: what a package depends on is found by that package alone. Types that are published
 * apart come with the packages they describe.
 */
export function createProject(
  folder: string,
  names: readonly string[],
): { readonly project: string; readonly missing: readonly string[] } {
  const project = realpathSync(mkdtempSync(join(tmpdir(), 'readme-')))
  const modules = join(project, 'node_modules')
  const store = join(modules, '.store')
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
  const own = manifest(folder).name
  link(place(store, folder), join(modules, own))
  const missing = names.filter((name) => {
    if (name === own) return false
    const found = locate(folder, name)
    if (found) link(isOurs(found) ? place(store, found) : found, join(modules, name))
    return !found
  })
  for (const name of [...names, 'node']) {
    const types = locate(root, `@types/${name}`)
    if (types) link(types, join(modules, '@types', name))
  }
  return { project, missing }
}
