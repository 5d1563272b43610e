import { describe, expect, test } from 'vitest'
import { createCookies } from '../cookie/index.ts'
import { WebsiteStatus } from '../enumeration/index.ts'
import { experimentOverrides, parseExperiments, variantOf } from './index.ts'
import { createCookieJar } from '../testing.ts'

const experiments = parseExperiments([
  { name: 'checkout', variant: 'B', status: 'ACTIVE' },
  { name: 'banner', variant: 'A', status: 'PAUSED' },
])

describe('experiments', () => {
  // spec: SIT-091
  test('have a name, a variant and a status; other entries are left out', () => {
    const whole = { name: 'a', variant: 'b', status: 'ACTIVE' }
    expect(
      parseExperiments([{ ...whole, owner: 'me' }, { name: 'a' }, null, 'a', { ...whole, variant: 2 }]),
    ).toEqual([whole])
    expect(parseExperiments({})).toEqual([])
  })

  // spec: SIT-092
  test('count only while they are ACTIVE', () => {
    expect(variantOf(experiments, 'checkout')).toBe('B')
    expect(variantOf(experiments, 'banner')).toBeUndefined()
    expect(variantOf(experiments, 'banner', { banner: 'B' })).toBeUndefined()
    expect(variantOf(experiments, 'unknown', { unknown: 'B' })).toBeUndefined()
  })

  // spec: SIT-092
  test('may have overrides', () => {
    expect(variantOf(experiments, 'checkout', { checkout: 'C' })).toBe('C')
    expect(variantOf(experiments, 'checkout', {})).toBe('B')
  })
})

const internal = { websiteStatus: WebsiteStatus.internal }

function open(initial?: Readonly<Record<string, string>>) {
  const jar = createCookieJar(initial)
  return { jar, cookies: createCookies(jar) }
}

describe('overrides by query parameter', () => {
  // spec: SIT-093
  test.each([
    [internal, true],
    [{ isInternalUser: true }, true],
    [{ isStaffUser: true }, true],
    [{ websiteStatus: WebsiteStatus.paid, isInternalUser: false, isStaffUser: false }, false],
    [{}, false],
  ])('are honoured for %j: %s', (right, isHonoured) => {
    const { jar, cookies } = open()
    expect(experimentOverrides(right, { cookies, search: '?override=checkout:C' })).toEqual(
      isHonoured ? { checkout: 'C' } : {},
    )
    expect(jar.cookie !== '').toBe(isHonoured)
  })

  // spec: SIT-093
  test('are kept in a cookie, and reading it needs the same right', () => {
    const { cookies } = open()
    experimentOverrides(internal, { cookies, search: '?override=checkout:C' })
    expect(experimentOverrides(internal, { cookies, search: '' })).toEqual({ checkout: 'C' })
    expect(experimentOverrides({}, { cookies, search: '' })).toEqual({})
    expect(experimentOverrides(internal, { cookies, search: '?override=banner:B,checkout:D' })).toEqual({
      checkout: 'D',
      banner: 'B',
    })
  })

  test('are kept as they are written, and read with spaces around them', () => {
    const { jar, cookies } = open()
    const search = `?override=${encodeURIComponent(' checkout : C , banner:B:old')}`
    expect(experimentOverrides(internal, { cookies, search })).toEqual({ checkout: 'C', banner: 'B' })
    expect(decodeURIComponent(jar.cookie)).toBe('override=checkout:C,banner:B')
  })

  // spec: SIT-094
  test('are cleared by reset', () => {
    const { jar, cookies } = open()
    experimentOverrides(internal, { cookies, search: '?override=checkout:C' })
    expect(experimentOverrides(internal, { cookies, search: '?override=reset' })).toEqual({})
    expect(jar.cookie).toBe('')
    expect(experimentOverrides(internal, { cookies, search: '' })).toEqual({})
  })

  // spec: SIT-094
  test('are not cleared without the right to them', () => {
    const { cookies } = open({ override: 'checkout:C' })
    experimentOverrides({}, { cookies, search: '?override=reset' })
    expect(experimentOverrides(internal, { cookies, search: '' })).toEqual({ checkout: 'C' })
  })

  // spec: SIT-093
  test.each(['', '?override=', '?override=checkout', '?override=:C,,x:', '?other=checkout:C'])(
    'are none in %j',
    (search) => {
      const { jar, cookies } = open()
      expect(experimentOverrides(internal, { cookies, search })).toEqual({})
      expect(jar.cookie).toBe('')
    },
  )

  // spec: SIT-093
  test('may have another name', () => {
    const { cookies } = open()
    const options = { cookies, search: '?experiments=checkout:C', name: 'experiments' }
    expect(experimentOverrides(internal, options)).toEqual({ checkout: 'C' })
  })
})
