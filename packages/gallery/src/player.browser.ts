import { withParameter } from './address.ts'

/** Puts a provider's player into an element and starts it. The provider gets no request before this call. */
export function play(into: Element, address = '', title = ''): void {
  const player = document.createElement('iframe')
  player.src = withParameter(address, 'autoplay=1')
  // `src` is the whole address now. Those that are not of the web, above all `javascript:`, are not loaded.
  if (!address || !/^https?:/.test(player.src)) return
  player.title = title
  player.allow = 'autoplay; fullscreen; picture-in-picture'
  into.append(player)
}

/** Removes the player from an element, which also silences it. */
export function stopPlaying(element: Element): void {
  element.querySelector('iframe')?.remove()
}
