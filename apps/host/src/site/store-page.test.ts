import { ContributorRole } from '@sitewright/site/enumerations'
import { expect, onTestFinished, test } from 'vitest'
import { openHost } from '../host.test-support.ts'
import { addUser } from '../seed/seed.ts'
import { categories } from './site.table.ts'

const account = { email: 'ida@sill.example', password: 'first light' }
const pages = '/api/content-service/product/1.1/websites/small/products'
const category = {
  displayName: 'All',
  parentCategoryId: '',
  type: 'ROOT',
  pageRendering: 'LIST_VIEW',
  displayIndex: 1,
}

test('a root category that arrives twice, also together, is created once, and both are answered', async () => {
  const { database, visit, close } = await openHost()
  onTestFinished(close)
  await addUser(database, { ...account, id: 'ida', roles: { [ContributorRole.admin]: true } })
  const editor = await visit()
  await editor.call('POST', '/api/site-users/account/session', { body: { ...account, rememberMe: false } })
  const page = { navigationTitle: 'Store', title: 'Store', urlId: 'store', description: '', enabled: true }
  const { id } = (await editor.call('POST', pages, { body: page })).body as { readonly id: string }
  const create = () => editor.call('POST', `${pages}/${id}/categories`, { body: category })
  const replies = [...(await Promise.all([create(), create()])), await create()]
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await database.select().from(categories)).toHaveLength(1)
})
