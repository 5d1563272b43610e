/** Statuses of a page. Any may follow any other. */
export const pageStatuses = ['scheduled', 'needsReview', 'draft', 'private'] as const

/** Status of a page. */
export type PageStatus = (typeof pageStatuses)[number]

/** Sizes in which the editor shows a page. They are independent of the site's breakpoints. */
export const deviceViews = ['desktop', 'phone', 'tablet'] as const

/** Size in which the editor shows a page. */
export type DeviceView = (typeof deviceViews)[number]

/** Events of a panel of tweaks. */
export const tweakEvents = [
  'change',
  'close',
  'save',
  'reset',
  'aftershow',
  'afterclose',
  'beforeopen',
] as const

/** Event of a panel of tweaks. */
export type TweakEvent = (typeof tweakEvents)[number]

/** Kinds of slices of a page. */
export const sliceTypes = [
  'heading',
  'sub-heading',
  'body',
  'image',
  'gallery',
  'video',
  'social-icons',
  'buttons',
  'navigation',
  'custom-form',
  'newsletter',
  'album',
  'map',
  'lock',
  'password',
  'twitter',
  'logo',
] as const

/** Kind of a slice. */
export type SliceType = (typeof sliceTypes)[number]

/** States in which the editor shows the cart. */
export const cartPreviews = ['empty', 'hasItems'] as const

/** State in which the editor shows the cart. */
export type CartPreview = (typeof cartPreviews)[number]

/** Colours of guides in the fluid engine, as CSS values. */
export const fluidEngineColors = ['blue', 'yellow'] as const

/** Value that stands for a stored password. */
export const maskedField = '__MASKED_FIELD__'

/** Returns the password to save: undefined for the mask, which means that the stored one stays. */
export const changedPassword = (value: string): string | undefined =>
  value === maskedField ? undefined : value
