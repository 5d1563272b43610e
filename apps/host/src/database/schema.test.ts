import { getTableColumns, getTableName, is, sql, Table } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import * as cart from '../cart/cart.table.ts'
import * as catalogue from '../catalogue/catalogue.table.ts'
import * as event from '../event/event.table.ts'
import * as form from '../form/form.table.ts'
import * as order from '../order/order.table.ts'
import * as performance from '../performance/performance.table.ts'
import * as limit from '../request/limit.table.ts'
import * as restock from '../restock/restock.table.ts'
import * as site from '../site/site.table.ts'
import * as user from '../user/user.table.ts'
import { openEmbedded } from './open.ts'

const modules = [cart, catalogue, event, form, order, performance, limit, restock, site, user]
const tables = modules.flatMap((module) =>
  Object.values(module as Readonly<Record<string, unknown>>).filter((each): each is PgTable =>
    is(each, Table),
  ),
)

/** Names of types as the catalogue of PostgreSQL has them. */
const typeName = (type: string): string => ({ timestamptz: 'timestamp with time zone' })[type] ?? type

interface Row extends Record<string, unknown> {
  readonly table_name: string
  readonly column_name: string
  readonly data_type: string
  readonly is_nullable: string
}

test('the migrations make the tables that the code knows', async () => {
  const { database, close } = await openEmbedded()
  const found = (await database.execute<Row>(
    sql`select table_name, column_name, data_type, is_nullable from information_schema.columns where table_schema = 'public'`,
  )) as { readonly rows: readonly Row[] }
  await close()
  const migrated = found.rows.map((row) =>
    [row.table_name, row.column_name, row.data_type, row.is_nullable === 'YES'].join(' '),
  )
  const known = tables.flatMap((table) =>
    Object.values(getTableColumns(table)).map((column) =>
      [getTableName(table), column.name, typeName(column.getSQLType()), !column.notNull].join(' '),
    ),
  )
  expect(migrated.sort()).toEqual(known.sort())
})
