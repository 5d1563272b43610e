import type { Page } from 'playwright'
import type { Area, Subject } from '../../area.ts'
import type {} from '../../measure/in-page.ts'
import { countElements, layoutShift } from '../../measure/on-page.ts'
import { html } from './html.ts'
import { pictures } from './picture.ts'

const peer = (name: string): Subject => ({
  name,
  role: 'peer',
  file: new URL(`./peers/${name}.js`, import.meta.url),
})
const byHand: Subject = {
  name: 'by hand',
  role: 'baseline',
  file: new URL('./by-hand.ts', import.meta.url),
}
const ours: Subject = { name: 'sitewright', role: 'ours', file: new URL('./ours.ts', import.meta.url) }

/** Chromium's own count of the script time of a run: without the drawing of its frames. */
async function scriptMs(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const read = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0
  }
  const before = await read()
  await page.evaluate(() => window.bench?.runMany(10))
  return Number(((((await read()) - before) * 1000) / 10).toFixed(2))
}

const designs = ['slideshow', 'slider', 'grid', 'stacked'] as const

const area: Area = {
  title: 'Galleries',
  about:
    '`@sitewright/gallery` beside Embla and Swiper, which slide, and beside PhotoSwipe and yet-another-react-lightbox, ' +
    'which show pictures over the page. Nothing is animated, so that only the work for a change is counted, and not ' +
    'how many frames its animation has.',
  cases: [
    {
      kind: 'page',
      name: 'slide',
      title: 'Go to the next slide',
      about:
        'A carousel of 10, 100 and 1,000 images goes on by one slide, and two frames are drawn. The time is that of the ' +
        'whole main thread; `scriptMs` is the script alone. `by hand` is a list that the browser scrolls, with snap points ' +
        'and without buttons, names or labels.',
      why:
        'Traces of Chromium show where the difference comes from. At 10 images ours takes 0.8 ms more than a list by hand: ' +
        '0.5 ms are the style of six elements, because the two slides that come and go change their `inert`, which keeps the ' +
        'Tab key and screen readers out of what is not seen, and their mark as active; the rest is the text that is ' +
        'announced, and painting both. Embla and Swiper move one element and leave all slides in reach. At 1,000 images ' +
        '2.9 of 11 ms are the look at which of the lazy pictures are near, in all four. Tried at 1,000 images: no snap ' +
        'points takes 3 % less, fixed lengths in place of those of a container query 9 %, but then a gallery does not ' +
        'follow its container; `content-visibility`, `auto` or `hidden`, takes 2.4 times as long, because the row is laid ' +
        'out anew with each change; no layout at all for slides out of view takes 13 % less, but their pictures would ' +
        'not load before they are seen. Slides of a jump are styled and painted once, no longer twice: 14 % less at 10 images.',
      subjects: [ours, byHand, peer('embla-carousel'), peer('swiper')],
      html: (scale, { name }) => html(name, 10 * scale),
      scales: [1, 10, 100],
      ticks: 'task',
      runs: 10,
      counts: async (page) => ({ elements: await countElements(page), scriptMs: await scriptMs(page) }),
      bars: [
        { kind: 'count', of: 'scriptMs', atMost: 1.5 },
        { kind: 'growth', beside: 'by hand', atMost: 1.2 },
      ],
    },
    {
      kind: 'page',
      name: 'lightbox',
      title: 'Go to the next picture of a lightbox',
      about: 'A lightbox over 1,000 pictures goes on by one, and two frames are drawn.',
      subjects: [ours, peer('photoswipe'), peer('yet-another-react-lightbox')],
      input: () => pictures(1000),
      html: () => '<style>:root{--gallery-duration:0s}</style>',
      counts: async (page) => ({
        nodes: await page.evaluate(
          () =>
            document.querySelectorAll(
              ':is(dialog, .pswp, .yarl__portal), :is(dialog, .pswp, .yarl__portal) *',
            ).length,
        ),
      }),
      bars: [
        { kind: 'count', of: 'nodes', atMost: 30 },
        { kind: 'ratio', beside: 'yet-another-react-lightbox', atLeast: 1 },
      ],
    },
    ...designs.map((design) => ({
      kind: 'page' as const,
      name: design,
      title: `Start late, as a ${design}`,
      about: 'The script arrives 600 ms after the markup. `shift` is the layout shift of the page.',
      subjects: design === 'slideshow' ? [ours, peer('embla-carousel'), peer('swiper')] : [ours],
      html: (_: number, { name }: Subject) => html(name, 12, design),
      runs: 1,
      scriptDelayMs: 600,
      counts: async (page: Page) => ({ shift: await layoutShift(page) }),
      bars: [{ kind: 'count' as const, of: 'shift', atMost: 0 }],
    })),
  ],
}

export default area
