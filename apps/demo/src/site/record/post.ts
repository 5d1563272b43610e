import { COMMENTS, COMMENT_TEXTS } from '../content/comment.ts'
import { commentFormIn } from '../content/form.ts'
import { POSTS, type Post } from '../content/post.ts'
import { siteContent, type SiteContent } from '../content/site-content.ts'
import { commentCount } from '../content/website.ts'
import { formRecord } from './form.ts'
import { completeMarkup, htmlOfParagraphs } from './html.ts'
import { image } from './image.ts'
import type { Localization } from './item.ts'
import { REGION, type Language } from '../content/words.ts'
import { path } from './path.ts'
import { isWritten, languageOfText, textIn } from '../content/text-in.ts'

const OPEN = 1
const CLOSED = 2

function comments({ slug }: Post, { locale }: Localization) {
  return COMMENTS.filter(({ post }) => post === slug).map(({ author, addedOn, text }) => ({
    author,
    addedOn,
    text: textIn(text, locale),
    language: languageOfText(text, locale),
  }))
}

/** Names of the tags of a post, by its words. */
export const tagNames = (tags: SiteContent['tags'], words: readonly string[]): string[] =>
  tags.filter((tag) => tag.words.some((word) => words.includes(word))).map(({ name }) => name)

/** Text of a post: the edited one, or as it was built. Other languages show the English one. */
function htmlIn({ slug, body }: Post, language: Language): string {
  const locale = isWritten(language) ? language : 'en'
  return siteContent().posts[slug]?.[locale] ?? htmlOfParagraphs(body[locale])
}

/** A post's record, as the pages of a hosted site are rendered from. */
export function post(source: Post, localization: Localization) {
  const { locale } = localization
  const said = comments(source, localization)
  return {
    id: source.slug,
    collectionId: 'journal',
    recordType: 1,
    recordTypeLabel: 'text',
    urlId: source.slug,
    fullUrl: path(`/journal/${source.slug}`, locale),
    title: textIn(source.title, locale),
    excerpt: { html: `<p>${textIn(source.excerpt, locale)}</p>` },
    body: completeMarkup(htmlIn(source, locale)),
    ...(isWritten(locale) ? {} : { bodyLanguage: 'en' }),
    ...(locale === 'en' ? {} : { tagLanguage: 'en', commentsSaid: commentCount(said.length, locale) }),
    author: { displayName: source.author },
    publishOn: source.publishOn,
    readingTime: new Intl.NumberFormat(REGION[locale], { style: 'unit', unit: 'minute' }).format(
      source.minutes,
    ),
    tags: tagNames(siteContent().tags, source.tags),
    comments: said,
    publicCommentCount: said.length,
    commentState: source.isClosed ? CLOSED : OPEN,
    likeCount: source.likes,
    mainImageId: `image-${source.picture}`,
    mainImage: image(source.picture, textIn(source.title, locale)),
  }
}

/** All posts, the newest first. */
export const posts = (localization: Localization) => POSTS.map((source) => post(source, localization))

/** Form of a comment on a post, with the post in a field that nobody sees. */
export function commentRecord(slug: string, { locale }: Localization) {
  const form = commentFormIn(locale, slug)
  const { commentSend, commentsTitle } = COMMENT_TEXTS
  return { ...formRecord(form, locale, textIn(commentSend, locale)), label: textIn(commentsTitle, locale) }
}
