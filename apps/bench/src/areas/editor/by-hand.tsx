import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Work } from '../../area.ts'
import { opened } from './panel.ts'
import { host } from './rich-text.ts'

const panel =
  (selector: string, draw: (count: number) => ReactNode): Work<number, boolean> =>
  (count) =>
  () =>
    opened(() => {
      const root = createRoot(host())
      flushSync(() => root.render(draw(count)))
      return () => flushSync(() => root.unmount())
    }, selector)

const times = (count: number, draw: (index: number) => ReactNode): readonly ReactNode[] =>
  Array.from({ length: count }, (_, index) => draw(index))

export const fontPicker = panel('[role=option]', (count) => (
  <>
    <input type="search" aria-label="Search fonts" />
    <div role="listbox" aria-label="Fonts">
      {times(count, (index) => (
        <div key={index} role="option" aria-selected="false">
          Font {index}
        </div>
      ))}
    </div>
  </>
))

export const fileManager = panel('[role=option]', (count) => (
  <div role="listbox" aria-label="Files">
    {times(count, (index) => (
      <div key={index} role="option" aria-selected="false">
        <b>photo {index}.jpg</b>
        <span>{index} kB</span>
      </div>
    ))}
  </div>
))

export const tagManager = panel('[type=checkbox]', (count) => (
  <ul>
    {times(count, (index) => (
      <li key={index}>
        <label>
          <input type="checkbox" />
          Tag {index}
        </label>
        <span>{index}</span>
        <button>Remove</button>
      </li>
    ))}
  </ul>
))

function Cell({ value }: { readonly value: number }): ReactNode {
  const [text, setText] = useState(String(value))
  return <input value={text} onChange={(event) => setText(event.target.value)} />
}

export const datasetEditor = panel('[role=gridcell]', (count) => (
  <div role="grid">
    {times(count, (row) => (
      <div key={row} role="row">
        <div role="rowheader">Day {row}</div>
        {times(5, (column) => (
          <div key={column} role="gridcell">
            <Cell value={row * column} />
          </div>
        ))}
      </div>
    ))}
  </div>
))
