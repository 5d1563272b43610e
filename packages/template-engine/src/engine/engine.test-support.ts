import { expressions } from '../expression/expressions.ts'
import { text } from '../formatter/text.ts'
import { createEngine, type Engine, type EngineOptions } from '../index.ts'
import { comparison } from '../predicate/comparison.ts'

/** Creates an engine with a few families that logs nothing, unless its options say otherwise. */
export function make(options: EngineOptions = {}): Engine {
  return createEngine({
    families: [text, comparison],
    expressions,
    include: true,
    logger: () => {},
    ...options,
  })
}
