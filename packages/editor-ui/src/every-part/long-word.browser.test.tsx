import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DatasetEditor } from '../dataset-editor/dataset-editor.react.tsx'
import { DeviceViewPicker, PageStatusBadge, PageStatusField } from '../page-setting/page-setting.react.tsx'
import { RadioGroup } from '../radio-group/radio-group.react.tsx'
import '../styles.css'

// A stored text may be as long as its owner likes, without a place to break it.
const word = 'W'.repeat(1000)
const row = { label: word, values: ['1'] }

test.each([
  ['a chart of series', <DatasetEditor key="bar" defaultValue={{ series: [word], rows: [row] }} />],
  ['a pie', <DatasetEditor key="pie" defaultKind="pie" defaultValue={{ series: [word], rows: [row] }} />],
  [
    'a group of radio buttons',
    <RadioGroup
      key="radio"
      label={word}
      options={[{ value: 'a', label: word }]}
      value={undefined}
      onChange={() => undefined}
      problem={word}
    />,
  ],
  ['a device view', <DeviceViewPicker key="device" value={word} />],
  ['a status', <PageStatusField key="status" value={word} />],
  ['the badge of a status', <PageStatusBadge key="badge" status={word} />],
])('%s with a long word is no wider than its place', (_, part) => {
  const { container } = render(<div style={{ inlineSize: '300px' }}>{part}</div>)
  expect(container.firstElementChild?.scrollWidth).toBe(300)
})
