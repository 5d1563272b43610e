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
  type ShownInstalments,
} from './instalment.connect.ts'
export {
  enhanceInstalments,
  type EnhanceInstalmentsOptions,
  type PrintedInstalments,
} from './instalment.dom.ts'
export {
  instalmentOffer,
  type InstalmentContext,
  type InstalmentItem,
  type InstalmentOffer,
} from './instalment.ts'
