import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'

// Rendering of parts as on a server: without a document, and without a word on the console.

const isPart = ([name, value]: readonly [string, unknown]): boolean =>
  /^[A-Z][a-z]/.test(name) &&
  (typeof value === 'function' || Object.hasOwn(Object(value) as object, '$$typeof'))

/** Tests that each part which the entries export is rendered to a string without a warning. */
export function testServerMarkup(
  entries: readonly object[],
  parts: Readonly<Record<string, ReactElement>>,
): void {
  test('every exported part is among those that are rendered', () => {
    const exported = entries.flatMap((entry) => Object.entries(entry)).filter(isPart)
    expect(Object.keys(parts).sort()).toEqual(exported.map(([name]) => name).sort())
  })

  test.each(Object.entries(parts))('%s is rendered without a document and without a warning', (_, part) => {
    expect(typeof document).toBe('undefined')
    const complaints = (['error', 'warn'] as const).map((kind) => vi.spyOn(console, kind))
    onTestFinished(() => complaints.forEach((each) => each.mockRestore()))
    expect(renderToString(part)).toEqual(expect.any(String))
    expect(complaints.flatMap(({ mock }) => mock.calls)).toEqual([])
  })
}
