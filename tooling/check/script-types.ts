import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './workspace.ts'

/** Name of the configuration that is written into a project of plain JavaScript. */
export const SCRIPT_CONFIG = 'tsconfig.scripts.json'

/** Files that bundlers read as text. */
const TEXTS = "declare module '*.jsont' {\n  const text: string\n  export default text\n}\n"

const compilerOptions = {
  allowJs: true,
  checkJs: true,
  noEmit: true,
  strict: true,
  // As editors check JavaScript: a parameter needs no type, and an element that the page has may be taken for there.
  noImplicitAny: false,
  strictNullChecks: false,
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'bundler',
  lib: ['dom', 'dom.iterable', 'esnext'],
  // Types of bundlers and test runners are not ours; those of our packages are checked where each is installed alone.
  skipLibCheck: true,
  types: ['node'],
  typeRoots: [join(root, 'node_modules/@types')],
}

/** Writes the configuration of a type-check of the scripts and components of a project without TypeScript of its own. */
export function writeScriptConfig(folder: string): void {
  writeFileSync(join(folder, 'texts.d.ts'), TEXTS)
  const include = ['texts.d.ts', '*.js', '*.mjs', 'app/**/*', 'src/**/*']
  writeFileSync(join(folder, SCRIPT_CONFIG), JSON.stringify({ compilerOptions, include }, undefined, 2))
}
