import type { Attributes, ButtonAttributes } from '@sitewright/site/part'

/** Texts of a quick-view button. */
export interface QuickViewView {
  /** Text of the button. */
  readonly label: string
  /** Name of the product, which distinguishes the buttons of a listing. */
  readonly name: string
}

/** Attributes of a quick-view button. */
export interface QuickViewAttributes {
  /** Of any element with the role of a button, as templates print it. */
  readonly root: Attributes
  /** Of a real button. */
  readonly button: ButtonAttributes
}

/** Attributes of a quick-view button, which is named by its product where that has a name. */
export function connectQuickView(
  { label, name }: QuickViewView,
  { open }: { readonly open: () => void },
): QuickViewAttributes {
  const root = { 'aria-label': name ? `${label}: ${name}` : undefined }
  return {
    root,
    button: {
      ...root,
      'data-cart': 'button',
      'data-kind': 'quiet',
      type: 'button',
      onClick: open,
      children: label,
    },
  }
}
