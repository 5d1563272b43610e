import { act, fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { parts } from './part-list.test-support.tsx'

/** Building blocks, whose fields belong to the form that they are in, and radio buttons: docs/editor-ui/surroundings.md */
const submitting = new Set(
  'CartPreviewPicker DeviceViewPicker Field PopupPositionPicker SlicePicker SlidePicker TextField'.split(' '),
)

// Inputs that a part draws later: part/form/form.dom.test.tsx
test.each(Object.entries(parts))(
  'the Enter key in a field of %s submits no form around it',
  async (name, part) => {
    const { container } = render(<form>{part}</form>)
    await act(() => Promise.resolve())
    const fields = [...container.querySelectorAll('input')].filter(({ type }) => type !== 'file')
    const prevented = fields.map((field) => !fireEvent.keyDown(field, { key: 'Enter' }))
    expect(prevented).toEqual(fields.map(() => !submitting.has(name)))
  },
)
