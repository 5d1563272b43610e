import { parseTree } from '@sitewright/template-engine/tree'
import type { Work } from '../../area.ts'
import { engine } from './ours-engine.ts'
import type { Blog, Fragment, Grid } from './record.ts'
import * as template from './template.ts'
import { flat } from './wording.ts'

function rendering<Data>(source: string): Work<Data, string> {
  return (data) => {
    const template = engine.compile<Data>(source)
    return () => flat(template.render(data).output)
  }
}

export const grid: Work<Grid, string> = rendering(template.grid)
export const blog: Work<Blog, string> = rendering(template.blog)
export const fragment: Work<Fragment, string> = rendering(template.fragment)
export const growing: Work<Grid, string> = grid
export const budget: Work<Grid, string> = grid
export const first: Work<Grid, string> = (data) => () => flat(engine.render(template.grid, data).output)

export const once: Work<Grid, string> = first

export const parse: Work<number, number> = (times) => {
  const source = template.page(times)
  return () => parseTree(source).nodes.length
}

export const compile: Work<number, number> = (times) => {
  const source = template.page(times)
  return () => engine.compile(source).diagnostics.length
}
