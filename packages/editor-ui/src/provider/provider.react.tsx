'use client'

import { withDefaults } from '@sitewright/machine'
import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import type { MessageKey, Messages } from '../messages.ts'

/** Settings of all parts below a provider. */
export interface EditorSettings {
  /**
   * Messages in other words or in another language. Those left out stay English.
   * @default {}
   */
  readonly messages?: Partial<Messages> | undefined
  /**
   * Language of numbers and file sizes, as a BCP 47 tag. `en_US` is read as `en-US`; a text that is no tag is ignored.
   * @default the browser's
   */
  readonly locale?: string | undefined
}

type TextsOf<Key extends MessageKey> = Pick<Messages, Key>

const Settings = createContext<EditorSettings>({})

/** Props of `EditorProvider`. */
export interface EditorProviderProps extends EditorSettings {
  /** The parts that get the settings. */
  readonly children?: ReactNode
}

/**
 * Gives the parts below it other messages, and a language. Parts work without it.
 *
 * @example
 * ```tsx
 * <EditorProvider locale="de" messages={{ 'editor.loading': 'Wird geladen …' }}>
 *   <App />
 * </EditorProvider>
 * ```
 */
export function EditorProvider({ messages, locale, children }: EditorProviderProps): ReactNode {
  // Left out here, once: a part alone does not weigh what takes the undefined ones out.
  const value = useMemo(
    () => ({ messages: withDefaults<Partial<Messages>>({}, messages), locale: localeOf(locale) }),
    [messages, locale],
  )
  return <Settings.Provider value={value}>{children}</Settings.Provider>
}

/** A language as a tag of https://www.rfc-editor.org/info/bcp47, also from the name of a POSIX locale: `de_DE.UTF-8`. */
function localeOf(text: string | undefined): string | undefined {
  try {
    // Intl takes quadratic time for what is longer than any locale.
    return Intl.getCanonicalLocales(
      text
        ?.slice(0, 101)
        .replace(/[.@].*/s, '')
        .replaceAll('_', '-'),
    )[0]
  } catch {
    return undefined
  }
}

/** Returns the messages of a part: its own English ones, and those that the provider replaces. */
export function useMessages<Key extends MessageKey>(own: TextsOf<Key>): TextsOf<Key> {
  const { messages } = useContext(Settings)
  return useMemo(() => ({ ...own, ...messages }), [own, messages])
}

/** Language of what a server renders without one: its own is not the visitor's. */
const SERVER_LOCALE = 'en'

const neverChanges = () => () => undefined

/**
 * Returns the language of the provider, or undefined for the browser's, which is known once the page is
 * hydrated.
 */
export function useLocale(): string | undefined {
  const { locale } = useContext(Settings)
  const own = useSyncExternalStore(
    neverChanges,
    () => undefined,
    () => SERVER_LOCALE,
  )
  return locale ?? own
}
