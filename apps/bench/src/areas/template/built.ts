import { compileFunction } from 'node:vm'
import type { Engine, Template } from '@sitewright/template-engine'
import { generate } from '@sitewright/template-engine/codegen'
import * as runtime from '@sitewright/template-engine/runtime'

/** The module that a build would write, given its two imports by hand. */
export function built<Data>(engine: Engine, source: string): Template<Data> {
  const { code } = generate(source, { engine, module: './ours-engine.ts' })
  const body = code.replace(/^import .*$/gm, '').replace('export default', 'return')
  const make = compileFunction(body, [...Object.keys(runtime), 'engine']) as (
    ...imports: unknown[]
  ) => Template<Data>
  return make(...Object.values(runtime), engine)
}
