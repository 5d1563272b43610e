import { expect, test } from 'vitest'
import { showDefaults } from '../.storybook/control-defaults.ts'

const defaultsOf = (story: Parameters<typeof showDefaults>[0]): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(showDefaults(story)).map(([name, { table }]) => [name, table?.defaultValue?.summary]),
  )

test('shows the arguments of a story as defaults, shortened', () => {
  const initialArgs = {
    label: 'Add',
    count: 3,
    onPress: () => undefined,
    items: Array.from('abcdefghijklmnopqrst'),
  }
  expect(defaultsOf({ argTypes: {}, initialArgs })).toEqual({
    label: "'Add'",
    count: '3',
    onPress: 'a function',
    items: '["a","b","c","d","e","f","g","h","i","j","k","l","m","n","o"…',
  })
})

test('prefers the default that a component documents, and keeps one that a table names', () => {
  const component = { __docgenInfo: { props: { label: { description: 'Text.\n@default the name' } } } }
  const argTypes = {
    label: { name: 'label' },
    size: { name: 'size', table: { defaultValue: { summary: '2' } } },
  }
  expect(defaultsOf({ argTypes, component, initialArgs: { label: 'Add', size: 9 } })).toEqual({
    label: 'the name',
    size: '2',
  })
})

test('shows no default where there is none', () => {
  const argTypes = { label: { name: 'label' } }
  expect(defaultsOf({ argTypes, initialArgs: { label: undefined } })).toEqual({ label: undefined })
})
