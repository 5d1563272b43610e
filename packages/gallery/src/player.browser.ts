/** Puts a provider's player into an element: only now does the provider hear of the visitor. */
export function play(into: Element, address = '', title = ''): void {
  if (!/^(https?:)?\/\//i.test(address)) return
  const player = document.createElement('iframe')
  player.src = address + (address.includes('?') ? '&' : '?') + 'autoplay=1'
  player.title = title
  player.allow = 'autoplay; fullscreen; picture-in-picture'
  into.append(player)
}

/** Takes the player away again, so that it is silent. */
export const stopPlaying = (element: Element): void => element.querySelector('iframe')?.remove()
