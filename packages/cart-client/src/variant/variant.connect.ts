import type { Attributes } from '@sitewright/site/part'

/**
 * Attributes of one value of an option. A value that no variant has together with the rest of the selection is only
 * marked: it can be chosen all the same, because the shopper may change the rest.
 */
export const connectValue = ({ isOffered }: { readonly isOffered: boolean }): Attributes => ({
  'data-unavailable': isOffered ? undefined : '',
})
