import type { Work } from '../../area.ts'
import { flat } from '../template/wording.ts'
import { engine } from './ours-engine.ts'
import type { Shop } from './record.ts'
import * as template from './template.ts'

const { partials } = template

function rendering(source: string): Work<Shop, string> {
  return (data) => {
    const template = engine.compile<Shop>(source)
    return () => flat(template.render(data, { partials }).output)
  }
}

export const plain: Work<Shop, string> = rendering(template.plain)
export const path: Work<Shop, string> = rendering(template.path)
export const outer: Work<Shop, string> = rendering(template.outer)
export const condition: Work<Shop, string> = rendering(template.condition)
export const section: Work<Shop, string> = rendering(template.section)
export const alternates: Work<Shop, string> = rendering(template.alternates)
export const loop: Work<Shop, string> = rendering(template.loop)
export const predicate: Work<Shop, string> = rendering(template.predicate)
export const chain: Work<Shop, string> = rendering(template.chain)
export const attribute: Work<Shop, string> = rendering(template.attribute)
export const html: Work<Shop, string> = rendering(template.html)
export const srcset: Work<Shop, string> = rendering(template.srcset)
export const encode: Work<Shop, string> = rendering(template.encode)
export const plural: Work<Shop, string> = rendering(template.plural)
export const apply: Work<Shop, string> = rendering(template.apply)
export const include: Work<Shop, string> = rendering(template.include)
export const macro: Work<Shop, string> = rendering(template.macro)
export const variable: Work<Shop, string> = rendering(template.variable)
export const expression: Work<Shop, string> = rendering(template.expression)
export const literal: Work<Shop, string> = rendering(template.literal)
