import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { allParts, bundle } from './bundle.test-support.ts'

test('parts, with all that they bring, reach neither the network nor what a browser stores', async () => {
  const code = await bundle(allParts, ['react', 'react-dom'])
  const reach =
    /\bfetch\(|XMLHttpRequest|sendBeacon|WebSocket|EventSource|(local|session)Storage|indexedDB|\.cookie\b/g
  expect(code.length).toBeGreaterThan(100_000)
  expect([...code.matchAll(reach)].map(([found]) => found)).toEqual([])
})

/** State that modules keep on purpose: caches, and the questions of a document, one after the other. */
const kept = [
  'confirm/confirm.dom.ts: count',
  'confirm/confirm.dom.ts: queues',
  'data-table/data-table.ts: dateFormats',
  'data-table/data-table.ts: numberFormats',
  'dataset-editor/dataset/dataset.ts: numbersByRow',
  'prosemirror/document/html.ts: written',
]

test('modules keep no state of parts', () => {
  const root = fileURLToPath(new URL('.', import.meta.url))
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|test-support|stories|d)\.tsx?$/.test(path))
    .map((path) => path.replaceAll('\\', '/'))
  const state =
    /^(?:export )?(?:(?:let|var) (\w+)|const (\w+)[^=\n]*= (?:new (?:Map|WeakMap|WeakSet)\b|new Set(?:<[^(]*>)?\(\)))/gm
  const found = sources.flatMap((path) =>
    [...readFileSync(`${root}/${path}`, 'utf8').matchAll(state)].map(
      ([, variable, constant]) => `${path}: ${variable ?? constant}`,
    ),
  )
  expect(found.sort()).toEqual(kept)
})
