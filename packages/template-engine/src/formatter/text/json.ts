import { paid } from '../../4-render/paid.ts'
import type { Run } from '../../4-render/scope.ts'
import type { Plain } from '../../4-render/value.ts'

/** JSON for a script or an attribute: what would close a script is escaped. */
export function toScript(value: unknown, run: Run, indent = 0): string {
  const json = toJson(value, run, indent)
  // To look first is cheaper where there is nothing to replace, as nearly always.
  return json.includes('</') ? json.replaceAll('</', '<\\/') : json
}

/** A value as JSON. Each step is paid for: a small template can build an object that is exponentially large as JSON. */
export function toJson(value: unknown, run: Run, indent = 0): string {
  charge(value, run)
  return JSON.stringify(value, undefined, indent) ?? ''
}

function charge(value: unknown, run: Run): void {
  paid(value, run)
  if (typeof value !== 'object' || value === null) return
  // Reading a value by its name takes less than listing all of them.
  const keys: readonly unknown[] = Array.isArray(value) ? value : paid(Object.keys(value), run)
  for (const key of keys) {
    charge(key, run)
    if (keys !== value) charge((value as Plain)[key as string], run)
  }
}
