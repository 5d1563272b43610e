import type { I18n } from './i18n.ts'
import type { Scope } from '../4-render/scope.ts'

/** Values of a message. */
export interface MessageContext {
  readonly args: Readonly<Record<string, unknown>>
  readonly i18n: I18n
  readonly scope: Scope
}

/** Prints a part of a message. `hash` is the value of `#`: that of the innermost choice. */
export type Part = (context: MessageContext, hash: string) => string
