import { MB } from '@sitewright/site/rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { inArabic } from '../arabic/arabic.testing.tsx'
import { FileManager, type FileManagerProps } from './file-manager.react.tsx'
import { createFileServer } from './file-manager.testing.ts'
import type { ManagedFile } from './file/managed-file.ts'
import { uploadMachine } from './upload/upload.machine.ts'
import '../styles.css'

type Failing = 'load' | 'rename' | 'remove' | 'upload'

interface Args extends FileManagerProps {
  readonly count: number
  /** Names of the first files. */
  readonly names: readonly string[]
  /** Requests that fail the first time. */
  readonly failing: readonly Failing[]
  /** Outcome of uploads. */
  readonly uploads: 'stored' | 'endless' | 'processing' | 'failed'
}

const hues = [212, 24, 152, 320, 48, 268]

const picture = (index: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 90"><rect width="120" height="90" fill="hsl(${hues[index % 6]} 55% 72%)"/><circle cx="${30 + ((index * 17) % 60)}" cy="34" r="16" fill="hsl(${hues[(index + 2) % 6]} 70% 85%)"/><path d="M0 90 40 50l30 26 22-18 28 32z" fill="hsl(${hues[index % 6]} 45% 42%)"/></svg>`,
  )}`

const englishNames = [
  'bread.jpg',
  'Bäckerei – Straße.png',
  'menu.pdf',
  'interior of the shop in the morning.jpg',
  'logo.svg',
]

function stored(index: number, names: readonly string[]): ManagedFile {
  const name = names[index % names.length] ?? ''
  const isPicture = !name.endsWith('.pdf')
  return {
    id: `file-${index}`,
    name: index < names.length ? name : `${index}-${name}`,
    size: 48_000 + index * 137_000,
    type: isPicture ? 'image/jpeg' : 'application/pdf',
    addedAt: Date.UTC(2026, 0, 1 + index, 12),
    thumbnailUrl: isPicture ? picture(index) : undefined,
  }
}

const choose = fn<(file: ManagedFile) => void>()

function managerProps({ count, names, failing, uploads, ...props }: Args): FileManagerProps {
  const { transport } = createFileServer({
    files: Array.from({ length: count }, (_, index) => stored(index, names)),
    faults: Object.fromEntries([
      ...failing.map((request) => [request, 'failed'] as const),
      ...(uploads === 'endless' ? [['upload', 'endless'] as const] : []),
    ]),
    uploads: uploads === 'endless' ? 'stored' : uploads,
  })
  return {
    ...props,
    ...transport,
    report: () => undefined,
  }
}

/** The files of a site: uploads with progress, and what can be done with each file. */
const meta = {
  title: 'editor-ui/FileManager',
  component: FileManager,
  args: {
    accept: 'image/*,.pdf',
    maxBytes: 20 * MB,
    onChoose: choose,
    pollMs: 10,
    count: 12,
    names: englishNames,
    failing: [],
    uploads: 'stored',
  },
  argTypes: {
    failing: {
      description: 'Requests that fail the first time.',
      control: 'check',
      options: ['load', 'rename', 'remove', 'upload'],
      table: { type: { summary: 'string[]' } },
    },
    uploads: {
      description: 'Outcome of uploads.',
      control: 'select',
      options: ['stored', 'endless', 'processing', 'failed'],
    },
    count: { description: 'Number of files at first.' },
    names: { description: 'Names of the first files.', table: { type: { summary: 'string[]' } } },
  },
  parameters: { machine: uploadMachine },
  render: (args) => (
    <div style={{ maxInlineSize: '56rem' }}>
      <FileManager {...managerProps(args)} />
    </div>
  ),
} satisfies Meta<Args>
export default meta

type Story = StoryObj<Args>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const file = (name: string, type = 'image/png', size = 240_000): File =>
  new File([new Uint8Array(size)], name, { type })

async function upload(canvas: Canvas, ...files: File[]): Promise<void> {
  const clipboardData = new DataTransfer()
  for (const each of files) clipboardData.items.add(each)
  const zone = await canvas.findByRole('button', { name: /Upload/ })
  await fireEvent(zone, new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

/** Drags files over the whole part, and drops them. */
async function drop(canvas: Canvas, ...files: File[]): Promise<void> {
  const dataTransfer = new DataTransfer()
  for (const each of files) dataTransfer.items.add(each)
  const drag = (type: string) => new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })
  const zone = await canvas.findByRole('button', { name: /Upload/ })
  await fireEvent(zone, drag('dragenter'))
  await waitFor(() => expect(zone).toHaveAttribute('data-state', 'over'))
  // A browser opens a file that is dropped where nobody takes it.
  for (const event of [drag('dragover'), drag('drop')]) {
    await fireEvent(zone, event)
    await expect(event.defaultPrevented).toBe(true)
  }
  await waitFor(() => expect(zone).not.toHaveAttribute('data-state', 'over'))
}

const option = (canvas: Canvas, name: string): Promise<HTMLElement> => canvas.findByRole('option', { name })
const dialog = () => within(document.body)

export const ExistingFiles: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await option(canvas, 'bread.jpg'))
    await expect(canvas.getByRole('region', { name: 'File detail' })).toHaveTextContent('46.9 KB')
  },
}

export const LoadMore: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(12))
    await expect(canvas.queryByRole('button', { name: 'Load more' })).toBeNull()
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const first = await option(canvas, 'bread.jpg')
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    const second = await option(canvas, 'Bäckerei – Straße.png')
    await waitFor(() => expect(second).toHaveFocus())
    await expect(second).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{F2}')
    const name = await canvas.findByRole('textbox', { name: 'File name' })
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(second).toHaveFocus())
    await userEvent.keyboard('{F2}')
    await userEvent.clear(await canvas.findByRole('textbox', { name: 'File name' }))
    await userEvent.keyboard('shop.png{Enter}')
    await option(canvas, 'shop.png')
    await userEvent.keyboard('{Home}{Delete}')
    await userEvent.click(await dialog().findByRole('button', { name: 'Cancel' }))
    await option(canvas, 'bread.jpg')
  },
}

export const ChosenByKeyboard: Story = {
  play: async ({ canvas }) => {
    const first = await option(canvas, 'bread.jpg')
    first.focus()
    await userEvent.keyboard('{End}')
    const all = canvas.getAllByRole('option')
    await waitFor(() => expect(all.at(-1)).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(all.at(-2)).toHaveFocus())
    await userEvent.keyboard('{Home}{Enter}')
    await expect(choose).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'bread.jpg' }))
  },
}

/** The place that files are dropped on is a button, too. */
export const UploadByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const opened = fn<(event: Event) => void>((event) => event.preventDefault())
    const zone = await canvas.findByRole('button', { name: /Upload/ })
    canvasElement.querySelector('input[type=file]')?.addEventListener('click', opened)
    zone.focus()
    await userEvent.keyboard('{Enter}')
    await expect(opened).toHaveBeenCalledOnce()
    await userEvent.keyboard(' ')
    await expect(opened).toHaveBeenCalledTimes(2)
  },
}

export const Deleted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await option(canvas, 'bread.jpg'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }))
    const question = await dialog().findByRole('alertdialog', { name: 'Delete bread.jpg?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(canvas.queryByRole('option', { name: 'bread.jpg' })).toBeNull())
  },
}

export const DeletedByKeyboard: Story = {
  play: async ({ canvas }) => {
    const first = await option(canvas, 'bread.jpg')
    first.focus()
    await userEvent.keyboard('{Delete}')
    const question = await dialog().findByRole('alertdialog', { name: 'Delete bread.jpg?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
    await waitFor(async () => expect(await option(canvas, 'Bäckerei – Straße.png')).toHaveFocus())
  },
}

export const Uploading: Story = {
  args: { uploads: 'endless' },
  play: async ({ canvas }) => {
    await upload(canvas, file('one.png'), file('two.png'), file('three.png'), file('four.png'))
    await waitFor(() => expect(canvas.getAllByRole('progressbar')).toHaveLength(4))
    await canvas.findByText(/^Waiting/)
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel two.png' }))
    await canvas.findByText('File processing cancelled')
    await canvas.findByRole('button', { name: 'Retry two.png' })
  },
}

export const Processing: Story = {
  args: { uploads: 'processing' },
  play: async ({ canvas }) => {
    await drop(canvas, file('one.png'))
    await canvas.findByText(/^Processing/)
  },
}

export const Uploaded: Story = {
  play: async ({ canvas }) => {
    await option(canvas, 'bread.jpg')
    await upload(canvas, file('new.png'))
    await waitFor(async () =>
      expect(await option(canvas, 'new.png')).toHaveAttribute('aria-selected', 'true'),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss new.png' }))
  },
}

export const Refused: Story = {
  play: async ({ canvas }) => {
    await upload(canvas, file('price list.exe', ''), file('panorama.png', 'image/png', 20 * MB + 1))
    await canvas.findByText('The file price list.exe does not appear to be a supported file')
    await canvas.findByText('The file panorama.png is too large. The maximum allowed file size is 19.1 MB.')
    await expect(canvas.queryByRole('button', { name: /^Retry/ })).toBeNull()
  },
}

export const UploadFailed: Story = {
  args: { failing: ['upload'] },
  play: async ({ canvas }) => {
    await upload(canvas, file('new.png'))
    await canvas.findByText(/Error uploading/)
    await expect(canvas.getByText('Unable to Upload File')).toBeVisible()
  },
}

export const UploadRetried: Story = {
  args: { failing: ['upload'] },
  play: async ({ canvas }) => {
    await upload(canvas, file('new.png'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry new.png' }))
    await option(canvas, 'new.png')
  },
}

export const ProcessingFailed: Story = {
  args: { uploads: 'failed' },
  play: async ({ canvas }) => {
    await upload(canvas, file('new.png'))
    await canvas.findByText(/File processing failed/)
  },
}

export const RenameFailed: Story = {
  args: { failing: ['rename'] },
  play: async ({ canvas }) => {
    await userEvent.click(await option(canvas, 'bread.jpg'))
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }))
    await userEvent.clear(await canvas.findByRole('textbox', { name: 'File name' }))
    await userEvent.keyboard('{Enter}')
    await canvas.findByText('Please enter a file name')
    await userEvent.keyboard('rye.jpg{Enter}')
    await canvas.findByText('Unable to Rename File')
  },
}

/** The button beside the failure gives the same name again. */
export const RenamedAgain: Story = {
  ...RenameFailed,
  play: async (context) => {
    await RenameFailed.play?.(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Retry' }))
    await option(context.canvas, 'rye.jpg')
  },
}

export const UnableToLoad: Story = {
  args: { failing: ['load'] },
  play: async ({ canvas }) => {
    await canvas.findByText('Unable to load. Try again.')
  },
}

export const TriedAgain: Story = {
  ...UnableToLoad,
  play: async (context) => {
    await UnableToLoad.play?.(context)
    await userEvent.click(context.canvas.getByRole('button', { name: 'Try again' }))
    await option(context.canvas, 'bread.jpg')
  },
}

export const NoFiles: Story = { args: { count: 0 } }

const arabicNames = [
  'خبز.jpg',
  'المخبز – الشارع.png',
  'قائمة الطعام.pdf',
  'داخل المتجر صباحًا.jpg',
  'شعار.svg',
]

export const RightToLeft: Story = {
  args: { names: arabicNames },
  decorators: [inArabic],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const first = await option(canvas, 'خبز.jpg')
    first.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(async () => expect(await option(canvas, 'المخبز – الشارع.png')).toHaveFocus())
  },
}

export const InTheDark: Story = { ...ExistingFiles, globals: { theme: 'dark' } }

export const ForcedColours: Story = { ...ExistingFiles, globals: { theme: 'forced' } }
