import { readFileSync } from 'node:fs'
import { defineConfig, type Options } from 'tsup'

type Exports = Record<string, string | Record<string, string>>

/** The sources behind a manifest's entry points: its `exports` are the only list of them. */
const sources = (exports: Exports): string[] =>
  Object.values(exports).flatMap((entry) =>
    typeof entry === 'object' && entry['@sitewright/source'] ? [entry['@sitewright/source']] : [],
  )

/**
 * The JavaScript every package ships: ES modules for browsers and edge runtimes, one file for each entry point.
 * `tsc` adds the declarations.
 */
export const library = (more: Options = {}): ReturnType<typeof defineConfig> => {
  const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: Exports }
  const entry = sources(exports)
  return defineConfig({
    entry: Object.fromEntries(
      entry.map((file) => [file.replace(/^\.\/src\//, '').replace(/\.tsx?$/, ''), file]),
    ),
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    sourcemap: true,
    clean: true,
    ...more,
  })
}
