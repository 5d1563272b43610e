/** A web address of a player. Others, above all `javascript:`, are not loaded. */
const WEB_ADDRESS = /^(https?:)?\/\//i

/** Puts a provider's player into an element and starts it. The provider gets no request before this call. */
export function play(into: Element, address = '', title = ''): void {
  if (!WEB_ADDRESS.test(address)) return
  const player = document.createElement('iframe')
  player.src = address + (address.includes('?') ? '&' : '?') + 'autoplay=1'
  player.title = title
  player.allow = 'autoplay; fullscreen; picture-in-picture'
  into.append(player)
}

/** Removes the player from an element, which also silences it. */
export function stopPlaying(element: Element): void {
  element.querySelector('iframe')?.remove()
}
