import type { CodeEngine } from '@sitewright/editor-ui/code-editor'

/** The engine of code with colours, loaded when code is shown. */
export async function codeMirror(): Promise<CodeEngine> {
  return (await import('@sitewright/editor-ui/engines/codemirror')).createCodeMirror
}

/** Nonce of the editor's policy, by which the engine may add its style. While developing there is none, and no need. */
export const styleNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
