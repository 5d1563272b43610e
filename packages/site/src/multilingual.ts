export {
  disconnectMultilingual,
  fetchLanguages,
  fetchMultilingualSettings,
  fetchMultilingualStatus,
  saveLanguages,
} from './browser/multilingual.ts'
export type { Language, MultilingualFacts } from './contract/multilingual.ts'
