import type { Op } from '../4-render/scope.ts'
import type { Repeated, Section } from '../2-parse/tree.ts'
import { isTruthy, NOTHING } from '../4-render/value.ts'
import { branches } from './branch.ts'
import type { Compile, Compiler } from './compiler.ts'
import { inside } from './read.ts'

/** Runs its body inside of a value, if there is something of it. */
export function section(node: Section, compiler: Compiler, compile: Compile): Op {
  const find = inside(node.reference)
  const body = compile(node.body, compiler)
  const or = branches(node.or, compiler, compile)
  return (scope) => {
    const inner = scope.within(find(scope))
    // The other branch is still inside of the section. An object with names is not asked twice.
    return inner.plain !== NOTHING || isTruthy(inner.node) ? body(inner) : or(inner)
  }
}

/** Runs its body once inside of each element of an array. */
export function repeated(node: Repeated, compiler: Compiler, compile: Compile): Op {
  const find = inside(node.reference)
  const body = compile(node.body, compiler)
  const between = node.alternates && compile(node.alternates, compiler)
  const or = branches(node.or, compiler, compile)
  return (scope) => {
    const { run } = scope
    const items = find(scope)
    if (!Array.isArray(items) || items.length === 0) return or(scope)
    const array = scope.within(items)
    // One scope serves all elements: nothing keeps it beyond its element.
    const inner = array.within(undefined)
    let out = ''
    try {
      for (let index = 0; index < items.length; index++) {
        array.index = index
        inner.renew(items[index])
        out += body(inner)
        if (between && index < items.length - 1) out += between(inner)
        if (out.length > run.room) run.overflow('')
      }
    } catch (error) {
      run.keep(out)
      throw error
    }
    return out
  }
}
