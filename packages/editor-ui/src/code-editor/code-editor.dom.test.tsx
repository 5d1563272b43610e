import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { CodeEditor } from './code-editor.react.tsx'

test('a server and the first render on Android agree', async () => {
  const page = <CodeEditor label="Code" value="a" />
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = renderToString(page)
  expect(host.querySelector('textarea')?.readOnly).toBe(false)
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14)')
  const errors = vi.fn()
  const root = await act(async () => {
    const hydrated = hydrateRoot(host, page, { onRecoverableError: errors })
    await Promise.resolve()
    return hydrated
  })
  expect(host.querySelector('[role=status]')?.textContent).toBe('Code editing is not available on Android.')
  expect(errors).not.toHaveBeenCalled()
  vi.restoreAllMocks()
  act(() => root.unmount())
  host.remove()
})
