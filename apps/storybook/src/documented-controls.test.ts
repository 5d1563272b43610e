import { expect, test } from 'vitest'
import { documentControls } from '../.storybook/documented-controls.ts'

type Story = Parameters<typeof documentControls>[0]

const tablesOf = (story: Story): Record<string, readonly unknown[]> =>
  Object.fromEntries(
    Object.entries(documentControls(story)).map(([name, { table }]) => [
      name,
      [table?.defaultValue?.summary, table?.category],
    ]),
  )

const documented = (props: Readonly<Record<string, string>>) => ({
  __docgenInfo: {
    props: Object.fromEntries(
      Object.entries(props).map(([name, description]) => [name, { description }] as const),
    ),
  },
})

test('takes the default of a prop from its documentation, and never from an argument of the story', () => {
  const component = documented({ label: 'Text.\n@default the name', count: 'Number.' })
  const argTypes = { label: { name: 'label' }, count: { name: 'count' } }
  expect(tablesOf({ argTypes, component, initialArgs: { label: 'Add', count: 3 } })).toEqual({
    label: ['the name', undefined],
    count: [undefined, undefined],
  })
})

test('keeps a default that the story names for a prop', () => {
  const size = { name: 'size', table: { defaultValue: { summary: '2' } } }
  expect(tablesOf({ argTypes: { size }, initialArgs: { size: 9 } })).toEqual({ size: ['2', undefined] })
})

test('says of a required prop that it is', () => {
  const path = { name: 'path', type: { name: 'string' as const, required: true } }
  expect(tablesOf({ argTypes: { path }, initialArgs: { path: '/shop' } })).toEqual({
    path: ['required', undefined],
  })
})

test('puts an argument that no part takes into the category of the story', () => {
  const component = documented({ label: 'Text.\n@default none' })
  const argTypes = { label: { name: 'label' } }
  expect(tablesOf({ argTypes, component, initialArgs: { latencyMs: 300 } })).toEqual({
    label: ['none', undefined],
    latencyMs: [undefined, 'Story'],
  })
})

test('shows a prop of another part under the name of that part, with its documentation', () => {
  const Banner = documented({ isOneLine: 'Draws one line.\n@default false' })
  const extractArgTypes = () => ({
    isOneLine: { name: 'isOneLine', description: 'Draws one line.', type: { name: 'boolean' as const } },
  })
  const story = {
    argTypes: {},
    subcomponents: { 'Offer.Banner': Banner },
    initialArgs: { isOneLine: true },
    parameters: { docs: { extractArgTypes } },
  }
  expect(tablesOf(story)).toEqual({ isOneLine: ['false', 'Offer.Banner'] })
  expect(documentControls(story).isOneLine).toMatchObject({
    description: 'Draws one line.',
    type: { name: 'boolean' },
  })
})

const boolean = { name: 'boolean' } as const
const none = { name: 'other', value: 'undefined' } as const
const literal = (value: string) => ({ name: 'literal', value }) as const

test.each([
  ['a switch', { name: 'union', value: [boolean, none] }, { name: 'boolean', required: false }],
  [
    'a list of words',
    { name: 'union', value: [literal("'row'"), literal("'grid'"), none] },
    { name: 'enum', value: ['row', 'grid'], required: false },
  ],
  [
    'no control for a function',
    {
      name: 'union',
      raw: '((text: string) => void) | undefined',
      value: [{ name: 'other', value: 'unknown' }, none],
    },
    { name: 'function', required: false },
  ],
])('offers %s where a prop may be left out', (_, type, expected) => {
  const argTypes = { prop: { name: 'prop', type } } as unknown as Story['argTypes']
  expect(documentControls({ argTypes, initialArgs: {} }).prop?.type).toEqual(expected)
})

test.each([
  ['boolean | undefined', 'boolean'],
  ["'row' | 'grid' | undefined", "'row' | 'grid'"],
  ['((text: string) => void) | undefined', '(text: string) => void'],
  ['Money | string', 'Money | string'],
])('shows the type %s as %s, and not as a "union"', (raw, summary) => {
  const type = { name: 'union', raw, value: [boolean, none] }
  const argTypes = {
    prop: { name: 'prop', type, table: { type: { summary: 'union' } } },
  } as unknown as Story['argTypes']
  expect(documentControls({ argTypes, initialArgs: {} }).prop?.table?.type).toEqual({ summary })
})

test('shows the words that a prop may be, and not "enum"', () => {
  const type = { name: 'enum' as const, value: ['row', 'grid'] }
  const argTypes = { prop: { name: 'prop', type, table: { type: { summary: 'enum' } } } }
  expect(documentControls({ argTypes, initialArgs: {} }).prop?.table?.type).toEqual({
    summary: "'row' | 'grid'",
  })
})

test('keeps the words of a story for a type', () => {
  const type = { name: 'union', raw: 'Entry[] | undefined', value: [boolean, none] }
  const argTypes = {
    prop: { name: 'prop', type, table: { type: { summary: 'entries' } } },
  } as unknown as Story['argTypes']
  expect(documentControls({ argTypes, initialArgs: {} }).prop?.table?.type).toEqual({ summary: 'entries' })
})

test('says the default of a prop once', () => {
  const argTypes = { size: { name: 'size', description: 'Width of it.\n@default 2' } }
  expect(documentControls({ argTypes, initialArgs: {} }).size?.description).toBe('Width of it.')
})

test('offers a field of text for an element where the story has a text', () => {
  const title = { name: 'title', type: { name: 'other' as const, value: 'ReactNode', required: true } }
  const controlOf = (arg: unknown) =>
    documentControls({ argTypes: { title }, initialArgs: { title: arg } }).title?.control
  expect([controlOf('Remove?'), controlOf({ props: {} })]).toEqual(['text', undefined])
})
