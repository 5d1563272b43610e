import { groups, type Panel } from './panel.ts'
import { panels } from './panels.ts'

/** Links to all panels, in groups. */
export const Sidebar = ({ panel }: { readonly panel: Panel | undefined }) => (
  <nav className="config-sidebar" aria-label="Panels" data-area="menu" tabIndex={-1}>
    {groups
      .filter((group) => panels.some((each) => each.group === group))
      .map((group) => (
        <section key={group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`}>{group}</h2>
          <ul>
            {panels
              .filter((each) => each.group === group)
              .map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`} aria-current={id === panel?.id ? 'page' : undefined}>
                    {title}
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
  </nav>
)
