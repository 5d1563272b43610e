import { escapeAttribute, escapeQuote } from '../../escape-html.ts'
import { toScript } from '../text/json.ts'
import type { Scope } from '../../4-render/scope.ts'
import { child, textOf } from '../../4-render/value.ts'

/** Data for an attribute or the inside of an element. */
export const escaped = (value: unknown): string => escapeAttribute(textOf(value))

/** Data that the reference prints as it is. An engine that escapes does so here as well. */
export const raw = (value: unknown, scope: Scope): string =>
  scope.run.settings.escapes ? escaped(value) : textOf(value)

/**
 * Data for an attribute in which the reference prints it as it is. Its bytes are kept but for double quotes, which would
 * end the attribute. An engine that escapes does so here as well.
 */
export const attribute = (value: unknown, scope: Scope): string =>
  scope.run.settings.escapes ? escaped(value) : escapeQuote(textOf(value))

/** A property of data, for an attribute. */
export const attributeAt = (value: unknown, key: string, scope: Scope): string =>
  attribute(child(value, key), scope)

/** Data for a script, in an attribute. */
export const script = (value: unknown, { run }: Scope): string => escaped(toScript(value, run))

/** The site's own words, be they none at all, or those of the specification. */
export function wording(scope: Scope, key: string, fallback: string): string {
  const text = child(scope.lookup('localizedStrings'), key)
  return text === undefined ? fallback : textOf(text)
}

/** The site's own words if there are any, or those of the specification. */
export const localized = (scope: Scope, key: string, fallback: string): string =>
  wording(scope, key, '') || fallback
