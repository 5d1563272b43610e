import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { plain, scenes } from '../item/scene.testing.ts'
import { galleryLightbox } from '../lightbox/gallery-lightbox.browser.ts'
import { controls } from '../option/option-control.ts'
import type { GalleryItem } from '../item/item.contract.ts'
import { messages as arabic } from '../locales/ar.ts'
import type { GalleryOptions } from '../option/option.contract.ts'
import { Gallery, type GalleryProps } from './gallery.react.ts'
import '../styles.css'

type Args = Partial<GalleryOptions> & { readonly items: readonly GalleryItem[]; readonly width: number }

function Show({ items, width, ...options }: Args) {
  return <Framed items={items} width={width} options={options} label="Journeys" />
}

const Framed = ({ width, ...gallery }: GalleryProps & Pick<Args, 'width'>) => (
  <div style={{ maxInlineSize: width, marginInline: 'auto' }}>
    <Gallery {...gallery} lightbox={galleryLightbox} />
  </div>
)

const one = (name: string) => `[data-part=${name}]`
function find(root: ParentNode, name: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(one(name))
  if (!found) throw new Error(`There is no ${name}.`)
  return found
}
const phone = { width: 432 }

/** Every control comes from the table of options: its range, its choices, and when it counts. */
const meta: Meta<typeof Show> = {
  title: 'gallery/Gallery',
  component: Show,
  argTypes: {
    ...controls,
    items: {
      description: 'Pictures and videos of the gallery.',
      control: false,
      type: { name: 'other', value: 'GalleryItem[]' },
    },
    width: {
      description: 'Width of the gallery, in pixels.',
      control: { type: 'range', min: 280, max: 1400 },
    },
  },
  args: { items: scenes, width: 1280 },
}
export default meta

type Story = StoryObj<typeof Show>

export const Grid: Story = { args: { lightbox: true } }
export const GridOnAPhone: Story = { args: { ...phone, lightbox: true } }
export const GridWithTitles: Story = { args: { showMetaOnlyTitle: true, metaPosition: 'bottom-left' } }
export const GridWithTitlesOnHover: Story = {
  args: { showMetaOnlyTitle: true, showMetaOnHover: true, lightbox: true },
  play: async ({ canvas, canvasElement }) => {
    const [, second] = canvas.getAllByRole('link')
    second?.focus()
    const [, caption] = canvasElement.querySelectorAll<HTMLElement>(one('caption'))
    if (!second || !caption) throw new Error('There is no second picture.')
    await waitFor(() => expect(getComputedStyle(caption).opacity).toBe('1'))
  },
}
export const GridOfTenWithoutPadding: Story = { args: { thumbnailsPerRow: 10, padding: 0 } }
export const GridOfOneWithMostPadding: Story = { args: { thumbnailsPerRow: 1, padding: 50, width: 480 } }
export const GridOfWholePictures: Story = {
  args: { squareThumbs: false, aspectRatio: 'widescreen', thumbnailsPerRow: 3 },
}
export const GridStandard: Story = { args: { aspectRatio: 'standard', thumbnailsPerRow: 3 } }
export const GridStandardVertical: Story = { args: { aspectRatio: 'standard-vertical' } }
export const GridFourThree: Story = { args: { aspectRatio: 'four-three' } }
export const GridThreeFourVertical: Story = { args: { aspectRatio: 'three-four-vertical' } }
export const GridAnamorphicWidescreen: Story = {
  args: { aspectRatio: 'anamorphic-widescreen', thumbnailsPerRow: 2 },
}

const slideshow = { design: 'slideshow', controls: true, width: 960 } as const

/** The keyboard map of a slideshow: arrows, Home and End in the viewport; one Tab stop in the strip. */
export const Slideshow: Story = {
  args: { ...slideshow, lightbox: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(find(canvasElement, 'next')).toBeVisible())
    find(canvasElement, 'viewport').focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(find(canvasElement, 'status')).toHaveTextContent('2 of 8'))
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(find(canvasElement, 'status')).toHaveTextContent('8 of 8'))
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(find(canvasElement, 'status')).toHaveTextContent('1 of 8'))
    canvas.getByRole('link', { name: '1 of 8' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('link', { name: '2 of 8' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
  },
}
export const SlideshowOnAPhone: Story = { args: { ...slideshow, ...phone } }
export const SlideshowRotates: Story = {
  args: { ...slideshow, autoplay: true, autoplayDuration: 2 },
  play: async ({ canvasElement }) => {
    const rotate = find(canvasElement, 'rotate')
    await waitFor(() => expect(rotate).toBeVisible())
    if (rotate.ariaLabel === 'Start rotation') rotate.click()
    await expect(rotate).toHaveAccessibleName('Stop rotation')
    rotate.click()
    await expect(rotate).toHaveAccessibleName('Start rotation')
  },
}
export const SlideshowOfWholePictures: Story = {
  args: { ...slideshow, autoCrop: false, metaPosition: 'top-left' },
}
export const SlideshowOnATransparentGround: Story = {
  args: { ...slideshow, autoCrop: false, transparentBackground: true, showMeta: false },
}
export const SlideshowWithATallStrip: Story = {
  args: { ...slideshow, thumbnailStripHeight: 200, thumbnailStripMargin: 60, squareThumbs: false },
}
export const SlideshowWithoutAStrip: Story = { args: { ...slideshow, thumbnailStripHeight: 0 } }
export const CaptionAtTheTop: Story = { args: { ...slideshow, metaPosition: 'top' } }
export const CaptionAtTheTopRight: Story = { args: { ...slideshow, metaPosition: 'top-right' } }
export const CaptionInTheMiddle: Story = { args: { ...slideshow, metaPosition: 'center' } }
export const CaptionAtTheBottomLeft: Story = { args: { ...slideshow, metaPosition: 'bottom-left' } }
export const CaptionAtTheBottomRight: Story = { args: { ...slideshow, metaPosition: 'bottom-right' } }

const slider = { design: 'slider', controls: true } as const

export const Carousel: Story = { args: { ...slider, lightbox: true } }
export const CarouselOnAPhone: Story = { args: { ...slider, ...phone } }
export const CarouselAlignedLeft: Story = { args: { ...slider, activeAlignment: 'left' } }
export const CarouselAlignedRight: Story = { args: { ...slider, activeAlignment: 'right' } }
export const CarouselOfWholePictures: Story = { args: { ...slider, autoCrop: false, padding: 50 } }

export const Stacked: Story = { args: { design: 'stacked', width: 720 } }
export const StackedOnAPhone: Story = { args: { design: 'stacked', ...phone } }
export const StackedWithCaptionsAbove: Story = {
  args: { design: 'stacked', width: 720, metaPosition: 'top-left' },
}
export const ColumnsOfAnOlderSite: Story = { args: { design: 'autocolumns', maxWidth: 250 } }

/** The keyboard map of the lightbox. */
export const LightboxDark: Story = {
  args: { lightbox: true, showMetaOnlyTitle: true },
  play: async ({ canvasElement }) => {
    const page = within(document.body)
    const first = within(canvasElement).getAllByRole('link')[0]
    if (!first) throw new Error('There is no picture.')
    await waitFor(() => expect(find(canvasElement, 'image')).toHaveAttribute('data-state', 'loaded'))
    await userEvent.click(first)
    const dialog = await page.findByRole('dialog', { name: 'Picture viewer' })
    await userEvent.keyboard('{ArrowRight}')
    await expect(find(dialog, 'place')).toHaveTextContent('2 of 8')
    await userEvent.keyboard('{End}')
    await expect(find(dialog, 'place')).toHaveTextContent('8 of 8')
    await userEvent.keyboard('{ArrowRight}')
    await expect(find(dialog, 'place')).toHaveTextContent('1 of 8')
    await userEvent.keyboard('+')
    await expect(dialog).toHaveAttribute('data-zoomed')
    await userEvent.keyboard('0')
    await expect(dialog).not.toHaveAttribute('data-zoomed')
  },
}
export const LightboxLight: Story = {
  args: { lightbox: true, lightboxTheme: 'light' },
  play: async ({ canvasElement }) => {
    const first = within(canvasElement).getAllByRole('link')[0]
    if (!first) throw new Error('There is no picture.')
    await waitFor(() => expect(find(canvasElement, 'image')).toHaveAttribute('data-state', 'loaded'))
    await userEvent.click(first)
    await within(document.body).findByRole('dialog')
  },
}

const [picture, ...others] = scenes

export const VideosPreviewsAndMissingPictures: Story = {
  args: {
    lightbox: true,
    items: [
      { ...scenes[3], src: scenes[3]?.src ?? '', video: { src: 'https://player.invalid/film' } },
      { ...picture, src: picture?.src ?? '', isPreview: true },
      { src: 'data:image/png;base64,broken', alt: '' },
      { src: '', alt: 'A picture that was never uploaded' },
      { src: '', mediaType: 'imageEmpty' },
      ...others.slice(3, 5),
    ],
  },
}
export const NoPictures: Story = { args: { items: [], lightbox: true } }
export const OnePicture: Story = { args: { ...slideshow, items: scenes.slice(0, 1), autoplay: true } }
export const AThousandPictures: Story = { args: { ...slider, items: plain(1000), width: 720 } }
export const LongCaption: Story = {
  args: {
    ...slideshow,
    ...phone,
    items: scenes.map((scene) => ({
      ...scene,
      title: 'Donaudampfschifffahrtsgesellschaftskapitänswitwe',
      description: `${scene.description ?? ''} `.repeat(12),
    })),
  },
}
export const RightToLeft: Story = {
  args: { ...slideshow, metaPosition: 'bottom-left' },
  globals: { direction: 'rtl' },
  render: ({ items, width, ...options }) => (
    <div lang="ar">
      <Framed
        items={items.map((item, index) => ({ ...item, ...arabicCaptions[index] }))}
        width={width}
        options={options}
        label="رحلات"
        messages={arabic}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(find(canvasElement, 'next')).toBeVisible())
    find(canvasElement, 'viewport').focus()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(find(canvasElement, 'status')).toHaveTextContent('2 من 8'))
  },
}

const arabicCaptions = [
  { title: 'أول الضوء', description: 'الوادي في السادسة صباحًا، قبل أن يستيقظ أحد.' },
  { title: 'طريق الميناء', description: 'جزر، ولا ريح.' },
  { title: 'نوبة الليل', description: 'حي المكاتب كما يُرى من الجسر.' },
  { title: 'التنوب', description: 'ضباب بين الأشجار، وفي مكان ما جدول ماء.' },
  { title: 'الأرض الحمراء', description: 'على مسيرة يومين من آخر محطة وقود.' },
  { title: 'ممر الشتاء', description: 'ثلوج حتى مايو.' },
  { title: 'العبّارة الأخيرة', description: 'تغادر في التاسعة مهما كان الطقس.' },
  { title: 'فسحة في الغابة', description: 'مكان جيد لتناول الغداء.' },
]

export const Dark: Story = { args: { ...slider }, globals: { theme: 'dark' } }
export const ForcedColours: Story = { args: { ...slideshow, autoplay: true }, globals: { theme: 'forced' } }
