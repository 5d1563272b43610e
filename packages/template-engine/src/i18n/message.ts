import type { Scope } from '../4-render/scope.ts'
import type { Part } from './part.ts'
import { parsePattern } from './pattern.ts'
import { recall } from './recall.ts'

const patterns = new Map<string, Part>()

/** A message with its arguments filled in, by their names or their places; empty without a locale. */
export function formatMessage(
  source: string,
  args: Readonly<Record<string, unknown>>,
  scope: Scope,
  places: readonly unknown[] = Object.values(args),
): string {
  const { i18n } = scope.run.settings
  const print = recall(patterns, source, () => parsePattern(source))
  return i18n ? print({ args: { ...Object.fromEntries(places.entries()), ...args }, i18n, scope }, '') : ''
}
