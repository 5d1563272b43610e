import { randomBytes } from 'node:crypto'
import { createClient, type Client } from '@sitewright/contract'
import { openEmbedded, type OpenDatabase } from './database/open.ts'
import { createHost } from './create-host.ts'
import type { HostOptions } from './host.ts'
import { createLog } from './log/log.ts'
import { fill, type Seed } from './seed/seed.ts'

/** One mug, and gift cards without end. */
export const smallSeed: Seed = {
  products: [
    {
      id: 'mug',
      type: 1,
      names: { en: 'Mug', de: 'Becher' },
      isSubscribable: false,
      variants: [
        {
          id: 'mug',
          sku: 'MUG',
          attributes: { en: {} },
          prices: { USD: 2000 },
          isUnlimited: false,
          stock: 1,
        },
      ],
    },
    {
      id: 'card',
      type: 4,
      names: { en: 'Gift card' },
      isSubscribable: false,
      variants: [
        {
          id: 'card',
          sku: 'CARD',
          attributes: { en: {} },
          prices: { USD: 5000 },
          isUnlimited: true,
          stock: 0,
        },
      ],
    },
  ],
  forms: [],
  users: [],
  files: [],
  sections: { languages: [] },
}

/** A text of 50,000 characters that a database cannot make much shorter. */
export const longText = (): string => randomBytes(37_500).toString('base64')

/** A host with its log, and browsers that visit it. */
export interface OpenHost extends OpenDatabase {
  readonly app: Awaited<ReturnType<typeof createHost>>['app']
  readonly host: Awaited<ReturnType<typeof createHost>>['host']
  readonly lines: readonly string[]
  /** A browser that has seen a page. */
  readonly visit: () => Promise<Client>
}

/** Opens a host, on a database in memory if none is given. */
export async function openHost(
  options: Partial<HostOptions> = {},
  opening: Promise<OpenDatabase> = openEmbedded(),
): Promise<OpenHost> {
  const opened = await opening
  await fill(opened.database, smallSeed)
  const lines: string[] = []
  const { app, host } = await createHost({
    database: opened.database,
    websiteId: 'small',
    log: createLog((line) => lines.push(line)),
    isSecure: false,
    proxies: 0,
    captcha: () => Promise.resolve(true),
    ...options,
  })
  const visit = async () => {
    const client = createClient(async (url, init) => app.fetch(new Request(url, init)), 'http://host.test')
    await client.call('GET', '/api/commerce/shopping-cart')
    return client
  }
  return { ...opened, app, host, lines, visit }
}
