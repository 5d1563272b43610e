export { RichTextEditor, type RichTextEditorProps } from './rich-text.react.tsx'
export type { RichText, RichTextEngine, RichTextOptions } from './rich-text-engine.browser.ts'
