export type { Choices } from './link-choices.react.tsx'
export { LinkEditor, type LinkEditorProps } from './link-editor.react.tsx'
export { linkTabs, linkTargets, type Link, type LinkChoice, type LinkTab, type LinkTarget } from './link.ts'
