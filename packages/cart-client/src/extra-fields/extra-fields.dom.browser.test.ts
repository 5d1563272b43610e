import { describe, expect, test, vi } from 'vitest'
import { settled } from '../mock/open-shop.test-support.ts'
import { addButton, attribute, button, dialogText, find, page } from '../shop/printed-page.test-support.ts'

describe('an add-to-cart button', () => {
  // spec: CRT-059
  test('lets the form of extra fields be filled in first', async () => {
    const openForm = vi.fn(() => Promise.resolve({ engraving: 'Ada' }))
    const form = { fields: [{ title: 'Engraving' }] }
    const { shop } = page(button('print', { type: 2, more: `data-form="${attribute(form)}"` }), { openForm })
    addButton().click()
    await vi.waitFor(() =>
      expect(shop.calls[0]?.body).toMatchObject({ additionalFields: '{"engraving":"Ada"}' }),
    )
    expect(openForm).toHaveBeenCalledExactlyOnceWith(form, expect.objectContaining({ id: 'print' }))
  })

  // spec: CRT-059
  test('asks again when a form was closed, and opens it once for each press', async () => {
    const filled: ((fields: undefined) => void)[] = []
    const openForm = vi.fn(() => new Promise<undefined>((resolve) => filled.push(resolve)))
    const { shop } = page(button('lesson', { type: 3, more: 'data-form="{}"' }), {
      openForm,
      refreshStock: true,
    })
    addButton().click()
    addButton().click()
    await vi.waitFor(() => expect(shop.calls.map(({ name }) => name)).toEqual(['fetchStock']))
    await settled()
    expect(openForm).toHaveBeenCalledTimes(1)
    filled[0]?.(undefined)
    await settled()
    addButton().click()
    expect(openForm).toHaveBeenCalledTimes(2)
    expect(shop.calls).toHaveLength(1)
  })

  test('adds nothing when its form was called off by null', async () => {
    const openForm = vi.fn(() => Promise.resolve(null as unknown as undefined))
    const { shop } = page(button('print', { type: 2, more: 'data-form="{}"' }), { openForm })
    addButton().click()
    await vi.waitFor(() => expect(openForm).toHaveBeenCalledOnce())
    await settled()
    expect(shop.calls).toEqual([])
    expect(addButton().dataset.state).toBe('idle')
  })

  // spec: CRT-173
  test('says that a form cannot be opened, each time it is asked', async () => {
    const { shop, report } = page(button('print', { type: 2, more: 'data-form="{}"' }))
    for (const times of [1, 2]) {
      addButton().click()
      await vi.waitFor(() => expect(dialogText()).toContain('Unable to open form'))
      expect(report).toHaveBeenCalledTimes(times)
      find('dialog button').click()
      await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull())
    }
    expect(shop.calls).toEqual([])
  })
})
