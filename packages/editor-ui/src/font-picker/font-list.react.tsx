'use client'

import { useStore } from '@sitewright/machine/react'
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { Button } from '../button/button.react.tsx'
import { fillMessage, fontMessages, sharedMessages } from '../messages.ts'
import { useMessages } from '../provider/provider.react.tsx'
import type { FontPickerAttributes } from './font-picker.connect.ts'
import { createFontPreviews, watchOptions, type LoadFont } from './font-preview.browser.ts'
import { fontsOf, type FontSection } from './font.ts'

const texts = { ...fontMessages, ...sharedMessages }

/** Props of `FontList`. */
export interface FontListProps {
  readonly attributes: FontPickerAttributes
  readonly sections: readonly FontSection[]
  readonly active: number
  readonly loadPreview?: LoadFont | undefined
}

/** The fonts that match, each in its own letters once they are loaded. */
export function FontList({ attributes, sections, active, loadPreview }: FontListProps): ReactNode {
  const messages = useMessages(texts)
  const list = useRef<HTMLDivElement>(null)
  const headingId = useId()
  const [previews] = useState(createFontPreviews)
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
              return (
                <div key={font.family} {...attributes.option(font, index, state)}>
                  <span>{font.family}</span>
                  {state === 'failed' && (
                    <small>
                      {fillMessage(messages, 'editor.error.fontPreview', { fontName: font.family })}
                    </small>
                  )}
                </div>
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
