import { expect, test } from 'vitest'
import { contextOf, draftOf, siteOf, wireFor } from '../tracker/stage.test-support.ts'
import { createVersionOne } from './version-one.ts'

const fieldsOf = (body: string): Record<string, string> => Object.fromEntries(new URLSearchParams(body))
const dataOf = (body: string): unknown => JSON.parse(fieldsOf(body).data ?? '')

// spec: TRK-056
test('an event is form-encoded for the origin: crumb, event, data as JSON text', () => {
  const one = createVersionOne({ origin: 'https://shop.example', crumb: () => 'BZ+&=%' })
  const wire = wireFor(one, draftOf({ payload: { title: 'Mug & “Tee”' } }))
  expect(wire).toMatchObject({
    url: 'https://shop.example/api/events/RecordEvent',
    contentType: 'application/x-www-form-urlencoded',
    withCredentials: true,
  })
  expect(Object.keys(fieldsOf(wire.body))).toEqual(['crumb', 'event', 'data'])
  expect(fieldsOf(wire.body)).toMatchObject({ crumb: 'BZ+&=%', event: 'AddToCart' })
  expect(dataOf(wire.body)).toMatchObject({ title: 'Mug & “Tee”', eventId: 'event-1' })
})

test('is a destination without cookies, of the events of version 1 alone', () => {
  const one = createVersionOne({ crumb: () => '' })
  expect(one).toMatchObject({ name: 'v1', isCookieless: true })
  const accepted = (['census', 1, 2] as const).map((version) => one.accepts(draftOf({ version })))
  expect(accepted).toEqual([false, true, false])
})

test('an event for the own origin needs no credentials, and may be sent again', () => {
  expect(wireFor(createVersionOne({ crumb: () => '' }), draftOf())).toMatchObject({
    url: '/api/events/RecordEvent',
    withCredentials: false,
    isRepeatable: true,
  })
})

// spec: TRK-002
test('the data of each event have the common fields', () => {
  const account = { authenticated: true, id: 'member-1', locale: 'de-DE' }
  const one = createVersionOne({ crumb: () => undefined })
  const { body } = wireFor(one, draftOf(), contextOf({ site: siteOf({ account }) }))
  expect(dataOf(body)).toEqual({
    websiteId: 'website-1',
    memberAccountId: 'member-1',
    website_locale: 'en-US',
    member_locale: 'de-DE',
    templateId: 'template-1',
    variantId: 'variant-1',
    pagePath: '/shop/mug',
    pageHash: '#reviews',
    permissionType: 1,
    eventId: 'event-1',
  })
})

// spec: TRK-004
test('the permission type of the page is sent', () => {
  const { page } = siteOf()
  const site = siteOf({ page: { ...page, permissionType: 'PASSWORD' } })
  const { body } = wireFor(createVersionOne({ crumb: () => '' }), draftOf(), contextOf({ site }))
  expect(dataOf(body)).toMatchObject({ permissionType: 'PASSWORD' })
})

test('the common fields win over those of the caller', () => {
  const one = createVersionOne({ crumb: () => '' })
  expect(dataOf(wireFor(one, draftOf({ payload: { websiteId: 'other' } })).body)).toMatchObject({
    websiteId: 'website-1',
  })
})

test('a common field that is unknown leaves that of the caller', () => {
  const one = createVersionOne({ crumb: () => '' })
  const payload = { memberAccountId: 'mine', variantId: 'mine' }
  expect(dataOf(wireFor(one, draftOf({ payload })).body)).toMatchObject({
    memberAccountId: 'mine',
    variantId: 'variant-1',
  })
})

test('each attempt carries the current crumb, and none where there is no cookie', () => {
  const crumbs = ['first', undefined]
  const one = createVersionOne({ crumb: () => crumbs.shift() })
  const wires = [wireFor(one, draftOf()), wireFor(one, draftOf())]
  expect(wires.map(({ body, hasToken }) => [fieldsOf(body).crumb, hasToken])).toEqual([
    ['first', true],
    [undefined, false],
  ])
})

test('half of a surrogate pair is sent as the sign for what cannot be written', () => {
  const one = createVersionOne({ crumb: () => '\ud800' })
  const { body } = wireFor(one, draftOf({ name: 'a\udfff', payload: { text: '\ud800' } }))
  expect(fieldsOf(body)).toMatchObject({ crumb: '\ufffd', event: 'a\ufffd' })
})
