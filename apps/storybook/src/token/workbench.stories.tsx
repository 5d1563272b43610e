import type { StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import pill, { ThreeItems } from '../../../../packages/cart-client/src/pill/pill.stories.tsx'
import { cssOf, overrides, resetTokens } from './override.ts'
import { Workbench } from './workbench.tsx'

/** The workbench under a story of cart-client. A test: designers find the workbench on the page "Tokens". */
const meta = {
  ...pill,
  title: 'Workbench',
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    resetTokens()
    return resetTokens
  },
  decorators: [
    (Story: () => React.ReactNode) => (
      <>
        {Story()}
        <Workbench />
      </>
    ),
  ],
}
export default meta

type Story = StoryObj<typeof pill>
type Context = Parameters<NonNullable<Story['play']>>[0]

const groundOf = (element: HTMLElement): string => getComputedStyle(element).backgroundColor
const contrastsOf = (canvasElement: HTMLElement, pair: string): readonly (string | null)[] =>
  [...canvasElement.querySelectorAll(`[data-pair="${pair}"] [data-scheme]`)].map((cell) => cell.textContent)

export const AChangedTokenIsSeenInAStory: Story = {
  args: ThreeItems.args ?? {},
  play: async ({ canvas, canvasElement }) => {
    const link = await canvas.findByRole('link', { name: '3 items in cart' })
    const before = groundOf(link)
    const field = canvas.getByRole('textbox', { name: '--cart-accent' })
    await userEvent.type(field, '#0a7d32')
    await waitFor(() => expect(groundOf(link)).toBe('rgb(10, 125, 50)'))
    await expect(canvas.getByText(/--cart-accent: #0a7d32;/)).toBeVisible()
    await userEvent.clear(field)
    await waitFor(() => expect(groundOf(link)).toBe(before))
    await expect(cssOf(overrides.snapshot())).toBe('')
    await expect(contrastsOf(canvasElement, '--cart-accent-text --cart-accent')).toHaveLength(2)
  },
}

/** Half a colour, or a word in the place of a length, is neither shown in stories nor copied. */
export const AWrongValueChangesNothing: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: '3 items in cart' })
    const before = groundOf(link)
    await userEvent.type(canvas.getByRole('textbox', { name: '--cart-accent' }), '#0a7d3')
    await userEvent.type(canvas.getByRole('textbox', { name: '--cart-radius' }), 'banana')
    const alerts = canvas.getAllByRole('alert').map(({ textContent }) => textContent)
    await expect(alerts).toEqual(['Not a colour.', 'Not a value of this token.'])
    await expect(groundOf(link)).toBe(before)
    await expect(canvas.getByRole('button', { name: 'Copy the CSS' })).toBeDisabled()
  },
}

const write = fn<(text: string) => Promise<void>>()

/** Changes a token, presses the button, and returns the text that the clipboard was given. */
async function copy({ canvas }: Context): Promise<unknown> {
  const field = await canvas.findByRole('textbox', { name: '--cart-accent' })
  await userEvent.type(field, '#0a7d32')
  const button = canvas.getByRole('button', { name: 'Copy the CSS' })
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
  // The colour is too low in contrast in the dark.
  await userEvent.click(canvas.getByRole('button', { name: 'Reset all tokens' }))
  return write.mock.lastCall?.[0]
}

export const TheCssIsCopied: Story = {
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockImplementation(write.mockResolvedValue())
  },
  play: async (context) => {
    const { canvas } = context
    await expect(canvas.getByRole('button', { name: 'Copy the CSS' })).toBeDisabled()
    const css = await copy(context)
    await expect(css).toContain('--cart-accent: #0a7d32;')
    await expect(await canvas.findByText('Copied.')).toHaveRole('status')
  },
}

export const TheBrowserRefusesToCopy: Story = {
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockImplementation(
      write.mockRejectedValue(new Error('Not allowed.')),
    )
  },
  play: async (context) => {
    await copy(context)
    await expect(await context.canvas.findByText(/^The browser refused\./)).toHaveRole('status')
  },
}

export const AColourForEachScheme: Story = {
  play: async ({ canvas, canvasElement }) => {
    const dark = await canvas.findByLabelText('--cart-accent, dark')
    const contrasts = () => contrastsOf(canvasElement, '--cart-accent-text --cart-accent')
    const [light] = contrasts()
    await fireEvent.input(dark, { target: { value: '#16161b' } })
    await waitFor(() => expect(contrasts()).toEqual([light, 'Aa 1.00:1 too low']))
    await expect(cssOf(overrides.snapshot())).toContain('light-dark(#1b1b21, #16161b)')
    await userEvent.click(canvas.getByRole('button', { name: 'Reset all tokens' }))
    await waitFor(() => expect(contrasts()[1]).toMatch(/AAA$/))
  },
}

export const EveryPackageWithAStyleSheet: Story = {
  play: async ({ canvas, canvasElement }) => {
    const select = await canvas.findByRole('combobox', { name: 'Package' })
    const names = within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
    await expect(names).toEqual(['cart-client', 'editor-ui', 'forms-client', 'gallery', 'tracking'])
    for (const name of names) {
      await userEvent.selectOptions(select, name)
      const low = [...canvasElement.querySelectorAll('.contrasts tbody tr')].filter((row) =>
        row.textContent.includes('too low'),
      )
      await expect(low.map((row) => `${name} ${row.textContent}`)).toEqual([])
    }
  },
}
