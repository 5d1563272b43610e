import type { Op, Scope } from '../4-render/scope.ts'
import type { If, Node, Or, PredicateBlock, Repeated, Section } from '../2-parse/tree.ts'
import { isTruthy } from '../4-render/value.ts'
import { testing } from './branch.ts'
import type { Compile, Compiler } from './compiler.ts'

/** A block that is rendered piece by piece. */
export type Pieces = (scope: Scope) => Generator<string, void>

/** As `compile`, in pieces: one for each instruction at the top, and one for each round of a loop there. */
export function chunk(nodes: readonly Node[], compiler: Compiler, compile: Compile): Pieces {
  const pieces: (Pieces | Op)[] = []
  let plain: Node[] = []
  const flush = (): void => {
    if (plain.length > 0) pieces.push(compile(plain, compiler))
    plain = []
  }
  for (const node of nodes) {
    const piece = block(node, compiler, compile)
    if (piece) {
      flush()
      pieces.push(piece)
    } else plain.push(node)
  }
  flush()
  return function* (scope) {
    for (const piece of pieces) {
      const text = piece(scope)
      if (typeof text === 'string') yield text
      else yield* text
    }
  }
}

function block(node: Node, compiler: Compiler, compile: Compile): Pieces | undefined {
  switch (node.op) {
    case 'SECTION':
      return section(node, compiler, compile)
    case 'REPEATED':
      return repeated(node, compiler, compile)
    case 'PREDICATE':
    case 'IF':
      return branches(node, node, compiler, compile)
    default:
      return undefined
  }
}

function section(node: Section, compiler: Compiler, compile: Compile): Pieces {
  const body = chunk(node.body, compiler, compile)
  const or = alternative(node, compiler, compile)
  return guarded(node, compiler, (scope) => {
    const inner = scope.within(scope.inside(node.reference))
    return (isTruthy(inner.node) ? body : or)(inner)
  })
}

function repeated(node: Repeated, compiler: Compiler, compile: Compile): Pieces {
  const body = compile(node.body, compiler)
  const between = node.alternates && compile(node.alternates, compiler)
  const or = alternative(node, compiler, compile)
  return guarded(node, compiler, (scope) => {
    const items = scope.inside(node.reference)
    if (!Array.isArray(items) || items.length === 0) return or(scope)
    return rounds(scope.within(items), items)
  })

  function* rounds(array: Scope, items: readonly unknown[]): Generator<string, void> {
    const inner = array.within(undefined)
    for (let index = 0; index < items.length; index++) {
      array.index = index
      inner.renew(items[index])
      let text = body(inner)
      try {
        if (between && index < items.length - 1) text += between(inner)
      } catch (error) {
        array.run.keep(text)
        throw error
      }
      yield text
    }
  }
}

const alternative = (block: Section | Repeated, compiler: Compiler, compile: Compile): Pieces =>
  block.or ? branches(block, block.or, compiler, compile) : chunk([], compiler, compile)

function branches(
  block: Node,
  first: PredicateBlock | If | Or,
  compiler: Compiler,
  compile: Compile,
): Pieces {
  const found: { readonly test: (scope: Scope) => boolean; readonly body: Pieces }[] = []
  for (let node: PredicateBlock | If | Or | undefined = first; node; node = node.or) {
    found.push({ test: testing(node, compiler), body: chunk(node.body, compiler, compile) })
  }
  return guarded(block, compiler, (scope) => found.find(({ test }) => test(scope))?.body(scope) ?? [])
}

/** If what a block asks of its data throws, it is reported as the block's, which then prints nothing more. */
function guarded(node: Node, { unit }: Compiler, find: (scope: Scope) => Iterable<string>): Pieces {
  const place = { unit, node }
  return function* (scope) {
    try {
      yield* find(scope)
    } catch (error) {
      scope.run.fail(error, '', place)
    }
  }
}
