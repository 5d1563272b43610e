export {
  createAutomationPanel,
  type AutomationOptions,
  type AutomationPanel as AutomationStore,
  type AutomationTransport,
} from './automation.browser.ts'
export {
  connectAutomation,
  type AutomationApi,
  type AutomationAttributes,
  type AutomationMessages,
  type AutomationTexts,
} from './automation.connect.ts'
export { AutomationPanel, type AutomationPanelProps } from './automation.react.tsx'
export { type AutomationConnection, type AutomationRequest, type AutomationSnapshot } from './automation.ts'
