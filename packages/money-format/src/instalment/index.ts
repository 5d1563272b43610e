// What a banner says
export {
  instalmentOffer,
  instalmentText,
  type InstalmentContext,
  type InstalmentOffer,
  type InstalmentProvider,
  type InstalmentQuestion,
  type InstalmentTextOptions,
} from './instalment.ts'
export { instalmentMessages, type Messages } from '../messages.ts'

// Rules and amounts
export {
  defaultInstalmentCount,
  instalmentAmount,
  instalmentBrands,
  instalmentLocale,
  type InstalmentBrand,
  type InstalmentLocale,
} from './instalment.ts'
