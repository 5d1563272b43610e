import { TagManager, type TagType } from '@sitewright/editor-ui/tag-manager'
import { Tabs } from '@sitewright/editor-ui/tabs'
import { useLatest } from '@sitewright/machine/react'
import { useMemo, useState, type ReactNode } from 'react'
import { freeKey } from '../products/product-edit.ts'
import type { PanelProps } from '../panel.ts'
import { tagTransport, type TagChanges } from './tag-call.ts'
import { categoryTags, mergeCategories, mergeSiteTags, renameCategory } from './tag-edit.ts'

const tabs = [
  { id: 'category', label: 'Categories' },
  { id: 'tag', label: 'Tags' },
] as const

/** Categories of the shop, and tags of the journal. */
export default function TagsPanel(props: PanelProps): ReactNode {
  const { show } = props
  const [kind, setKind] = useState<TagType>('category')
  const choose = (next: TagType) => {
    setKind(next)
    show(next === 'category' ? '/shop' : '/journal/forty-one-lips')
  }
  return (
    <Tabs tabs={tabs} selected={kind} onSelect={choose} label="Tags and categories">
      {kind === 'category' ? <Categories {...props} /> : <PostTags {...props} />}
    </Tabs>
  )
}

function Categories(props: PanelProps): ReactNode {
  const latest = useLatest(props)
  const { site, locale, shop } = props
  const transport = useMemo(() => {
    const changes: TagChanges = {
      create: ({ name }) => {
        const { categories } = latest.current.site
        const key = freeKey(
          name,
          categories.map((category) => category.key),
        )
        const added = { key, word: { en: name, de: name } }
        latest.current.change(`category ${name}`, { categories: [...categories, added] })
        return { id: key, name, count: 0 }
      },
      rename: (key, name) =>
        latest.current.change(
          `name of ${name}`,
          renameCategory(latest.current.site, key, latest.current.locale, name),
        ),
      merge: (keys, into) =>
        latest.current.change('merged categories', mergeCategories(latest.current.site, keys, into)),
      remove: (key) => latest.current.change('removed category', mergeCategories(latest.current.site, [key])),
    }
    return tagTransport(shop.http, changes)
  }, [latest, shop])
  const tags = useMemo(() => categoryTags(site, locale), [site, locale])
  return <TagManager tagType="category" tags={tags} {...transport} />
}

type SiteTags = PanelProps['site']['tags']

function PostTags(props: PanelProps): ReactNode {
  const latest = useLatest(props)
  const { site, shop } = props
  const transport = useMemo(() => {
    const set = (label: string, next: (tags: SiteTags) => SiteTags) =>
      latest.current.change(label, { tags: next(latest.current.site.tags) })
    return tagTransport(shop.http, {
      create: (tag) => {
        const { id, name } = tag
        set(`tag ${name}`, (all) => [...all, { id, name, words: [] }])
        return tag
      },
      rename: (id, name) =>
        set(`name of ${name}`, (all) => all.map((tag) => (tag.id === id ? { ...tag, name } : tag))),
      merge: (ids, into) => set('merged tags', (all) => mergeSiteTags(all, ids, into)),
      remove: (id) => set('removed tag', (all) => all.filter((tag) => tag.id !== id)),
    })
  }, [latest, shop])
  return <TagManager tagType="tag" tags={site.tags} {...transport} />
}
