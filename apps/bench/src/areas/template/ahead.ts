import type { Work } from '../../area.ts'
import { built } from './built.ts'
import { engine } from './ours-engine.ts'
import type { Blog, Fragment, Grid } from './record.ts'
import * as template from './template.ts'
import { flat } from './wording.ts'

function rendering<Data>(source: string): Work<Data, string> {
  return (data) => {
    const template = built<Data>(engine, source)
    return () => flat(template.render(data).output)
  }
}

export const grid: Work<Grid, string> = rendering(template.grid)
export const blog: Work<Blog, string> = rendering(template.blog)
export const fragment: Work<Fragment, string> = rendering(template.fragment)
export const growing: Work<Grid, string> = grid
