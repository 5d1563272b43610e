'use client'

import { useStore } from '@sitewright/machine/react'
import { memo, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react'
import type { Attributes } from '@sitewright/site/part'
import { Button } from '../button/button.react.tsx'
import { fillMessage, fontMessages, sharedMessages } from '../messages.ts'
import { useMessages } from '../provider/provider.react.tsx'
import type { FontPickerAttributes } from './font-picker.connect.ts'
import { createFontPreviews, watchOptions, type LoadFont } from './font-preview.browser.ts'
import { fontsOf, type Font, type FontSection } from './font.ts'

const texts = { ...fontMessages, ...sharedMessages }

/** Props of `FontList`. */
export interface FontListProps {
  readonly attributes: FontPickerAttributes
  readonly sections: readonly FontSection[]
  readonly active: number
  readonly onSelect: (font: Font) => void
  readonly loadPreview?: LoadFont | undefined
  readonly report?: ((error: unknown) => void) | undefined
}

/** The fonts that match, each in its own letters once they are loaded. */
export function FontList({
  attributes,
  sections,
  active,
  onSelect,
  loadPreview,
  report,
}: FontListProps): ReactNode {
  const messages = useMessages(texts)
  const list = useRef<HTMLDivElement>(null)
  const headingId = useId()
  const [previews] = useState(() => createFontPreviews({ report }))
  const states = useStore(previews)
  const fonts = useMemo(() => fontsOf(sections), [sections])
  useEffect(() => previews.start(), [previews])
  useEffect(() => {
    if (!loadPreview || !list.current) return undefined
    return watchOptions(list.current, (index) => {
      const font = fonts[index]
      // A failed one waits for the button.
      if (font && !previews.snapshot().has(font.family)) previews.request(font, loadPreview)
    })
  }, [fonts, loadPreview, previews])
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const failed = fonts.filter(({ family }) => states.get(family) === 'failed')
  return (
    <>
      <div ref={list} {...attributes.list}>
        {sections.map(({ id, fonts: listed }, section) => (
          <div key={id} role="group" aria-labelledby={`${headingId}-${id}`}>
            <div data-editor="font-heading" id={`${headingId}-${id}`}>
              {messages[`editor.font.${id}`]}
            </div>
            {listed.map((font, row) => {
              const index = fontsOf(sections.slice(0, section)).length + row
              const state = states.get(font.family)
              const own = attributes.option(font, index, state)
              return (
                <FontOption key={font.family} family={font.family} onSelect={onSelect} attributes={own} />
              )
            })}
          </div>
        ))}
      </div>
      {failed.length > 0 && (
        <div data-editor="font-failed">
          <Button
            onClick={() => loadPreview && failed.forEach((font) => previews.request(font, loadPreview))}
          >
            {messages['editor.retry.tryAgain']}
          </Button>
        </div>
      )}
    </>
  )
}

interface FontOptionProps {
  readonly family: string
  /** Handler of a click. */
  readonly onSelect: (font: Font) => void
  readonly attributes: Attributes
}

/** An option is drawn anew when it looks different, or when a click calls something else. */
const FontOption = memo(
  function FontOption({ family, attributes }: FontOptionProps) {
    const messages = useMessages(fontMessages)
    return (
      <div {...attributes}>
        <span>{family}</span>
        {attributes['data-preview'] === 'failed' && (
          <small>{fillMessage(messages, 'editor.error.fontPreview', { fontName: family })}</small>
        )}
      </div>
    )
  },
  (before, after) =>
    before.onSelect === after.onSelect &&
    shownAttributes.every((name) => before.attributes[name] === after.attributes[name]),
)

const shownAttributes = ['id', 'data-active', 'data-preview', 'aria-selected'] as const
