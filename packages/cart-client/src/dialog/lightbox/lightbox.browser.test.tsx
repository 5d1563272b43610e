import { createFakeClock } from '@sitewright/machine/testing'
import { act, render, screen } from '@testing-library/react'
import { StrictMode, useState, type ReactNode } from 'react'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Confirm, Lightbox, Alert } from '../../react.ts'
import '../../styles.css'
import { openLightbox } from './lightbox.dom.ts'
import { createStage, OnStage } from '../../mock/stage.testing.tsx'

function Opener({
  children,
  isCancellable,
}: {
  readonly children?: ReactNode
  readonly isCancellable?: boolean
}) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button onClick={() => setIsOpen(true)}>open</button>
      <button>behind</button>
      <Lightbox
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Engraving"
        isCancellable={isCancellable}
      >
        {children}
      </Lightbox>
    </>
  )
}

function show(children: ReactNode) {
  const time = createFakeClock()
  const stage = createStage({ client: { clock: time.clock } })
  render(
    <StrictMode>
      <OnStage stage={stage}>{children}</OnStage>
    </StrictMode>,
  )
  return { ...stage, pass: (ms: number) => act(() => time.pass(ms)) }
}

const opener = () => screen.getByText<HTMLButtonElement>('open')
const dialog = () => document.querySelector<HTMLDialogElement>('dialog')
const state = () => dialog()?.dataset.state

function open() {
  opener().focus()
  act(() => opener().click())
}

afterEach(() => vi.restoreAllMocks())

// spec: CRT-161 CRT-164
test('opens in 0.3 s, closes in 0.2 s, and keeps the page from scrolling meanwhile', () => {
  const { pass } = show(<Opener />)
  const overflow = () => getComputedStyle(document.documentElement).overflowY
  const before = overflow()
  open()
  expect(state()).toBe('opening')
  expect(overflow()).toBe('hidden')
  expect(getComputedStyle(document.querySelector('[data-cart="lightbox-panel"]')!).animationDuration).toBe(
    '0.3s',
  )
  pass(299)
  expect(state()).toBe('opening')
  pass(1)
  expect(state()).toBe('open')
  act(() => screen.getByRole('button', { name: 'Close' }).click())
  expect(state()).toBe('closing')
  pass(199)
  expect(overflow()).toBe('hidden')
  pass(1)
  expect(dialog()).toBeNull()
  expect(overflow()).toBe(before)
})

// spec: CRT-162 CRT-163
test('is in the middle when it fits, and begins 50 px below the top when it is taller than the window', async () => {
  await page.viewport(800, 600)
  const top = () => document.querySelector('[data-cart="lightbox-panel"]')!.getBoundingClientRect()
  const still = () => Promise.all(document.getAnimations().map(({ finished }) => finished))
  const short = show(<Opener>short</Opener>)
  open()
  await still()
  const { top: above, bottom } = top()
  expect(Math.abs(above - (600 - bottom))).toBeLessThan(1)
  act(() => screen.getByRole('button', { name: 'Close' }).click())
  short.pass(200)
  document.body.replaceChildren()
  show(
    <Opener>
      <div style={{ blockSize: 900 }}>tall</div>
    </Opener>,
  )
  open()
  await still()
  expect(top().top).toBe(50)
  expect(getComputedStyle(document.querySelector('[data-cart="lightbox-panel"]')!).marginBlockEnd).toBe(
    '50px',
  )
})

// spec: CRT-162
test('stays in the middle when its content grows, or the window', async () => {
  await page.viewport(800, 600)
  show(
    <Opener>
      <div id="content" style={{ blockSize: 50 }}>
        short
      </div>
    </Opener>,
  )
  open()
  const off = async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
    const { top, bottom } = document.querySelector('[data-cart="lightbox-panel"]')!.getBoundingClientRect()
    return Math.abs(top - (window.innerHeight - bottom)) < 1
  }
  expect(await off()).toBe(true)
  document.getElementById('content')!.style.blockSize = '200px'
  await expect.poll(off).toBe(true)
  await page.viewport(800, 500)
  await expect.poll(off).toBe(true)
  await page.viewport(800, 600)
})

test('gives the focus to its first field, keeps it inside, and gives it back', async () => {
  const { pass } = show(
    <Opener>
      <input aria-label="Line" />
    </Opener>,
  )
  open()
  expect(document.activeElement).toBe(screen.getByLabelText('Line'))
  const visited = new Set<Element | null>()
  for (let presses = 0; presses < 6; presses += 1) {
    await userEvent.tab()
    visited.add(document.activeElement)
  }
  expect(visited.has(opener())).toBe(false)
  expect(visited.has(screen.getByText('behind'))).toBe(false)
  await userEvent.keyboard('{Escape}')
  pass(200)
  expect(document.activeElement).toBe(opener())
})

test('stays for the Escape key, however often it is pressed, when it has to be answered', async () => {
  const answers: boolean[] = []
  show(<Confirm isOpen onAnswer={(answer) => answers.push(answer)} title="Sure?" yes="Yes" />)
  for (let presses = 0; presses < 4; presses += 1) await userEvent.keyboard('{Escape}')
  expect(dialog()?.open).toBe(true)
  expect(answers).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }))
  expect(answers).toEqual([true])
})

/** A question that stays or closes once it is answered, with its answers. */
function ask(stays = false) {
  const answers: boolean[] = []
  function Asking() {
    const [isOpen, setIsOpen] = useState(true)
    const answer = (given: boolean) => {
      answers.push(given)
      setIsOpen(stays)
    }
    return (
      <>
        <button onClick={() => setIsOpen(true)}>Ask again</button>
        <Confirm isOpen={isOpen} onAnswer={answer} title="Sure?" yes="Yes" no="No" />
      </>
    )
  }
  return { answers, ...show(<Asking />) }
}
const choose = (name: string) => screen.getByRole('button', { name })

test.each([
  ['no on Escape', false, () => userEvent.keyboard('{Escape}')],
  ['no on cancel', false, () => userEvent.click(choose('No'))],
  ['yes on confirm', true, () => userEvent.click(choose('Yes'))],
])('answers a question with %s', async (_, expected, press) => {
  const { answers } = ask()
  expect(document.activeElement).toBe(choose('No'))
  await press()
  expect(answers).toEqual([expected])
})

test.each([
  ['closes', false],
  ['is still open', true],
])('answers a question once, also while it %s', async (_, stays) => {
  const { answers } = ask(stays)
  await userEvent.dblClick(choose('Yes'))
  await userEvent.keyboard('{Escape}')
  expect(answers).toEqual([true])
})

test('answers a question that is asked again', async () => {
  const { answers, pass } = ask()
  await userEvent.click(choose('Yes'))
  pass(200)
  await userEvent.click(screen.getByText('Ask again'))
  await userEvent.click(choose('No'))
  expect(answers).toEqual([true, false])
})

test('keeps the text of an alert while it closes', () => {
  function Alerting() {
    const [alert, setAlert] = useState<{ title: string; message: string } | undefined>({
      title: 'No',
      message: 'There is none left.',
    })
    return <Alert alert={alert} onClose={() => setAlert(undefined)} />
  }
  const { pass } = show(<Alerting />)
  const [close] = screen.getAllByRole('button', { name: 'Close' })
  expect(document.activeElement).toBe(close)
  act(() => close?.click())
  screen.getByText('There is none left.')
  pass(200)
  expect(dialog()).toBeNull()
})

/** A lightbox with some content in one of its skins. Returns what lets time pass. */
type OpenWith = (content: ReactNode) => (ms: number) => void

const skins: readonly [string, OpenWith][] = [
  [
    'of React',
    (content) => {
      const { pass } = show(<Opener>{content}</Opener>)
      open()
      return pass
    },
  ],
  [
    'of a printed page',
    (content) => {
      const time = createFakeClock()
      const { container } = render(content)
      const { close } = openLightbox(container, { label: 'Engraving', clock: time.clock })
      onTestFinished(() => {
        close()
        time.pass(200)
      })
      return (ms) => time.pass(ms)
    },
  ],
]

describe.each(skins)('a lightbox %s', (_, openWith) => {
  // spec: CRT-164
  test('neither waits nor moves for visitors who prefer reduced motion', async () => {
    const real = window.matchMedia.bind(window)
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('reduced-motion') ? real('all') : real(query),
    )
    const pass = openWith('text')
    pass(0)
    expect(state()).toBe('open')
    act(() => screen.getByRole('button', { name: 'Close' }).click())
    pass(0)
    await expect.poll(dialog).toBeNull()
  })

  test('stays when a file was not chosen in it', () => {
    openWith(<input type="file" aria-label="Picture" />)
    act(() => void screen.getByLabelText('Picture').dispatchEvent(new Event('cancel', { bubbles: true })))
    expect(state()).toBe('opening')
  })

  // spec: CRT-121
  test('closes on a press outside, and not on one that began inside', async () => {
    await page.viewport(800, 600)
    openWith(<p>text</p>)
    const press = (from: Element, to: Element) => {
      const where = { bubbles: true, clientX: 1, clientY: 1 }
      from.dispatchEvent(new PointerEvent('pointerdown', where))
      act(() => void to.dispatchEvent(new MouseEvent('click', where)))
    }
    press(screen.getByText('text'), dialog()!)
    expect(state()).toBe('opening')
    press(dialog()!, dialog()!)
    expect(state()).toBe('closing')
  })

  test('closes with a form of its own, and gives back the page', async () => {
    const pass = openWith(
      <form method="dialog">
        <button>done</button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'done' }))
    await expect.poll(state).toBe('closing')
    pass(200)
    await expect.poll(dialog).toBeNull()
    expect(document.documentElement.style.overflow).toBe('')
  })
})
