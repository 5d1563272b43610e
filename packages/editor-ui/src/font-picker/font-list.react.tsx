'use client'

import { useStore } from '@sitewright/machine/react'
import { memo, useCallback, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react'
import type { Attributes } from '@sitewright/site/part'
import { Button } from '../button/button.react.tsx'
import { useLostFocus } from '../focus/lost-focus.react.ts'
import { fillMessage, fontMessages, sharedMessages } from '../messages.ts'
import { linesInWindow, outsideOf, rowWindow } from '../part/line-window/line-window.ts'
import { useLineWindow } from '../part/line-window/use-line-window.react.ts'
import { useMessages } from '../provider/provider.react.tsx'
import type { FontPickerAttributes } from './font-picker.connect.ts'
import { createFontPreviews, watchOptions, type LoadFont } from './font-preview.browser.ts'
import { fontsOf, type Font, type FontSection } from './font.ts'

const texts = { ...fontMessages, ...sharedMessages }

/** Props of `FontList`. */
export interface FontListProps {
  readonly attributes: FontPickerAttributes
  readonly sections: readonly FontSection[]
  /** Text of the search. The result of another search is shown from its top. */
  readonly query: string
  readonly active: number
  readonly onSelect: (font: Font) => void
  readonly loadPreview?: LoadFont | undefined
  readonly report?: ((error: unknown) => void) | undefined
}

/** The fonts that match, each in its own letters once they are loaded. */
export function FontList({
  attributes,
  sections,
  query,
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
  const { lines, linePx, follow } = useOptionWindow(fonts.length, active)
  useEffect(() => previews.start(), [previews])
  useEffect(() => {
    if (list.current) list.current.scrollTop = 0
  }, [query])
  // A list of another length may have scrolled without an event.
  useEffect(() => follow(list.current), [query, fonts, follow])
  useEffect(() => {
    if (!loadPreview || !list.current) return undefined
    return watchOptions(list.current, (index) => {
      const font = fonts[index]
      // A failed one waits for the button.
      if (font && !previews.snapshot().has(font.family)) previews.request(font, loadPreview)
    })
  }, [fonts, lines, loadPreview, previews])
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const focus = useLostFocus(() => {
    list.current?.parentElement?.querySelector<HTMLElement>('[role=combobox]')?.focus()
  })
  const failed = fonts.filter(({ family }) => states.get(family) === 'failed')
  return (
    <>
      <div ref={list} {...attributes.list} onScroll={({ currentTarget }) => follow(currentTarget)}>
        {sections.map(({ id, fonts: listed }, section) => {
          const before = fontsOf(sections.slice(0, section)).length
          const own = lines.filter((line) => line > before && line <= before + listed.length)
          return (
            <div key={id} role="group" aria-labelledby={`${headingId}-${id}`}>
              <div data-editor="font-heading" id={`${headingId}-${id}`}>
                {messages[`editor.font.${id}`]}
              </div>
              {own.flatMap((line, nth) => {
                const font = listed[line - before - 1]
                if (!font) return []
                const { family } = font
                return [
                  <Gap key={`before ${family}`} height={(line - (own[nth - 1] ?? before) - 1) * linePx} />,
                  <FontOption
                    key={family}
                    family={family}
                    onSelect={onSelect}
                    attributes={attributes.option(font, line - 1, states.get(family))}
                  />,
                ]
              })}
              <Gap height={(before + listed.length - (own.at(-1) ?? before)) * linePx} />
            </div>
          )
        })}
      </div>
      {failed.length > 0 && (
        <div data-editor="font-failed" {...focus}>
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

/** Options that are not drawn. */
const Gap = ({ height }: { readonly height: number }): ReactNode =>
  height > 0 && <div aria-hidden="true" style={{ blockSize: height }} />

/** Numbers of the options near the view, counted from 1, and the height of each. */
function useOptionWindow(count: number, active: number) {
  const [window, followMeasure] = useLineWindow(rowWindow, { scrollPx: 0, viewPx: 320, linePx: 40 })
  const outside = outsideOf({ count, window, active: active + 1 }, rowWindow)
  const lines = useMemo(
    () => linesInWindow({ count, window, active: outside }, rowWindow),
    [count, window, outside],
  )
  const follow = useCallback(
    (list: HTMLElement | null): void => {
      const { offsetHeight: linePx = 0 } = list?.querySelector<HTMLElement>('[data-index]') ?? {}
      if (list) followMeasure({ scrollPx: list.scrollTop, viewPx: list.clientHeight, linePx })
    },
    [followMeasure],
  )
  return { lines, linePx: window.linePx, follow }
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

const shownAttributes = ['id', 'data-active', 'data-preview', 'aria-selected', 'aria-setsize'] as const
