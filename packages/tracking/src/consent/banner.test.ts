import { createStore } from '@sitewright/machine/store'
import { describe, expect, test, vi } from 'vitest'
import { consentMessages } from '../messages.ts'
import { connectConsentBanner } from './banner.connect.ts'
import type { BannerState } from './banner.machine.ts'
import { createConsentBanner } from './banner.ts'
import type { ConsentState, ConsentStore } from './consent.ts'

const controls = () => ({ accept: vi.fn(), decline: vi.fn(), close: vi.fn(), reopen: vi.fn() })

const connect = (state: BannerState, consent: ConsentState = 'undecided', banner = controls()) =>
  connectConsentBanner({ banner, snapshot: { state, consent }, messages: consentMessages, id: 'c' })

/** A decision that is kept nowhere. */
function createDecision(initial: ConsentState = 'undecided') {
  const { set, ...store } = createStore<ConsentState>(initial)
  return {
    ...store,
    grant: () => set('granted'),
    refuse: () => set('refused'),
    withdraw: () => set('undecided'),
  } satisfies ConsentStore
}

describe('the attributes of a consent banner', () => {
  test('make it a dialog that names and describes itself', () => {
    const { root, title, text, actions } = connect('asking')
    expect(root).toMatchObject({
      'data-consent': 'root',
      'data-state': 'asking',
      id: 'c',
      role: 'dialog',
      'aria-labelledby': 'c-title',
      'aria-describedby': 'c-text',
      tabIndex: -1,
      hidden: false,
    })
    expect(title).toEqual({ 'data-consent': 'title', id: 'c-title', children: 'Cookies on this site' })
    expect(text).toEqual({
      'data-consent': 'text',
      id: 'c-text',
      children:
        'With your permission we use cookies to count visits and to learn what visitors like. The site works without them.',
    })
    expect(actions).toEqual({ 'data-consent': 'actions' })
  })

  test('give both answers the same form', () => {
    const banner = controls()
    const { accept, decline } = connect('asking', 'undecided', banner)
    expect(accept).toEqual({
      'data-consent': 'accept',
      type: 'button',
      children: 'Accept',
      onClick: banner.accept,
    })
    expect(decline).toEqual({
      'data-consent': 'decline',
      type: 'button',
      children: 'Decline',
      onClick: banner.decline,
    })
  })

  test.each([
    ['hidden', 'granted', { root: true, decision: true, close: true, expanded: false }],
    ['asking', 'undecided', { root: false, decision: true, close: true, expanded: true }],
    ['reopened', 'undecided', { root: false, decision: true, close: false, expanded: true }],
    ['reopened', 'granted', { root: false, decision: false, close: false, expanded: true }],
  ] as const)('hide what has no place in the state %s while consent is %s', (state, consent, expected) => {
    const { root, decision, close, settings } = connect(state, consent)
    expect({
      root: root.hidden,
      decision: decision.hidden,
      close: close.hidden,
      expanded: settings['aria-expanded'],
    }).toEqual(expected)
  })

  test.each([
    ['undecided', ''],
    ['granted', 'You have accepted cookies.'],
    ['refused', 'You have declined cookies.'],
  ] as const)('name the decision: %s', (consent, text) => {
    expect(connect('reopened', consent).decision).toMatchObject({
      'data-consent': 'decision',
      children: text,
    })
  })

  test('have a button that closes it, and one elsewhere that opens it', () => {
    const banner = controls()
    const { close, settings } = connect('reopened', 'granted', banner)
    expect(close).toEqual({
      'data-consent': 'close',
      type: 'button',
      children: '',
      'aria-label': 'Close',
      hidden: false,
      onClick: banner.close,
    })
    expect(settings).toEqual({
      'data-consent': 'settings',
      type: 'button',
      children: 'Cookie settings',
      'aria-haspopup': 'dialog',
      'aria-expanded': true,
      onClick: banner.reopen,
    })
  })

  test('close it with Escape, and with no other key', () => {
    const banner = controls()
    const { root } = connect('reopened', 'granted', banner)
    const event = { preventDefault: () => undefined, stopPropagation: () => undefined }
    root.onKeyDown?.({ ...event, key: 'Enter' } as never)
    expect(banner.close).not.toHaveBeenCalled()
    root.onKeyDown?.({ ...event, key: 'Escape' } as never)
    expect(banner.close).toHaveBeenCalledOnce()
  })
})

describe('a consent banner', () => {
  test('asks a visitor who has not decided, until there is an answer', () => {
    const consent = createDecision()
    const banner = createConsentBanner(consent)
    const states: string[] = []
    banner.subscribe(() => states.push(`${banner.snapshot().state} ${banner.snapshot().consent}`))
    expect(banner.snapshot()).toEqual({ state: 'hidden', consent: 'undecided' })
    banner.start()
    expect(banner.snapshot()).toEqual({ state: 'asking', consent: 'undecided' })
    banner.accept()
    expect(banner.snapshot()).toEqual({ state: 'hidden', consent: 'granted' })
    banner.reopen()
    expect(banner.snapshot().state).toBe('reopened')
    banner.decline()
    expect(banner.snapshot()).toEqual({ state: 'hidden', consent: 'refused' })
    expect(states).toContain('asking undecided')
  })

  test('does not ask a visitor who has decided', () => {
    const banner = createConsentBanner(createDecision('refused'))
    banner.start()
    expect(banner.snapshot()).toEqual({ state: 'hidden', consent: 'refused' })
  })

  test('cannot be closed without an answer, except when the visitor has opened it', () => {
    const banner = createConsentBanner(createDecision())
    banner.start()
    banner.close()
    expect(banner.snapshot().state).toBe('asking')
    banner.decline()
    banner.reopen()
    banner.close()
    expect(banner.snapshot()).toEqual({ state: 'hidden', consent: 'refused' })
  })

  test.each(['accept', 'decline'] as const)('is hidden by %s when that was the decision before', (answer) => {
    const banner = createConsentBanner(createDecision(answer === 'accept' ? 'granted' : 'refused'))
    banner.start()
    banner.reopen()
    banner[answer]()
    expect(banner.snapshot().state).toBe('hidden')
  })

  test('follows a decision and a withdrawal that were made elsewhere', () => {
    const consent = createDecision()
    const banner = createConsentBanner(consent)
    banner.start()
    consent.grant()
    expect(banner.snapshot()).toEqual({ state: 'hidden', consent: 'granted' })
    consent.withdraw()
    expect(banner.snapshot()).toEqual({ state: 'asking', consent: 'undecided' })
    consent.grant()
    banner.reopen()
    consent.withdraw()
    expect(banner.snapshot().state).toBe('asking')
  })

  test('is hidden, and follows no decision, once its start is undone', () => {
    const consent = createDecision()
    const banner = createConsentBanner(consent)
    const stop = banner.start()
    stop()
    expect(banner.snapshot().state).toBe('hidden')
    consent.grant()
    consent.withdraw()
    expect(banner.snapshot().state).toBe('hidden')
    banner.start()
    expect(banner.snapshot().state).toBe('asking')
  })
})
