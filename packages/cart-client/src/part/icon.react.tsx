import type { ReactNode } from 'react'

const Icon = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <svg
    aria-hidden="true"
    data-cart="icon"
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {children}
  </svg>
)

/** A shopping bag. */
export const BagIcon = (): ReactNode => (
  <Icon>
    <path d="M5.5 8h13l1 12.5h-15z" />
    <path d="M8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5" />
  </Icon>
)

/** A cross. */
export const CloseIcon = (): ReactNode => (
  <Icon>
    <path d="M6 6l12 12M18 6L6 18" />
  </Icon>
)

/** One less. */
export const MinusIcon = (): ReactNode => (
  <Icon>
    <path d="M6 12h12" />
  </Icon>
)

/** One more. */
export const PlusIcon = (): ReactNode => (
  <Icon>
    <path d="M6 12h12M12 6v12" />
  </Icon>
)

/** A tick. */
export const TickIcon = (): ReactNode => (
  <Icon>
    <path d="M5 12.5l4.5 4.5L19 7.5" />
  </Icon>
)

/** An `i` in a circle. */
export const InfoIcon = (): ReactNode => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v5.5M12 7.5v.01" />
  </Icon>
)

/** A warning. */
export const WarningIcon = (): ReactNode => (
  <Icon>
    <path d="M12 4l9 16H3z" />
    <path d="M12 10v4.5M12 17.5v.01" />
  </Icon>
)
