import { join } from 'node:path'
import { type Findings, manifest, packageFolders, root } from '../check/workspace.ts'
import { checkEntries, modulesOf } from './alone.ts'
import { createProject, npm, type Rehearsal } from './project.ts'
import { ownRuntime } from './runtime.ts'

/** Entries for what React 18 does not have, as the README of their package says. */
const FOR_REACT_19: readonly string[] = ['@sitewright/forms-client/action']

/** React 18 and its types, at the versions that an example is pinned to. */
function pinned(): string[] {
  const { dependencies = {}, devDependencies = {} } = manifest(join(root, 'apps/examples/color-picker'))
  const versions = Object.entries({ ...dependencies, ...devDependencies })
  return versions
    .filter(([name]) => /^(?:@types\/)?react(?:-dom)?$/.test(name))
    .map(([name, version]) => `${name}@${version}`)
}

/** Installs all packages that have React parts beside React 18, and checks their entries: names and types that only 19 has are found. */
export async function tryReact18(rehearsal: Rehearsal): Promise<Findings> {
  const folder = createProject(rehearsal, 'react-18')
  const names = packageFolders()
    .map((path) => manifest(path))
    .filter(({ peerDependencies = {} }) => 'react' in peerDependencies)
    .map(({ name }) => name)
  const { isWell, output } = await npm(rehearsal, folder, 'install', ...names, ...pinned())
  if (!isWell) return [`The packages cannot be installed beside React 18: ${output}`]
  const findings: string[] = []
  for (const name of names) {
    const home = join(folder, 'node_modules', name)
    const entries = modulesOf(home).filter((entry) => !FOR_REACT_19.includes(entry))
    const found = await checkEntries(folder, manifest(home), entries, [ownRuntime])
    findings.push(...found.map((finding) => `${name} with React 18: ${finding}`))
  }
  return findings
}
