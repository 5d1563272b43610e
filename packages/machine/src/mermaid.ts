export { mermaid } from './core/mermaid.ts'
