import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { rateAll } from '../vitals/rating.ts'
import { buildPageSpeed } from '../record/record.testing.ts'
import type { Interaction, PageSpeed } from '../vitals/vitals.contract.ts'
import { createPerfOverlay } from './overlay.dom.ts'
import { type Box, createWaterfall, type OverlayMessages, type TimelineEntry } from './overlay.ts'

interface Args {
  readonly speed: PageSpeed
  readonly files: readonly TimelineEntry[]
  readonly isOpen: boolean
  readonly isOutlined: boolean
  /** True while the element of the largest paint is in the document. */
  readonly isThere: boolean
  readonly messages?: Partial<OverlayMessages> | undefined
  readonly page: Page
}

/** The page below the overlay. */
interface Page {
  readonly lang: string
  readonly title: string
  readonly text: string
}

const english: Page = { lang: 'en', title: 'Journeys to the north', text: 'Ten days by train and by boat.' }

const file = (path: string, kind: string, startTime: number, duration: number): TimelineEntry => ({
  url: `https://shop.example/${path}`,
  kind,
  startTime,
  duration,
})
const FILES = [
  file('journeys', 'navigation', 0, 640),
  file('site.css', 'link', 180, 120),
  file('shop.js', 'script', 190, 260),
  file('serif.woff2', 'css', 320, 210),
  file('images/fjord-in-the-morning-with-boat.jpg?format=1500w', 'img', 410, 1430),
  file('images/train.jpg', 'img', 420, 380),
  file('api/commerce/shopping-cart', 'fetch', 900, 95),
]

const interaction = (event: string, elementPath: string, duration: number): Interaction => ({
  event,
  elementPath,
  startTime: 3000,
  duration,
  inputDelay: 12,
  processingDuration: duration - 30,
  presentationDelay: 18,
})

/** Metrics of a page with the ratings that belong to them. */
function speedOf(metrics: Partial<PageSpeed>): PageSpeed {
  const speed = buildPageSpeed(metrics)
  return { ...speed, ratings: rateAll(speed) }
}
const largestPaint = {
  elementName: 'img',
  elementPath: '#page>section.hero.wide>figure>img',
  timeToFirstByte: 180,
  resourceLoadDelay: 230,
  resourceLoadDuration: 1430,
  elementRenderDelay: 60,
}
const fast = speedOf({
  firstContentfulPaint: 620,
  largestContentfulPaint: 1900,
  cumulativeLayoutShift: 0.012,
  firstInputDelay: 8,
  interactionToNextPaint: 96,
  largestPaint,
  slowestInteractions: [
    interaction('pointerup', '#cart>button.add', 96),
    interaction('keydown', 'input.search', 48),
  ],
})
const slow = speedOf({
  firstContentfulPaint: 2400,
  largestContentfulPaint: 5230,
  cumulativeLayoutShift: 0.31,
  firstInputDelay: 140,
  interactionToNextPaint: 612,
  largestPaint: {
    ...largestPaint,
    resourceLoadDelay: 1600,
    resourceLoadDuration: 2900,
    elementRenderDelay: 550,
  },
  slowestInteractions: [
    interaction('pointerup', '#cart>button.add', 612),
    interaction('click', 'nav>ul.menu>li>a', 440),
    interaction('keydown', 'input.search', 380),
  ],
})

function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}

function Show({ speed, files, isOpen, isOutlined, isThere, messages, page }: Args) {
  const host = useRef<HTMLDivElement>(null)
  const hero = useRef<HTMLHeadingElement>(null)
  useEffect(
    () =>
      createPerfOverlay({
        collector: { snapshot: () => speed },
        host: host.current ?? undefined,
        isOpen,
        isOutlined,
        messages,
        timeline: {
          waterfall: () => createWaterfall(files),
          box: () => (isThere && hero.current ? boxOf(hero.current) : undefined),
          start: () => () => undefined,
        },
      }).start(),
    [speed, files, isOpen, isOutlined, isThere, messages],
  )
  return (
    <>
      <main lang={page.lang} style={{ minBlockSize: '48rem' }}>
        <h1 ref={hero} style={{ inlineSize: 'fit-content', margin: 0, fontSize: 'min(2.5rem, 12vi)' }}>
          {page.title}
        </h1>
        <p>{page.text}</p>
      </main>
      <div ref={host} lang={page.lang} data-overlay="" />
    </>
  )
}

/** A panel for developers, on any page. It shares no styles with the page. */
const meta = {
  title: 'perf-collector/Overlay',
  component: Show,
  args: { speed: fast, files: FILES, isOpen: true, isOutlined: true, isThere: true, page: english },
  argTypes: {
    speed: {
      description: 'Metrics of the page, with their ratings.',
      control: false,
      type: { name: 'other', value: 'PageSpeed' },
    },
    files: {
      description: 'Requests of the page, for the waterfall.',
      control: false,
      type: { name: 'other', value: 'TimelineEntry[]' },
    },
    isOpen: {
      description: 'Shows the panel open at first.',
      table: { defaultValue: { summary: 'false' } },
    },
    isOutlined: {
      description: 'Outlines the element of the largest paint.',
      table: { defaultValue: { summary: 'true' } },
    },
    messages: {
      description: 'Texts that differ from the English ones.',
      control: false,
      type: { name: 'other', value: 'Partial<OverlayMessages>' },
      table: { defaultValue: { summary: '{}' } },
    },
    page: {
      description: 'Language and texts of the page below the overlay.',
      control: 'object',
      type: { name: 'other', value: 'Page' },
    },
    isThere: { description: "Keeps the largest paint's element in the document." },
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<typeof meta>

function inOverlay(root: ParentNode, selector: string): HTMLElement {
  const found = root.querySelector('[data-overlay]')?.shadowRoot?.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`There is no ${selector}.`)
  return found
}

export const AFastPage: Story = {}

export const ASlowPage: Story = { args: { speed: slow } }

export const Closed: Story = {
  args: { isOpen: false },
  play: async ({ canvasElement }) => {
    // Drawn after the page.
    const toggle = await waitFor(() => inOverlay(canvasElement, '.toggle'))
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(toggle)
    await expect(inOverlay(canvasElement, '.panel')).toBeVisible()
    await userEvent.click(toggle)
    await expect(inOverlay(canvasElement, '.panel')).not.toBeVisible()
  },
}

export const NothingMeasuredYet: Story = {
  args: {
    speed: { navigationType: 'navigate', slowestInteractions: [], ratings: {} },
    files: [],
    isThere: false,
  },
  play: async ({ canvasElement }) => {
    const note = await waitFor(() => inOverlay(canvasElement, '.note'))
    await expect(note).toHaveTextContent('Not measured yet')
    await expect(inOverlay(canvasElement, '.slowest')).toHaveTextContent('Not measured yet')
  },
}

export const WithoutAnOutline: Story = { args: { isOutlined: false } }

export const AnElementThatIsGone: Story = {
  args: { isThere: false },
  play: async ({ canvasElement }) => {
    const outline = await waitFor(() => inOverlay(canvasElement, '.outline'))
    await expect(outline).not.toBeVisible()
  },
}

export const HundredsOfFiles: Story = {
  args: {
    files: Array.from({ length: 300 }, (_, index) =>
      file(
        `images/a-rather-long-name-of-a-picture-${index}.jpg`,
        'img',
        index * 20,
        90 + ((index * 37) % 300),
      ),
    ),
  },
}

export const ALongPath: Story = {
  args: {
    speed: {
      ...fast,
      largestPaint: {
        ...largestPaint,
        elementPath: `#page>${'section.wide.with-many-classes>'.repeat(6)}img`,
      },
    },
  },
}

const arabicPage: Page = { lang: 'ar', title: 'رحلات إلى الشمال', text: 'عشرة أيام بالقطار والقارب.' }

const arabicMessages: OverlayMessages = {
  title: 'الأداء',
  ratings: { good: 'جيد', 'needs-improvement': 'بحاجة إلى تحسين', poor: 'ضعيف' },
  unmeasured: 'لم يُقَس بعد',
  metrics: {
    firstContentfulPaint: 'أول عرض للمحتوى',
    largestContentfulPaint: 'عرض أكبر محتوى',
    cumulativeLayoutShift: 'إزاحة التخطيط التراكمية',
    firstInputDelay: 'تأخّر أول إدخال',
    interactionToNextPaint: 'من التفاعل إلى العرض التالي',
  },
  largestPaint: 'أكبر عنصر معروض',
  parts: {
    timeToFirstByte: 'أول بايت',
    resourceLoadDelay: 'تأخّر التحميل',
    resourceLoadDuration: 'التحميل',
    elementRenderDelay: 'تأخّر العرض',
  },
  outline: 'تحديد العنصر بإطار',
  slowest: 'أبطأ التفاعلات',
  waterfall: 'تسلسل التحميل',
  file: 'الملف',
  start: 'البداية',
  duration: 'المدة',
  more: 'ملفات أخرى',
}

export const RightToLeft: Story = {
  args: { speed: slow, messages: arabicMessages, page: arabicPage },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(inOverlay(canvasElement, '.toggle')).toHaveTextContent('الأداء'))
  },
}

export const InTheDark: Story = { args: { speed: slow }, globals: { theme: 'dark' } }

export const ForcedColours: Story = { args: { speed: slow }, globals: { theme: 'forced' } }
