import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { FileManager } from '../file-manager/file-manager.react.tsx'
import { EditorProvider } from '../provider/provider.react.tsx'
import { confirm, type ConfirmOptions } from './confirm.dom.ts'
import { useConfirm } from './use-confirm.react.ts'
import '../styles.css'

const dialogs = () => [...document.querySelectorAll('dialog')]
const button = (name: string) =>
  [...document.querySelectorAll('dialog button')].find(({ textContent }) => textContent === name)

async function ask(options: Partial<ConfirmOptions> = {}) {
  const answers: boolean[] = []
  const asked = confirm({ title: 'Delete this page?', ...options }).then((answer) => answers.push(answer))
  await expect.poll(dialogs).toHaveLength(1)
  return { answers, asked }
}

afterEach(() => expect(dialogs()).toEqual([]))

// spec: EDT-031
test('resolves with true on confirm, and is gone', async () => {
  const { answers, asked } = await ask({ confirm: 'Delete' })
  await userEvent.click(button('Delete')!)
  await asked
  expect(answers).toEqual([true])
})

// spec: EDT-031
test('resolves with false on cancel', async () => {
  const { answers, asked } = await ask()
  await userEvent.click(button('Cancel')!)
  await asked
  expect(answers).toEqual([false])
})

test('the Escape key cancels', async () => {
  const { answers, asked } = await ask()
  await userEvent.keyboard('{Escape}')
  await asked
  expect(answers).toEqual([false])
})

test('a dialog of a library around the question stays open, and lets it be pressed', async () => {
  const outer = vi.fn()
  document.addEventListener('keydown', outer, true)
  document.body.style.pointerEvents = 'none'
  const { answers, asked } = await ask()
  await userEvent.keyboard('{Escape}')
  await asked
  const second = await ask({ confirm: 'Delete' })
  expect(getComputedStyle(dialogs()[0]!).pointerEvents).toBe('auto')
  await userEvent.click(button('Delete')!)
  await second.asked
  expect([outer.mock.calls.length, ...answers, ...second.answers]).toEqual([0, false, true])
  document.body.style.pointerEvents = ''
  document.removeEventListener('keydown', outer, true)
})

test('has the look of the part that asks', async () => {
  render(
    <div
      dir="rtl"
      style={{ colorScheme: 'dark', '--editor-danger-fill': '#00ff00' } as Record<string, string>}
      id="look"
    >
      <FileManager
        load={() => Promise.resolve({ files: [{ id: '1', name: 'a.png' }] })}
        upload={() => new Promise(() => undefined)}
        rename={() => new Promise(() => undefined)}
        remove={() => new Promise(() => undefined)}
      />
    </div>,
  )
  await userEvent.click(await screen.findByRole('option'))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('alertdialog')
  const { direction, colorScheme } = getComputedStyle(dialog)
  const danger = getComputedStyle(dialog.querySelector('[data-kind=danger]')!).backgroundColor
  expect([direction, colorScheme, danger]).toEqual(['rtl', 'dark', 'rgb(0, 255, 0)'])
  await userEvent.keyboard('{Escape}')
  await expect.poll(dialogs).toEqual([])
})

// spec: EDT-031
test('stays through repeated Escape keys while it is not cancellable', async () => {
  const { answers, asked } = await ask({ isCancellable: false })
  expect(button('Cancel')).toBeUndefined()
  const closed = vi.fn()
  dialogs()[0]?.addEventListener('close', closed)
  for (let presses = 0; presses < 6; presses += 1) await userEvent.keyboard('{Escape}')
  expect([dialogs()[0]?.open, answers]).toEqual([true, []])
  expect(closed).not.toHaveBeenCalled()
  await userEvent.click(button('Confirm')!)
  await asked
  expect(answers).toEqual([true])
})

// spec: EDT-031
test('is shown again when the browser closes it while it is not cancellable', async () => {
  const { answers, asked } = await ask({ isCancellable: false })
  const [dialog] = dialogs()
  dialog?.close()
  await expect.poll(() => dialog?.matches(':modal')).toBe(true)
  await expect.poll(() => document.activeElement).toBe(button('Confirm'))
  expect(answers).toEqual([])
  await userEvent.click(button('Confirm')!)
  await asked
  expect(answers).toEqual([true])
})

/** Presses the backdrop, at the edge of the window. */
const pressOutside = () =>
  userEvent.click(document.documentElement, { position: { x: 2, y: 2 }, force: true })

test('a press outside cancels', async () => {
  const { answers, asked } = await ask()
  await pressOutside()
  await asked
  expect(answers).toEqual([false])
})

test('a press outside does nothing while it is not cancellable', async () => {
  const { answers, asked } = await ask({ isCancellable: false })
  const shown = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  await pressOutside()
  expect(shown).not.toHaveBeenCalled()
  shown.mockRestore()
  expect([dialogs()[0]?.open, answers]).toEqual([true, []])
  await userEvent.click(button('Confirm')!)
  await asked
  expect(answers).toEqual([true])
})

test('is cancelled when the browser closes it', async () => {
  const { answers, asked } = await ask()
  dialogs()[0]?.close()
  await asked
  expect(answers).toEqual([false])
})

test('is an alert dialog with a name and a description', async () => {
  const { asked } = await ask({ body: 'It cannot be undone.' })
  const [dialog] = dialogs()
  const text = (name: string) => document.getElementById(dialog?.getAttribute(name) ?? '')?.textContent
  expect(dialog?.role).toBe('alertdialog')
  expect([text('aria-labelledby'), text('aria-describedby')]).toEqual([
    'Delete this page?',
    'It cannot be undone.',
  ])
  await userEvent.keyboard('{Escape}')
  await asked
})

test.each([
  ['neutral', 'Confirm'],
  ['danger', 'Cancel'],
] as const)('the focus of a %s question begins on %s, and goes back', async (tone, first) => {
  render(<button>Open</button>)
  const opener = document.querySelector('button')!
  opener.focus()
  const { asked } = await ask({ tone })
  await expect.poll(() => document.activeElement?.textContent).toBe(first)
  await userEvent.keyboard('{Escape}')
  await asked
  expect(document.activeElement).toBe(opener)
})

test('keeps the page from scrolling while it is open', async () => {
  const { asked } = await ask()
  expect(document.documentElement.style.overflow).toBe('hidden')
  await userEvent.keyboard('{Escape}')
  await asked
  expect(document.documentElement.style.overflow).toBe('')
})

test('questions at the same time wait for each other', async () => {
  const answers = Promise.all([confirm({ title: 'One?' }), confirm({ title: 'Two?' })])
  await expect.poll(() => document.querySelector('h2')?.textContent).toBe('One?')
  expect(dialogs()).toHaveLength(1)
  await userEvent.click(button('Confirm')!)
  await expect.poll(() => document.querySelector('h2')?.textContent).toBe('Two?')
  await userEvent.click(button('Cancel')!)
  expect(await answers).toEqual([true, false])
})

test('keeps markup in its texts as text', async () => {
  const { asked } = await ask({ title: '<img src=x onerror=alert(1)>', body: '{title} $& <b>bold</b>' })
  expect(document.querySelector('dialog img, dialog b')).toBeNull()
  expect(document.querySelector('dialog p')?.textContent).toBe('{title} $& <b>bold</b>')
  await userEvent.keyboard('{Escape}')
  await asked
})

test('an aborted question is cancelled, also before it is shown', async () => {
  const life = new AbortController()
  const { answers, asked } = await ask({ signal: life.signal, isCancellable: false })
  life.abort()
  await asked
  expect(answers).toEqual([false])
  expect(await confirm({ title: 'Late?', signal: life.signal })).toBe(false)
})

test.each([
  ['its parent', false],
  ['the host of its shadow root', true],
])('is cancelled when %s is removed, and the next question is asked', async (_, isShadow) => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = isShadow ? host.attachShadow({ mode: 'open' }) : host
  const parent = root.appendChild(document.createElement('div'))
  const first = confirm({ title: 'Leave?', parent, isCancellable: false })
  const second = confirm({ title: 'And then?', parent })
  await expect.poll(() => parent.querySelector('dialog')?.open).toBe(true)
  host.remove()
  expect(await Promise.all([first, second])).toEqual([false, false])
  expect(document.documentElement.style.overflow).toBe('')
  const { asked } = await ask()
  await userEvent.keyboard('{Escape}')
  await asked
})

test('the hook asks in the words of the provider, and cancels when its component unmounts', async () => {
  const answers: boolean[] = []
  function Ask() {
    const ask = useConfirm()
    return <button onClick={() => void ask({ title: 'Weg?' }).then((it) => answers.push(it))}>Open</button>
  }
  const { unmount } = render(
    <EditorProvider messages={{ 'editor.confirm.yes': 'Ja' }}>
      <Ask />
    </EditorProvider>,
  )
  document.querySelector('button')!.click()
  await expect.poll(() => button('Ja')).toBeDefined()
  expect(button('Cancel')).toBeDefined()
  unmount()
  await expect.poll(() => answers).toEqual([false])
})

test.each(['unmount', 'abort'])(
  'a question of the hook that has a signal is cancelled by %s',
  async (end) => {
    const answers: boolean[] = []
    const life = new AbortController()
    const { signal } = life
    function Ask() {
      const ask = useConfirm()
      const press = () => void ask({ title: 'Leave?', signal }).then((it) => answers.push(it))
      return <button onClick={press}>Open</button>
    }
    const { unmount } = render(<Ask />)
    document.querySelector('button')!.click()
    await expect.poll(dialogs).toHaveLength(1)
    if (end === 'abort') life.abort()
    else unmount()
    await expect.poll(() => answers).toEqual([false])
  },
)

test('resolves with false when the frame that it is asked in is removed', async () => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const asked = confirm({ title: 'Delete?', parent: frame.contentDocument!.body })
  await expect.poll(() => frame.contentDocument?.querySelector('dialog')?.open).toBe(true)
  frame.remove()
  expect(await asked).toBe(false)
})
