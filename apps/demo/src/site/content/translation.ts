import { isRecord } from '@sitewright/site/reader'
import type { SiteContent } from './site-content.ts'
import { builtTexts } from './word.ts'
import type { LocalizedText } from './words.ts'

/** Texts of a language that was added, by the English text that each stands for. */
export type Translation = Readonly<Record<string, string>>

/** Sections whose texts can be translated. */
const SECTIONS = ['header', 'navigation', 'pages', 'categories', 'products', 'store', 'footer'] as const

/** Texts of the templates that stand in sections of their own. */
const ELSEWHERE = ['footer', 'demoNote']

const isLocalized = (value: unknown): value is LocalizedText =>
  isRecord(value) && typeof value.en === 'string' && typeof value.de === 'string'

/** Changes every localized text in a value, at any depth. */
function mapTexts(value: unknown, change: (text: LocalizedText) => LocalizedText): unknown {
  if (isLocalized(value)) return change(value)
  if (Array.isArray(value)) return value.map((each: unknown) => mapTexts(each, change))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapTexts(each, change)]))
}

/** Texts of the templates, with what was edited of them. */
const templateTexts = ({ texts }: SiteContent): SiteContent['texts'] =>
  Object.fromEntries(Object.entries({ ...builtTexts, ...texts }).filter(([key]) => !ELSEWHERE.includes(key)))

/** English texts that can be translated, each once, in the order of the site. */
export function translatableTexts(content: SiteContent): readonly string[] {
  const found = new Set<string>()
  const collect = (text: LocalizedText) => {
    found.add(text.en)
    return text
  }
  for (const section of SECTIONS) mapTexts(content[section], collect)
  mapTexts(templateTexts(content), collect)
  return [...found].filter((text) => text.trim() !== '')
}

const languages = new WeakMap<SiteContent, string>()

/** Language that a content was translated to. Undefined for a content as it was written. */
export const languageOf = (content: SiteContent): string | undefined => languages.get(content)

/** A site whose English texts are those of a language that was added. Texts without a translation stay as they are. */
export function translated(content: SiteContent, code: string): SiteContent {
  const translation = content.translations[code] ?? {}
  const change = (text: LocalizedText) => {
    const own = Object.hasOwn(translation, text.en) ? translation[text.en] : undefined
    return own ? { ...text, en: own } : text
  }
  const sections = SECTIONS.map((section) => [section, mapTexts(content[section], change)])
  const next = {
    ...content,
    ...Object.fromEntries(sections),
    texts: mapTexts(templateTexts(content), change),
  } as SiteContent
  languages.set(next, code)
  return next
}
