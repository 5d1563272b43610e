import type { Cleanup } from '@sitewright/machine'
import { createStore } from '@sitewright/machine/store'
import { styleSheets } from './style-sheets.ts'
import { isInPlaceOf, tokensOf } from './token.ts'

/** Texts that a designer has written into the fields of tokens, by the name of the custom property. */
export type Overrides = Readonly<Record<string, string>>

const KEY = 'sitewright-tokens'

/** Reads the overrides of this session. What is not a record of texts is left out. */
function readOverrides(text: string | null): Overrides {
  try {
    const parsed: unknown = JSON.parse(text ?? '{}')
    const entries = Object.entries(parsed ?? {}).filter(
      (entry): entry is [string, string] => entry[0].startsWith('--') && typeof entry[1] === 'string',
    )
    return Object.fromEntries(entries)
  } catch {
    return {}
  }
}

const store = createStore<Overrides>(readOverrides(sessionStorage.getItem(KEY)))

/** The overrides of this session, for all stories of the catalogue. */
export const overrides: Pick<typeof store, 'snapshot' | 'subscribe'> = store

function save(next: Overrides): void {
  store.set(next)
  sessionStorage.setItem(KEY, JSON.stringify(next))
}

/** Sets a token. An empty value gives its default back. */
export function setToken(name: string, value: string): void {
  const { [name]: _, ...others } = store.snapshot()
  save(value.trim() ? { ...others, [name]: value } : others)
}

/** Gives all tokens their defaults back. */
export const resetTokens = (): void => save({})

let presets: ReadonlyMap<string, string> | undefined

/** Default of a token, from the style sheet that reads it. Undefined for a custom property that none reads. */
function presetOf(name: string): string | undefined {
  presets ??= new Map(
    [...styleSheets.values()].flatMap(tokensOf).map((token) => [token.name, token.value] as const),
  )
  return presets.get(name)
}

/** Overrides without those that are no value of their token, such as half a colour while it is typed. */
function validOf(values: Overrides): Overrides {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const preset = presetOf(name)
      return preset !== undefined && isInPlaceOf(preset, value)
    }),
  )
}

/** The overrides as CSS for a site's own style sheet. */
export function cssOf(values: Overrides): string {
  const lines = Object.entries(validOf(values)).map(([name, value]) => `  ${name}: ${value.trim()};\n`)
  return lines.length > 0 ? `:root {\n${lines.join('')}}\n` : ''
}

/** Keeps the overrides on the document's root, also those that another frame of the catalogue sets. */
export function applyOverrides({ style } = document.documentElement): Cleanup {
  let applied: Overrides = {}
  const apply = (): void => {
    for (const name of Object.keys(applied)) style.removeProperty(name)
    applied = validOf(store.snapshot())
    for (const [name, value] of Object.entries(applied)) style.setProperty(name, value)
  }
  const receive = ({ key, newValue }: StorageEvent): void => {
    if (key === KEY) store.set(readOverrides(newValue))
  }
  apply()
  const unsubscribe = store.subscribe(apply)
  addEventListener('storage', receive)
  return () => {
    unsubscribe()
    removeEventListener('storage', receive)
  }
}
