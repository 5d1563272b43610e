import type { Language, MultilingualFacts } from '../contract/multilingual.ts'
import { isOptionalText, isRecord } from './record.ts'

/** Reads the settings or the status of a multilingual site. */
export const parseMultilingualFacts = (body: unknown): MultilingualFacts | undefined =>
  isRecord(body) ? body : undefined

/** Reads a list of languages. One that is malformed spoils the list, because the list is saved as a whole. */
export const parseLanguages = (body: unknown): readonly Language[] | undefined =>
  Array.isArray(body) && body.every(isLanguage)
    ? body.map((language) => ({ ...language, custom: language.custom ?? false }))
    : undefined

type SentLanguage = Omit<Language, 'custom'> & { readonly custom?: boolean | undefined }

const isLanguage = (entry: unknown): entry is SentLanguage =>
  isRecord(entry) &&
  typeof entry.code === 'string' &&
  isOptionalText(entry.name) &&
  (entry.custom === undefined || typeof entry.custom === 'boolean')
