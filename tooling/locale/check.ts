/** Texts of a package by key. One with a number may have a text for each form of it. */
export type Texts = Readonly<Record<string, string | Forms>>

/** Texts by the forms that `Intl.PluralRules` names, and their language. */
export type Forms = Readonly<Partial<Record<string, string>>>

/** What a package's texts are held to. */
export interface Expected {
  /** The texts that the others translate. */
  readonly english: Readonly<Record<string, string>>
  /** Keys of texts with a number that needs forms. The text for exactly one has another key. */
  readonly counted?: readonly string[]
  /** Keys of texts for exactly one, which may say that in a word. */
  readonly single?: readonly string[]
  /** Placeholders for names and amounts: between isolation marks where the language runs from right to left. */
  readonly names?: readonly string[]
  /** Keys of texts that are the same as in English, by language. `*` is for every language. */
  readonly same?: Readonly<Record<string, readonly string[]>>
}

/** First-strong isolate and its end, https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates. */
const [FSI, PDI] = ['\u2068', '\u2069']
const RIGHT_TO_LEFT = ['ar', 'fa', 'he', 'ur']

/** Whole numbers that are tried: each form that any language has for them is among theirs. */
const NUMBERS = [...Array(201).keys(), 1000, 1_000_000]

/** The numbers of each form in a language. */
function numbersOf(language: string): ReadonlyMap<string, readonly number[]> {
  const rules = new Intl.PluralRules(language)
  return new Map(
    rules
      .resolvedOptions()
      .pluralCategories.map((form) => [form, NUMBERS.filter((n) => rules.select(n) === form)]),
  )
}

const ORDER = ['zero', 'one', 'two', 'few', 'many', 'other']

/** Forms that a text needs whose number is any but one: all, without one that is for one alone. */
export const formsOf = (language: string): string[] =>
  [...numbersOf(language)]
    .filter(([, numbers]) => numbers.join() !== '1')
    .map(([form]) => form)
    .toSorted((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other))

const placeholders = (text: string): string =>
  [...text.matchAll(/\{\w+\}/g)]
    .map(String)
    .toSorted((one, other) => one.localeCompare(other))
    .join(' ')

/** What is wrong with a language: one sentence for each thing to mend. */
export function localeFindings(language: string, texts: Texts, expected: Expected): string[] {
  const { english, counted = [], single = [] } = expected
  const missing = Object.keys(english).filter((key) => !Object.hasOwn(texts, key))
  const unknown = Object.keys(texts).filter((key) => !Object.hasOwn(english, key))
  return [
    ...missing.map((key) => `${key} is missing.`),
    ...unknown.map((key) => `${key} is no text of the package.`),
    ...Object.entries(texts).flatMap(([key, text]) => {
      const own = english[key]
      if (own === undefined) return []
      const findings = counted.includes(key)
        ? countedFindings(language, text, own, expected)
        : typeof text === 'string'
          ? textFindings(
              language,
              text,
              single.includes(key) && !text.includes('{n}') ? own.replace('{n}', '') : own,
              expected,
            )
          : ['has forms, but no number that needs them.']
      return [...findings, ...sameFindings(language, key, text, expected)].map((each) => `${key} ${each}`)
    }),
  ]
}

function countedFindings(
  language: string,
  text: string | Forms,
  english: string,
  expected: Expected,
): string[] {
  const needed = formsOf(language)
  if (typeof text === 'string')
    return needed.length > 1
      ? [`needs a text for each form: ${needed.join(', ')}.`]
      : textFindings(language, text, english, expected)
  const { lang, ...forms } = text
  const numbers = numbersOf(language)
  return [
    ...(lang === language ? [] : [`says that its language is ${lang}.`]),
    ...needed.filter((form) => !forms[form]).map((form) => `has no text for the form ${form}.`),
    ...Object.keys(forms)
      .filter((form) => !needed.includes(form))
      .map((form) => `has a text for the form ${form}, which the language does not need.`),
    ...Object.entries(forms).flatMap(([form, own = '']) => {
      // "Two items" says the number in a word.
      const isWord = numbers.get(form)?.length === 1 && !own.includes('{n}')
      return textFindings(language, own, isWord ? english.replace('{n}', '') : english, expected)
    }),
  ]
}

function textFindings(language: string, text: string, english: string, { names = [] }: Expected): string[] {
  const isApart = !RIGHT_TO_LEFT.includes(language)
  return [
    ...(text.trim() === '' ? ['is empty.'] : text === text.trim() ? [] : ['begins or ends with a blank.']),
    ...(placeholders(text) === placeholders(english)
      ? []
      : [`has ${placeholders(text) || 'no placeholder'}, not ${placeholders(english) || 'none'}.`]),
    ...names
      .filter((name) => text.includes(`{${name}}`) !== text.includes(`${FSI}{${name}}${PDI}`))
      .filter(() => !isApart)
      .map((name) => `needs isolation marks around {${name}}.`),
  ]
}

function sameFindings(language: string, key: string, text: string | Forms, expected: Expected): string[] {
  const { english, same = {} } = expected
  const isSame = text === english[key]
  const isListed = same[language]?.includes(key) ?? false
  const isAlways = same['*']?.includes(key) ?? false
  if (isSame && !isListed && !isAlways) return ['is the English text.']
  return isListed && !isSame ? ['is listed as the same as in English, and is not.'] : []
}
