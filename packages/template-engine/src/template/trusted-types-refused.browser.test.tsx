import { act } from '@testing-library/react'
import { hydrateRoot, createRoot } from 'react-dom/client'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { createEngine } from '../index.ts'
import { Template } from './template.react.tsx'

const template = createEngine({ families: [] }).compile<{ readonly name: string }>('<b>{name}</b>')
const draw = (name: string) => <Template template={template} data={{ name }} />

let host: HTMLElement

beforeAll(() => {
  host = document.createElement('div')
  host.innerHTML = '<div><b>Ada</b></div>'
  document.body.append(host)
  // A policy stays for as long as its page does: these tests have a page of their own.
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "require-trusted-types-for 'script'; trusted-types 'none'"
  document.head.append(policy)
})

test('a page that allows no policy has an empty element, and keeps the rest', () => {
  const target = document.createElement('div')
  const root = createRoot(target)
  onTestFinished(() =>
    act(() => {
      root.unmount()
    }),
  )
  for (const name of ['Ada', 'Grace']) {
    act(() => {
      root.render(
        <>
          <p>Hello</p>
          {draw(name)}
        </>,
      )
    })
    expect(target.textContent).toBe('Hello')
  }
})

test('a page that allows no policy keeps what a server has rendered', async () => {
  const printed = host.querySelector('b')
  const problems: unknown[] = []
  const root = await act(() =>
    hydrateRoot(host, draw('Ada'), { onRecoverableError: (problem) => problems.push(problem) }),
  )
  onTestFinished(() =>
    act(() => {
      root.unmount()
    }),
  )
  act(() => {
    root.render(draw('Grace'))
  })
  expect(host.querySelector('b')).toBe(printed)
  expect(problems).toEqual([])
})
