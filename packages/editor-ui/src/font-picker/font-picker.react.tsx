'use client'

import type { Load } from '@sitewright/site/fetch-state'
import { useId, useMemo, useState, type ReactNode } from 'react'
import { FetchState } from '../fetch-state/fetch-state.react.tsx'
import { countMessage, fillMessage, fontMessages } from '../messages.ts'
import { useControlled } from '../part/use-controlled.react.ts'
import { useFetchedList } from '../part/use-fetched-list.react.ts'
import { useLocale, useMessages } from '../provider/provider.react.tsx'
import { FontList } from './font-list.react.tsx'
import { connectFontPicker } from './font-picker.connect.ts'
import type { LoadFont } from './font-preview.browser.ts'
import { findFonts, fontCategories, fontsOf, type Font, type FontCategory } from './font.ts'

/** Props of `FontPicker`. */
export interface FontPickerProps {
  /**
   * Family of the chosen font. Without it, the picker keeps its own.
   * @default none
   */
  readonly value?: string | undefined
  /**
   * Family of the chosen font at first, of a picker that keeps its own.
   * @default none
   */
  readonly defaultValue?: string | undefined
  /** Is called with the font that is chosen. */
  readonly onSelect: (font: Font) => void
  /** All fonts: a list, or a function that loads one. Keep the function with `useCallback`. */
  readonly fonts: readonly Font[] | Load<readonly Font[]>
  /**
   * Fonts in the style guide of the site, listed first.
   * @default none
   */
  readonly styleGuide?: readonly Font[] | undefined
  /**
   * Fonts of the site's font kits.
   * @default none
   */
  readonly kits?: readonly Font[] | undefined
  /**
   * Loads a font that comes into view, so that its name is shown in it.
   * @default none
   */
  readonly loadPreview?: LoadFont | undefined
  /**
   * Shows that each font makes pages slower to load.
   * @default false
   */
  readonly hasLoadTimeWarning?: boolean | undefined
  /**
   * Receives the errors of fonts and previews that cannot be loaded.
   * @default the console
   */
  readonly report?: ((error: unknown) => void) | undefined
}

/**
 * A font picker: search, categories, the fonts of the style guide and of font kits, and names shown in their fonts.
 *
 * @example
 * ```tsx
 * <FontPicker
 *   fonts={[{ family: 'Inter', category: 'sansSerif' }]}
 *   styleGuide={[{ family: 'Lora', category: 'serif' }]}
 *   onSelect={({ family }) => console.log(family)}
 * />
 * ```
 */
export function FontPicker({ fonts, defaultValue, ...given }: FontPickerProps): ReactNode {
  const [value, choose] = useControlled(given.value, defaultValue, undefined)
  const onSelect = (font: Font): void => {
    choose(font.family)
    given.onSelect(font)
  }
  const picker = { ...given, value, onSelect }
  return typeof fonts === 'function' ? (
    <LoadedFonts {...picker} load={fonts} />
  ) : (
    <FontSearch {...picker} fonts={fonts} />
  )
}

type SearchProps = Omit<FontPickerProps, 'fonts' | 'defaultValue'>

function LoadedFonts({ load, ...picker }: SearchProps & { readonly load: Load<readonly Font[]> }) {
  const messages = useMessages(fontMessages)
  return (
    <FetchState
      state={useFetchedList(load, { report: picker.report })}
      failed={messages['editor.error.fonts']}
    >
      {(fonts) => <FontSearch {...picker} fonts={fonts} />}
    </FetchState>
  )
}

function FontSearch(props: SearchProps & { readonly fonts: readonly Font[] }) {
  const { value, onSelect, fonts, styleGuide, kits, loadPreview, hasLoadTimeWarning = false } = props
  const messages = useMessages(fontMessages)
  const id = useId()
  const [search, setSearch] = useState('')
  const [category, setCategory] = useState<FontCategory>()
  const [active, setActive] = useState(-1)
  const locale = useLocale()
  const sections = useMemo(
    () => findFonts({ fonts, styleGuide, kits }, { search, category }),
    [fonts, styleGuide, kits, search, category],
  )
  const all = useMemo(() => fontsOf(sections), [sections])
  const find = (text: string): void => {
    setSearch(text)
    setActive(-1)
  }
  const attributes = connectFontPicker(
    { id, fonts: all, search, active, value, messages },
    { find, activate: setActive, choose: onSelect },
  )
  return (
    <div {...attributes.root}>
      <div data-editor="font-filter">
        <input {...attributes.search} />
        <CategorySelect
          value={category}
          onChange={(next) => {
            setCategory(next)
            setActive(-1)
          }}
        />
      </div>
      {hasLoadTimeWarning && (
        <div data-editor="notice" data-kind="warning">
          <p>{messages['editor.font.loadTimeWarning']}</p>
        </div>
      )}
      <FontList
        key={loadPreview ? 'previews' : 'names'}
        attributes={attributes}
        sections={sections}
        query={`${search} ${category}`}
        active={active}
        onSelect={onSelect}
        loadPreview={loadPreview}
        report={props.report}
      />
      <p data-editor="hint" role="status">
        {all.length === 0
          ? fillMessage(messages, 'editor.font.none', { search })
          : countMessage(messages, 'editor.font.match', 'editor.font.matches', all.length, locale)}
      </p>
    </div>
  )
}

interface CategorySelectProps {
  readonly value: FontCategory | undefined
  readonly onChange: (category: FontCategory | undefined) => void
}

function CategorySelect({ value, onChange }: CategorySelectProps) {
  const messages = useMessages(fontMessages)
  return (
    <select
      data-editor="control"
      aria-label={messages['editor.font.category']}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(fontCategories[currentTarget.selectedIndex - 1])}
    >
      <option value="">{messages['editor.font.category.all']}</option>
      {fontCategories.map((category) => (
        <option key={category} value={category}>
          {messages[`editor.font.category.${category}`]}
        </option>
      ))}
    </select>
  )
}
