import { Compiler, Formatter, Formatters } from '@squarespace/template-engine'
import * as template from '../template.ts'
import { day, flat, money } from '../wording.ts'

class Money extends Formatter {
  apply(_, [first]) {
    first.set(money(first.node.asNumber()))
  }
}

class Day extends Formatter {
  apply(_, [first]) {
    first.set(day(first.node.asNumber()))
  }
}

const compiler = new Compiler({ formatters: { ...Formatters, money: new Money(), day: new Day() } })

const rendering = (source) => (json) => {
  const { code } = compiler.parse(source)
  return () => flat(compiler.execute({ code, json }).ctx.render())
}

export const grid = rendering(template.grid)
export const growing = grid
export const blog = rendering(template.blog)
export const fragment = rendering(template.fragment)
export const first = (json) => () => flat(compiler.execute({ code: template.grid, json }).ctx.render())
export const once = first

export const parse = (times) => {
  const source = template.page(times)
  return () => compiler.parse(source).code[2].length
}

export const compile = (times) => {
  const source = template.page(times)
  return () => compiler.parse(source).errors.length
}

export const load = () => () =>
  compiler.execute({ code: '{name|html}', json: { name: 'A & B' } }).ctx.render()
