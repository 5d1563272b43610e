import { useEffect, useRef, type ReactNode } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { EventReport } from '../event/event.ts'
import type { DevtoolsMessages } from '../messages.ts'
import { addDevtools } from './devtools.dom.ts'

interface Args {
  readonly reports: readonly EventReport[]
  readonly isOpen: boolean
  readonly direction?: 'ltr' | 'rtl'
  readonly messages?: Partial<DevtoolsMessages>
}

const time = Date.UTC(2026, 10, 22, 9, 8, 7)
const report = (
  name: string,
  status: EventReport['status'],
  more: Partial<EventReport> & Partial<Pick<EventReport['event'], 'version'>> = {},
): EventReport => ({
  event: {
    id: `${name} ${status}`,
    version: more.version ?? 2,
    name,
    time,
    payload: '{"item_id":"mug","quantity":2}',
  },
  status,
  ...more,
})
const all: readonly EventReport[] = [
  report('PageView', 'sent', { destination: 'census', version: 'census' }),
  report('AddToCart', 'sent', { destination: 'version-2' }),
  report('VisitPDP', 'queued', { destination: 'version-2' }),
  report('Search', 'held', { reason: 'consent' }),
  report('Lead', 'failed', { destination: 'version-1', reason: 'timeout', version: 1 }),
  report('Purchase', 'refused', { reason: 'account' }),
]

function Devtools({ reports, isOpen, direction = 'ltr', messages }: Args): ReactNode {
  const parent = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const observe = (listener: (report: EventReport) => void) => {
      for (const one of reports) listener(one)
      return () => undefined
    }
    return parent.current ? addDevtools({ observe }, { parent: parent.current, isOpen, messages }) : undefined
  }, [reports, isOpen, messages])
  return <div ref={parent} dir={direction} style={{ maxInlineSize: '46rem' }} />
}

/** A live list of what was sent, held and refused, and why. */
const meta = {
  title: 'tracking/Devtools',
  args: { reports: all, isOpen: true },
  argTypes: {
    reports: {
      description: 'Events, with what became of each.',
      control: false,
      type: { name: 'other', value: 'EventReport[]' },
    },
    isOpen: { description: 'Shows the list open at first.' },
    direction: {
      control: 'inline-radio',
      options: ['ltr', 'rtl'],
      description: 'Direction of writing.',
      table: { defaultValue: { summary: "'ltr'" } },
    },
    messages: {
      control: false,
      description: 'Texts that differ from the English ones.',
      type: { name: 'other', value: 'Partial<DevtoolsMessages>' },
      table: { defaultValue: { summary: '{}' } },
    },
  },
  render: (args) => <Devtools {...args} />,
} satisfies Meta<Args>
export default meta

type Story = StoryObj<Args>

export const EventsOfEachStatus: Story = {
  play: async ({ canvasElement }) => {
    const list = () => canvasElement.querySelector('sitewright-tracking-devtools')?.shadowRoot
    await waitFor(() => expect(list()?.querySelectorAll('li')).toHaveLength(6))
  },
}
export const FromRightToLeft: Story = {
  args: {
    direction: 'rtl',
    messages: {
      'devtools.title': 'أحداث التتبع',
      'devtools.clear': 'مسح',
      'devtools.all': 'الكل',
      'devtools.empty': 'لا توجد أحداث بعد.',
      'devtools.filter': 'عرض الأحداث بحسب حالتها',
    },
  },
  play: async ({ canvasElement }) => {
    const list = () => canvasElement.querySelector('sitewright-tracking-devtools')?.shadowRoot
    await waitFor(() => expect(list()?.querySelector('[data-part=clear]')).toHaveTextContent('مسح'))
  },
}
export const NoEvents: Story = { args: { reports: [] } }
export const Folded: Story = { args: { isOpen: false } }
