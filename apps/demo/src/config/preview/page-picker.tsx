import { Field } from '@sitewright/editor-ui/field'
import type { SiteContent } from '../../site/content/site-content.ts'
import type { Locale } from '../../site/content/words.ts'

interface PagePickerProps {
  readonly site: SiteContent
  readonly locale: Locale
  readonly address: string
  readonly show: (address: string) => void
}

/** Pages of the shop that no owner edits. */
const OTHERS = [
  ['/cart', 'Cart'],
  ['/checkout', 'Checkout'],
  ['/search', 'Search'],
  ['/sign-in', 'Sign in'],
] as const

/** The page that is shown, to choose another one. */
export function PagePicker({ site, locale, address, show }: PagePickerProps) {
  const products = site.products.map(({ slug, name }) => [`/shop/p/${slug}`, name[locale]] as const)
  const pages = site.pages.map(({ path, title }) => [path, title[locale] || path] as const)
  const groups = { Pages: pages, Products: products, Shop: OTHERS }
  const isListed = Object.values(groups).some((group) => group.some(([path]) => path === address))
  return (
    <Field label="Page">
      {(attributes) => (
        <select {...attributes} value={address} onChange={({ currentTarget }) => show(currentTarget.value)}>
          {!isListed && <option value={address}>{address}</option>}
          {Object.entries(groups).map(([label, group]) => (
            <optgroup key={label} label={label}>
              {group.map(([path, title]) => (
                <option key={path} value={path}>
                  {title}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  )
}
