/** What a handler of a part reads of an event: events of the browser and those of React both have it. */
export interface PartEvent {
  readonly target: unknown
  readonly currentTarget: unknown
  readonly preventDefault: () => void
}

/** Attributes of one element, in React's names. `connect…` returns one bag for each element of a part. */
export interface Attributes {
  readonly [custom: `data-${string}`]: string | number | boolean | undefined
  readonly 'aria-busy'?: boolean | undefined
  readonly 'aria-describedby'?: string | undefined
  readonly 'aria-disabled'?: boolean | undefined
  readonly 'aria-hidden'?: boolean | undefined
  readonly 'aria-invalid'?: boolean | undefined
  readonly 'aria-label'?: string | undefined
  readonly 'aria-labelledby'?: string | undefined
  readonly 'aria-live'?: 'polite' | undefined
  readonly children?: string | undefined
  readonly hidden?: boolean | undefined
  readonly id?: string | undefined
  readonly popover?: 'manual' | undefined
  readonly role?: 'alert' | 'alertdialog' | 'img' | 'region' | 'status' | undefined
  readonly tabIndex?: number | undefined
  readonly onClick?: ((event: PartEvent) => void) | undefined
}

/** Attributes of a button. */
export interface ButtonAttributes extends Attributes {
  readonly type: 'button' | 'submit'
  readonly disabled?: boolean | undefined
}

/** Attributes of an input for an email. */
export interface EmailAttributes extends Attributes {
  readonly autoComplete: 'email'
  readonly inputMode: 'email'
}

/** Attributes of a link. */
export interface LinkAttributes extends Attributes {
  readonly href: string
}
