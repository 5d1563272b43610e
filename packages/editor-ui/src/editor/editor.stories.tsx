import '@fontsource-variable/fraunces'
import '@fontsource-variable/instrument-sans'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { arabicBakery } from './arabic-bakery.testing.ts'
import { inArabic } from '../arabic/arabic.testing.tsx'
import { Editor } from './editor.testing.tsx'
import '../styles.css'
import './editor.css'

/** The whole editor of a page, composed of this package's parts. */
const meta: Meta = {
  title: 'editor-ui/Editor',
  render: () => <Editor />,
  parameters: {
    layout: 'fullscreen',
    noControls: 'A page composed of the parts, each of which has its controls in stories of its own.',
  },
  decorators: [
    (Story) => (
      <div style={{ padding: '1rem' }}>
        <Story />
      </div>
    ),
  ],
}
export default meta

type Story = StoryObj
type Play = NonNullable<Story['play']>
type Canvas = Parameters<Play>[0]['canvas']

const open = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('tab', { name }))

const isShown: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('textbox', { name: 'Text of the page' })).toHaveTextContent(
    'baked at night',
  )
  await canvas.findByRole('option', { name: 'wholemeal.jpg' })
}

/** Each of the places where a site's owner edits, opened in turn. */
// spec: EDT-001
export const APage: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context
    await isShown(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }))
    await expect(canvas.getByRole('tab', { name: 'Web Address' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('group', { name: 'Colour of headings' })).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Search fonts' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ember' }))
    const heading = within(canvasElement).getByRole('heading', { name: 'Bread, baked at night' })
    await expect(heading).toHaveStyle({ color: 'rgb(161, 74, 31)' })
    await open(canvas, 'Orders')
    await expect(canvas.getByText('Rows 1–10 of 240')).toBeVisible()
    await open(canvas, 'Chart')
    await expect(canvas.getByRole('grid', { name: 'Chart data' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Bar chart of 3 series and 4 rows' })).toBeVisible()
    await open(canvas, 'Code')
    await expect(await canvas.findByRole('textbox', { name: 'Opening hours' })).toBeVisible()
    await open(canvas, 'Page')
    await expect(canvas.getByRole('group', { name: 'Tags' })).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Page status' })).toHaveValue('draft')
    await open(canvas, 'Forms')
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Mailing list' })).toBeVisible())
    await expect(canvas.getByRole('textbox', { name: 'Subject' })).toHaveValue('A new order')
    await expect(canvas.getByText('awaiting connection')).toBeVisible()
  },
}

/** Slices, a popup, a video, the cart and the address, each of which the page shows as soon as it is chosen. */
export const MadeOfParts: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context
    await isShown(context)
    await open(canvas, 'Video')
    await userEvent.type(canvas.getByLabelText('Video URL'), 'https://vimeo.com/76979871{Enter}')
    await canvas.findByText('▶ A loaf rises')
    await open(canvas, 'Store')
    await userEvent.click(canvas.getByRole('radio', { name: 'Empty' }))
    await canvas.findByText('Cart is empty')
    await userEvent.type(canvas.getByRole('combobox', { name: 'Find the shop' }), 'harb')
    await userEvent.click(await canvas.findByRole('option', { name: 'Harbour View 11, Kilnhaven' }))
    await canvas.findByText('Harbour View 11 · Kilnhaven · Germany')
    await open(canvas, 'Add')
    await userEvent.click(canvas.getByRole('button', { name: 'Add to the page' }))
    await waitFor(() => expect(canvasElement.querySelector('.site-slice')).toHaveTextContent('Gallery'))
    await userEvent.click(canvas.getByRole('radio', { name: 'Top right' }))
    const above = canvasElement.querySelector('.site-above')
    await waitFor(() => expect(above).toHaveAttribute('data-position', 'TOP_RIGHT'))
    await userEvent.click(canvas.getByRole('radio', { name: 'Lock screen' }))
    await canvas.findByText('First screen: Lock screen')
  },
}

/** The page as on a phone: a setting of the preview, whatever the width of the window. */
export const SeenOnAPhone: Story = {
  play: async (context) => {
    await isShown(context)
    await userEvent.click(context.canvas.getByRole('radio', { name: 'Phone' }))
    const page = context.canvasElement.querySelector('.site')
    await waitFor(() => expect(page?.getBoundingClientRect().width).toBeLessThan(400))
  },
}

export const AChart: Story = {
  play: async (context) => {
    await isShown(context)
    await open(context.canvas, 'Chart')
    await open(context.canvas, 'Page')
  },
}

/** In a window 390 pixels wide, nothing is cut off. */
export const OnAPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '390px' }}>
        <Story />
      </div>
    ),
  ],
  play: async (context) => {
    await isShown(context)
    const box = context.canvasElement.querySelector('.editor')
    await expect(box?.scrollWidth).toBeLessThanOrEqual(box?.clientWidth ?? 0)
  },
}

export const InTheDark: Story = { globals: { theme: 'dark' }, play: isShown }

export const AChartInTheDark: Story = { ...AChart, globals: { theme: 'dark' } }

export const RightToLeft: Story = {
  decorators: [inArabic],
  globals: { direction: 'rtl' },
  render: () => <Editor bakery={arabicBakery} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'نص الصفحة' })).toHaveTextContent('يُخبز ليلًا')
    await canvas.findByRole('option', { name: 'قمح كامل.jpg' })
    await open(canvas, 'الطلبات')
    await canvas.findByText('الصفوف من ١ إلى ١٠ من أصل ٢٤٠')
    await open(canvas, 'المتجر')
    await canvas.findByText('٤ شارع الميناء · الإسكندرية · مصر')
  },
}

export const ForcedColours: Story = { globals: { theme: 'forced' }, play: isShown }
