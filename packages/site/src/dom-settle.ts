export { whenDomSettles, type DomSettleOptions } from './browser/dom-settle.ts'
