import { Compiler } from '@squarespace/template-engine'
import { flat } from '../../template/wording.ts'
import * as template from '../template.ts'

const compiler = new Compiler()
const { partials } = template

const rendering = (source) => (json) => {
  const { code } = compiler.parse(source)
  return () =>
    flat(compiler.execute({ code, json, partials, enableExpr: true, enableInclude: true }).ctx.render())
}

export const plain = rendering(template.plain)
export const path = rendering(template.path)
export const outer = rendering(template.outer)
export const condition = rendering(template.condition)
export const section = rendering(template.section)
export const alternates = rendering(template.alternates)
export const loop = rendering(template.loop)
export const predicate = rendering(template.predicate)
export const chain = rendering(template.chain)
export const attribute = rendering(template.attribute)
export const html = rendering(template.html)
export const srcset = rendering(template.srcset)
export const encode = rendering(template.encode)
export const plural = rendering(template.plural)
export const apply = rendering(template.apply)
export const include = rendering(template.include)
export const macro = rendering(template.macro)
export const variable = rendering(template.variable)
export const expression = rendering(template.expression)
export const literal = rendering(template.literal)
