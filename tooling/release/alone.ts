import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { entriesOf, type Findings, type Manifest, manifest, root, tool } from '../check/workspace.ts'
import { run } from './command.ts'
import { createProject, npm, placeOf, type Rehearsal } from './project.ts'
import type { Runtime } from './runtime.ts'

/** Loads each entry, by `import` or `require`, and prints which package is missing: none, mostly. */
const LOADER = `
const load = async (entry) => {
  try {
    await how(entry)
    return ''
  } catch (problem) {
    const [, missing] = /Cannot find (?:package|module) '((?:@[^/']+\\/)?[^/']+)/.exec(problem.message) ?? []
    if (missing === undefined) throw problem
    return missing
  }
}
const missing = {}
for (const entry of JSON.parse(process.argv[2])) missing[entry] = await load(entry)
console.log(JSON.stringify(missing))
`
const LOADERS = {
  import: `const how = (entry) => import(entry)${LOADER}`,
  require: `import { createRequire } from 'node:module'
const how = createRequire(import.meta.url)${LOADER}`,
}

/** The entries of a package that are modules. */
export function modulesOf(folder: string): string[] {
  const { name } = manifest(folder)
  return Object.entries(entriesOf(folder)).flatMap(([entry, target]) =>
    typeof target === 'object' && target.default?.endsWith('.js') ? [name + entry.slice(1)] : [],
  )
}

type Missing = Readonly<Record<string, string>>

/** Whoever asks for packages, and may do without some of them. */
type Subject = Pick<Manifest, 'name' | 'peerDependenciesMeta'>

async function load(
  { title, program }: Runtime,
  how: keyof typeof LOADERS,
  folder: string,
  entries: readonly string[],
): Promise<Missing | string> {
  const file = `${how}.mjs`
  writeFileSync(join(folder, file), LOADERS[how])
  const words = ['--no-warnings', file, JSON.stringify(entries)]
  const { isWell, output, stdout } = await run(program, words, { cwd: folder })
  return isWell ? (JSON.parse(stdout) as Missing) : `${title}, ${how}: ${output}`
}

/** Entries that ask for a package which their manifest does not name as an optional peer. */
export function checkMissing({ name, peerDependenciesMeta = {} }: Subject, missing: Missing): Findings {
  return Object.entries(missing)
    .filter(([, needed]) => needed && !peerDependenciesMeta[needed]?.optional)
    .map(([entry, needed]) => `${entry} needs ${needed}, which is no optional peer of ${name}.`)
}

/** True if a line of the compiler is about an optional peer that is not installed. */
function isAboutPeer(line: string, { peerDependenciesMeta = {} }: Subject): boolean {
  const [, missing = ''] = /error TS2307: Cannot find module '((?:@[^/']+\/)?[^/']+)/.exec(line) ?? []
  return peerDependenciesMeta[missing]?.optional ?? false
}

const REACT_TYPES = `@types/react@${manifest(join(root, 'node_modules/@types/react')).version}`

const RESOLUTIONS = [
  { module: 'ESNext', moduleResolution: 'bundler' },
  { module: 'NodeNext', moduleResolution: 'NodeNext' },
]

/** Checks the types of what was installed with each compiler, as a strict project that skips nothing. */
async function checkTypes(
  folder: string,
  installed: Subject,
  entries: readonly string[],
  compilers: readonly string[],
): Promise<Findings> {
  const lines = entries.map(
    (entry, index) => `import * as entry${index} from '${entry}'\nvoid entry${index}\n`,
  )
  writeFileSync(join(folder, 'entries.mts'), lines.join(''))
  const findings: string[] = []
  for (const resolution of RESOLUTIONS) {
    const strict = { strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false, noEmit: true }
    const file = `tsconfig.${resolution.moduleResolution}.json`
    const compilerOptions = { ...strict, ...resolution, target: 'ES2022', jsx: 'react-jsx', types: [] }
    writeFileSync(join(folder, file), JSON.stringify({ compilerOptions, files: ['entries.mts'] }))
    for (const compiler of compilers) {
      const { isWell, output } = await run(tool(compiler), ['-p', file], { cwd: folder })
      const errors = output
        .split('\n')
        .filter((line) => line.includes('error TS') && !isAboutPeer(line, installed))
      const problems = isWell || output.includes('error TS') ? errors : [output]
      findings.push(...problems.map((line) => `${compiler}, ${resolution.moduleResolution}: ${line}`))
    }
  }
  return findings
}

/** Loads entries that are installed, and type-checks those that need no peer which is not there. */
export async function checkEntries(
  folder: string,
  installed: Subject,
  entries: readonly string[],
  runtimes: readonly Runtime[],
  compilers: readonly string[] = ['tsc'],
): Promise<Findings> {
  const findings: string[] = []
  let complete = entries
  for (const runtime of runtimes)
    for (const how of ['import', 'require'] as const) {
      const missing = await load(runtime, how, folder, entries)
      if (typeof missing === 'string') findings.push(missing)
      else {
        findings.push(...checkMissing(installed, missing))
        complete = entries.filter((entry) => !missing[entry])
      }
    }
  return [...findings, ...(await checkTypes(folder, installed, complete, compilers))]
}

/** Installs one package and nothing else, and checks its entries. */
export async function tryAlone(
  rehearsal: Rehearsal,
  name: string,
  runtimes: readonly Runtime[],
): Promise<Findings> {
  const folder = createProject(rehearsal, name.replace('@sitewright/', 'alone-'))
  const { isWell, output } = await npm(rehearsal, folder, 'install', name, ...placeOf(rehearsal, name))
  if (!isWell) return [`${name} cannot be installed: ${output}`]
  // A peer that is not optional is installed too. React has its types in a package of their own, as every project knows.
  if (existsSync(join(folder, 'node_modules/react'))) await npm(rehearsal, folder, 'install', REACT_TYPES)
  const home = join(folder, 'node_modules', name)
  const findings = await checkEntries(folder, manifest(home), modulesOf(home), runtimes)
  return findings.map((finding) => `${name} alone: ${finding}`)
}
