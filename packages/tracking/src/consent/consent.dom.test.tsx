import { act, fireEvent, render, screen } from '@testing-library/react'
import { createCookies } from '@sitewright/site/cookies'
import { createStorage } from '@sitewright/site/storage'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { addConsentBanner, createConsent, createConsentBanner, type Consent } from './index.ts'
import { ConsentBanner, ConsentSettings } from './banner.react.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

describe('consent', () => {
  test('is undecided until the visitor decides, and remembered from then on', () => {
    const consent = createConsent()
    expect(consent.snapshot()).toBe('undecided')
    consent.grant()
    expect([consent, createConsent()].map((one) => one.snapshot())).toEqual(['granted', 'granted'])
    consent.refuse()
    expect([consent, createConsent()].map((one) => one.snapshot())).toEqual(['refused', 'refused'])
    consent.withdraw()
    expect([consent, createConsent()].map((one) => one.snapshot())).toEqual(['undecided', 'undecided'])
  })

  test('tells its subscribers of each decision', () => {
    const consent = createConsent()
    const states: string[] = []
    consent.subscribe(() => states.push(consent.snapshot()))
    consent.grant()
    consent.refuse()
    consent.withdraw()
    expect(states).toEqual(['granted', 'refused', 'undecided'])
  })

  test('is forgotten after 180 days', () => {
    let now = 1000
    const storage = createStorage({ cookies: createCookies({ cookie: '' }), now: () => now })
    createConsent({ storage }).grant()
    now += 180 * 24 * 60 * 60_000 - 1
    expect(createConsent({ storage }).snapshot()).toBe('granted')
    now += 1
    expect(createConsent({ storage }).snapshot()).toBe('undecided')
  })

  const DAY_MS = 24 * 60 * 60_000
  const consentAt = (days: number, maxAgeMs?: number) =>
    createConsent({ now: () => 1_700_000_000_000 + days * DAY_MS, maxAgeMs })

  test.each([
    ['200 days ago, when it was to last for 1,000', 200, 'undecided'],
    ['an hour ahead of a clock that was set back', -1 / 24, 'granted'],
    ['two days ahead of the clock', -2, 'undecided'],
  ])('that was made %s (after %d days) is %s', (_, days, decision) => {
    consentAt(0, 1000 * DAY_MS).grant()
    expect(consentAt(days).snapshot()).toBe(decision)
  })

  test('to another version of the question does not count', () => {
    createConsent().grant()
    expect(createConsent({ version: '2' }).snapshot()).toBe('undecided')
  })

  const decidedAt = Date.now()
  test.each([
    'granted',
    7,
    null,
    { granted: true },
    ['granted'],
    { decision: 'constructor', version: '1', decidedAt },
    { decision: 'granted', version: '1' },
    { decision: 'granted', version: '1', decidedAt: String(decidedAt) },
  ])('that is stored as %j is none', (value) => {
    const stored = { get: () => value, set: () => undefined, remove: () => undefined }
    expect(createConsent({ storage: stored }).snapshot()).toBe('undecided')
  })

  test('of another tab is followed while the decision is started', () => {
    const consent = createConsent()
    const cleanup = consent.start()
    createConsent().grant()
    dispatchEvent(Object.assign(new Event('storage'), { key: 'sitewright-consent' }))
    expect(consent.snapshot()).toBe('granted')
    localStorage.clear()
    dispatchEvent(Object.assign(new Event('storage'), { key: null }))
    expect(consent.snapshot()).toBe('undecided')
    cleanup()
    createConsent().grant()
    dispatchEvent(Object.assign(new Event('storage'), { key: 'sitewright-consent' }))
    expect(consent.snapshot()).toBe('undecided')
  })

  test('of a later page is followed by one that comes back from the back/forward cache', () => {
    const consent = createConsent()
    consent.grant()
    const cleanup = consent.start()
    // The cache holds back the event of the storage.
    createConsent().refuse()
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    expect(consent.snapshot()).toBe('granted')
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(consent.snapshot()).toBe('refused')
    cleanup()
    createConsent().grant()
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(consent.snapshot()).toBe('refused')
  })

  describe('of another tab on another version of the question', () => {
    function open(decision: 'grant' | 'refuse', version: string) {
      const consent = createConsent({ version })
      onTestFinished(consent.start())
      consent[decision]()
      dispatchEvent(Object.assign(new Event('storage'), { key: 'sitewright-consent' }))
      return consent
    }

    test('leaves this one as it is', () => {
      const older = open('grant', '1')
      const newer = createConsent({ version: '2' })
      onTestFinished(newer.start())
      dispatchEvent(Object.assign(new Event('storage'), { key: 'other' }))
      expect([older.snapshot(), newer.snapshot()]).toEqual(['granted', 'undecided'])
      newer.grant()
      dispatchEvent(Object.assign(new Event('storage'), { key: 'sitewright-consent' }))
      expect([older.snapshot(), newer.snapshot()]).toEqual(['granted', 'granted'])
    })

    test('ends a consent if it is a refusal, or is withdrawn', () => {
      const older = open('grant', '1')
      const newer = open('refuse', '2')
      expect(older.snapshot()).toBe('refused')
      older.grant()
      newer.withdraw()
      dispatchEvent(Object.assign(new Event('storage'), { key: 'sitewright-consent' }))
      expect(older.snapshot()).toBe('undecided')
    })

    test('is no answer to a question that is open', () => {
      open('refuse', '1')
      const newer = createConsent({ version: '2' })
      onTestFinished(newer.start())
      dispatchEvent(Object.assign(new Event('storage'), { key: 'other' }))
      expect(newer.snapshot()).toBe('undecided')
    })
  })

  test('lasts for the page where the storage is blocked', () => {
    const storage = createStorage({
      cookies: createCookies({ cookie: '' }),
      local: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
    const consent = createConsent({ storage })
    consent.grant()
    expect(consent.snapshot()).toBe('granted')
  })
})

/** The banner in plain markup and in React. */
const skins: readonly (readonly [string, (consent: Consent) => void])[] = [
  [
    'on a page',
    (consent) => {
      const banner = createConsentBanner(consent)
      const settings = document.createElement('button')
      document.body.append(settings)
      addConsentBanner(banner, { settings: [settings] })
      banner.start()
    },
  ],
  [
    'in React',
    (consent) => {
      const banner = createConsentBanner(consent)
      render(
        <>
          <ConsentBanner banner={banner} />
          <ConsentSettings banner={banner} />
        </>,
      )
    },
  ],
]

describe.each(skins)('a consent banner %s', (_, show) => {
  const dialog = () => screen.queryByRole('dialog')
  const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }))

  test('asks a visitor who has not decided, and takes no focus', () => {
    show(createConsent())
    expect(dialog()?.getAttribute('data-state')).toBe('asking')
    expect(document.activeElement).toBe(document.body)
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  })

  test.each([
    ['Accept', 'granted'],
    ['Decline', 'refused'],
  ])('goes with %s, and the decision is remembered', (name, decision) => {
    const consent = createConsent()
    show(consent)
    press(name)
    expect(dialog()).toBeNull()
    expect(createConsent().snapshot()).toBe(decision)
  })

  test('stays away from a visitor who has decided', () => {
    createConsent().refuse()
    show(createConsent())
    expect(dialog()).toBeNull()
  })

  test('cannot be closed without an answer while it asks', () => {
    show(createConsent())
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    expect(dialog()).not.toBeNull()
  })

  test('is opened again with the decision, has the focus, and gives it back', () => {
    createConsent().grant()
    show(createConsent())
    const settings = screen.getByRole('button', { name: 'Cookie settings' })
    expect(settings.getAttribute('aria-expanded')).toBe('false')
    settings.focus()
    press('Cookie settings')
    screen.getByText('You have accepted cookies.')
    expect(settings.getAttribute('aria-expanded')).toBe('true')
    expect(document.activeElement).toBe(dialog())
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    expect(dialog()).toBeNull()
    expect(document.activeElement).toBe(settings)
    expect(createConsent().snapshot()).toBe('granted')
  })

  test.each(['Accept', 'Decline'])('gives the focus back to where it came from with %s', (name) => {
    const link = document.body.appendChild(document.createElement('button'))
    show(createConsent())
    link.focus()
    screen.getByRole('button', { name: 'Decline' }).focus()
    screen.getByRole('button', { name }).focus()
    press(name)
    expect(document.activeElement).toBe(link)
  })

  test('gives the focus of a keyboard that came from nowhere to the control after it', () => {
    show(createConsent())
    const settings = screen.getByRole<HTMLButtonElement>('button', { name: 'Cookie settings' })
    const link = document.body.appendChild(document.createElement('button'))
    settings.disabled = true
    screen.getByRole('button', { name: 'Accept' }).focus()
    press('Accept')
    expect(document.activeElement).toBe(link)
  })

  test('leaves the focus elsewhere alone when it is answered', () => {
    const consent = createConsent()
    show(consent)
    const settings = screen.getByRole('button', { name: 'Cookie settings' })
    const link = document.body.appendChild(document.createElement('button'))
    settings.focus()
    screen.getByRole('button', { name: 'Decline' }).focus()
    link.focus()
    act(() => consent.refuse())
    expect(dialog()).toBeNull()
    expect(document.activeElement).toBe(link)
  })

  test('withdraws a consent', () => {
    const consent = createConsent()
    consent.grant()
    show(consent)
    press('Cookie settings')
    press('Decline')
    expect(consent.snapshot()).toBe('refused')
  })

  test('goes with a decision in another tab, and asks again after a withdrawal', () => {
    const consent = createConsent()
    show(consent)
    act(consent.grant)
    expect(dialog()).toBeNull()
    act(consent.withdraw)
    expect(dialog()?.getAttribute('data-state')).toBe('asking')
  })
})

test.each(['undecided', 'granted', 'refused'] as const)(
  'a banner that a server has drawn is taken over without a difference where consent is %s',
  async (decision) => {
    const draw = () => {
      const banner = createConsentBanner(createConsent())
      return (
        <>
          <ConsentBanner banner={banner} />
          <ConsentSettings banner={banner} />
        </>
      )
    }
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(draw())
    if (decision === 'granted') createConsent().grant()
    if (decision === 'refused') createConsent().refuse()
    const error = vi.spyOn(console, 'error').mockReturnValue()
    const onRecoverableError = vi.fn()
    const root = await act(() => Promise.resolve(hydrateRoot(container, draw(), { onRecoverableError })))
    expect(container.querySelector('[data-state]')?.getAttribute('data-state')).toBe(
      decision === 'undecided' ? 'asking' : 'hidden',
    )
    expect([onRecoverableError.mock.calls, error.mock.calls]).toEqual([[], []])
    act(() => root.unmount())
  },
)

test('the texts of a banner are replaceable, and more can stand below them', () => {
  const banner = createConsentBanner(createConsent())
  const cleanups = [
    addConsentBanner(banner, {
      messages: { 'consent.accept': 'Einverstanden' },
      more: document.createTextNode('Datenschutz'),
    }),
    banner.start(),
  ]
  screen.getByRole('button', { name: 'Einverstanden' })
  screen.getByText(/Datenschutz/)
  for (const cleanup of cleanups) cleanup()
  expect(document.body.childNodes).toHaveLength(0)
})
