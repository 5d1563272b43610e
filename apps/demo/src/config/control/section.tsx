import type { ReactNode } from 'react'

interface SectionProps {
  readonly title: string
  readonly children: ReactNode
  /** @default true */
  readonly isOpen?: boolean
}

/** Part of a panel that can be folded. */
export const Section = ({ title, children, isOpen = true }: SectionProps): ReactNode => (
  <details className="config-section" open={isOpen}>
    <summary>
      <h2>{title}</h2>
    </summary>
    <div className="config-fields">{children}</div>
  </details>
)
