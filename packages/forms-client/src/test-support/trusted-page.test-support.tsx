import { act } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, vi } from 'vitest'
import { enhance } from '../dom.ts'
import { defineForm } from '../index.ts'
import { Form, SuccessMessage, useForm } from '../react.ts'
import { sendTo } from '../send/send.browser.ts'

/** Gives the page a policy for as long as it lives: that of a test stands in a file of its own, as each has its own page. */
export function requireTrustedTypes(more = ''): void {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = `require-trusted-types-for 'script'${more}`
  document.head.append(policy)
  expect(() => {
    document.createElement('p').innerHTML = '<b>text</b>'
  }).toThrow('TrustedHTML')
}

export interface TrustedCase {
  readonly submissionText?: string
  readonly postSubmitMarkup?: string
}

export type Skin = 'dom' | 'react'

/** A form that was saved on the page, what it reported, and the way back. */
export async function openSaved(skin: Skin, settings: TrustedCase) {
  const report = vi.fn()
  const uncaught = vi.fn((event: Event) => event.preventDefault())
  for (const type of ['error', 'unhandledrejection']) addEventListener(type, uncaught)
  const definition = defineForm({ id: 'contact', fields: [{ id: 'note', kind: 'text' }], ...settings })
  const { form, element, cleanup } = (skin === 'dom' ? openDom : openReact)(definition, report)
  onTestFinished(() => {
    cleanup()
    for (const type of ['error', 'unhandledrejection']) removeEventListener(type, uncaught)
    document.body.replaceChildren()
  })
  await act(async () => {
    await form.submit()
  })
  const success = () => element().querySelector<HTMLElement>('[data-form="success"]')
  await vi.waitFor(() => expect(document.activeElement).toBe(success()))
  return { form, success, element, report, uncaught }
}

type Definition = Parameters<typeof useForm>[0]

function openDom(definition: Definition, report: (error: unknown) => void) {
  const element = document.body.appendChild(document.createElement('form'))
  const item = element.appendChild(document.createElement('div'))
  item.dataset.field = 'note'
  item.append(document.createElement('input'))
  element.append(document.createElement('button'))
  const { form, cleanup } = enhance(element, { ...sendTo(() => undefined), definition, report })
  return { form, element: () => element, cleanup }
}

function openReact(definition: Definition, report: (error: unknown) => void) {
  let form: ReturnType<typeof useForm> | undefined
  function Contact() {
    form = useForm(definition, { ...sendTo(() => undefined), report })
    return <Form form={form} success={<SuccessMessage report={report} />} />
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() => root.render(<Contact />))
  const element = () => document.querySelector('form')!
  return { form: form!, element, cleanup: () => act(() => root.unmount()) }
}
