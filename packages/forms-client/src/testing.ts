export {
  createFormMock,
  type FormMock,
  type FormMockOptions,
  type FormScenario,
  type FormServerState,
  type SavedForm,
} from './mock/form-mock.testing.ts'
export { createFormCaptcha, type FakeFormCaptcha } from './captcha/captcha.testing.ts'
