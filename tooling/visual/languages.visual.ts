import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveFolder } from '../serve.ts'
import { built, storiesByFile, type Story } from './baseline.ts'
import { launch } from './browser.ts'
import { exceptions, findMisfits } from './fit.ts'

// Looks at stories in languages that are long, are written from right to left, or break their lines elsewhere, on a phone,
// with text of the usual size and of twice that: nothing sticks out, is cut, or lies on other text.

const LANGUAGES = ['de', 'ar', 'ja']
const PHONE = { width: 390, height: 844 }

/** Stories of each file. More would show the same texts. */
const EACH = 2

/** Stories that choose what they are shown in. */
const OWN_LOOK = /right-to-left|dark|forced|android/

/**
 * The first stories of each file that are without steps, which look for English texts. Where all have some, the first one, as it
 * begins.
 */
const chosen = storiesByFile()
  .map(([file, all]) => {
    const stories = all.filter(({ id }) => !OWN_LOOK.test(id))
    const still = stories.filter(({ tags }) => !tags.includes('play-fn'))
    return { file, stories: still.length > 0 ? still.slice(0, EACH) : stories.slice(0, 1) }
  })
  .filter(({ stories }) => stories.length > 0)

let browser: Browser
let served: Awaited<ReturnType<typeof serveFolder>>
beforeAll(async () => {
  served = await serveFolder(built)
  browser = await launch()
})
afterAll(async () => {
  await browser.close()
  served.close()
})

/** Waits until a story is drawn and nothing of it changes, and looks at it. */
async function look(page: Page): Promise<readonly string[]> {
  await page.waitForFunction(() => document.querySelector('#storybook-root')?.firstElementChild)
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => setTimeout(resolve, 150))
  })
  return (await page.evaluate(findMisfits, exceptions)) ?? ['is not drawn']
}

async function lookAt(page: Page, { id }: Story, language: string): Promise<readonly string[]> {
  await page.goto(
    `${served.origin}/iframe.html?id=${id}&viewMode=story&globals=language:${language};drawing:hidden`,
  )
  const usual = await look(page)
  await page.evaluate(() => {
    document.documentElement.dataset.text = 'large'
  })
  const large = await look(page)
  return [
    ...usual.map((misfit) => `${id} (${language}) ${misfit}`),
    ...large.map((misfit) => `${id} (${language}, large text) ${misfit}`),
  ]
}

test.concurrent.for(chosen)('$file fits in German, Arabic and Japanese', async ({ stories }) => {
  const context = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const misfits: string[] = []
  for (const story of stories)
    for (const language of LANGUAGES) misfits.push(...(await lookAt(page, story, language)))
  await context.close()
  expect(misfits).toEqual([])
})

/** A text of each package that a story shows, or names a control by. */
const TEXTS = [
  ['cart-client', 'cart.addToCart.label', 'cart-client-addtocartbutton--ready-to-add'],
  ['money-format', 'instalment.inRange', 'cart-client-instalment--in-range'],
  ['editor-ui', 'editor.colour.hue', 'editor-ui-colorpicker--with-swatches'],
  ['editor-ui', 'editor.table.rowsPerPage', 'editor-ui-datatable--many-rows'],
  ['forms-client', 'form.name.first', 'forms-client-part-per-kind--every-kind'],
  ['forms-client', 'form.submit', 'forms-client-part-per-kind--every-kind'],
  ['gallery', 'next', 'gallery-gallery--slideshow-on-a-phone'],
  ['tracking', 'consent.accept', 'tracking-consentbanner--with-a-link-to-the-policy'],
] as const

type Text = string | Readonly<Record<string, string>>

/** Number of payments in the story of instalments. */
const PAYMENTS = 4

/** The longest piece of a text without what a story fills in, in the form that belongs to the number. */
function pieceOf(text: Text, language: string): string {
  const form = new Intl.PluralRules(language).select(PAYMENTS)
  return (typeof text === 'string' ? text : (text[form] ?? text.other ?? ''))
    .split(/\{\w+\}/)
    .map((part) => part.replace(/[\u2068\u2069]/g, '').trim())
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '')
}

test.concurrent.for(TEXTS)('stories of %s speak each language: %s in %s', async ([name, key, id]) => {
  const page = await browser.newPage({ viewport: PHONE })
  for (const language of LANGUAGES) {
    const { messages } = (await import(`../../packages/${name}/src/locales/${language}.ts`)) as {
      readonly messages: Readonly<Record<string, Text>>
    }
    await page.goto(
      `${served.origin}/iframe.html?id=${id}&viewMode=story&globals=language:${language};drawing:hidden`,
    )
    const text = pieceOf(messages[key] ?? '', language)
    expect(text).not.toBe('')
    await page.waitForFunction(
      (wanted) => {
        const root = document.querySelector('#storybook-root')
        const labels = [...(root?.querySelectorAll('[aria-label]') ?? [])].map(({ ariaLabel }) => ariaLabel)
        return [root?.textContent, ...labels].some((each) => each?.includes(wanted))
      },
      text,
      { timeout: 30_000 },
    )
  }
  await page.close()
})
