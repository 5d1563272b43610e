import type { Page } from 'playwright'
import type { Area, Bar, Subject } from '../../area.ts'
import type {} from '../../measure/in-page.ts'
import { countElements, layoutShift } from '../../measure/on-page.ts'
import { alike, html } from './html.ts'
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

const asFastAsOthers: readonly Bar[] = ['embla-carousel', 'swiper'].map((beside) => ({
  kind: 'ratio',
  beside,
  atLeast: 1,
}))

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
        'What nobody sees while slides move is done 100 ms after the last change, once for all slides that were passed: the ' +
        '`inert` of those that left, the text that is announced, and the mark of the active slide where no style shows it. ' +
        'The row changes slides as a key does that is held down; the next one lets each come to rest. Traces of Chromium ' +
        'show what is left. The browser scrolls our row, and tells the script of it twice, where Embla and Swiper move an ' +
        'element: 0.06 ms. At 100 images one more picture loads with each change. Ours marks it as loaded, and its rounded ' +
        'corners are one more layer to put together: 0.1 ms each of 4.5; corners of the row in place of those of each ' +
        'picture take 4 to 8 % less, but slides then have none while they move. At 1,000 images 3 of 8 ms are the look at ' +
        'which of the lazy pictures are near, 0.6 ms of them because the row is a box that scrolls. Tried at 1,000 images: no snap ' +
        'points takes 3 % less, fixed lengths in place of those of a container query 9 %, but then a gallery does not ' +
        'follow its container; `content-visibility`, `auto` or `hidden`, takes 2.4 times as long, because the row is laid ' +
        'out anew with each change; no layout at all for slides out of view takes 13 % less, but their pictures would ' +
        'not load before they are seen.',
      subjects: [ours, byHand, peer('embla-carousel'), peer('swiper')],
      html: (scale, { name }) => html(name, 10 * scale),
      scales: [1, 10, 100],
      ticks: 'task',
      runs: 10,
      counts: async (page) => ({ elements: await countElements(page), scriptMs: await scriptMs(page) }),
      bars: [
        { kind: 'count', of: 'scriptMs', atMost: 1.5 },
        { kind: 'growth', beside: 'by hand', atMost: 1.2 },
        ...asFastAsOthers,
      ],
    },
    {
      kind: 'page',
      name: 'reach',
      title: 'Go to the next slide, and come to rest',
      about:
        'As above, but each change comes to rest, and the work is equal. Embla and Swiper leave all slides in reach of the Tab ' +
        'key and of screen readers, tell nobody where they are, and mark no picture as loaded: here a few lines beside them ' +
        'set `inert`, write the text and the mark as ours does, and their pictures have the shape and the corners of ours.',
      why:
        'Traces of Chromium at 10 images show where ours is slower. Styles took 0.4 ms of each change, beside 0.16 ms of ' +
        'Embla: half of it for lengths of a container query in each slide, which now inherit one length of the row, and take ' +
        '0.21 ms. The timer that looks at the row once more, 100 ms after a change, is a task of 0.4 ms. A picture that is marked ' +
        'as loaded has its styles computed and one more frame drawn, 0.7 ms; the marks of the others are in no rule of a ' +
        'style sheet. Tried: no rule for that mark, and no timer after a jump, take 4 to 5 % less together, but need 100 ' +
        'bytes more, and without the timer a gallery that is moved in the page right after a jump loses its place.',
      subjects: [ours, peer('embla-carousel'), peer('swiper')],
      html: (scale, { name }) => alike(name, 10 * scale),
      scales: [1, 10, 100],
      ticks: 'task',
      runs: 5,
      bars: asFastAsOthers,
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
