import { expect, test } from 'vitest'
import { mermaid } from './mermaid.ts'
import { addButton } from './machine/example.test-support.ts'

test('draws events, delays, the beginning and final states', () => {
  expect(mermaid(addButton)).toBe(`stateDiagram-v2
  state "idle" as s0
  state "adding" as s1
  state "confirmed" as s2
  state "added" as s3
  state "failed" as s4
  [*] --> s0
  s0 --> s1 : press
  s1 --> s2 : accepted
  s1 --> s4 : rejected
  s2 --> s3 : after 1000 ms
  s3 --> s0 : after 2000 ms
  s4 --> s0 : after 1000 ms`)
  expect(mermaid({ initial: 'sold-out', states: { 'sold-out': {} } })).toBe(`stateDiagram-v2
  state "sold-out" as s0
  [*] --> s0
  s0 --> [*]`)
})
