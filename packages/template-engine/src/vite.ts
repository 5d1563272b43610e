import type { Plugin } from 'vite'
import { generate } from './core/codegen/generate.ts'
import type { Engine } from './core/engine.ts'

/** How templates are found and compiled in a build. */
export interface TemplatesOptions {
  /** The engine whose formatters and predicates the templates may call. */
  readonly engine: Engine
  /** The module that exports the same engine at run time, as `engine`: an import path that resolves from anywhere. */
  readonly module: string
  /** Which files are templates; those that end in `.jsont` or `.template` unless set. */
  readonly include?: RegExp
}

/** A Vite plugin: `import page from './page.jsont'` gives the compiled template, with nothing to parse at run time. */
export function templates({ engine, module, include = /\.(?:jsont|template)$/ }: TemplatesOptions): Plugin {
  let isBuild = true
  return {
    name: 'sitewright-templates',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    transform(source, id) {
      const [file = id] = id.split('?')
      if (!include.test(file)) return undefined
      const { code, map, diagnostics } = generate(source, {
        engine,
        module,
        name: file,
        keepSource: !isBuild,
      })
      for (const { severity, message, line, column, frame } of diagnostics) {
        const text = `${message} (${file}:${line}:${column})\n${frame}`
        // A template with an error still renders, so a build goes on as a page would.
        if (severity === 'error' || !isBuild) this.warn(text)
      }
      return {
        code,
        map: { ...map, sources: [...map.sources], sourcesContent: [...map.sourcesContent], names: [] },
      }
    },
  }
}
