import type { Plugin } from 'vite'
import { generate } from './codegen/generate.ts'
import type { Engine } from './engine/engine.ts'

/** How templates are found and compiled in a build. */
export interface TemplatesOptions {
  /** The engine whose formatters and predicates the templates may call. */
  readonly engine: Engine
  /** The module that exports the same engine at run time, as `engine`: an import path that resolves from anywhere. */
  readonly module: string
  /** Files that are templates; those that end in `.jsont` or `.template` unless set. */
  readonly include?: RegExp
}

/**
 * A Vite plugin: `import page from './page.jsont'` gives the compiled template, with nothing to parse at run time.
 *
 * @example
 * ```ts
 * import { core } from '@sitewright/template-engine/core'
 * import { createEngine } from '@sitewright/template-engine'
 * import { templates } from '@sitewright/template-engine/vite'
 *
 * const engine = createEngine({ families: [core] }) // `/src/engine.ts` exports the same one, as `engine`
 * export default { plugins: [templates({ engine, module: '/src/engine.ts' })] }
 * ```
 */
export function templates({ engine, module, include = /\.(?:jsont|template)$/ }: TemplatesOptions): Plugin {
  let isBuild = true
  return {
    name: 'sitewright-templates',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    transform(source, id) {
      const [file = id, query = ''] = id.split('?')
      // `?raw` and `?url` ask Vite for the file as it is, as partials do.
      // Unlike `test`, this does not go on behind the last match of a pattern with the flag `g`.
      if (file.search(include) < 0 || /\b(?:raw|url)\b/.test(query)) return undefined
      const { code, map, diagnostics } = generate(source.replace(/^\ufeff/, ''), {
        engine,
        module,
        name: file,
        keepSource: !isBuild,
      })
      for (const { message, line, column, frame, hint = '' } of diagnostics) {
        // A template with an error still renders, so a build goes on as a page would.
        this.warn(`${message} (${file}:${line}:${column})\n${frame}\n${hint}`)
      }
      return { code, map: JSON.stringify(map) }
    },
  }
}
