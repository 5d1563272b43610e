import { Button } from '@sitewright/editor-ui/button'
import { TextField } from '@sitewright/editor-ui/field'
import { LinkEditor, type Link } from '@sitewright/editor-ui/link-editor'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { NavigationLink, SiteContent } from '../site/content/site-content.ts'
import type { Locale } from '../site/content/words.ts'
import { moveItem, removeAt, replaceAt, withText } from './document.ts'

interface NavigationListProps {
  readonly links: readonly NavigationLink[]
  readonly site: SiteContent
  readonly locale: Locale
  /** `what` names what was done, for the step of undo. */
  readonly onChange: (links: readonly NavigationLink[], what: string) => void
}

/** Name of a link: its own, or that of its page. */
function nameOf(
  { title, collectionId, externalLink }: NavigationLink,
  { pages }: SiteContent,
  locale: Locale,
) {
  const page = pages.find(({ id }) => id === collectionId)
  const names = [title?.[locale], page?.title[locale], externalLink, collectionId]
  return names.find(Boolean) ?? ''
}

function linkOf({ target, href, name, newWindow }: Link, site: SiteContent): NavigationLink {
  const page = target === 'page' ? site.pages.find(({ path }) => path === href) : undefined
  return {
    ...(page ? { collectionId: page.id } : { externalLink: href }),
    ...(name ? { title: { en: name, de: name } } : {}),
    isNewWindow: newWindow,
  }
}

/** The button that opens the editor of a link, or the editor. The focus moves from one to the other. */
function AddLink({ site, locale, onAdd }: Pick<NavigationListProps, 'site' | 'locale'> & AddLinkProps) {
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const show = (next: boolean) => {
    flushSync(() => setOpen(next))
    place.current?.querySelector<HTMLElement>(next ? '[aria-selected=true]' : 'button')?.focus()
  }
  if (!isOpen) {
    return (
      <div ref={place}>
        <Button onClick={() => show(true)}>Add a link</Button>
      </div>
    )
  }
  return (
    <div ref={place} className="config-box">
      <LinkEditor
        pages={site.pages.map(({ path, title }) => ({ href: path, name: title[locale] || path }))}
        tabs={['pages', 'webAddress', 'email', 'phone']}
        onSave={(link) => {
          onAdd(linkOf(link, site))
          show(false)
        }}
        onCancel={() => show(false)}
      />
    </div>
  )
}

interface AddLinkProps {
  readonly onAdd: (link: NavigationLink) => void
}

/** Keys of links, by which their rows follow them to another place: several may lead to one page. */
function keysOf(links: readonly NavigationLink[]): readonly string[] {
  const targets = links.map(({ collectionId, externalLink }) => collectionId ?? externalLink ?? '')
  return targets.map(
    (target, i) => `${target} ${targets.slice(0, i).filter((each) => each === target).length}`,
  )
}

/** Links of a navigation: to rename, move, hide, remove and add. */
export function NavigationList({ links, site, locale, onChange }: NavigationListProps) {
  const keys = keysOf(links)
  return (
    <>
      <ol className="config-list">
        {links.map((link, i) => {
          const name = nameOf(link, site, locale)
          const move = (to: number) => onChange(moveItem(links, i, to), `place of ${name}`)
          return (
            <li key={keys[i]} data-hidden={link.isHidden === true ? '' : undefined}>
              <TextField
                label="Link text"
                value={link.title?.[locale] ?? ''}
                placeholder={name}
                hint={link.externalLink}
                onChange={(text) =>
                  onChange(
                    replaceAt(links, i, { ...link, title: withText(link.title, locale, text) }),
                    'text of a link',
                  )
                }
              />
              <div className="config-row">
                <Button
                  kind="plain"
                  aria-disabled={i === 0}
                  aria-label={`Move ${name} up`}
                  onClick={() => move(i - 1)}
                >
                  ↑
                </Button>
                <Button
                  kind="plain"
                  aria-disabled={i === links.length - 1}
                  aria-label={`Move ${name} down`}
                  onClick={() => move(i + 1)}
                >
                  ↓
                </Button>
                <Button
                  kind="plain"
                  aria-pressed={link.isHidden === true}
                  aria-label={`Hide ${name}`}
                  onClick={() =>
                    onChange(
                      replaceAt(links, i, { ...link, isHidden: !link.isHidden }),
                      `visibility of ${name}`,
                    )
                  }
                >
                  Hide
                </Button>
                <Button
                  kind="plain"
                  aria-label={`Remove ${name}`}
                  onClick={() => onChange(removeAt(links, i), `removal of ${name}`)}
                >
                  Remove
                </Button>
              </div>
            </li>
          )
        })}
      </ol>
      <AddLink
        site={site}
        locale={locale}
        onAdd={(link) => onChange([...links, link], `link to ${nameOf(link, site, locale)}`)}
      />
    </>
  )
}
