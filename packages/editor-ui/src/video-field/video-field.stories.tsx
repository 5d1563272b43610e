import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { userEvent } from 'storybook/test'
import { inArabic } from '../arabic/arabic.testing.tsx'
import { VideoField, type VideoFieldProps } from './video-field.react.tsx'
import type { VideoInfo } from './video.ts'
import '../styles.css'

interface Args extends VideoFieldProps {
  readonly answer: VideoInfo | 'none' | 'failed'
}

function Field({ answer, value, defaultValue }: Args) {
  const [title, setTitle] = useState<string>()
  const resolve = () =>
    answer === 'failed'
      ? Promise.reject(new Error('Offline.'))
      : Promise.resolve(answer === 'none' ? undefined : answer)
  return (
    <div data-editor="panel" style={{ maxInlineSize: '28rem' }}>
      <VideoField
        value={value}
        defaultValue={defaultValue}
        resolve={resolve}
        onResolve={(video) => setTitle(video.title)}
      />
      {title && <p>{title}</p>}
    </div>
  )
}

/** The address of a video. */
const meta = {
  title: 'editor-ui/VideoField',
  component: VideoField,
  render: (args) => <Field {...args} />,
  args: { answer: { provider_name: 'Vimeo', account_type: 'pro', title: 'A loaf rises' } },
  argTypes: {
    answer: {
      description: 'Video that is found at the address, `none`, or `failed` for a failed request.',
      control: false,
      table: { type: { summary: 'VideoInfo' } },
    },
  },
} satisfies Meta<Args>
export default meta

type Story = StoryObj<Args>

const enter =
  (text: string, label = 'Video URL'): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(label), 'https://vimeo.com/76979871{Enter}')
    await canvas.findByText(text)
  }

export const Found: Story = { play: enter('A loaf rises') }

export const BasicAccount: Story = {
  args: { answer: { provider_name: 'Vimeo', account_type: 'basic' } },
  play: enter('Vimeo Basic accounts are unsupported. Please share a video from a different account.'),
}

export const NoVideo: Story = { args: { answer: 'none' }, play: enter('Unable to locate content') }

export const LookUpFailed: Story = { args: { answer: 'failed' }, play: enter('Network error') }

export const RightToLeft: Story = {
  ...BasicAccount,
  decorators: [inArabic],
  globals: { direction: 'rtl' },
  play: enter('حسابات Vimeo Basic غير مدعومة. يُرجى مشاركة فيديو من حساب آخر.', 'عنوان الفيديو'),
}

export const ForcedColours: Story = { ...BasicAccount, globals: { theme: 'forced' } }

export const InTheDark: Story = { ...BasicAccount, globals: { theme: 'dark' } }
