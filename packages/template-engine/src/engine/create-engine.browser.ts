import { createEngine as create, type Engine, type EngineOptions } from './engine.ts'
import type { Diagnostic } from '../diagnostic/diagnostic.ts'

/**
 * Makes an engine out of families of formatters and predicates. Compile errors go to the console unless a logger is given.
 *
 * @example
 * ```ts
 * import { createEngine } from '@sitewright/template-engine'
 * import { core } from '@sitewright/template-engine/core'
 *
 * const engine = createEngine({ families: [core] })
 * const page = engine.compile<{ title: string }>('<h1>{title|html}</h1>')
 * const { output, diagnostics } = page.render({ title: 'Tea & cake' }) // <h1>Tea &amp; cake</h1>
 * ```
 */
export function createEngine(options: EngineOptions = {}): Engine {
  return create({ ...options, logger: options.logger ?? toConsole })
}

function toConsole({ message, line, column, frame, hint }: Diagnostic): void {
  console.error([`${message} (${line}:${column})`, frame, ...(hint ? [hint] : [])].join('\n'))
}
