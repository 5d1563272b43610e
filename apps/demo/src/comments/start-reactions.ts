import type { Cleanup } from '@sitewright/machine'
import { TEXTS } from '../messages.ts'
import { keepFocus } from '../keep-focus.ts'
import { COMMENT_TEXTS } from '../site/content/comment.ts'
import type { Language } from '../site/content/words.ts'
import type { Shop } from '../wiring.ts'
import { startLike } from './like.ts'
import { reactionCall, readReaction, type Reaction } from './reaction.ts'
import { textIn } from '../site/content/text-in.ts'

/** Event of a form that was saved. Its name stands here so that this file does not load the forms. */
const SAVED = 'form-submit-success'

const nothing: Reaction = { isLiked: false, comments: [] }

/** Shows what this visitor has said below the comments of the page. */
function showComments(place: Element, { comments }: Reaction): void {
  const items = comments.map(({ author, text }) => {
    const item = document.createElement('li')
    const name = document.createElement('b')
    name.dir = 'auto'
    name.textContent = author
    const head = document.createElement('p')
    head.className = 'meta'
    head.append(name)
    const words = document.createElement('p')
    words.dir = 'auto'
    words.textContent = text
    item.append(head, words)
    return item
  })
  const list = document.createElement('ol')
  list.className = 'comment-list'
  list.append(...items)
  place.replaceChildren(...(items.length > 0 ? [list] : []))
}

/** Shows that the visitor's comments could not be read, with a button that asks again. */
function showUnread(place: Element, locale: Language, retry: () => void): void {
  const text = document.createElement('p')
  text.textContent = textIn(COMMENT_TEXTS.commentsUnread, locale)
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button'
  button.textContent = textIn(TEXTS.retry, locale)
  button.addEventListener('click', () => {
    if (button.ariaDisabled === 'true') return
    button.ariaDisabled = 'true'
    button.textContent = textIn(TEXTS.paying, locale)
    retry()
  })
  const problem = document.createElement('div')
  problem.role = 'alert'
  problem.append(text, button)
  place.replaceChildren(problem)
}

/** Starts the likes and comments below `root`, both as the template formatters print them. Returns the undo. */
export async function startReactions(shop: Shop, root: ParentNode): Promise<Cleanup | undefined> {
  const like = root.querySelector<HTMLElement>('.sqs-simple-like')
  const place = root.querySelector<HTMLElement>('.squarespace-comments')
  const id = place?.dataset.itemId ?? like?.dataset.itemId ?? ''
  const read = () => shop.http.call(reactionCall(id), readReaction)
  const show = (found: Awaited<ReturnType<typeof read>>) => {
    if (!place) return
    if (found.ok) showComments(place, found.value)
    else showUnread(place, shop.localization.locale, () => void read().then(show))
  }
  const known = await read()
  if (like) startLike(shop, like, known.ok ? known.value : nothing)
  show(known)
  const section = place?.parentElement
  if (!section) return undefined
  const life = new AbortController()
  const stopKeeping = keepFocus(section)
  section.addEventListener(SAVED, () => void read().then(show), life)
  return () => {
    life.abort()
    stopKeeping()
  }
}
