import { rmSync } from 'node:fs'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { shown } from '../check/workspace.ts'
import { serveFolder } from '../serve.ts'
import { Baseline, built, folder, isOwn, LANGUAGES, type Look, storiesByFile } from './baseline.ts'
import { isPinned, launch } from './browser.ts'
import { exceptions, findMisfits } from './fit.ts'
import { createContext, createStudio, shootSteady, type Studio } from './shoot.ts'

// Looks at stories in languages that are long, are written from right to left, or break their lines elsewhere, on a phone.
// With text of the usual size and of twice that, nothing sticks out, is cut, or lies on other text. The first story of each
// file is compared with its approved picture.

const PHONE = { width: 390, height: 844 }

/** Stories of each file. More would show the same texts. */
const EACH = 2

/** Stories that choose what they are shown in. */
const OWN_LOOK = /right-to-left|dark|forced|android/

/** The first stories of each file, those without steps before others: a story is looked at as it begins. */
const chosen = storiesByFile()
  .map(([file, all]) => {
    const stories = all.filter(({ id }) => !OWN_LOOK.test(id))
    const hasSteps = ({ tags }: (typeof stories)[number]): number => Number(tags.includes('play-fn'))
    return { file, stories: stories.sort((one, other) => hasSteps(one) - hasSteps(other)).slice(0, EACH) }
  })
  .filter(({ stories }) => stories.length > 0)

const baseline = new Baseline(folder)
const isApproving = inject('isApproving')
const isCompared = isPinned || isOwn

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

/** What does not fit in the story that is shown, with text of the usual size and of twice that. */
async function findAll({ page }: Studio): Promise<string[]> {
  const find = async (): Promise<readonly string[]> => {
    await page.evaluate(() => visual.settle())
    return (await page.evaluate(findMisfits, exceptions)) ?? ['is not drawn']
  }
  const size = (text: 'usual' | 'large'): Promise<void> =>
    page.evaluate((text) => {
      document.documentElement.dataset.text = text
    }, text)
  const usual = await find()
  await size('large')
  const large = await find()
  await size('usual')
  return [...usual, ...large.map((misfit) => `with large text: ${misfit}`)]
}

/** Looks at stories of a file in a language, and compares the picture of the first. */
async function lookAt(
  studio: Studio,
  stories: (typeof chosen)[number]['stories'],
  language: Look,
): Promise<string[]> {
  const findings: string[] = []
  for (const [index, story] of stories.entries()) {
    const problem = await studio.page.evaluate((id) => visual.openWithoutSteps(id), story.id)
    if (problem) findings.push(`${story.id} (${language}): ${problem}`)
    if (index === 0 && isCompared) {
      const shot = await shootSteady(studio, story, language)
      const changed = await baseline.check(story, ...shot)
      if (changed && isApproving) await baseline.keep(story, new Map([shot]), [language])
      else if (changed) findings.push(changed)
    }
    for (const misfit of await findAll(studio)) findings.push(`${story.id} (${language}) ${misfit}`)
  }
  return findings
}

test.concurrent.for(chosen)('$file fits in German, Arabic and Japanese', async ({ stories }) => {
  const context = await createContext(browser, PHONE)
  const findings: string[] = []
  for (const language of LANGUAGES) {
    const studio = await createStudio(
      context,
      served.origin,
      { isApproving, isHopeless: () => false, check: (...shot) => baseline.check(...shot) },
      PHONE,
      language,
    )
    findings.push(...(await lookAt(studio, stories, language)))
    await studio.page.close()
  }
  await context.close()
  expect(findings).toEqual([])
})

test('each picture in a language is of a story that is looked at in it', () => {
  const compared = chosen.flatMap(({ stories }) => stories.slice(0, 1))
  const gone = baseline.orphans(compared, LANGUAGES)
  if (isApproving) for (const file of gone) rmSync(file)
  else expect(gone.map(shown)).toEqual([])
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
