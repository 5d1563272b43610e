import { panels } from './editor-panels.ts'
import { fields } from './editor-fields.ts'
import { forms } from './forms.ts'
import type { Guide, Guides } from './guide.ts'
import { others } from './others.ts'
import { selling } from './cart-selling.ts'
import { shopping } from './cart-shopping.ts'

/** Guides to all parts, by the title of their stories. */
export const guides: Guides = { ...selling, ...shopping, ...fields, ...panels, ...forms, ...others }

/** The guide of a part. Undefined for stories that show none. */
export const guideOf = (title: string): Guide | undefined => guides[title]
