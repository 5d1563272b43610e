import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import pill, { ThreeItems } from '../../../../packages/cart-client/src/pill/pill.stories.tsx'

/** Stories of cart-client under the toolbar's choices. A test: designers switch any story. */
const meta = { ...pill, title: 'Toolbar', tags: ['!dev', '!autodocs'] }
export default meta

type Story = StoryObj<typeof pill>
type Context = Parameters<NonNullable<Story['play']>>[0]

async function styleOfPill({ canvas }: Context): Promise<CSSStyleDeclaration> {
  return getComputedStyle(await canvas.findByRole('link', { name: '3 items in cart' }))
}

export const Light: Story = {
  args: ThreeItems.args ?? {},
  globals: { theme: 'light' },
  play: async (context) => {
    await expect((await styleOfPill(context)).backgroundColor).toBe('rgb(27, 27, 33)')
  },
}

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async (context) => {
    await expect((await styleOfPill(context)).backgroundColor).toBe('rgb(243, 243, 246)')
  },
}

/** System colours, as `page.css` approximates them. */
export const Forced: Story = {
  globals: { theme: 'forced' },
  play: async (context) => {
    const { backgroundColor, boxShadow } = await styleOfPill(context)
    await expect([backgroundColor, boxShadow]).toEqual(['rgb(255, 255, 255)', 'none'])
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async (context) => {
    const { direction, left, right } = await styleOfPill(context)
    await expect(direction).toBe('rtl')
    await expect(Number.parseFloat(left)).toBeLessThan(Number.parseFloat(right))
  },
}
