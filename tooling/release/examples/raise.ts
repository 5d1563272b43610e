import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isMain, manifest, root } from '../../check/workspace.ts'

/** Makes the examples ask for the versions that the packages have. */
export function raiseExamples(home: string): void {
  const folder = join(home, 'apps/examples')
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  for (const { name } of names) {
    const file = join(folder, name, 'package.json')
    const text = readFileSync(file, 'utf8').replace(
      /"(@sitewright\/[\w-]+)": "[^"]+"/g,
      (_, dependency: string) =>
        `"${dependency}": "^${manifest(join(home, 'packages', basename(dependency))).version}"`,
    )
    writeFileSync(file, text)
  }
}

if (isMain(import.meta.url)) raiseExamples(root)
