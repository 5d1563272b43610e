'use client'

import { useStore } from '@sitewright/machine/react'
import { useEffect, useId, useMemo, useRef, type ReactNode } from 'react'
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
  const load = useRef(loadPreview)
  useEffect(() => {
    load.current = loadPreview
  })
  const previews = useMemo(
    () => createFontPreviews((font, signal) => load.current?.(font, signal) ?? Promise.resolve()),
    [],
  )
  const states = useStore(previews)
  const fonts = useMemo(() => fontsOf(sections), [sections])
  const hasPreviews = loadPreview !== undefined
  useEffect(() => previews.start(), [previews])
  useEffect(() => {
    if (!hasPreviews || !list.current) return undefined
    return watchOptions(list.current, (index) => {
      const font = fonts[index]
      // A failed one waits for the button.
      if (font && !previews.snapshot().has(font.family)) previews.request(font)
    })
  }, [fonts, hasPreviews, previews])
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const failed = fonts.filter(({ family }) => states.get(family) === 'failed')
  let index = -1
  return (
    <>
      <div ref={list} {...attributes.list}>
        {sections.map(({ id, fonts: listed }) => (
          <div key={id} role="group" aria-labelledby={`${headingId}-${id}`}>
            <div data-editor="font-heading" id={`${headingId}-${id}`}>
              {messages[`editor.font.${id}`]}
            </div>
            {listed.map((font) => {
              index += 1
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
          <Button onClick={() => failed.forEach(previews.request)}>
            {messages['editor.retry.tryAgain']}
          </Button>
        </div>
      )}
    </>
  )
}
