import { LOCALES, type Language, type Locale, type LocalizedText } from './words.ts'

/** Texts of a language by the English text that each stands for. */
export type Translation = Readonly<Record<string, string>>

const translations = new Map<Language, ReadonlyMap<string, string>>()

/** Makes the texts of a language known. Those that it has already stay. */
export function addTranslation(language: Language, texts: Translation): void {
  translations.set(language, new Map([...(translations.get(language) ?? []), ...Object.entries(texts)]))
}

/** Checks for a language that the owner writes. */
export const isWritten = (language: Language): language is Locale =>
  LOCALES.some((locale) => locale === language)

/** The translation of an English text. Undefined if there is none, or if it has not been loaded. */
const translationOf = (english: string, language: Language): string | undefined =>
  translations.get(language)?.get(english)

/** A text in a language: as the owner wrote it, or its translation. One without a translation stays English. */
export function textIn(text: LocalizedText | string, language: Language): string
export function textIn(text: LocalizedText | string | undefined, language: Language): string | undefined
export function textIn(text: LocalizedText | string | undefined, language: Language): string | undefined {
  if (text === undefined) return undefined
  if (typeof text === 'string') return translationOf(text, language) ?? text
  return isWritten(language) ? text[language] : (translationOf(text.en, language) ?? text.en)
}

/** Language that a text is shown in, if it is another than that of the page. */
export const languageOfText = ({ en }: LocalizedText, language: Language): Locale | undefined =>
  isWritten(language) || en === '' || translationOf(en, language) !== undefined ? undefined : 'en'

/** Fields that hold no text. */
const NAMES = ['id', 'kind', 'field', 'variant', 'key', 'postSubmitMarkup', 'successUrl']

/** Copies a value with each of its English texts translated. */
function translatedDeep(value: unknown, language: Language, name = ''): unknown {
  if (typeof value === 'string') return NAMES.includes(name) ? value : textIn(value, language)
  if (Array.isArray(value)) return value.map((each: unknown) => translatedDeep(each, language))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, translatedDeep(each, language, key)]),
  )
}

/** A value that the owner writes once for each language, such as a form. Others are the English one, translated. */
export const valueIn = <Value extends object>(
  values: Readonly<Record<Locale, Value>>,
  language: Language,
): Value => (isWritten(language) ? values[language] : (translatedDeep(values.en, language) as Value))
