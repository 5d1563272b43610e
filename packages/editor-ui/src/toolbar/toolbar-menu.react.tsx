import type { ReactNode } from 'react'
import type { ToolbarAttributes } from './toolbar.connect.ts'
import { blockLevels } from './toolbar.ts'

interface BlockMenuProps {
  /** Takes the element as a `ref`. */
  readonly setElement: (element: HTMLElement | null) => void
  readonly attributes: ToolbarAttributes
}

/** The menu of paragraph styles, each in its own look. */
export const BlockMenu = ({ setElement, attributes }: BlockMenuProps): ReactNode => (
  <div ref={setElement} {...attributes.menu}>
    {blockLevels.map((level) => (
      <button key={level} {...attributes.level(level)} />
    ))}
  </div>
)
