import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { parts } from './part-list.test-support.tsx'

/** Fields of a form, and radio buttons: docs/editor-ui/surroundings.md */
const submitting = new Set(
  'CartPreviewPicker DeviceViewPicker Field PopupPositionPicker SlicePicker SlidePicker TextField'.split(' '),
)

// Inputs that a part draws later: part/form/form.dom.test.tsx
test.each(Object.entries(parts))(
  'the Enter key submits a form around %s as is documented',
  async (name, part) => {
    const submitted = vi.fn()
    const onSubmit = (event: { readonly preventDefault: () => void }): void => {
      event.preventDefault()
      submitted()
    }
    const { container } = render(
      <form onSubmit={onSubmit} noValidate>
        {part}
        <button>Send</button>
      </form>,
    )
    const fields = [...container.querySelectorAll('input')].filter(({ type }) => type !== 'file')
    for (const field of fields) {
      field.focus()
      await userEvent.keyboard('{Enter}')
    }
    expect(submitted).toHaveBeenCalledTimes(submitting.has(name) ? fields.length : 0)
  },
)
