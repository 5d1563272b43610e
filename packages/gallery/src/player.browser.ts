import { withParameter } from './address.ts'
import { parts } from './part.browser.ts'

/**
 * Puts a provider's player into an element and starts it, unless one is there. The provider gets no request before this
 * call.
 */
export function play(into: Element, address = '', title = ''): void {
  const player = document.createElement('iframe')
  player.src = withParameter(address, 'autoplay=1')
  // `src` is the whole address now. Those that are not of the web, above all `javascript:`, are not loaded.
  if (!address || !/^https?:/.test(player.src) || parts(into, 'player')[0]) return
  player.dataset.part = 'player'
  player.title = title
  player.allow = 'autoplay; fullscreen; picture-in-picture'
  into.append(player)
}

/** Removes the player from an element, which also silences it. Other frames belong to the page. */
export function stopPlaying(element: Element): void {
  parts(element, 'player')[0]?.remove()
}
