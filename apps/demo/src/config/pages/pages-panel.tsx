import { Button } from '@sitewright/editor-ui/button'
import { useConfirm } from '@sitewright/editor-ui/confirm'
import { PageStatusBadge, PageStatusField } from '@sitewright/editor-ui/page-setting'
import { useLatest } from '@sitewright/machine/react'
import { useState } from 'react'
import { Section } from '../control/section.tsx'
import { SwitchField, TextAreaField } from '../control/control.tsx'
import { DraftField, parseFilled } from '../control/draft-field.tsx'
import { replaceAt, withText, type SitePage } from '../document.ts'
import { NavigationList } from '../navigation-list.tsx'
import type { PanelProps } from '../panel.ts'
import { createPage, withoutPage } from './page-edit.ts'

interface PageEditorProps extends Omit<PanelProps, 'change'> {
  readonly page: SitePage
  readonly onChange: (page: SitePage, what: string) => void
  readonly onRemove: () => void
}

/** Settings of one page. */
function PageEditor({ page, site, locale, onChange, onRemove }: PageEditorProps) {
  const name = page.title[locale] || page.path
  const isLinked = site.navigation.some(({ collectionId, isHidden }) => collectionId === page.id && !isHidden)
  return (
    <div className="config-fields">
      {page.id !== 'home' && (
        <DraftField
          label="Title"
          value={page.title[locale]}
          parse={parseFilled}
          invalid="The page needs a title."
          onChange={(text) =>
            onChange({ ...page, title: withText(page.title, locale, text) }, `title of ${page.path}`)
          }
        />
      )}
      {page.kind === 'text' && (
        <TextAreaField
          label="Text"
          hint="Markup. The panel Texts has a toolbar for it."
          rows={8}
          value={page.body?.[locale] ?? ''}
          onChange={(text) =>
            onChange({ ...page, body: withText(page.body, locale, text) }, `text of ${name}`)
          }
        />
      )}
      {page.id !== 'home' && (
        <>
          <SwitchField
            label="Published"
            hint={
              page.status
                ? 'Visitors get the page for what does not exist.'
                : 'Visitors find it at its address.'
            }
            value={page.status === undefined}
            onChange={(isOn) =>
              onChange({ ...page, status: isOn ? undefined : 'draft' }, `status of ${name}`)
            }
          />
          {page.status && (
            <PageStatusField
              value={page.status}
              onChange={(status) => onChange({ ...page, status }, `status of ${name}`)}
            />
          )}
        </>
      )}
      <p className="config-note">
        {page.path}
        {isLinked ? ', in the navigation' : ', not in the navigation'}
      </p>
      {page.kind !== 'own' && (
        <div>
          <Button onClick={onRemove}>Delete the page</Button>
        </div>
      )}
    </div>
  )
}

/** Pages of the site, and the navigation of its header. */
export default function PagesPanel(props: PanelProps) {
  const { site, change, locale, show } = props
  const [openId, setOpenId] = useState<string>()
  const ask = useConfirm()
  const latest = useLatest(props)
  const open = (page: SitePage) => {
    setOpenId(page.id === openId ? undefined : page.id)
    show(page.path)
  }
  const add = () => {
    const page = createPage(site.pages)
    change('new page', { pages: [...site.pages, page] })
    setOpenId(page.id)
    show(page.path)
  }
  const remove = async (page: SitePage) => {
    const title = `Delete “${page.title[locale]}”?`
    if (
      !(await ask({
        title,
        body: 'Its links go with it. Undo brings both back.',
        confirm: 'Delete',
        tone: 'danger',
      }))
    )
      return
    // Another tab may have changed the site in the meantime.
    change(`deletion of ${page.title[locale]}`, withoutPage(latest.current.site, page.id))
    show('/')
  }
  return (
    <>
      <Section title="Pages">
        <ul className="config-list">
          {site.pages.map((page, i) => (
            <li key={page.id}>
              <button
                type="button"
                className="config-item"
                aria-expanded={page.id === openId}
                onClick={() => open(page)}
              >
                <bdi>{page.title[locale] || page.path}</bdi>
                {page.status && <PageStatusBadge status={page.status} />}
              </button>
              {page.id === openId && (
                <PageEditor
                  {...props}
                  page={page}
                  onChange={(next, what) => change(what, { pages: replaceAt(site.pages, i, next) })}
                  onRemove={() => void remove(page)}
                />
              )}
            </li>
          ))}
        </ul>
        <Button onClick={add}>Add a page</Button>
      </Section>
      <Section title="Navigation">
        <NavigationList
          links={site.navigation}
          site={site}
          locale={locale}
          onChange={(navigation, what) => change(what, { navigation })}
        />
      </Section>
    </>
  )
}
