import { defineMain } from '@storybook/react-vite/node'
import { defaultClientConditions } from 'vite'

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.mdx', '../../../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    resolve: { ...config.resolve, conditions: ['@sitewright/source', ...defaultClientConditions] },
  }),
})
