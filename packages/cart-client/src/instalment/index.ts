export {
  createInstalmentDialog,
  readInstalments,
  type InstalmentDialog,
  type InstalmentDialogOptions,
  type InstalmentDialogSnapshot,
} from './instalment.browser.ts'
export {
  connectInstalment,
  type InstalmentApi,
  type InstalmentAttributes,
  type InstalmentView,
} from './instalment.connect.ts'
export {
  instalmentOffer,
  type InstalmentContext,
  type InstalmentItem,
  type InstalmentOffer,
} from './instalment.ts'
