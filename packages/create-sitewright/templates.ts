import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { filesBelow, isMain, root } from '../../tooling/check/workspace.ts'
import { type Template, templateNames } from './src/template.ts'

/** Left by trying an example where it stands. */
const LEFT_BEHIND = /(?:^|\/)(?:package-lock\.json|next-env\.d\.ts|mockServiceWorker\.js|\.next\/.*)$/

/** The files of an example, by their paths in it. All are texts. */
function readExample(folder: string): Template {
  const files = filesBelow(folder, () => true)
    .map((file) => [relative(folder, file).replaceAll('\\', '/'), file] as const)
    .filter(([path]) => !LEFT_BEHIND.test(path))
  return Object.fromEntries(files.toSorted().map(([path, file]) => [path, readFileSync(file, 'utf8')]))
}

/**
 * Reads the examples that projects are created from, as they are in a repository: they ask for the versions that its
 * packages have, see `tooling/release/examples/raise.ts`.
 */
export const readTemplates = (home: string): Record<string, Template> =>
  Object.fromEntries(templateNames.map((name) => [name, readExample(join(home, 'apps/examples', name))]))

/** Writes the templates into the built package. */
export function packTemplates(home: string): void {
  const file = join(home, 'packages/create-sitewright/dist/templates.json')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(readTemplates(home)))
}

if (isMain(import.meta.url)) packTemplates(root)
