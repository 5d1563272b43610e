import type { Call } from '../2-parse/tree.ts'

type Arity = readonly [least: number, most: number]

/** Message about the number of a call's arguments. */
export interface Miscount {
  readonly message: string
  readonly hint: string
}

/** Checks if a formatter or predicate has fewer or more arguments than it uses. */
export function miscount({ name, args }: Call, arity: Arity | undefined): Miscount | undefined {
  const [least, most] = arity ?? [0, Infinity]
  const given = args?.list.length ?? 0
  if (given >= least && given <= most) return undefined
  const kind = name.endsWith('?') ? 'Predicate' : 'Formatter'
  return {
    message: `${kind} '${name}' takes ${wanted(least, most)}, and is given ${given || 'none'}`,
    hint: given < least ? 'Put it behind the name, after a space.' : hintOf(args?.delimiter ?? ' ', most),
  }
}

function wanted(least: number, most: number): string {
  if (most === 0) return 'no arguments'
  const count = least === most ? least : most === Infinity ? `at least ${least}` : `${least} to ${most}`
  return `${count} argument${count === 1 || count === 'at least 1' ? '' : 's'}`
}

function hintOf(delimiter: string, most: number): string {
  if (most === 0) return 'Leave them out.'
  return delimiter === ' '
    ? 'Every space begins an argument, also between quotes. Put another character behind the name to keep spaces.'
    : `Every ${delimiter} begins an argument, as it stands behind the name.`
}
