import { compileFunction } from 'node:vm'
import type { Template } from '@sitewright/template-engine'
import { generate } from '@sitewright/template-engine/codegen'
import * as runtime from '@sitewright/template-engine/runtime'
import type { Work } from '../../area.ts'
import { engine } from './ours-engine.ts'
import type { Blog, Fragment, Grid } from './record.ts'
import * as template from './template.ts'
import { flat } from './wording.ts'

/** The module that a build would write, given its two imports by hand. */
function built<Data>(source: string): Template<Data> {
  const { code } = generate(source, { engine, module: './ours-engine.ts' })
  const body = code.replace(/^import .*$/gm, '').replace('export default', 'return')
  const make = compileFunction(body, [...Object.keys(runtime), 'engine']) as (
    ...imports: unknown[]
  ) => Template<Data>
  return make(...Object.values(runtime), engine)
}

function rendering<Data>(source: string): Work<Data, string> {
  return (data) => {
    const template = built<Data>(source)
    return () => flat(template.render(data).output)
  }
}

export const grid: Work<Grid, string> = rendering(template.grid)
export const blog: Work<Blog, string> = rendering(template.blog)
export const fragment: Work<Fragment, string> = rendering(template.fragment)
export const growing: Work<Grid, string> = grid
