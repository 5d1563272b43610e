import type { Browser, Page } from 'playwright'
import type { Findings } from '../check/workspace.ts'
import { serveFolder } from '../serve.ts'
import { probes, schemes, type Colours, type Scheme } from './colours.ts'
import type { Menu } from './menus.ts'

export interface Visit {
  readonly colours: Colours
  readonly menus: readonly Menu[]
  readonly findings: Findings
}

/** Reads the menus of a page. */
const readMenus = (page: Page): Promise<Menu[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLSelectElement>('[data-around] select')].map((select) => {
      const { backgroundImage, backgroundPosition, paddingLeft, paddingRight } = getComputedStyle(select)
      return {
        from: select.name,
        around: select.closest<HTMLElement>('[data-around]')?.dataset.around ?? '',
        arrow: backgroundImage === 'none' ? 'none' : backgroundPosition,
        room: parseFloat(paddingRight) > parseFloat(paddingLeft) ? 'right' : 'left',
      }
    }),
  )

/** Opens a built page as a visitor whose system is dark, and reads its menus, and the colours of its parts in each scheme. */
export async function visit(browser: Browser, builder: string, folder: string): Promise<Visit> {
  const server = await serveFolder(folder)
  const page = await browser.newPage({ colorScheme: 'dark' })
  try {
    const findings: string[] = []
    page.on('pageerror', (error) => findings.push(`${builder}: ${error.message}`))
    page.on('console', (message) => {
      // The shop behind this page has no server: what it asks for is not found.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        findings.push(`${builder}: ${message.text()}`)
    })
    await page.goto(`${server.origin}/`)
    await page.addStyleTag({ content: '* { transition: none !important; animation: none !important }' })
    for (const { selector } of probes) await page.waitForSelector(selector, { state: 'attached' })
    const text = (await page.textContent('body')) ?? ''
    for (const part of ['Add to Cart', '1.234,50', 'Tea for two'])
      if (!text.includes(part)) findings.push(`${builder}: the page does not say "${part}".`)
    const read = (scheme: Scheme): Promise<Record<string, string>> =>
      page.evaluate(
        ([wanted, parts]) => {
          const root = document.documentElement
          document.querySelector('meta[name="color-scheme"]')?.remove()
          root.style.colorScheme = wanted === 'light' || wanted === 'dark' ? wanted : ''
          if (wanted === 'meta dark') {
            const meta = Object.assign(document.createElement('meta'), {
              name: 'color-scheme',
              content: 'dark',
            })
            document.head.append(meta)
          }
          return Object.fromEntries(
            parts.map(({ name, selector, property }) => {
              const element = document.querySelector(selector)
              return [name, element ? getComputedStyle(element).getPropertyValue(property) : '']
            }),
          )
        },
        [scheme, probes] as const,
      )
    const entries: [Scheme, Record<string, string>][] = []
    for (const scheme of schemes) entries.push([scheme, await read(scheme)])
    const menus = await readMenus(page)
    return { colours: Object.fromEntries(entries) as unknown as Colours, menus, findings }
  } finally {
    await page.close()
    server.close()
  }
}
