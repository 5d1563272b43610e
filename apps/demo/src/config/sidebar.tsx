import { useEffect, useRef } from 'react'
import { groups, type Panel } from './panel.ts'
import { panels } from './panels.ts'

/** Links to all panels, in groups. */
export function Sidebar({ panel }: { readonly panel: Panel | undefined }) {
  const current = useRef<HTMLAnchorElement>(null)
  // The address may name a panel whose link is out of sight in a low window.
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' })
  }, [panel])
  return (
    <nav className="config-sidebar" aria-label="Panels" data-area="menu" tabIndex={-1}>
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
