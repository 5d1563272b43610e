/** Letters of Arabic, Persian and Urdu. */
const ARABIC = /(?=\p{L})\p{Script=Arabic}/u

/** Attributes that people read or hear. */
const SPOKEN = ['aria-label', 'aria-valuetext', 'alt', 'placeholder', 'title']

/** Names of languages and pages in their own words, samples of markup, and fields that hold code. */
const SAMPLES = '[translate="no"], option, textarea, code, pre, [contenteditable]'

const isInArabic = (element: Element): boolean =>
  /^(ar|fa|ur)\b/.test(element.closest('[lang]')?.getAttribute('lang') ?? '')

/** Own text of an element, and the attributes of it that are read out. */
function textOf(element: Element): string {
  const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
  return [...own.map(({ nodeValue }) => nodeValue), ...SPOKEN.map((name) => element.getAttribute(name))].join(
    ' ',
  )
}

/** Elements with Arabic text that do not say so, without which a screen reader speaks it as if it were English. */
export const withoutLanguage = (root: ParentNode): readonly Element[] =>
  [...root.querySelectorAll('body *:not(script, style)')].filter(
    (element) => ARABIC.test(textOf(element)) && !isInArabic(element) && !element.closest(SAMPLES),
  )

/**
 * Checks the language of Arabic text in a story.
 * @throws where an element does not have it
 */
export function checkLanguage(): void {
  if (!('__vitest_browser__' in globalThis)) return
  const [first] = withoutLanguage(document)
  if (first) throw new Error(`lang="ar" is missing around ${first.outerHTML.slice(0, 200)}`)
}
