import type { Design } from '../site/content/site-content.ts'

let applied: readonly string[] = []

/** Gives the page the colours and fonts of the site's owner, as custom properties over those of the style sheet. */
export function applyDesign(design: Design, root: HTMLElement = document.documentElement): void {
  for (const name of applied) root.style.removeProperty(name)
  applied = Object.keys(design)
  for (const [name, value] of Object.entries(design)) root.style.setProperty(name, value)
}
