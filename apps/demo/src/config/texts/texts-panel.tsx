import { RichTextEditor } from '@sitewright/editor-ui/rich-text'
import { useState, type ReactNode } from 'react'
import { POSTS } from '../../site/content/post.ts'
import type { SiteContent } from '../../site/content/site-content.ts'
import type { Locale } from '../../site/content/words.ts'
import { htmlOfParagraphs } from '../../site/record/html.ts'
import { SelectField } from '../control/control.tsx'
import { withText, type ContentChange } from '../document.ts'
import type { PanelProps } from '../panel.ts'
import { proseMirror } from './engine.ts'

/** A text that fills a page: a post, or a page of text. */
interface LongText {
  readonly address: string
  readonly title: string
  readonly html: string
  readonly change: (html: string) => ContentChange
}

function postTexts({ posts }: SiteContent, locale: Locale): readonly LongText[] {
  return POSTS.map(({ slug, title, body }) => {
    const built = { en: htmlOfParagraphs(body.en), de: htmlOfParagraphs(body.de) }
    const text = posts[slug] ?? built
    return {
      address: `/journal/${slug}`,
      title: title[locale],
      html: text[locale],
      change: (html) => ({ posts: { ...posts, [slug]: withText(text, locale, html) } }),
    }
  })
}

function pageTexts({ pages }: SiteContent, locale: Locale): readonly LongText[] {
  return pages
    .filter(({ kind }) => kind === 'text')
    .map((page) => ({
      address: page.path,
      title: page.title[locale],
      html: page.body?.[locale] ?? '',
      change: (html) => ({
        pages: pages.map((each) =>
          each === page ? { ...page, body: withText(page.body, locale, html) } : each,
        ),
      }),
    }))
}

const swatches = [
  { color: '#97421f', name: 'Iron' },
  { color: '#4c5a24', name: 'Moss' },
  { color: '#8d6312', name: 'Gold' },
]

/** Posts of the journal, and pages of text. */
export default function TextsPanel({ site, change, locale, show }: PanelProps): ReactNode {
  const texts = [...pageTexts(site, locale), ...postTexts(site, locale)]
  const [address, setAddress] = useState(texts[0]?.address)
  const edited = texts.find((text) => text.address === address) ?? texts[0]
  const choose = (next: string) => {
    setAddress(next)
    show(next)
  }
  if (!edited) return null
  return (
    <div className="config-fields">
      <SelectField
        label="Text"
        value={edited.address}
        options={texts.map((text) => ({ value: text.address, label: text.title }))}
        onChange={choose}
      />
      <RichTextEditor
        key={`${edited.address} ${locale}`}
        label={edited.title}
        engine={proseMirror}
        value={edited.html}
        swatches={swatches}
        destinations={{ pages: site.pages.map((page) => ({ href: page.path, name: page.title[locale] })) }}
        onChange={(html) => change(`text of ${edited.title}`, edited.change(html))}
      />
    </div>
  )
}
