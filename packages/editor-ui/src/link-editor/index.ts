export type { Choices } from './link-choices.react.tsx'
export { LinkEditor, type LinkEditorProps } from './link-editor.react.tsx'
export type { Link, LinkChoice, LinkTab, LinkTarget } from './link.ts'
