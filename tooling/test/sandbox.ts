import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { root } from '../check/workspace.ts'

/** A folder with these files in it, gone after the test. */
export function sandbox(files: Readonly<Record<string, string>>): string {
  // Inside of the repository, where the types of Node and Vite are found.
  mkdirSync(join(root, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(root, '.cache/sandbox-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

/** The manifest of a package with one entry point. */
export const manifestOf = (name: string, budget: string): string =>
  JSON.stringify({
    name,
    version: '0.0.0',
    license: 'MIT',
    author: 'Somebody',
    homepage: 'https://example.com',
    bugs: 'https://example.com/issues',
    repository: { type: 'git', url: 'git+https://example.com/one.git' },
    type: 'module',
    exports: {
      '.': { '@sitewright/source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' },
    },
    budgets: { '.': budget },
  })
