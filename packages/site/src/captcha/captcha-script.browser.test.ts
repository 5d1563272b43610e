import { expect, test } from 'vitest'
import { openFrame } from '../test-support/frame.test-support.ts'
import { createCaptchaScriptMock } from '../testing.ts'
import { CaptchaAction, createCaptcha } from './captcha.browser.ts'
import { createCaptchaLoader, type CaptchaProvider } from './captcha-loader.browser.ts'
import { createCaptchaWidgets } from './captcha-widget.browser.ts'
import { recaptchaCheckbox, recaptchaEnterprise } from './recaptcha.browser.ts'

/** Provider whose script is the one that the service in memory has served. */
async function served<Api>(provider: CaptchaProvider<Api>): Promise<CaptchaProvider<Api>> {
  const { fetch, scriptUrl } = createCaptchaScriptMock()
  const script = await (await fetch(scriptUrl('site key'))).text()
  return { ...provider, scriptUrl: () => `data:text/javascript,${encodeURIComponent(script)}` }
}

// spec: SIT-097
test('the script in memory is a captcha with a token for its site key', async () => {
  const { document } = openFrame()
  const captcha = createCaptcha(
    createCaptchaLoader(await served(recaptchaEnterprise), { siteKey: 'site key', document }),
  )
  await captcha.load()
  expect(await captcha.token(CaptchaAction.formBlock)).toEqual({ ok: true, value: 'site key' })
})

// spec: SIT-097
test('the script in memory draws a checkbox that is solved', async () => {
  const { document } = openFrame()
  const loader = createCaptchaLoader(await served(recaptchaCheckbox), { siteKey: 'site key', document })
  const widget = createCaptchaWidgets(loader).render(document.body)
  await expect.poll(() => widget.token()).toBe('site key')
  widget.reset()
})

test('its address, its type and its text are those of a script', async () => {
  const mock = createCaptchaScriptMock({ path: '/captcha/:siteKey.js', script: (key) => `// ${key}` })
  expect(mock.scriptUrl('a/b')).toBe('/captcha/a%2Fb.js')
  const given = await mock.fetch(mock.scriptUrl('key-1'))
  expect(given.headers.get('Content-Type')).toBe('text/javascript')
  expect(await given.text()).toBe('// key-1')
  mock.use('serverDown')
  expect((await mock.fetch(mock.scriptUrl('key-1'))).status).toBe(500)
})
