import type { Run } from '../../4-render/scope.ts'

/** JSON for a script or an attribute: what would close a script is escaped. */
export const toScript = (value: unknown, run: Run, indent = 0): string =>
  value === undefined ? '' : toJson(value, run, indent).replaceAll('</', '<\\/')

/** A value as JSON. Each step is paid for: a small template can build an object that is exponentially large as JSON. */
export function toJson(value: unknown, run: Run, indent = 0): string {
  if (typeof value === 'object' && value !== null) charge(value, run)
  return JSON.stringify(value, undefined, indent) ?? ''
}

function charge(value: object, run: Run): void {
  const items: readonly unknown[] = Array.isArray(value) ? value : Object.values(value)
  run.spend(1 + items.length)
  for (const item of items) if (typeof item === 'object' && item !== null) charge(item, run)
}
