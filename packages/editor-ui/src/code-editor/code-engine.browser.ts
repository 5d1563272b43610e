import type { Cleanup } from '@sitewright/machine'
import type { Store } from '@sitewright/machine/store'
import type { CodeLanguage } from './code-editor.ts'

/** Code that an engine edits. Its snapshot is the code. */
export interface CodeText extends Store<string> {
  /** Replaces the code. Listeners are not called, and the history begins anew. */
  readonly setValue: (value: string) => void
  /** Changes the highlighting. The code, its history and the cursor stay. */
  readonly setLanguage: (language: CodeLanguage) => void
  /** False lets the code be read and copied alone. */
  readonly setEditable: (isEditable: boolean) => void
  /** Changes the name of the editable element, its `aria-label`. An engine without it keeps the first name. */
  readonly setLabel?: ((label: string) => void) | undefined
  /** Shows the code in an element. */
  readonly start: (host: HTMLElement) => Cleanup
}

/** Settings of a code that an engine edits. */
export interface CodeEngineOptions {
  /**
   * The code at first.
   *
   * @default ''
   */
  readonly value?: string | undefined
  /**
   * Language of the code.
   *
   * @default 'html'
   */
  readonly language?: CodeLanguage | undefined
  /**
   * Lets the code be edited.
   *
   * @default true
   */
  readonly isEditable?: boolean | undefined
  /** Attributes of the editable element: its name, and the ids of what describes it. */
  readonly attributes?: Readonly<Record<string, string>> | undefined
  /**
   * Nonce of the page's content security policy, for the style element that an engine adds.
   * @default none
   */
  readonly nonce?: string | undefined
  /**
   * Receives what fails, as a language that cannot be loaded: the code is then shown without colours.
   * @default ignores it
   */
  readonly onError?: ((error: unknown) => void) | undefined
}

/** An engine for code: `createCodeMirror` is one. */
export type CodeEngine = (options: CodeEngineOptions) => CodeText
