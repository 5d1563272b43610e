import { render, screen } from '@testing-library/react'
import type * as React from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { createEngine } from '../index.ts'
import { Template } from '../react.ts'

const engine = createEngine({ logger: () => {} })
const greeting = engine.compile<{ name: string }>('<b>Hello {name}</b>{@|apply gone}')

describe('Template', () => {
  test('shows what a template renders, in the element asked for', () => {
    const { container, rerender } = render(
      <Template template={greeting} data={{ name: 'Ann' }} as="section" className="page" />,
    )
    expect(container.innerHTML).toBe('<section class="page"><b>Hello Ann</b></section>')
    rerender(<Template template={greeting} data={{ name: 'Bob' }} as="section" />)
    expect(screen.getByText('Hello Bob').tagName).toBe('B')
  })

  test('passes diagnostics on', () => {
    const onDiagnostics = vi.fn()
    render(<Template template={greeting} data={{ name: 'Ann' }} onDiagnostics={onDiagnostics} />)
    expect(onDiagnostics.mock.lastCall?.[0]).toMatchObject([{ code: 'partial-missing' }])
  })

  test('does not take what a listener returns for something to call when it leaves', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const heard: unknown[] = []
    const returned = vi.fn()
    const { unmount } = render(
      <>
        <Template template={greeting} data={{ name: 'Ann' }} onDiagnostics={(found) => heard.push(found)} />
        <Template template={greeting} data={{ name: 'Ann' }} onDiagnostics={() => returned} />
      </>,
    )
    expect(unmount).not.toThrow()
    expect(heard).toHaveLength(1)
    expect(returned).not.toHaveBeenCalled()
    expect(error).not.toHaveBeenCalled()
    error.mockRestore()
  })

  test('uses nothing that React keeps from server components', async () => {
    const { Markup } = await import('./markup.react.tsx')
    // React as server components see it: without effects and state. What is a client component is only named there.
    vi.resetModules()
    vi.doMock('react', async (original) => {
      const { createElement, Fragment, useMemo } = await original<typeof React>()
      return { createElement, Fragment, useMemo }
    })
    vi.doMock('./markup.react.tsx', () => ({ Markup }))
    vi.doMock('../diagnostic/diagnostic-report.react.tsx', () => ({ DiagnosticReport: () => null }))
    const server = await import('../react.ts')
    const { container } = render(<server.Template template={greeting} data={{ name: 'Ann' }} />)
    expect(container.innerHTML).toBe('<div><b>Hello Ann</b></div>')
    vi.doUnmock('react')
    vi.doUnmock('../diagnostic/diagnostic-report.react.tsx')
    vi.doUnmock('./markup.react.tsx')
  })

  test('renders on a server', () => {
    expect(renderToString(<Template template={greeting} data={{ name: 'Ann' }} />)).toBe(
      '<div><b>Hello Ann</b></div>',
    )
  })
})
