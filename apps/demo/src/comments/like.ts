import { succeed } from '@sitewright/machine/result'
import { COMMENT_TEXTS } from '../site/content/comment.ts'
import type { Shop } from '../wiring.ts'
import { likeCall, type Reaction } from './reaction.ts'
import { textIn } from '../site/content/text-in.ts'

/** Makes the likes that the formatter printed a button. It shows the press at once, and takes it back if it is not saved. */
export function startLike(
  { http, localization, log }: Shop,
  root: HTMLElement,
  { isLiked: wasLiked }: Pick<Reaction, 'isLiked'>,
): void {
  const { itemId = '', likeCount = '' } = root.dataset
  const count = root.querySelector('.like-count')
  let isLiked = wasLiked
  /** True if the server holds a like of this visitor. */
  let isSaved = wasLiked
  let presses = 0
  const problem = document.createElement('span')
  problem.role = 'status'
  problem.className = 'like-problem'
  const show = () => {
    const all = Number(likeCount) + Number(isLiked)
    root.ariaPressed = String(isLiked)
    root.ariaLabel = `${textIn(COMMENT_TEXTS.like, localization.locale)}: ${all}`
    if (count) count.textContent = String(all)
  }
  const press = async () => {
    const wanted = !isLiked
    const number = ++presses
    isLiked = wanted
    problem.textContent = ''
    show()
    const { ok } = await http.call({ ...likeCall(itemId), body: { isLiked: wanted } }, () => succeed(true))
    log.note('page', wanted ? 'liked' : 'no longer liked', ok ? 'good' : 'bad')
    if (ok) isSaved = wanted
    // A later press has the last word.
    if (ok || number !== presses) return
    isLiked = isSaved
    problem.textContent = textIn(COMMENT_TEXTS.likeFailed, localization.locale)
    show()
  }
  root.after(problem)
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
