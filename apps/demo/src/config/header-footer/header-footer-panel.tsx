import { TextField } from '@sitewright/editor-ui/field'
import { Section } from '../control/section.tsx'
import { TextAreaField } from '../control/control.tsx'
import { DraftField, parseFilled } from '../control/draft-field.tsx'
import { withText } from '../document.ts'
import { NavigationList } from '../navigation-list.tsx'
import type { PanelProps } from '../panel.ts'

/** Header and footer of every page. */
export default function HeaderFooterPanel({ site, change, locale }: PanelProps) {
  const { header, footer } = site
  return (
    <>
      <Section title="Header">
        <DraftField
          label="Site title"
          value={header.title}
          maxLength={30}
          parse={parseFilled}
          invalid="The site needs a title."
          onChange={(title) => change('site title', { header: { ...header, title } })}
        />
        <DraftField
          label="Tag line"
          hint="The heading of the home page, and a line above the header."
          value={header.tagLine[locale]}
          parse={parseFilled}
          invalid="The home page needs a heading."
          onChange={(text) =>
            change('tag line', { header: { ...header, tagLine: withText(header.tagLine, locale, text) } })
          }
        />
        <TextField
          label="Announcement"
          hint="Stands above the header instead of the tag line."
          value={header.announcement[locale]}
          onChange={(text) =>
            change('announcement', {
              header: { ...header, announcement: withText(header.announcement, locale, text) },
            })
          }
        />
      </Section>
      <Section title="Footer">
        <TextAreaField
          label="Address and hours"
          value={footer.address[locale]}
          onChange={(text) =>
            change('address', { footer: { ...footer, address: withText(footer.address, locale, text) } })
          }
        />
        <TextAreaField
          label="Note"
          value={footer.note[locale]}
          onChange={(text) =>
            change('note of the footer', { footer: { ...footer, note: withText(footer.note, locale, text) } })
          }
        />
      </Section>
      <Section title="Links of the footer" isOpen={false}>
        <NavigationList
          links={footer.links}
          site={site}
          locale={locale}
          onChange={(links, what) => change(what, { footer: { ...footer, links } })}
        />
      </Section>
    </>
  )
}
