/** What each template makes, by its name. */
export const templateTitles = {
  'vite-shop': 'A shop in React, with Vite',
  'next-shop': 'A shop in Next',
  'html-form': 'A contact form on plain HTML, with a server in Node',
  'html-gallery': 'A gallery with a lightbox on plain HTML',
  'edge-templates': 'Templates at the edge, in a worker',
  editor: 'A small editor in React',
} as const

/** Name of a template. */
export type TemplateName = keyof typeof templateTitles

/** Names of all templates. */
export const templateNames = Object.keys(templateTitles) as TemplateName[]

/** The files of a template: texts by their paths. */
export type Template = Readonly<Record<string, string>>

/** Returns true if there is a template of this name. */
export const isTemplateName = (name: string): name is TemplateName => Object.hasOwn(templateTitles, name)
