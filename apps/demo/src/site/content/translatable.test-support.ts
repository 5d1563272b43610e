import { isRecord } from '@sitewright/site/reader'
import { REQUIRED, UNSOLVED } from '../../mock/form-text.ts'
import { INSCRIPTION } from '../record/item.ts'
import { CONFIRM } from '../record/site-form.ts'
import { KILN_DAYS } from './event.ts'
import { commentFormIn } from './form.ts'
import { PLATES } from './gallery.ts'
import { POSTS } from './post.ts'
import { builtContent } from './site-content.ts'
import { builtTexts } from './word.ts'
import { FORMATTER_TEXTS } from './website.ts'

/** Fields of products and of forms that are no text, or that stay English in each language. */
const LEFT = ['story', 'id', 'kind', 'field', 'variant', 'key', 'value', 'postSubmitMarkup', 'body']

/** Collects English texts at any depth. Those of forms are plain text, and all others have a text for each language. */
function collect(value: unknown, add: (text: string) => void, isForm = false): void {
  if (typeof value === 'string' && isForm) add(value)
  else if (Array.isArray(value)) for (const each of value as readonly unknown[]) collect(each, add, isForm)
  else if (isRecord(value)) {
    if (typeof value.en === 'string') add(value.en)
    else for (const [key, each] of Object.entries(value)) if (!LEFT.includes(key)) collect(each, add, isForm)
  }
}

/** English texts of the site that each language translates. Stories and posts stay English, and are marked as that. */
export function translatableSiteTexts(): readonly string[] {
  const found = new Set<string>()
  const add = (text: string) => found.add(text)
  const { products, navigation, footer, header, pages, store, categories, forms } = builtContent
  collect([builtTexts, navigation, footer, header, pages, categories, products, store], add)
  collect([FORMATTER_TEXTS, INSCRIPTION, CONFIRM, REQUIRED, UNSOLVED, KILN_DAYS], add)
  for (const { title, body } of PLATES) collect([title, body], add)
  for (const { title, excerpt } of POSTS) collect([title, excerpt], add)
  collect(commentFormIn('en'), add, true)
  for (const { definition, send } of Object.values(forms)) {
    collect(definition.en, add, true)
    collect(send, add)
  }
  // Texts without letters are the same everywhere: addresses, samples of numbers.
  return [...found].filter((text) => /\p{L}{2}/u.test(text) && !/^https?:/.test(text))
}
