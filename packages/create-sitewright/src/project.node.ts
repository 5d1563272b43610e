import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { nameProblem } from './name.ts'
import { isTemplateName, type Template, templateNames } from './template.ts'

/** Where a project is made, and from what. */
export interface ProjectOptions {
  /** Name of a template, one of `templateNames`. */
  readonly template: string
  /** Folder of the project, which is made if it is not there. Its name becomes that of the project. */
  readonly folder: string
  /** Templates by name. @default those that came with this package */
  readonly templates?: Readonly<Record<string, Template>> | undefined
}

/** A project that was made, or why none was. */
export type Created =
  | { readonly ok: true; readonly folder: string; readonly files: readonly string[] }
  | { readonly ok: false; readonly message: string }

/** Files that a new folder may have already: a repository was made first. */
const WELCOME = new Set(['.git', '.DS_Store'])

/** Files that no repository should keep. */
const IGNORED = [
  ...['node_modules', 'dist', '.next', 'next-env.d.ts', 'public/mockServiceWorker.js'],
  // Secrets are in .env.local.
  ...['*.local', '*.log', '.DS_Store', '*.tsbuildinfo', ''],
].join('\n')

/** The templates that came with this package. */
const bundled = (): Readonly<Record<string, Template>> =>
  createRequire(import.meta.url)('create-sitewright/templates.json') as Record<string, Template>

/** Returns what is wrong with a folder that a project is to be made in. */
export function folderProblem(folder: string): string | undefined {
  return refusalOf(folder, () => {
    if (!existsSync(folder)) return undefined
    if (!statSync(folder).isDirectory()) return `${folder} is a file. Choose another folder.`
    return readdirSync(folder).every((name) => WELCOME.has(name))
      ? undefined
      : `${folder} is not empty. Choose another folder, or empty it first.`
  })
}

/** Returns what an action returns, or else what the file system has refused: a right, or a folder in a file. */
function refusalOf(folder: string, act: () => string | undefined): string | undefined {
  try {
    return act()
  } catch (error) {
    return `There can be no project in ${folder}: ${(error as Error).message}. Choose another folder.`
  }
}

const fail = (message: string): Created => ({ ok: false, message })

/** Gives the manifest of a template the name of the project. */
const named = (manifest: string, name: string): string =>
  `${JSON.stringify({ ...(JSON.parse(manifest) as object), name }, undefined, 2)}\n`

/**
 * Makes a project from a template. It installs nothing, asks nobody, and needs no network.
 *
 * @example
 * ```ts
 * import { createProject } from 'create-sitewright'
 *
 * const made = createProject({ template: 'html-form', folder: 'contact' })
 * ```
 */
export function createProject({ template, folder, templates = bundled() }: ProjectOptions): Created {
  const chosen = isTemplateName(template) ? templates[template] : undefined
  if (!chosen) return fail(`There is no template "${template}". There are ${templateNames.join(', ')}.`)
  const home = resolve(folder)
  const name = basename(home)
  const problem = nameProblem(name) ?? folderProblem(home)
  if (problem !== undefined) return fail(problem)
  const files = Object.entries({ ...chosen, '.gitignore': IGNORED })
  const refusal = refusalOf(home, () => {
    for (const [path, text] of files) {
      const file = join(home, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, path === 'package.json' ? named(text, name) : text)
    }
    return undefined
  })
  return refusal === undefined
    ? { ok: true, folder: home, files: files.map(([path]) => path) }
    : fail(refusal)
}
