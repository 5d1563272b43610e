import type { ReactNode } from 'react'

/** Line of a story that says what is the case, where a part rightly shows nothing. */
export const Situation = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <p
    style={{
      maxInlineSize: '40rem',
      margin: '0 0 1rem',
      color: 'color-mix(in srgb, CanvasText 72%, Canvas)',
      fontSize: '0.875rem',
    }}
  >
    {children}
  </p>
)
