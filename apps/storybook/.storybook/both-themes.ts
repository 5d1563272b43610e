import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview'
import { waitFor } from 'storybook/test'

type Context = Parameters<typeof checkAccessibility>[0]

const page = document.documentElement

/** Machines are drawn anew for each theme, in their own time. */
const areDrawn = (theme: string): boolean =>
  [...document.querySelectorAll<HTMLElement>('.machine-drawing')].every(
    ({ dataset }) => dataset.drawn === theme,
  )

/** The parts of a story in the other theme, at once: a colour on its way would be checked half-way. */
async function inTheme(theme: 'light' | 'dark', check: () => Promise<void>): Promise<void> {
  const before = page.dataset.theme
  const still = document.head.appendChild(document.createElement('style'))
  still.textContent = '*, ::before, ::after { transition: none !important }'
  page.dataset.theme = theme
  try {
    await waitFor(
      () => {
        if (!areDrawn(theme)) throw new Error(`A machine is not drawn in the ${theme} theme yet.`)
      },
      { timeout: 20_000 },
    )
    await check()
  } finally {
    if (before) page.dataset.theme = before
    still.remove()
  }
}

/** Rules of axe that look at colours: another theme changes nothing else. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** A story with these rules alone. */
function onlyColours(context: Context): Context {
  const { a11y } = context.parameters as { readonly a11y?: { readonly options?: object } }
  const options = { ...a11y?.options, runOnly: { type: 'rule', values: COLOUR_RULES } }
  return { ...context, parameters: { ...context.parameters, a11y: { ...a11y, options } } }
}

/**
 * Checks the colours of a story with axe in the other theme, too: after the addon has checked the one that the story is shown in. Only
 * where stories run as tests; nobody wants a page to flash who looks at one.
 */
export async function checkOtherTheme(context: Context): Promise<void> {
  if (!('__vitest_browser__' in globalThis)) return
  const other = page.dataset.theme === 'dark' ? 'light' : 'dark'
  await inTheme(other, async () => {
    await checkAccessibility(onlyColours(context))
  })
}
