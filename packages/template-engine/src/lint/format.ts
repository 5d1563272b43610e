import { parse } from '../2-parse/parse.ts'
import type { Arguments } from '../2-parse/arguments.ts'
import { LIMITS } from '../4-render/limit.ts'
import { ANY } from '../2-parse/read-tag.ts'
import type { Reference } from '../2-parse/reference.ts'
import type { Bindvar, Call, Node, Or, Parsed, Variable } from '../2-parse/tree.ts'

/**
 * Writes a template as it is best read: one space where the language takes any white space, and nothing that it drops.
 * White space of the text prints, so it stays; what the template renders does not change. A source with an error is
 * given back as it is.
 *
 * @example
 * ```ts
 * import { format } from '@sitewright/template-engine/lint'
 *
 * format('{.if a&&b}{c , d}{.end}') // {.if a && b}{c, d}{.end}
 * ```
 */
export function format(template: string | Parsed): string {
  if (typeof template !== 'string') return block(template.nodes)
  let isFaulty = false
  const nodes = parse(template, {
    formatters: ANY,
    predicates: ANY,
    limits: LIMITS,
    fault() {
      isFaulty = true
    },
  })
  return isFaulty ? template : block(nodes)
}

const block = (nodes: readonly Node[]): string => nodes.map(written).join('')

function written(node: Node): string {
  switch (node.op) {
    case 'TEXT':
      return node.text
    case 'VARIABLE':
      return `{${variable(node)}}`
    case 'BINDVAR':
      return `{.var ${node.name} ${variable(node)}}`
    case 'SECTION':
      return `{.section ${path(node.reference)}}${block(node.body)}${rest(node.or)}`
    case 'REPEATED': {
      const between = node.alternates ? `{.alternates with}${block(node.alternates)}` : ''
      return `{.repeated section ${path(node.reference)}}${block(node.body)}${between}${rest(node.or)}`
    }
    case 'PREDICATE':
      return `{.${call(node.call)}}${block(node.body)}${rest(node.or)}`
    case 'IF': {
      const [first = '', ...others] = node.references.map(path)
      const more = others.map((name, at) => ` ${node.operators[at] === 1 ? '&&' : '||'} ${name}`)
      return `{.if ${first}${more.join('')}}${block(node.body)}${rest(node.or)}`
    }
    case 'MACRO':
      return `{.macro ${node.name}}${block(node.body)}{.end}`
    case 'STRUCT':
      return block(node.body)
    case 'INJECT':
      return `{.inject ${node.name} ${node.path}${args(node.args)}}`
    case 'COMMENT':
      return node.lines ? `{##${node.text}##}` : `{#${node.text}}`
    case 'CTXVAR':
      return `{.ctx ${node.name} ${node.bindings.map(([key, to]) => `${key}=${path(to)}`).join(' ')}}`
    case 'EVAL':
      return `{.eval ${node.source.trim()}}`
    case 'INCLUDE':
      return `{.include${args({ ...node.args, list: [node.name, ...node.args.list] })}}`
    case 'ATOM':
      return ''
    default:
      // Instructions for single characters are spelt like their opcodes.
      return `{.${node.op.toLowerCase().replace('_', '-')}}`
  }
}

/** The alternatives of a block, and its end. */
function rest(first: Or | undefined): string {
  let text = ''
  for (let or = first; or; or = or.or) text += `{.or${or.call ? ` ${call(or.call)}` : ''}}${block(or.body)}`
  return `${text}{.end}`
}

function variable({ references, calls }: Variable | Bindvar): string {
  return [references.map(path).join(', '), ...calls.map(call)].join('|')
}

const path = (reference: Reference): string => reference.join('.')

const call = ({ name, args: given }: Call): string => name + args(given)

// An argument without a delimiter before it would be none, so every argument gets one.
const args = (given: Arguments | undefined): string =>
  given ? given.list.map((text) => given.delimiter + text).join('') || given.delimiter : ''
