import { describe, expect, test, vi } from 'vitest'
import { connectField, labels, type Control } from '../connect.ts'
import { emptyValue, type Field, type FieldValue } from '../kind/field.ts'
import { optionGroups, questionGroups } from './group.connect.ts'

function draw(field: Field, value: FieldValue = emptyValue(field), own: Partial<typeof labels> = {}) {
  const set = vi.fn()
  const leave = vi.fn()
  const snapshot = { value, error: undefined, isAsked: true, isChecking: false }
  const view = connectField(field, snapshot, { prefix: 'f', labels: { ...labels, ...own }, set, leave })
  const controls = view.groups.flatMap((group) => group.controls)
  return { view, controls, set, leave }
}

type Handler = 'onInput' | 'onChange'

/** Types or chooses in a control, as its element would notify. */
function act(control: Control | undefined, handler: Handler, target: object): void {
  const { [handler]: handle } = control?.attributes as Partial<Record<Handler, (event: object) => void>>
  handle?.({ currentTarget: target })
}

describe('the control of a field with one text', () => {
  test.each([
    ['text', { type: 'text', dir: 'auto' }],
    ['email', { type: 'email', dir: 'ltr', autoComplete: 'email', inputMode: 'email', spellCheck: false }],
    ['website', { type: 'text', dir: 'ltr', autoComplete: 'url', inputMode: 'url', spellCheck: false }],
    ['password', { type: 'password', autoComplete: 'off' }],
    ['number', { type: 'text', dir: 'ltr', inputMode: 'decimal' }],
    ['currency', { type: 'text', dir: 'ltr', inputMode: 'decimal' }],
    ['twitter', { type: 'text', dir: 'ltr', spellCheck: false }],
  ] as const)('of the kind %s has the keyboard and the direction of its text', (kind, attributes) => {
    const { controls, leave } = draw({ id: 'a', kind, placeholder: 'p' }, 'x')
    expect(controls).toEqual([
      {
        tag: 'input',
        id: 'f-0',
        label: { htmlFor: 'f-0', 'data-form': 'label', children: 'p' },
        attributes: {
          ...attributes,
          id: 'f-0',
          name: 'a',
          placeholder: 'p',
          value: 'x',
          'data-form': 'control',
          onBlur: leave,
          onInput: expect.any(Function) as () => void,
          onChange: expect.any(Function) as () => void,
        },
      },
    ])
  })

  test('of several lines is a textarea', () => {
    const { controls, set } = draw({ id: 'a', kind: 'textarea' }, 'x')
    expect(controls[0]).toMatchObject({ tag: 'textarea', attributes: { dir: 'auto', rows: 5, value: 'x' } })
    act(controls[0], 'onInput', { value: 'xy' })
    expect(set).toHaveBeenCalledExactlyOnceWith('xy')
  })

  test('is empty for an answer of another shape', () => {
    expect(draw({ id: 'a', kind: 'text' }, ['x']).controls[0]?.attributes.value).toBe('')
  })

  test.each(['onInput', 'onChange'] as const)('takes what is typed, or filled in: %s', (handler) => {
    const { controls, set } = draw({ id: 'a', kind: 'text' })
    act(controls[0], handler, { value: 'typed' })
    expect(set).toHaveBeenCalledExactlyOnceWith('typed')
  })

  test.each([
    [undefined, 'Select an option'],
    ['Which size?', 'Which size?'],
  ])('of options begins with none, with the placeholder %j: %j', (placeholder, first) => {
    const { controls, set } = draw({ id: 'a', kind: 'select', options: ['S', 'M'], placeholder })
    expect(controls[0]).toMatchObject({
      tag: 'select',
      options: [
        { value: '', children: first },
        { value: 'S', children: 'S' },
        { value: 'M', children: 'M' },
      ],
    })
    act(controls[0], 'onChange', { value: 'M' })
    expect(set).toHaveBeenCalledExactlyOnceWith('M')
  })

  test('is described by its description and named by its title', () => {
    const { view, controls } = draw({ id: 'a', kind: 'text', title: 'Word', description: 'Any.' })
    expect(view).toMatchObject({
      titleTag: 'label',
      title: { id: 'f-title', 'data-form': 'title', htmlFor: 'f-0', children: 'Word' },
      description: { id: 'f-description', 'data-form': 'description', children: 'Any.' },
      required: undefined,
      groups: [{ root: { 'data-form': 'controls' } }],
    })
    expect(view.root).toEqual({
      className: 'form-item text',
      'aria-busy': undefined,
      'data-field': 'a',
      'data-form': 'field',
      'data-kind': 'text',
      'data-state': 'idle',
      hidden: false,
    })
    expect(controls[0]?.attributes).toHaveProperty('aria-describedby', 'f-description')
    expect(draw({ id: 'a', kind: 'text' }).view.description).toBeUndefined()
  })
})

describe('the controls of the parts of an answer', () => {
  test('are numbered, named by their part, and change it alone', () => {
    const { view, controls, set, leave } = draw({ id: 'd', kind: 'date' }, ['1', '2'])
    expect(controls[1]).toEqual({
      tag: 'input',
      id: 'f-1',
      label: { htmlFor: 'f-1', 'data-form': 'label', children: 'Day' },
      attributes: {
        id: 'f-1',
        name: 'd',
        type: 'text',
        dir: 'ltr',
        inputMode: 'numeric',
        value: '2',
        'data-form': 'control',
        'data-part': 'day',
        onBlur: leave,
        onInput: expect.any(Function) as () => void,
        onChange: expect.any(Function) as () => void,
      },
    })
    expect(controls[2]?.attributes.value).toBe('')
    act(controls[1], 'onInput', { value: '22' })
    expect(set).toHaveBeenCalledExactlyOnceWith(['1', '22', ''])
    expect(view).toMatchObject({
      titleTag: 'text',
      root: { role: 'group', 'aria-labelledby': 'f-title', className: 'form-item date' },
    })
    expect(view.title).not.toHaveProperty('htmlFor')
  })

  test('are texts in their own direction if they have no digits', () => {
    const { controls } = draw({ id: 'n', kind: 'name' }, 'no list')
    expect(controls.map(({ attributes }) => [attributes.dir, attributes.value])).toEqual([
      ['auto', ''],
      ['auto', ''],
    ])
    expect(controls[0]?.attributes).toMatchObject({ autoComplete: 'given-name' })
    expect(controls[0]?.attributes).not.toHaveProperty('inputMode', 'numeric')
  })

  test('have a choice for the half of a day, whose answer is the same in every language', () => {
    const { controls, set } = draw({ id: 't', kind: 'time' }, undefined, { 'form.time.am': 'vorm.' as never })
    expect(controls[3]).toMatchObject({
      tag: 'select',
      label: { children: 'AM or PM' },
      attributes: { 'data-part': 'half' },
      options: [
        { value: '', children: '–' },
        { value: 'AM', children: 'vorm.' },
        { value: 'PM', children: 'PM' },
      ],
    })
    act(controls[3], 'onChange', { value: 'PM' })
    expect(set).toHaveBeenCalledExactlyOnceWith(['', '', '', 'PM'])
  })

  test('are required but for those that many leave out', () => {
    const { controls } = draw({ id: 't', kind: 'time', required: true })
    expect(controls.map(({ attributes }) => attributes['aria-required'])).toEqual([
      true,
      true,
      undefined,
      true,
    ])
  })
})

type Chosen = string | readonly string[]

describe('the options of a field', () => {
  test.each<['radio' | 'checkbox', Chosen, string, boolean, Chosen]>([
    ['radio', 'y', 'x', true, 'x'],
    ['checkbox', ['y'], 'x', true, ['x', 'y']],
    ['checkbox', ['x', 'y'], 'x', false, ['y']],
  ])('of the kind %s: %j, with %j checked: %s, is %j', (kind, value, option, checked, after) => {
    const { controls, set, leave } = draw({ id: 'a', kind, options: ['x', 'y'] }, value)
    expect(controls[0]).toEqual({
      tag: 'input',
      id: 'f-0',
      label: { htmlFor: 'f-0', 'data-form': 'label', children: 'x' },
      attributes: {
        id: 'f-0',
        type: kind,
        name: 'a',
        value: option,
        checked: value.includes('x'),
        'data-form': 'choice',
        onBlur: leave,
        onChange: expect.any(Function) as () => void,
      },
    })
    act(controls[0], 'onChange', { checked })
    expect(set).toHaveBeenCalledExactlyOnceWith(after)
  })

  test('of several letters are checked by the whole of them', () => {
    const { controls } = draw({ id: 'a', kind: 'radio', options: ['L', 'XL'] }, 'XL')
    expect(controls.map(({ attributes }) => 'checked' in attributes && attributes.checked)).toEqual([
      false,
      true,
    ])
  })

  test('and questions of a field of another kind are none', () => {
    const field: Field = { id: 'a', kind: 'text' }
    const snapshot = { value: '', error: undefined, isAsked: true, isChecking: false }
    const api = { prefix: 'f', labels, set: () => undefined }
    expect(optionGroups(field, snapshot, api, {})).toEqual([])
    expect(questionGroups(field, snapshot, api)).toEqual([])
  })

  test.each([
    ['radio', 'radiogroup'],
    ['checkbox', 'group'],
    ['likert', 'group'],
  ] as const)('of the kind %s are a %s that its title names', (kind, role) => {
    const { view } = draw({ id: 'a', kind, options: ['x'], title: 'Which?', description: 'One.' })
    expect(view).toMatchObject({
      titleTag: 'text',
      root: { role, 'aria-labelledby': 'f-title', 'aria-describedby': 'f-description' },
    })
  })

  test('say in words that one has to be chosen, where no attribute can', () => {
    const requiredOf = (kind: 'radio' | 'checkbox' | 'likert') =>
      draw({ id: 'a', kind, options: ['x'], required: true }).view
    for (const kind of ['checkbox', 'likert'] as const) {
      expect(requiredOf(kind).required).toEqual({ 'data-form': 'required', children: ' required' })
      expect(requiredOf(kind).root).not.toHaveProperty('aria-required')
    }
    expect(requiredOf('radio').required).toBeUndefined()
    expect(requiredOf('radio').root).toMatchObject({ 'aria-required': true })
    expect(draw({ id: 'a', kind: 'checkbox', options: ['x'] }).view.required).toBeUndefined()
  })
})

describe('the questions of a field', () => {
  const field: Field = { id: 'a', kind: 'likert', options: ['Fast?', 'Kind?'] }

  test('are groups of radio buttons with a title each', () => {
    const { view, leave } = draw(field)
    expect(view.groups[1]).toMatchObject({
      root: {
        role: 'radiogroup',
        'aria-labelledby': 'f-question-1',
        'data-form': 'question',
        'data-question': 'Kind?',
      },
      title: { id: 'f-question-1', 'data-form': 'question-title', children: 'Kind?' },
    })
    expect(view.groups[1]?.controls[1]).toEqual({
      tag: 'input',
      id: 'f-6',
      label: { htmlFor: 'f-6', 'data-form': 'label', children: 'disagree' },
      attributes: {
        id: 'f-6',
        type: 'radio',
        name: 'a[1]',
        value: '-1',
        checked: false,
        'data-form': 'choice',
        onBlur: leave,
        onChange: expect.any(Function) as () => void,
      },
    })
  })

  test('keep the answers to the others', () => {
    const { controls, set } = draw(field, { 'Fast?': '2' })
    act(controls[5], 'onChange', {})
    expect(set).toHaveBeenCalledExactlyOnceWith({ 'Fast?': '2', 'Kind?': '-2' })
  })
})

test.each<Field>([
  { id: 'a', kind: 'section', title: 'About' },
  { id: 'a', kind: 'hidden', key: 'k', value: 'v' },
])('there are no controls for %j', (field) => {
  const { view } = draw(field)
  expect(view.groups).toEqual([])
  expect(view.root.hidden).toBe(field.kind === 'hidden')
  expect(view.titleTag).toBe(field.kind === 'section' ? 'text' : 'label')
})
