import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { codeOf } from './code.ts'
import { guides } from './guides.ts'

const packages = new URL('../../../../packages/', import.meta.url)

/** Stories that packages have, by the title of their part. */
const stories: ReadonlyMap<string, string> = new Map(
  readdirSync(packages, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.stories.tsx') && !path.includes('node_modules'))
    .map((path) => readFileSync(new URL(path.replaceAll('\\', '/'), packages), 'utf8'))
    .map((text) => [/^ {2}title: '([^']+\/[^']+)'/m.exec(text)?.[1] ?? '', text]),
)

const parts = Object.entries(guides).map(([title, guide]) => ({ title, guide }))

test('each part with stories has a guide, and each guide is about one', () => {
  expect(Object.keys(guides).sort()).toEqual([...stories.keys()].sort())
})

test.each(parts)('the guide of $title says all that it should', ({ guide }) => {
  const { summary, use, avoid, anatomy, states, words } = guide
  expect(summary).toMatch(/^[A-Z].*\.$/)
  for (const list of [use, avoid, words]) {
    expect(list).not.toEqual([])
    for (const text of list) expect(text).toMatch(/^[“A-Z0-9].*[.?]$/s)
  }
  expect(anatomy).not.toEqual([])
  expect(new Set(anatomy.map(({ name }) => name)).size).toBe(anatomy.length)
  expect(new Set(states).size).toBe(states.length)
})

test.each(parts)('the stories that the guide of $title names exist', ({ title, guide }) => {
  for (const story of [guide.story, ...guide.states])
    expect(stories.get(title)).toMatch(new RegExp(`^export const ${story}\\b`, 'm'))
})

test.each(parts)('$title has code to copy, with what it imports', ({ title }) => {
  const [name] = title.split('/')
  expect(codeOf(title)).toContain(`from '@sitewright/${name}`)
})

test('code to copy declares what it shares with other samples, and imports nothing that it does not use', () => {
  expect(codeOf('forms-client/Form')).toBe(`import { defineForm } from '@sitewright/forms-client'
import { Form, useForm } from '@sitewright/forms-client/react'
import { sendTo } from '@sitewright/forms-client/send'
import '@sitewright/forms-client/styles.css'

const contact = defineForm({
  id: 'contact',
  fields: [
    { id: 'email', kind: 'email', title: 'Email', required: true },
    { id: 'message', kind: 'textarea', title: 'Message', maxLength: 500 },
  ],
})
const toServer = sendTo((values, { signal }) =>
  fetch('/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(values),
    signal,
    keepalive: true,
  }),
)

export const Contact = () => <Form form={useForm(contact, toServer)} />`)
})
