import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { createStage, OnStage, stageOf, staging, whenStill } from '../mock/stage.testing.tsx'
import { arabicClient } from '../mock/arabic.testing.ts'
import { Situation } from '../mock/situation.testing.tsx'
import type { ReviewGate } from './review.ts'
import * as Reviews from './review.react.tsx'
import '../styles.css'

type Args = ReviewGate & Reviews.ReviewsProps

/** A setting in the `gate` of the root, which needs both. */
const ofGate = { type: { name: 'boolean', required: true }, table: { category: 'gate' } } as const

/** Reviews, native or imported: shown only where the store shows reviews and they are not switched off. */
const meta = {
  title: 'cart-client/Reviews',
  component: Reviews.Root,
  afterEach: whenStill,
  args: { areReviewsEnabled: true, killSwitch: false, source: 'native' },
  argTypes: {
    gate: { control: false },
    areReviewsEnabled: { ...ofGate, description: 'Setting of the store that shows reviews.' },
    killSwitch: { ...ofGate, description: 'Hides all reviews of all stores.' },
  },
  loaders: [staging(createStage)],
  render: ({ source, areReviewsEnabled, killSwitch }, context) => (
    <OnStage stage={stageOf(context)}>
      <Situation>
        A store that {areReviewsEnabled ? 'shows' : 'does not show'} reviews.
        {killSwitch && ' Reviews are switched off for all stores.'}
      </Situation>
      <Reviews.Anchor gate={{ areReviewsEnabled, killSwitch }} itemId="mug" href="#reviews">
        <Reviews.Stars value={4.5} label="4.5 of 5 stars" />2 reviews
      </Reviews.Anchor>
      <Reviews.Root
        gate={{ areReviewsEnabled, killSwitch }}
        source={source}
        id="reviews"
        style={{ maxInlineSize: '40rem' }}
      >
        <h2>{source === 'native' ? 'Reviews' : 'Reviews from elsewhere'}</h2>
        <Reviews.Review by="Ada, 3 May">
          <Reviews.Stars value={5} label="5 of 5 stars" />
          <p>Holds a proper amount of tea, and the handle has room for all four fingers.</p>
        </Reviews.Review>
        <Reviews.Review by="Grace, 28 April">
          <Reviews.Stars value={4} label="4 of 5 stars" />
          <p>Lovely glaze. It came well wrapped.</p>
        </Reviews.Review>
      </Reviews.Root>
    </OnStage>
  ),
} satisfies Meta<Args>
export default meta

type Story = StoryObj<Args>

export const Native: Story = {}

export const Imported: Story = { args: { source: 'imported' } }

const nothing: Story['play'] = async ({ canvas }) => {
  await expect(canvas.queryByRole('heading')).toBeNull()
}

export const NotEnabled: Story = { args: { areReviewsEnabled: false }, play: nothing }

export const SwitchedOff: Story = { args: { killSwitch: true }, play: nothing }

export const RightToLeft: Story = {
  loaders: [staging(() => createStage({ client: arabicClient }))],
  globals: { direction: 'rtl' },
  render: ({ source, areReviewsEnabled, killSwitch }, context) => (
    <OnStage stage={stageOf(context)}>
      <Reviews.Anchor gate={{ areReviewsEnabled, killSwitch }} itemId="mug" href="#reviews">
        <Reviews.Stars value={4.5} label="4.5 من 5 نجوم" />
        تقييمان
      </Reviews.Anchor>
      <Reviews.Root
        gate={{ areReviewsEnabled, killSwitch }}
        source={source}
        id="reviews"
        style={{ maxInlineSize: '40rem' }}
      >
        <h2>التقييمات</h2>
        <Reviews.Review by="ليلى، 3 مايو">
          <Reviews.Stars value={5} label="5 من 5 نجوم" />
          <p>يتسع لقدر جيد من الشاي، ومقبضه مريح لأربع أصابع.</p>
        </Reviews.Review>
        <Reviews.Review by="سامي، 28 أبريل">
          <Reviews.Stars value={4} label="4 من 5 نجوم" />
          <p>طلاء جميل، ووصل مغلّفًا بعناية.</p>
        </Reviews.Review>
      </Reviews.Root>
    </OnStage>
  ),
}

export const InTheDark: Story = { globals: { theme: 'dark' } }
