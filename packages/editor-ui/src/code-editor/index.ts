export { CodeEditor, type CodeEditorProps } from './code-editor.react.tsx'
export { codeLanguages, type CodeLanguage } from './code-editor.ts'
export type { CodeEngine, CodeEngineOptions, CodeText } from './code-engine.browser.ts'
