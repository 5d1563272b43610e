export { fetchHeaderFooter, saveHeaderFooter } from './browser/header-footer.ts'
export type { HeaderFooter } from './contract/header-footer.ts'
