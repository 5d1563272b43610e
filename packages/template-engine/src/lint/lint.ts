import { parse, type Fault } from '../2-parse/parse.ts'
import type { Diagnostic } from '../diagnostic/diagnostic.ts'
import { internalsOf, type Engine } from '../engine/engine.ts'
import { placesOf } from '../escape/walk.ts'
import { kindAfter, type Kind } from '../4-render/kind.ts'
import { LIMITS } from '../4-render/limit.ts'
import { locate } from '../diagnostic/locate.ts'
import { ANY } from '../2-parse/read-tag.ts'
import { remark } from './remark.ts'
import { walk, type Call, type Comment, type If, type Node, type Variable } from '../2-parse/tree.ts'
import { miscount } from './argument-count.ts'

type Placed = Pick<Node, 'start' | 'end'>

/**
 * Reads a template and reports its errors, and what only looks right: tags that are text, conditions that
 * run in another order than they read, values in attributes that no formatter escapes, and formatters and
 * predicates with too few or too many arguments.
 *
 * @example
 * ```ts
 * import { lint } from '@sitewright/template-engine/lint'
 *
 * for (const { line, column, message } of lint(source, engine)) console.warn(`${line}:${column} ${message}`)
 * ```
 */
export function lint(source: string, engine: Engine): readonly Diagnostic[] {
  const { read, compilerOf } = internalsOf(engine)
  const errors: Diagnostic[] = []
  const { nodes } = read(source, errors)
  const { formatter, predicate, escape } = compilerOf({ nodes, source })
  const remarks: Fault[] = []
  parse(source, {
    formatters: ANY,
    predicates: ANY,
    limits: LIMITS,
    // With a preprocessor, what stands without its mark is text.
    preprocess: read('{.space}', []).nodes[0]?.op === 'TEXT' ? 'on' : undefined,
    onText: remark,
    fault(fault) {
      // The engine has reported all other faults when it read the template.
      if (fault.code === 'looks-like-instruction') remarks.push(fault)
    },
  })
  const places = placesOf(nodes, formatter)
  const isInTag = (node: Node): boolean => /^(?:name|tag|attribute|value)$/.test(places.get(node)?.in ?? '')
  function isSafe(node: Variable): boolean {
    const kind = node.calls.map(({ name }) => formatter(name)?.returns).reduce<Kind>(kindAfter, 'text')
    const { in: part, quote } = places.get(node) ?? {}
    return part === 'tag' ? kind === 'attributes' : quote === '"' && /^(?:attribute|url)$/.test(kind)
  }
  const checkComment = (node: Comment): void => {
    if (node.lines && !source.endsWith('##}', node.end)) remarks.push(unclosed(node))
  }
  function checkVariable(node: Variable): void {
    if (!escape && isInTag(node) && !isSafe(node)) remarks.push(attribute(node))
    if (places.get(node)?.in === 'anywhere') remarks.push(unclear(node))
  }
  /** Names are looked for from `at` on: what stands before may be spelled alike. */
  function checkCalls(calls: readonly Call[], at: number, { end }: Placed): void {
    for (const call of calls) {
      at = source.indexOf(call.name, at)
      const wrong = miscount(call, (formatter(call.name) ?? predicate(call.name))?.arity)
      const { message, hint = '' } = wrong ?? {}
      const stop = source.indexOf('|', at)
      const place = { start: at, end: stop < 0 || stop > end ? end - 1 : stop }
      if (message) remarks.push(warning('argument-count', message, place, hint))
      at = place.end
    }
  }
  walk(nodes, undefined, (node) => {
    if (node.op === 'COMMENT') checkComment(node)
    if (node.op === 'VARIABLE') checkVariable(node)
    if (node.op === 'MACRO' && places.has(node)) remarks.push(open(node))
    if (node.op === 'IF' && new Set(node.operators).size > 1) remarks.push(mixed(node))
    if ('calls' in node) checkCalls(node.calls, source.indexOf('|', node.start), node)
    if ('call' in node && node.call) checkCalls([node.call], node.start, node)
    return undefined
  })
  const warnings = remarks.map((fault) => locate({ ...fault, partial: [] }, source))
  return [...errors, ...warnings].sort((a, b) => a.span[0] - b.span[0])
}

const warning = (code: Fault['code'], message: string, { start, end }: Placed, hint: string): Fault => ({
  code,
  severity: 'warning',
  type: 'parser',
  message,
  start,
  end,
  hint,
})

const unclosed = (node: Comment): Fault =>
  warning('comment-unclosed', 'This comment hides the rest of the template', node, 'End it with ##}.')

const mixed = (node: If): Fault =>
  warning(
    'condition-mixed',
    'This condition mixes && and ||: it runs from left to right until one settles it',
    node,
    'Nest two {.if} instead.',
  )

const unclear = (node: Variable): Fault =>
  warning(
    'place-unclear',
    'Where this value stands in the HTML depends on the branches before it',
    node,
    'Close in each branch what it opens: with `escape: contextual` nothing is printed here.',
  )

const open = (node: Node): Fault =>
  warning(
    'place-unclear',
    'This macro does not end in the text of the page',
    node,
    'Close in it what it opens: with `escape: contextual` it is left out.',
  )

const attribute = (node: Variable): Fault =>
  warning(
    'attribute-unescaped',
    'This value stands inside of a tag and is not escaped',
    node,
    'Add |htmlattr, or render with `escape: contextual`.',
  )
