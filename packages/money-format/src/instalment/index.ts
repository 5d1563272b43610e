// Offer
export {
  instalmentBrands,
  instalmentLocale,
  instalmentOffer,
  type InstalmentBrand,
  type InstalmentContext,
  type InstalmentLocale,
  type InstalmentOffer,
  type InstalmentProvider,
  type InstalmentQuestion,
} from './instalment.ts'

// Text
export { instalmentText, type InstalmentTextOptions } from './instalment.ts'
export { instalmentMessages, type CountedText, type Messages, type PluralForms } from '../messages.ts'
