// Escaping: `createEngine({ escape: contextual })`
export type { Escaper, Escaping } from './escaper.ts'
export { contextual } from './contextual.ts'
export { html } from './html.ts'
