import { compile } from '../3-compile/compile.ts'
import { chunk, type Pieces } from '../3-compile/chunk.ts'
import type { Diagnostic } from '../diagnostic/diagnostic.ts'
import { templateInternalsOf, type RenderOptions, type Template } from '../engine/engine.ts'
import { Rendering } from '../4-render/rendering.ts'
import { placeOfUnit, Scope } from '../4-render/scope.ts'

/** Output in pieces. The diagnostics grow while it is read. */
export interface Chunks extends AsyncIterable<string> {
  /** Faults and remarks so far. They are complete once the last piece is read. */
  readonly diagnostics: readonly Diagnostic[]
}

const compiled = new WeakMap<object, Pieces>()

/**
 * Renders a template piece by piece, each one when it is asked for: what stands at the top of the template, and the
 * rounds of the loops there. Together the pieces are what `render` gives; a limit of steps may end the two a few rounds
 * apart.
 *
 * @example
 * ```ts
 * import { createEngine } from '@sitewright/template-engine'
 * import { renderChunks, toStream } from '@sitewright/template-engine/stream'
 *
 * const list = createEngine().compile('{.repeated section items}{name}{.end}')
 * export const serve = () => new Response(toStream(renderChunks(list, { items: [{ name: 'a' }] })))
 * ```
 */
export function renderChunks<Data>(template: Template<Data>, data: Data, options?: RenderOptions): Chunks {
  const { parsed, compiler, settingsOf } = templateInternalsOf(template)
  const pieces = compiled.get(template) ?? chunk(parsed.nodes, compiler, compile)
  compiled.set(template, pieces)
  const place = placeOfUnit(parsed)
  const run = new Rendering(settingsOf(options), place)
  const { clock } = run.settings
  let left = clock()
  /** The deadline does not count the time in which the reader asks for nothing. */
  const resume = (): void => void (run.until += clock() - left)
  function* texts(): Generator<string, void> {
    resume()
    try {
      for (const text of pieces(new Scope(run, data, undefined))) {
        if (text.length > run.room) run.overflow(text)
        run.room -= text.length
        if (!text) continue
        left = clock()
        yield text
        resume()
      }
    } catch (error) {
      run.finish(place, error)
      const rest = run.kept.slice(0, run.room)
      if (rest) yield rest
    }
  }
  return {
    get diagnostics() {
      return [...template.diagnostics, ...run.diagnostics]
    },
    // Each piece is waited for, so that whoever serves several pages serves them in turn.
    async *[Symbol.asyncIterator]() {
      for (const text of texts()) yield await Promise.resolve(text)
    },
  }
}
