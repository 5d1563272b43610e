export { createCookieJar } from './cookie/cookie.testing.ts'
export { createFakeCaptcha, createFakeCaptchaWidgets, type FakeCaptcha } from './captcha/captcha.testing.ts'
export {
  createCaptchaScriptMock,
  type CaptchaScriptMock,
  type CaptchaScriptMockOptions,
} from './captcha/captcha-script.testing.ts'
export {
  createEndpointMock,
  type EndpointMock,
  type EndpointMockOptions,
  type MockCall,
} from './mock/endpoint-mock.testing.ts'
export { scenarios, type Scenario } from './mock/scenario.testing.ts'
export {
  createSiteMock,
  type SiteCall,
  type SiteMock,
  type SiteMockOptions,
} from './mock/site-mock.testing.ts'
export { createSiteState, type SiteState } from './mock/site-state.testing.ts'
