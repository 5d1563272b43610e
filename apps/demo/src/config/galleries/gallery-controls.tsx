import type { GalleryOptions, OptionKey } from '@sitewright/gallery'
import type { ReactNode } from 'react'
import { RangeField, SelectField, SwitchField } from '../control/control.tsx'
import { galleryControls, type GalleryControl } from './gallery-control.ts'

interface GalleryControlsProps {
  readonly options: GalleryOptions
  readonly onChange: (key: OptionKey, value: boolean | number | string) => void
}

/** Controls of the options that apply to a gallery as it is set. */
export const GalleryControls = ({ options, onChange }: GalleryControlsProps): ReactNode =>
  galleryControls(options)
    .filter(({ isUsed }) => isUsed)
    .map((control) => (
      <OneControl key={control.key} control={control} onChange={(value) => onChange(control.key, value)} />
    ))

interface OneControlProps {
  readonly control: GalleryControl
  readonly onChange: (value: boolean | number | string) => void
}

function OneControl({ control, onChange }: OneControlProps): ReactNode {
  switch (control.type) {
    case 'switch':
      return <SwitchField label={control.label} value={control.value} onChange={onChange} />
    case 'number': {
      const { label, value, min, max, step } = control
      return <RangeField label={label} value={value} min={min} max={max} step={step} onChange={onChange} />
    }
    case 'choice':
      return (
        <SelectField
          label={control.label}
          value={control.value}
          options={control.choices}
          onChange={onChange}
        />
      )
  }
}
