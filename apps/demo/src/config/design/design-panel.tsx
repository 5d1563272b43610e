import { Button } from '@sitewright/editor-ui/button'
import { ColorContrast } from '@sitewright/editor-ui/color-contrast'
import { ColorPicker } from '@sitewright/editor-ui/color-picker'
import { FontPicker, fontStack, type Font } from '@sitewright/editor-ui/font-picker'
import { RadioGroup } from '@sitewright/editor-ui/radio-group'
import { Tabs } from '@sitewright/editor-ui/tabs'
import { useEffect, useState } from 'react'
import { Section } from '../control/section.tsx'
import { readSettings } from '../../settings/settings.ts'
import type { PanelProps } from '../panel.ts'
import {
  BACKGROUNDS,
  colorOf,
  COLORS,
  FAMILIES,
  familyOf,
  withColor,
  type ColorName,
  type FamilyName,
  type Light,
} from './design.ts'

const LIGHTS: readonly { readonly value: Light; readonly label: string }[] = [
  { value: 'day', label: 'Light' },
  { value: 'night', label: 'Dark' },
]

const STYLE_GUIDE: readonly Font[] = [
  { family: 'Fraunces', category: 'serif' },
  { family: 'Instrument Sans', category: 'sansSerif' },
]

/** Families that this site serves, and those that systems have. */
const FONTS: readonly Font[] = [
  ...STYLE_GUIDE,
  { family: 'Georgia', category: 'serif' },
  { family: 'Palatino', category: 'serif' },
  { family: 'Times New Roman', category: 'serif' },
  { family: 'Rockwell', category: 'slabSerif' },
  { family: 'Helvetica', category: 'sansSerif' },
  { family: 'Verdana', category: 'sansSerif' },
  { family: 'Trebuchet MS', category: 'sansSerif' },
  { family: 'Impact', category: 'display' },
  { family: 'Brush Script MT', category: 'script' },
  { family: 'Courier New', category: 'mono' },
]

const SWATCHES = ['#97421f', '#4c5a24', '#8d6312', '#1f3a5f', '#24211c', '#f5f1e8']

const colorNames = Object.keys(COLORS) as readonly ColorName[]
const familyNames = Object.keys(FAMILIES) as readonly FamilyName[]

/** Loads the faces of a font that this page serves. One of the system has none to load. */
const loadFaces = (font: Font) => document.fonts.load(`1em ${fontStack(font)}`)

type Shared = Pick<PanelProps, 'change'> & { readonly design: PanelProps['site']['design'] }

/** Light in which the page is seen before another one is chosen. */
function lightNow(): Light {
  const { theme } = readSettings()
  const isDark = theme === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark'
  return isDark ? 'night' : 'day'
}

/** The colours of the shop, one of which is open. The page beside them is shown in their light. */
function Colors({ design, change, showTheme }: Shared & Pick<PanelProps, 'showTheme'>) {
  const [light, setLight] = useState(lightNow)
  useEffect(() => {
    showTheme(light === 'day' ? 'light' : 'dark')
    return () => showTheme()
  }, [light, showTheme])
  const [open, setOpen] = useState<ColorName>('--iron')
  const { title } = COLORS[open]
  const background = BACKGROUNDS[open]
  return (
    <>
      <RadioGroup label="Seen by" options={LIGHTS} value={light} onChange={setLight} />
      <div className="config-swatches" role="group" aria-label="Colours">
        {colorNames.map((name) => (
          <button
            key={name}
            type="button"
            className="config-swatch"
            aria-pressed={name === open}
            onClick={() => setOpen(name)}
          >
            <span style={{ background: colorOf(design, name, light) }} />
            {COLORS[name].title}
          </button>
        ))}
      </div>
      <ColorPicker
        key={`${open} ${light}`}
        label={title}
        value={colorOf(design, open, light)}
        swatches={SWATCHES}
        hasAlpha={false}
        onChange={(_, css) => change(`colour “${title}”`, { design: withColor(design, open, light, css) })}
      >
        {(color) =>
          background && <ColorContrast color={color} background={colorOf(design, background, light)} />
        }
      </ColorPicker>
    </>
  )
}

/** The two families of letters. */
function Fonts({ design, change }: Shared) {
  const [open, setOpen] = useState<FamilyName>('--serif')
  return (
    <Tabs
      label="Letters of"
      tabs={familyNames.map((id) => ({ id, label: FAMILIES[id].title }))}
      selected={open}
      onSelect={setOpen}
    >
      <FontPicker
        key={open}
        value={familyOf(design, open)}
        fonts={FONTS}
        styleGuide={STYLE_GUIDE}
        loadPreview={loadFaces}
        hasLoadTimeWarning
        onSelect={(font) =>
          change(`font of ${FAMILIES[open].title.toLowerCase()}`, {
            design: { ...design, [open]: fontStack(font) },
          })
        }
      />
    </Tabs>
  )
}

/** Colours and fonts of the shop. */
export default function DesignPanel({ site: { design }, change, showTheme }: PanelProps) {
  return (
    <>
      <Section title="Colours">
        <Colors design={design} change={change} showTheme={showTheme} />
      </Section>
      <Section title="Fonts">
        <Fonts design={design} change={change} />
      </Section>
      <div className="config-row">
        <Button
          aria-disabled={Object.keys(design).length === 0}
          onClick={() => change('return to the first look', { design: {} })}
        >
          As it was built
        </Button>
      </div>
    </>
  )
}
