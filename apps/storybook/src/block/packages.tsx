import cart from '../../../../packages/cart-client/package.json'
import gallery from '../../../../packages/gallery/package.json'
import machine from '../../../../packages/machine/package.json'
import money from '../../../../packages/money-format/package.json'
import site from '../../../../packages/site/package.json'
import template from '../../../../packages/template-engine/package.json'

const short = (name: string): string => name.replace('@sitewright/', '')

/** The packages as cards that lead to their pages. */
export function Packages() {
  return (
    <ul className="packages sb-unstyled">
      {[cart, gallery, money, template, machine, site].map(({ name, description }) => (
        <li key={name}>
          <a href={`./?path=/docs/${short(name)}-about--docs`} target="_top">
            <strong>{short(name)}</strong>
            <span>{description}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
