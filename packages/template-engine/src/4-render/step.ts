import type { Op, Place, Scope } from './scope.ts'
import { emit } from './value.ts'

/** Value of a tag. */
export interface Printed {
  /** The name, if reading a name is all that the tag does. */
  readonly name?: string | undefined
  readonly read: (scope: Scope) => unknown
}

/** One instruction and the text before it. */
export interface Step extends Printed {
  readonly text: string
  readonly place: Place
}

/** Steps that one run of a block costs: one, and more for a long block. */
export const costOf = (steps: readonly unknown[]): number => 1 + (steps.length >> 4)

/** Rendering loop: runs the steps of a block one after the other. One that throws is reported, and the next one goes on. */
export function runSteps(steps: readonly Step[], after: string): Op {
  const cost = costOf(steps)
  if (steps.length === 0) {
    return ({ run }) => {
      run.spend(cost)
      if (after.length > run.room) run.overflow(after)
      return after
    }
  }
  return (scope) => {
    const { run } = scope
    run.spend(cost)
    let out = ''
    let at = 0
    while (at < steps.length) {
      try {
        for (; at < steps.length; at++) {
          const step = steps[at]
          if (!step) break
          // Nearly all that is printed is the value of a name: that takes no call.
          const value = step.name === undefined ? step.read(scope) : scope.read(step.name)
          out = out + step.text + (typeof value === 'string' ? value : emit(value, scope))
          // Long values of one block may be many.
          if (out.length > run.room) run.overflow('')
        }
      } catch (error) {
        const step = steps[at++]
        out += step?.text ?? ''
        run.fail(error, out, step?.place ?? run.at)
      }
    }
    out += after
    if (out.length > run.room) run.overflow(out)
    return out
  }
}
