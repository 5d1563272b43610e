import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { AutomationPanel } from './automation/automation.react.tsx'
import { createAutomationServer } from './automation/automation.testing.ts'
import { Button } from './button/button.react.tsx'
import { ColorContrast } from './color-contrast/color-contrast.react.tsx'
import { ColorPicker } from './color-picker/color-picker.react.tsx'
import type { DeviceView, PageStatus } from './constants.ts'
import { DataTable } from './data-table/data-table.react.tsx'
import { DatasetEditor } from './dataset-editor/dataset-editor.react.tsx'
import { FileManager } from './file-manager/file-manager.react.tsx'
import { createFileServer } from './file-manager/file-manager.testing.ts'
import { FontPicker } from './font-picker/font-picker.react.tsx'
import { fontStack, type Font } from './font-picker/font.ts'
import { MailingListConnector } from './mailing-list/mailing-list.react.tsx'
import { createMailingListServer } from './mailing-list/mailing-list.testing.ts'
import {
  DeviceViewPicker,
  PageStatusBadge,
  PageStatusField,
  PopupPositionPicker,
} from './page-setting.react.tsx'
import { createProseMirror } from './prosemirror/prosemirror.browser.ts'
import { RichTextEditor } from './rich-text/rich-text.react.tsx'
import { Tabs } from './tabs/tabs.react.tsx'
import { TagManager } from './tag-manager/tag-manager.react.tsx'
import { createTagServer } from './tag-manager/tag-manager.testing.ts'
import './styles.css'

/** Layout of the page around the parts. What the parts look like is in their own style sheet. */
const layout = `
.editor { container: editor / inline-size; display: grid; gap: 1rem; max-inline-size: 80rem; margin-inline: auto;
  font-family: system-ui, sans-serif; color: light-dark(#1a1c22, #f1f2f5) }
.editor > header { display: flex; flex-wrap: wrap; gap: 0.75rem 1.25rem; align-items: end; justify-content: space-between }
.editor h2 { margin: 0; font-size: 1.25rem; letter-spacing: -0.01em }
.editor-name, .editor-tools { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: center }
.editor-tools { align-items: end }
.editor-body { display: grid; gap: 1rem; align-items: start }
@container editor (inline-size > 56rem) { .editor-body { grid-template-columns: minmax(0, 1fr) 24rem } }
.editor-column { display: grid; gap: 1rem; min-inline-size: 0 }
.editor-stage { display: grid; padding: 1rem; border-radius: 0.75rem; background: light-dark(#eceef2, #14151a) }
.editor-page { inline-size: 100%; margin-inline: auto; transition: max-inline-size 0.2s }
.editor-page[data-view=desktop] { max-inline-size: 100% }
.editor-page[data-view=tablet] { max-inline-size: 42rem }
.editor-page[data-view=phone] { max-inline-size: 24rem }
/* The site's own page is light, whatever the editor around it is. */
.editor-page [data-editor=rich-text-host] { color-scheme: light; border-radius: 0.5rem; background: #fff; color: #1a1c22 }
.editor-page [role=textbox] { min-block-size: 14rem }
.editor-page :is(h1, h2, h3) { color: var(--heading); font-family: var(--heading-font) }
@media (prefers-reduced-motion: reduce) { .editor-page { transition: none } }
`

const text = `<h2>Bread, baked at night</h2>
<p>Our oven is lit at <strong>two in the morning</strong>. By six, the first loaves are on the shelf, and by noon most of
them are gone. <a href="/order">Order yours</a> for the next day.</p>
<ul><li><p>Wholemeal from the mill down the river</p></li><li><p>Sourdough that rests for <em>thirty hours</em></p></li></ul>`

const fonts: readonly Font[] = [
  { family: 'Georgia', category: 'serif' },
  { family: 'Courier New', category: 'mono' },
  { family: 'Times New Roman', category: 'serif' },
  { family: 'Trebuchet MS', category: 'sansSerif' },
  { family: 'Verdana', category: 'sansSerif' },
]
const pages = [
  { href: '/', name: 'Home' },
  { href: '/order', name: 'Order' },
  { href: '/about', name: 'About us' },
]
const swatches = [
  { color: '#7a3e12', name: 'Crust' },
  { color: '#a14a1f', name: 'Ember' },
  { color: '#2f6f4e', name: 'Rye field' },
  { color: '#1f3a5f', name: 'Before dawn' },
]
const orders = Array.from({ length: 240 }, (_, index) => ({
  id: 1001 + index,
  customer: ['Ada', 'Grace', 'Mary', 'Edith', 'Joan'][(index * 7) % 5] ?? '',
  bread: ['Wholemeal', 'Sourdough', 'Rye', 'Brioche'][(index * 11) % 4] ?? '',
  total: 4 + ((index * 37) % 60) / 2,
}))
const sales = {
  series: ['Wholemeal', 'Sourdough', 'Brioche'],
  rows: [
    { label: 'Spring', values: ['420', '310', '250'] },
    { label: 'Summer', values: ['380', '450', '190'] },
    { label: 'Autumn', values: ['510', '390', '330'] },
    { label: 'Winter', values: ['560', '620', '480'] },
  ],
}
const tags = ['Bread', 'Cake', 'Opening hours', 'Recipes', 'Seasonal'].map((name, index) => ({
  id: name,
  name,
  count: 18 - index * 3,
}))

const photo = (hue: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 90"><rect width="120" height="90" fill="hsl(${hue} 45% 78%)"/><ellipse cx="60" cy="56" rx="42" ry="22" fill="hsl(${hue} 48% 46%)"/><path d="M34 50q26-22 52 0M30 60q30-20 60 0" fill="none" stroke="hsl(${hue} 55% 70%)" stroke-width="4"/></svg>`,
  )}`

const createServers = () => ({
  files: createFileServer({
    files: [
      'wholemeal.jpg',
      'sourdough.jpg',
      'brioche.jpg',
      'price list.pdf',
      'oven.jpg',
      'shop front.jpg',
    ].map((name, index) => ({
      id: name,
      name,
      size: 91_000 + index * 212_000,
      type: name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg',
      addedAt: Date.UTC(2026, 2, 3 + index, 12),
      thumbnailUrl: name.endsWith('.pdf') ? undefined : photo(20 + index * 9),
    })),
  }),
  tags: createTagServer({ tags }),
  lists: createMailingListServer({
    lists: [
      { id: 'news', name: 'News from the bakery' },
      { id: 'market', name: 'Market days' },
    ],
  }),
  automation: createAutomationServer(['Order notifications', 'Review requests']),
})

interface PageSettings {
  readonly color: string
  readonly font: Font
  readonly view: DeviceView
  readonly status: PageStatus
}
type Change = (change: Partial<PageSettings>) => void

/** The parts of this package as a site's owner meets them: a page in the middle, its settings beside it. */
function Editor(): ReactNode {
  const [servers] = useState(createServers)
  const [settings, setSettings] = useState<PageSettings>({
    color: '#7a3e12',
    font: { family: 'Georgia', category: 'serif' },
    view: 'desktop',
    status: 'draft',
  })
  const change: Change = (next) => setSettings((before) => ({ ...before, ...next }))
  return (
    <main className="editor">
      <style>{layout}</style>
      <Head settings={settings} change={change} />
      <div className="editor-body">
        <div className="editor-column">
          <Stage settings={settings} />
          <Content servers={servers} />
        </div>
        <Settings servers={servers} settings={settings} change={change} />
      </div>
    </main>
  )
}

interface SettingProps {
  readonly settings: PageSettings
  readonly change: Change
}

const Head = ({ settings, change }: SettingProps) => (
  <header>
    <div className="editor-name">
      <h2>Our bread</h2>
      <PageStatusBadge status={settings.status} />
    </div>
    <div className="editor-tools">
      <DeviceViewPicker value={settings.view} onChange={(view) => change({ view })} />
      <Button kind="primary" onClick={() => change({ status: 'scheduled' })}>
        Schedule
      </Button>
    </div>
  </header>
)

const engine = () => createProseMirror
const destinations = { pages }

const Stage = ({ settings: { view, color, font } }: Pick<SettingProps, 'settings'>) => (
  <div className="editor-stage">
    <div
      className="editor-page"
      data-view={view}
      style={{ '--heading': color, '--heading-font': fontStack(font) } as Record<string, string>}
    >
      <RichTextEditor
        label="Text of the page"
        engine={engine}
        defaultValue={text}
        swatches={swatches}
        destinations={destinations}
      />
    </div>
  </div>
)

interface ServerProps {
  readonly servers: ReturnType<typeof createServers>
}

const contents = [
  { id: 'files', label: 'Files' },
  { id: 'orders', label: 'Orders' },
  { id: 'chart', label: 'Chart' },
] as const

function Content({ servers }: ServerProps) {
  const [selected, select] = useState<(typeof contents)[number]['id']>('files')
  return (
    <section data-editor="panel" aria-label="Content">
      <Tabs tabs={contents} selected={selected} onSelect={select} label="Content">
        {selected === 'files' && <FileManager {...servers.files.transport} onChoose={() => undefined} />}
        {selected === 'orders' && (
          <DataTable caption="Orders" rows={orders} rowKey={({ id }) => id} columns={orderColumns} />
        )}
        {selected === 'chart' && <DatasetEditor defaultValue={sales} maxRows={1000} maxColumns={50} />}
      </Tabs>
    </section>
  )
}

const orderColumns = [
  { id: 'id', header: 'Order', value: ({ id }: (typeof orders)[number]) => `#${id}` },
  { id: 'customer', header: 'Customer', value: ({ customer }: (typeof orders)[number]) => customer },
  { id: 'bread', header: 'Bread', value: ({ bread }: (typeof orders)[number]) => bread },
  { id: 'total', header: 'Total', value: ({ total }: (typeof orders)[number]) => total, align: 'end' },
] as const

const sides = [
  { id: 'look', label: 'Look' },
  { id: 'page', label: 'Page' },
  { id: 'connect', label: 'Connect' },
] as const

function Settings({ servers, ...setting }: ServerProps & SettingProps) {
  const [selected, select] = useState<(typeof sides)[number]['id']>('look')
  return (
    <aside data-editor="panel" aria-label="Settings">
      <Tabs tabs={sides} selected={selected} onSelect={select} label="Settings">
        <div className="editor-column">
          {selected === 'look' && <Look {...setting} />}
          {selected === 'page' && (
            <>
              <PageStatusField
                value={setting.settings.status}
                onChange={(status) => setting.change({ status })}
              />
              <TagManager tagType="tag" tags={tags} {...servers.tags.transport} />
              <PopupPositionPicker />
            </>
          )}
          {selected === 'connect' && (
            <>
              <MailingListConnector {...servers.lists.transport} />
              <AutomationPanel connections={none} {...servers.automation.transport} />
            </>
          )}
        </div>
      </Tabs>
    </aside>
  )
}
const none: readonly [] = []

const Look = ({ settings: { color, font }, change }: SettingProps) => (
  <>
    <ColorPicker
      label="Colour of headings"
      value={color}
      onChange={(_, css) => change({ color: css })}
      swatches={swatches}
    >
      {(chosen) => <ColorContrast color={chosen} background="#ffffff" />}
    </ColorPicker>
    <FontPicker
      value={font.family}
      fonts={fonts}
      styleGuide={fonts.slice(0, 1)}
      onSelect={(chosen) => change({ font: chosen })}
      loadPreview={() => Promise.resolve()}
      hasLoadTimeWarning
    />
  </>
)

/** The whole editor of a page, composed of this package's parts. */
const meta: Meta = {
  title: 'editor-ui/Editor',
  render: () => <Editor />,
  parameters: { layout: 'fullscreen' },
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
    await open(canvas, 'Page')
    await expect(canvas.getByRole('group', { name: 'Tags' })).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Page status' })).toHaveValue('draft')
    await open(canvas, 'Connect')
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Mailing list' })).toBeVisible())
    await expect(canvas.getByText('awaiting connection')).toBeVisible()
  },
}

/** The page as on a phone: a setting of the preview, whatever the width of the window. */
export const SeenOnAPhone: Story = {
  play: async (context) => {
    await isShown(context)
    await userEvent.click(context.canvas.getByRole('radio', { name: 'Phone' }))
    const page = context.canvasElement.querySelector('.editor-page')
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
      <div style={{ inlineSize: '390px' }}>
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

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: isShown }

export const ForcedColours: Story = { globals: { theme: 'forced' }, play: isShown }
