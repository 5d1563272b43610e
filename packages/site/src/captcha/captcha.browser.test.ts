import { describe, expect, test, vi } from 'vitest'
import { createFakeClock } from '@sitewright/machine/testing'
import { CaptchaAction, createCaptcha, type TokenApi } from './captcha.browser.ts'
import {
  CaptchaError,
  createCaptchaLoader,
  type CaptchaOptions,
  type CaptchaProvider,
} from './captcha-loader.browser.ts'
import { createCaptchaWidgets, type WidgetApi, type WidgetSettings } from './captcha-widget.browser.ts'
import { recaptchaCheckbox, recaptchaEnterprise } from './recaptcha.browser.ts'
import { turnstile } from './turnstile.browser.ts'
import { openFrame, type Frame } from '../test-support/frame.test-support.ts'

/** Window of a service whose script counts its runs. */
type ServedWindow = Window & { runs?: number }
const SCRIPT = 'data:text/javascript,window.runs=(window.runs||0)+1'

/** A service of our own, which is there once its script has run. */
const serving = <Api>(api: Api): CaptchaProvider<Api> => ({
  scriptUrl: () => SCRIPT,
  api: (view) => ((view as ServedWindow).runs ? api : undefined),
  whenReady: () => Promise.resolve(),
})

const tokens = (execute: TokenApi['execute'] = (_, action) => Promise.resolve(`token for ${action}`)) =>
  serving<TokenApi>({ execute })

const open = (frame: Frame, provider = tokens(), options: Partial<CaptchaOptions> = {}) =>
  createCaptcha(createCaptchaLoader(provider, { siteKey: 'key', document: frame.document, ...options }))

describe('a captcha', () => {
  // spec: SIT-095
  test('loads its script once for callers together and later', async () => {
    const frame = openFrame()
    const captcha = open(frame)
    await Promise.all([captcha.load(), captcha.load()])
    await captcha.load()
    expect((frame.view as ServedWindow).runs).toBe(1)
  })

  // spec: SIT-095
  test('does not load a script that the page has loaded itself', async () => {
    const frame = openFrame()
    ;(frame.view as ServedWindow).runs = 1
    await open(frame).load()
    expect(frame.document.scripts).toHaveLength(0)
  })

  // spec: SIT-097
  test('loads the script of its provider for its site key', async () => {
    const frame = openFrame()
    const scriptUrl = vi.fn(() => SCRIPT)
    await open(frame, { ...tokens(), scriptUrl }, { siteKey: 'key of the page' }).load()
    expect(scriptUrl).toHaveBeenCalledExactlyOnceWith('key of the page')
    expect(frame.document.scripts[0]?.src).toBe(SCRIPT)
  })

  // spec: SIT-098
  test('gets a token for each action', async () => {
    const execute = vi.fn<TokenApi['execute']>((_, action) => Promise.resolve(`token for ${action}`))
    const captcha = open(openFrame(), tokens(execute))
    await captcha.load()
    for (const action of Object.values(CaptchaAction)) {
      expect(await captcha.token(action)).toEqual({ ok: true, value: `token for ${action}` })
      expect(execute).toHaveBeenLastCalledWith('key', action)
    }
  })

  // spec: SIT-099
  test.each([undefined, ''])('fails without a site key: %j', async (siteKey) => {
    const frame = openFrame()
    const captcha = open(frame, tokens(), { siteKey })
    await expect(captcha.load()).rejects.toThrow('Enterprise V3 ReCaptcha site key not found')
    const token = await captcha.token(CaptchaAction.formBlock)
    expect(!token.ok && token.failure.message).toBe('Enterprise V3 ReCaptcha site key not found')
    expect(frame.document.scripts).toHaveLength(0)
  })

  // spec: SIT-100
  test('has no token before it is loaded', async () => {
    const frame = openFrame()
    const captcha = open(frame)
    const token = await captcha.token(CaptchaAction.formBlock)
    expect(!token.ok && token.failure.message).toBe('ReCaptcha has not been set up!')
    expect(frame.document.scripts).toHaveLength(0)
    void captcha.load()
    expect((await captcha.token(CaptchaAction.formBlock)).ok).toBe(true)
  })

  // spec: SIT-101
  test('rejects a pending load when its document is closed', async () => {
    const frame = openFrame()
    frame.document.head.append = () => {}
    const captcha = open(frame)
    const loading = captcha.load()
    const token = captcha.token(CaptchaAction.formBlock)
    frame.element.remove()
    await expect(loading).rejects.toThrow('[GoogleReCaptchaAPI] Document was destroyed')
    expect(await token).toMatchObject({ ok: false, failure: { kind: 'destroyed' } })
  })

  test('can be loaded again after its script was refused', async () => {
    const frame = openFrame()
    let url = 'http://127.0.0.1:9/script.js'
    const captcha = open(frame, { ...tokens(), scriptUrl: () => url })
    await expect(captcha.load()).rejects.toMatchObject({ kind: 'blocked' })
    url = SCRIPT
    expect((await captcha.token(CaptchaAction.formBlock)).ok).toBe(true)
  })

  test('fails when its script defines no global, and loads it again on the next call', async () => {
    const frame = openFrame()
    const api = (view: Window): TokenApi | undefined =>
      (view as ServedWindow).runs === 2 ? { execute: () => Promise.resolve('token') } : undefined
    const captcha = open(frame, { ...tokens(), api })
    await expect(captcha.load()).rejects.toMatchObject({ kind: 'blocked' })
    expect(frame.document.scripts).toHaveLength(0)
    await captcha.load()
    expect(await captcha.token(CaptchaAction.formBlock)).toEqual({ ok: true, value: 'token' })
  })

  test.each([
    ['the script is never ready', { whenReady: () => new Promise<void>(() => {}) }],
    ['a token never comes', { api: () => ({ execute: () => new Promise(() => {}) }) }],
  ])('gives up after 12 seconds when %s', async (_, part) => {
    const { clock, pass, pending } = createFakeClock()
    const frame = openFrame()
    ;(frame.view as ServedWindow).runs = 1
    const captcha = open(frame, { ...tokens(), ...part }, { clock })
    void captcha.load().catch(() => {})
    const token = captcha.token(CaptchaAction.formBlock)
    await vi.waitFor(() => {
      pass(11_999)
      expect(pending()).toBe(1)
    })
    await vi.waitFor(async () => {
      pass(12_000)
      expect(await Promise.race([token, Promise.resolve('waiting')])).toMatchObject({
        ok: false,
        failure: { kind: 'timeout' },
      })
    })
  })

  test.each([[''], [undefined], [7]])('rejects %j as a token', async (value) => {
    const captcha = open(
      openFrame(),
      tokens(() => Promise.resolve(value)),
    )
    await captcha.load()
    expect(await captcha.token(CaptchaAction.formBlock)).toMatchObject({
      ok: false,
      failure: { kind: 'refused' },
    })
  })

  test('reports a service that rejects as a refusal', async () => {
    const captcha = open(
      openFrame(),
      tokens(() => Promise.reject(new Error('quota'))),
    )
    await captcha.load()
    expect(await captcha.token(CaptchaAction.formBlock)).toMatchObject({
      ok: false,
      failure: { kind: 'refused' },
    })
  })
})

/** A service whose widgets are solved by the test. */
function openWidgets(frame: Frame, renderOne?: WidgetApi['render']) {
  const rendered: { container: HTMLElement; settings: WidgetSettings }[] = []
  const reset = vi.fn()
  const render: WidgetApi['render'] = (container, settings) => {
    rendered.push({ container, settings })
    return renderOne?.(container, settings) ?? reset
  }
  const report = vi.fn()
  const loader = createCaptchaLoader(serving<WidgetApi>({ render }), {
    siteKey: 'key',
    document: frame.document,
  })
  return { rendered, reset, report, widgets: createCaptchaWidgets(loader, { report }) }
}

function container(frame: Frame, width: string): HTMLElement {
  const element = frame.document.createElement('div')
  element.style.width = width
  frame.document.body.append(element)
  return element
}

describe('a captcha widget', () => {
  // spec: SIT-095 SIT-096
  test.each([
    ['200px', 'compact'],
    ['319.5px', 'compact'],
    ['320px', 'normal'],
    ['500px', 'normal'],
  ] as const)('in %s is %s, and its container is marked', async (width, size) => {
    const frame = openFrame()
    const { widgets, rendered } = openWidgets(frame)
    const element = container(frame, width)
    widgets.render(element)
    expect(element.hasAttribute('data-captcha-rendered')).toBe(false)
    await vi.waitFor(() => expect(rendered).toHaveLength(1))
    expect(rendered[0]?.settings).toMatchObject({ size, siteKey: 'key' })
    expect(element.getAttribute('data-captcha-rendered')).toBe('true')
    expect(element.contains(rendered[0]!.container)).toBe(true)
  })

  // spec: SIT-096
  test('is never rendered twice', async () => {
    const frame = openFrame()
    const { widgets, rendered } = openWidgets(frame)
    const element = container(frame, '400px')
    expect(widgets.render(element)).toBe(widgets.render(element))
    await vi.waitFor(() => expect(rendered).toHaveLength(1))
    widgets.render(element)
    await widgets.load()
    expect(rendered).toHaveLength(1)
  })

  // spec: SIT-096
  test('waits until its container has a width', async () => {
    const frame = openFrame()
    const { widgets, rendered } = openWidgets(frame)
    const element = container(frame, '250px')
    element.style.display = 'none'
    widgets.render(element)
    await widgets.load()
    expect(rendered).toHaveLength(0)
    element.style.display = 'block'
    await vi.waitFor(() => expect(rendered[0]?.settings.size).toBe('compact'))
  })

  test('has a token from the solution until it expires', async () => {
    const frame = openFrame()
    const { widgets, rendered, reset } = openWidgets(frame)
    const widget = widgets.render(container(frame, '400px'))
    const listener = vi.fn()
    widget.subscribe(listener)
    await vi.waitFor(() => expect(rendered).toHaveLength(1))
    const { onToken } = rendered[0]!.settings
    onToken('solved')
    expect(widget.token()).toBe('solved')
    onToken(undefined)
    expect(widget.token()).toBeUndefined()
    onToken('again')
    widget.reset()
    expect(reset).toHaveBeenCalledTimes(1)
    expect(widget.token()).toBeUndefined()
    expect(listener).toHaveBeenCalledTimes(4)
  })

  test('can be removed, also before it is shown, and then rendered again', async () => {
    const frame = openFrame()
    const { widgets, rendered } = openWidgets(frame)
    const element = container(frame, '400px')
    widgets.render(element).remove()
    await widgets.load()
    expect(rendered).toHaveLength(0)
    const widget = widgets.render(element)
    await vi.waitFor(() => expect(rendered).toHaveLength(1))
    widget.remove()
    expect(element.childElementCount).toBe(0)
    expect(element.hasAttribute('data-captcha-rendered')).toBe(false)
    rendered[0]!.settings.onToken('late')
    expect(widget.token()).toBeUndefined()
    widgets.render(element)
    await vi.waitFor(() => expect(rendered).toHaveLength(2))
  })

  // spec: SIT-102
  test('that cannot render is reported, and the others render', async () => {
    const frame = openFrame()
    const problem = new Error('no room')
    let isFirst = true
    const { widgets, rendered, report } = openWidgets(frame, () => {
      if (!isFirst) return () => {}
      isFirst = false
      throw problem
    })
    const [first, second] = [container(frame, '400px'), container(frame, '400px')]
    widgets.render(first)
    widgets.render(second)
    await vi.waitFor(() => expect(rendered).toHaveLength(2))
    await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(1))
    const [error, context] = report.mock.calls[0] as [CaptchaError, object]
    expect(error).toBeInstanceOf(CaptchaError)
    expect(error.cause).toBe(problem)
    expect(context).toEqual({ container: first })
    expect(first.hasAttribute('data-captcha-rendered')).toBe(false)
    expect(second.hasAttribute('data-captcha-rendered')).toBe(true)
    widgets.render(first)
    await vi.waitFor(() => expect(rendered).toHaveLength(3))
  })

  test('that was blocked is shown by a reset once the service is there', async () => {
    const frame = openFrame()
    const { widgets, rendered, report } = openWidgets(frame, () => {
      if (rendered.length === 1) throw new Error('blocked')
      return () => {}
    })
    const element = container(frame, '400px')
    const widget = widgets.render(element)
    await vi.waitFor(() => expect(report).toHaveBeenCalledOnce())
    widget.reset()
    await vi.waitFor(() => expect(element.getAttribute('data-captcha-rendered')).toBe('true'))
    expect(widgets.render(element)).toBe(widget)
    rendered[1]!.settings.onToken('solved')
    expect(widget.token()).toBe('solved')
    expect(rendered[1]!.container).not.toBe(rendered[0]!.container)
    expect(element.childElementCount).toBe(1)
  })

  // spec: SIT-102
  test('is reported to the console by default', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const frame = openFrame()
    const loader = createCaptchaLoader(serving<WidgetApi>({ render: () => () => {} }), {
      siteKey: undefined,
      document: frame.document,
    })
    createCaptchaWidgets(loader).render(container(frame, '400px'))
    await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(1))
    log.mockRestore()
  })
})

describe('the providers', () => {
  const put = (view: Window, name: string, script: object): void => {
    Object.defineProperty(view, name, { value: script })
  }

  // spec: SIT-097 SIT-098
  test('reCAPTCHA Enterprise gives a token for a key and an action', async () => {
    const frame = openFrame()
    const execute = vi.fn(() => Promise.resolve('token'))
    put(frame.view, 'grecaptcha', { enterprise: { ready: (then: () => void) => then(), execute } })
    const captcha = open(frame, recaptchaEnterprise)
    await captcha.load()
    expect(await captcha.token(CaptchaAction.restockSignUp)).toEqual({ ok: true, value: 'token' })
    expect(execute).toHaveBeenCalledExactlyOnceWith('key', { action: 'PRODUCT_WAITLIST_SUBMISSION' })
  })

  test.each(['reCAPTCHA', 'Turnstile'])('%s shows a widget', async (name) => {
    const frame = openFrame()
    const render = vi.fn<(container: HTMLElement, options: Record<string, unknown>) => number>(() => 5)
    const reset = vi.fn()
    const script = { ready: (then: () => void) => then(), render, reset }
    put(frame.view, 'grecaptcha', { enterprise: script })
    put(frame.view, 'turnstile', script)
    const provider = name === 'Turnstile' ? turnstile : recaptchaCheckbox
    const loader = createCaptchaLoader(provider, { siteKey: 'key', document: frame.document })
    const widget = createCaptchaWidgets(loader).render(container(frame, '300px'))
    await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(1))
    const options = render.mock.calls[0]![1] as Record<string, (token?: string) => void>
    expect(options).toMatchObject({ sitekey: 'key', size: 'compact' })
    for (const ending of ['expired-callback', 'error-callback']) {
      options.callback?.('solved')
      expect(widget.token()).toBe('solved')
      options[ending]?.()
      expect(widget.token()).toBeUndefined()
    }
    widget.reset()
    expect(reset).toHaveBeenCalledExactlyOnceWith(5)
  })
})
