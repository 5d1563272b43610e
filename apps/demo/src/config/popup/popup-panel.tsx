import { messages, type SliceType } from '@sitewright/editor-ui'
import { Button } from '@sitewright/editor-ui/button'
import { TextField } from '@sitewright/editor-ui/field'
import { PopupPositionPicker, SlicePicker, SlidePicker } from '@sitewright/editor-ui/page-setting'
import { SlideType } from '@sitewright/site/enumerations'
import { useState, type ReactNode } from 'react'
import type { Promo } from '../../site/content/promo.ts'
import { word } from '../../site/content/word.ts'
import { RangeField, TextAreaField } from '../control/control.tsx'
import { Section } from '../control/section.tsx'
import { moveItem, removeAt, withText } from '../document.ts'
import { PicturePicker } from '../files/picture-picker.tsx'
import type { PanelProps } from '../panel.ts'
import { usePopupPreview } from './popup-preview.ts'

/** The promotional popup: its kind, position, times, texts and slices. */
export default function PopupPanel(props: PanelProps): ReactNode {
  const { site, change, shop, locale, keep } = props
  const { promo, pictures } = site
  usePopupPreview(props.isOpen)
  const set = (label: string, next: Partial<Promo>) =>
    change(`${label} of the popup`, { promo: { ...promo, ...next } })
  return (
    <div className="config-fields">
      <SlidePicker value={promo.slide} onChange={(slide) => set('slide', { slide })} />
      {promo.slide === SlideType.popupOverlay && (
        <PopupPositionPicker value={promo.position} onChange={(position) => set('position', { position })} />
      )}
      <PopupTexts {...props} />
      <PicturePicker
        label="Picture of the popup"
        value={promo.picture}
        files={{ site, change, shop, locale, keep }}
        onChange={({ name, pictures: more }) =>
          change('picture of the popup', {
            promo: { ...promo, picture: name },
            pictures: { ...pictures, ...more },
          })
        }
      />
      <Slices slices={promo.slices} onChange={(slices) => set('slices', { slices })} />
      <Section title="When it shows">
        <RangeField
          label="After"
          unit=" s"
          value={promo.delaySeconds}
          min={0}
          max={60}
          onChange={(delaySeconds) => set('delay', { delaySeconds })}
        />
        <RangeField
          label="Leaves visitors who closed it alone for"
          unit=" days"
          value={promo.quietDays}
          min={1}
          max={90}
          onChange={(quietDays) => set('pause', { quietDays })}
        />
        <div className="config-row">
          <Button kind="quiet" onClick={() => set('version', { version: promo.version + 1 })}>
            Show it to everybody again
          </Button>
          <span data-editor="hint">Version {promo.version}</span>
        </div>
      </Section>
    </div>
  )
}

/** Title and text of the popup. */
function PopupTexts({ site, change, locale }: PanelProps): ReactNode {
  const set = (key: 'promoTitle' | 'promoLead', text: string) => {
    const before = { en: word(key, 'en'), de: word(key, 'de') }
    change('text of the popup', { texts: { ...site.texts, [key]: withText(before, locale, text) } })
  }
  return (
    <>
      <TextField
        label="Title"
        value={word('promoTitle', locale)}
        onChange={(text) => set('promoTitle', text)}
      />
      <TextAreaField
        label="Text"
        value={word('promoLead', locale)}
        onChange={(text) => set('promoLead', text)}
      />
    </>
  )
}

interface SlicesProps {
  readonly slices: readonly SliceType[]
  readonly onChange: (slices: readonly SliceType[]) => void
}

/** Parts of the popup in their order, and a picker that adds one. */
function Slices({ slices, onChange }: SlicesProps): ReactNode {
  const [chosen, setChosen] = useState<SliceType>('body')
  const isUsed = slices.includes(chosen)
  return (
    <Section title="Slices">
      <ol className="config-list">
        {slices.map((slice, index) => (
          <li key={slice} className="config-slice">
            <span>{messages[`editor.slice.${slice}`]}</span>
            <Button
              kind="plain"
              aria-label={`Move ${slice} up`}
              onClick={() => onChange(moveItem(slices, index, index - 1))}
            >
              Up
            </Button>
            <Button
              kind="plain"
              aria-label={`Remove ${slice}`}
              onClick={() => onChange(removeAt(slices, index))}
            >
              Remove
            </Button>
          </li>
        ))}
      </ol>
      <SlicePicker value={chosen} onChange={setChosen} />
      <div>
        <Button aria-disabled={isUsed} onClick={() => !isUsed && onChange([...slices, chosen])}>
          Add slice
        </Button>
      </div>
    </Section>
  )
}
