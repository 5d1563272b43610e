import { describe, expect, test, vi } from 'vitest'
import { connectQuantity, type QuantityView } from './quantity.connect.ts'

function connect(changes: Partial<QuantityView> = {}) {
  const api = { setText: vi.fn(), step: vi.fn(), finish: vi.fn() }
  const view = { id: 'q', text: '2', problem: undefined, label: 'Quantity', less: 'Less', more: 'More' }
  return { ...connectQuantity({ ...view, ...changes }, api), api }
}
const key = (name: string) => ({ key: name }) as never

describe('the attributes of a quantity', () => {
  test('make it a number from 1 to 9999 with a label', () => {
    const { label, root, named, input } = connect()
    expect(label).toEqual({ htmlFor: 'q', children: 'Quantity' })
    expect(root).toEqual({ 'data-cart': 'stepper' })
    expect(named).toEqual({ 'aria-label': 'Quantity' })
    expect(input).toMatchObject({
      id: 'q',
      type: 'number',
      inputMode: 'numeric',
      min: 1,
      max: 9999,
      step: 1,
      size: 4,
      value: '2',
    })
  })

  test('describe the input by its problem, if it has one', () => {
    const wrong = connect({ problem: 'Quantity must be a number.' })
    expect(wrong.input).toMatchObject({ 'aria-invalid': true, 'aria-describedby': 'q-problem' })
    expect(wrong.problem).toEqual({
      'data-cart': 'problem',
      id: 'q-problem',
      role: 'alert',
      children: 'Quantity must be a number.',
    })
    const { input, problem } = connect()
    expect([input['aria-invalid'], input['aria-describedby'], problem]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  test('pass on what is typed, and its end on Enter or when the focus leaves', () => {
    const { input, api } = connect()
    input.onInput?.({ currentTarget: { value: '12' } } as never)
    expect(api.setText).toHaveBeenCalledExactlyOnceWith('12')
    input.onKeyDown?.(key('1'))
    expect(api.finish).not.toHaveBeenCalled()
    input.onKeyDown?.(key('Enter'))
    expect(api.finish).toHaveBeenCalledOnce()
    expect(input.onBlur).toBe(api.finish)
  })

  test('need no function for the end', () => {
    const view = { id: 'q', text: '2', problem: undefined, label: 'Quantity' }
    const { input } = connectQuantity(view, { setText: vi.fn(), step: vi.fn() })
    expect(() => input.onKeyDown?.(key('Enter'))).not.toThrow()
  })

  test('have a button for one less and one for one more, if they are named', () => {
    const { less, more, api } = connect()
    expect(less).toMatchObject({ type: 'button', 'aria-label': 'Less', 'aria-disabled': undefined })
    expect(more).toMatchObject({ type: 'button', 'aria-label': 'More', 'aria-disabled': undefined })
    less?.onClick?.({} as never)
    more?.onClick?.({} as never)
    expect(api.step.mock.calls).toEqual([[-1], [1]])
    const unnamed = connect({ less: undefined, more: '' })
    expect([unnamed.less, unnamed.more]).toEqual([undefined, undefined])
  })

  test.each([
    ['1', true, undefined],
    ['0', true, undefined],
    ['9998', undefined, undefined],
    ['9999', undefined, true],
    ['10000', undefined, true],
  ])('let the buttons end at the limits: %s', (text, isLessSpent, isMoreSpent) => {
    const { less, more, api } = connect({ text })
    expect([less?.['aria-disabled'], more?.['aria-disabled']]).toEqual([isLessSpent, isMoreSpent])
    less?.onClick?.({} as never)
    more?.onClick?.({} as never)
    expect(api.step).toHaveBeenCalledTimes(isLessSpent || isMoreSpent ? 1 : 2)
  })
})
