import type { Cleanup } from '@sitewright/machine'
import type { RichTextController } from './rich-text.ts'

/** A text that an engine edits. */
export interface RichText extends RichTextController {
  /** The text as HTML with the elements and attributes of the schema alone. `''` if it is empty. */
  readonly html: () => string
  /** Replaces the text. HTML from anywhere is cleaned. The history begins anew. */
  readonly setHtml: (html: string) => void
  /** False lets the text be read and copied alone. */
  readonly setEditable: (isEditable: boolean) => void
  /** Changes the name of the editable element, its `aria-label`. An engine without it keeps the first name. */
  readonly setLabel?: ((label: string) => void) | undefined
  /** Calls back after each change of the text by its user. Ask `html` for the text when you need it. */
  readonly whenChanged: (listener: () => void) => Cleanup
  /** Makes an element editable. */
  readonly start: (host: HTMLElement) => Cleanup
}

/** Settings of a text that an engine edits. */
export interface RichTextOptions {
  /**
   * The text at first, as HTML.
   *
   * @default ''
   */
  readonly html?: string | undefined
  /** Attributes of the editable element: its name, and the ids of what describes it. */
  readonly attributes?: Readonly<Record<string, string>> | undefined
  /**
   * Lets the text be edited.
   *
   * @default true
   */
  readonly isEditable?: boolean | undefined
}

/** An engine: `createProseMirror` is one. */
export type RichTextEngine = (options: RichTextOptions) => RichText
