import { readerOf } from '../reader/reader.ts'
import { isOptionalText, isRecord } from '../reader/value.ts'
import type { Language, MultilingualFacts } from './multilingual.contract.ts'

/** Reads the settings or the status of a multilingual site. */
export const readMultilingualFacts = readerOf<MultilingualFacts>((body) =>
  isRecord(body) ? body : undefined,
)

/** Reads a list of languages. It is saved as a whole, so a malformed language makes the list malformed. */
export const readLanguages = readerOf<readonly Language[]>((body) =>
  Array.isArray(body) && body.every(isLanguage)
    ? body.map((language) => ({ ...language, custom: language.custom ?? false }))
    : undefined,
)

type SentLanguage = Omit<Language, 'custom'> & { readonly custom?: boolean | null | undefined }

function isLanguage(entry: unknown): entry is SentLanguage {
  return (
    isRecord(entry) &&
    typeof entry.code === 'string' &&
    isOptionalText(entry.name) &&
    (entry.custom == null || typeof entry.custom === 'boolean')
  )
}
