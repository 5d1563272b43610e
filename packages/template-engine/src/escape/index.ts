// Escaping: `createEngine({ escape: contextual })`
export type { Escaper, Escaping } from './core/escaping.ts'
export { contextual } from './core/escaping/contextual.ts'
export { html } from './core/escaping/html.ts'
