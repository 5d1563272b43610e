import { useEffect, useRef } from 'react'
import { groups, type Panel } from './panel.ts'
import { panels } from './panels.ts'

/** Scrolls a menu until a link is in view. `scrollIntoView` would also move the place from which Tab goes on. */
function reveal(link: HTMLElement, menu: HTMLElement): void {
  const [inner, outer] = [link.getBoundingClientRect(), menu.getBoundingClientRect()]
  menu.scrollTop += Math.min(0, inner.top - outer.top) + Math.max(0, inner.bottom - outer.bottom)
}

/** Links to all panels, in groups. */
export function Sidebar({ panel }: { readonly panel: Panel | undefined }) {
  const menu = useRef<HTMLElement>(null)
  const current = useRef<HTMLAnchorElement>(null)
  // The address may name a panel whose link is out of sight in a low window.
  useEffect(() => {
    if (current.current && menu.current) reveal(current.current, menu.current)
  }, [panel])
  return (
    <nav ref={menu} className="config-sidebar" aria-label="Panels" data-area="menu" tabIndex={-1}>
      {groups
        .filter((group) => panels.some((each) => each.group === group))
        .map((group) => (
          <section key={group} aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`}>{group}</h2>
            <ul>
              {panels
                .filter((each) => each.group === group)
                .map((each) => (
                  <li key={each.id}>
                    <a
                      ref={each === panel ? current : undefined}
                      href={`#${each.id}`}
                      aria-current={each === panel ? 'page' : undefined}
                    >
                      {each.title}
                    </a>
                  </li>
                ))}
            </ul>
          </section>
        ))}
    </nav>
  )
}
