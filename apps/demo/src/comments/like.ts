import { succeed } from '@sitewright/site/result'
import { COMMENT_TEXTS } from '../site/content/comment.ts'
import type { Shop } from '../wiring.ts'
import { likeCall, type Reaction } from './reaction.ts'

/** Makes the likes that the formatter printed a button. It shows the press at once, and takes it back if it is not saved. */
export function startLike(
  { http, localization, log }: Shop,
  root: HTMLElement,
  { isLiked: wasLiked }: Pick<Reaction, 'isLiked'>,
): void {
  const { itemId = '', likeCount = '' } = root.dataset
  const count = root.querySelector('.like-count')
  let isLiked = wasLiked
  const show = () => {
    const all = Number(likeCount) + Number(isLiked)
    root.ariaPressed = String(isLiked)
    root.ariaLabel = `${COMMENT_TEXTS.like[localization.locale]}: ${all}`
    if (count) count.textContent = String(all)
  }
  const press = async () => {
    isLiked = !isLiked
    show()
    const saved = await http.call({ ...likeCall(itemId), body: { isLiked } }, () => succeed(true))
    log.note('page', isLiked ? 'liked' : 'no longer liked', saved.ok ? 'good' : 'bad')
    if (saved.ok) return
    isLiked = !isLiked
    show()
  }
  root.role = 'button'
  root.tabIndex = 0
  root.addEventListener('click', () => void press())
  root.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    void press()
  })
  show()
}
