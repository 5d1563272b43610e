import { useMemo, type ReactNode } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { createConsentBanner } from './banner.ts'
import { consentBanner } from './banner.machine.ts'
import { createConsent } from './consent.browser.ts'
import { ConsentBanner, ConsentSettings } from './banner.react.tsx'
import { messages as arabic } from '../locales/ar.ts'
import type { ConsentMessages } from '../messages.ts'
import type { ConsentState } from './consent.ts'
import '../styles.css'

interface Args {
  readonly decision: ConsentState
  readonly messages?: Partial<ConsentMessages>
  readonly direction?: 'ltr' | 'rtl'
  readonly hasPolicy?: boolean
}

function Page({ decision, messages, direction = 'ltr', hasPolicy }: Args): ReactNode {
  const language = direction === 'rtl' ? 'ar' : undefined
  const banner = useMemo(() => {
    const stored = { decision, version: '1', decidedAt: 0 }
    const entries = new Map<string, unknown>([['sitewright-consent', stored]])
    const storage = {
      get: (key: string) => entries.get(key),
      set: (key: string, value: unknown) => void entries.set(key, value),
      remove: (key: string) => void entries.delete(key),
    }
    return createConsentBanner(createConsent({ storage, now: () => 0 }))
  }, [decision])
  return (
    // The layout contains what is fixed: below a story is the drawing of its machine, which the banner would cover.
    <div
      data-page=""
      lang={language}
      dir={direction}
      style={{ boxSizing: 'border-box', minBlockSize: '26rem', padding: '1rem', contain: 'layout' }}
    >
      <ConsentBanner banner={banner} messages={messages}>
        {hasPolicy && <a href="#privacy">Privacy policy</a>}
      </ConsentBanner>
      <footer>
        <ConsentSettings banner={banner} messages={messages} />
      </footer>
    </div>
  )
}

/** Asks for consent, and shows the decision again when the visitor wants to change it. */
const meta = {
  title: 'tracking/ConsentBanner',
  args: { decision: 'undecided' },
  argTypes: {
    decision: { description: 'Decision of the visitor that is stored.' },
    messages: {
      description: 'Texts that differ from the defaults.',
      table: { defaultValue: { summary: 'the English texts' } },
    },
    direction: {
      control: 'inline-radio',
      options: ['ltr', 'rtl'],
      description: 'Direction of writing.',
      table: { defaultValue: { summary: "'ltr'" } },
    },
    hasPolicy: {
      control: 'boolean',
      description: 'Shows a link to the privacy policy.',
      table: { defaultValue: { summary: 'false' } },
    },
  },
  parameters: { machine: consentBanner },
  render: (args) => <Page {...args} />,
} satisfies Meta<Args>
export default meta

type Story = StoryObj<Args>

/** The banner is at the foot of its page, and covers nothing beside it. */
export const AsksANewVisitor: Story = {
  play: async ({ canvas }) => {
    const banner = await canvas.findByRole('dialog')
    const page = banner.closest('[data-page]')
    await expect(banner.getBoundingClientRect().bottom).toBeLessThan(
      page?.getBoundingClientRect().bottom ?? 0,
    )
  },
}

export const WithALinkToThePolicy: Story = { args: { hasPolicy: true } }

export const FromRightToLeft: Story = {
  args: {
    direction: 'rtl',
    messages: arabic,
  },
}

/** Within a page that is smaller than the window, such as a preview, it is as wide as that. */
export const InAPreview: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '320px', blockSize: '30rem', transform: 'scale(1)' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const { width } = (await canvas.findByRole('dialog')).getBoundingClientRect()
    await expect(width).toBeLessThan(320)
  },
}

export const Accepted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

export const Reopened: Story = {
  args: { decision: 'granted' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cookie settings' }))
    await waitFor(() => expect(canvas.getByRole('dialog')).toHaveFocus())
    canvas.getByText('You have accepted cookies.')
  },
}

export const ClosedWithEscape: Story = {
  args: { decision: 'refused' },
  play: async ({ canvas }) => {
    const settings = canvas.getByRole('button', { name: 'Cookie settings' })
    await userEvent.click(settings)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(settings).toHaveFocus())
  },
}
