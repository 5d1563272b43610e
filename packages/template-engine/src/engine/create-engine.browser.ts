import { createEngine as create, type Engine, type EngineOptions } from './engine.ts'
import type { Diagnostic } from '../diagnostic/diagnostic.ts'

/** Makes an engine out of families of formatters and predicates. Compile errors go to the console unless a logger is given. */
export function createEngine(options: EngineOptions = {}): Engine {
  return create({ ...options, logger: options.logger ?? toConsole })
}

function toConsole({ message, line, column, frame, hint }: Diagnostic): void {
  console.error([`${message} (${line}:${column})`, frame, ...(hint ? [hint] : [])].join('\n'))
}
