import type { RichTextEngine } from '@sitewright/editor-ui/rich-text'

/** The engine of rich text, loaded when a text is shown. */
export async function proseMirror(): Promise<RichTextEngine> {
  return (await import('@sitewright/editor-ui/engines/prosemirror')).createProseMirror
}
