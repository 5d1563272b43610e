export type { Attributes, ButtonAttributes, LinkAttributes, PartEvent } from './attributes.ts'
export { spread } from './spread.dom.ts'
