import { chromium } from 'playwright'
import { chromium as launchOptions } from '../../../../tooling/chromium.ts'
import type { PageCase } from '../area.ts'
import { prepare } from './child.ts'
import type { Effort } from './effort.ts'
import { takeRounds } from './rounds.ts'
import type { Summary } from './summary.ts'
import { visitPage } from './visit-page.ts'

/** Code in Chromium: each sample comes from a page of its own. */
export async function measurePage(measured: PageCase, { visits, caseMs }: Effort): Promise<Summary> {
  const prepared = await prepare(measured.subjects, 'browser')
  const browser = await chromium.launch(launchOptions())
  try {
    const summary = await takeRounds({
      measured,
      prepared,
      rounds: measured.visits ?? visits,
      caseMs,
      isColdCounted: measured.visits !== undefined,
      visit: (one, scale) => visitPage(browser, { measured, prepared: one, scale }),
    })
    return { ...summary, browser: `Chromium ${browser.version()}` }
  } finally {
    await browser.close()
  }
}
