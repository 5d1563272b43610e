import { defineMain } from '@storybook/react-vite/node'
import { defaultClientConditions } from 'vite'

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.mdx', '../src/**/*.stories.tsx', '../../../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    // The preview's own import of the addon. Found only while tests run, it would reload the page under the first suite.
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [...(config.optimizeDeps?.include ?? []), '@storybook/addon-a11y/preview'],
    },
    resolve: { ...config.resolve, conditions: ['@sitewright/source', ...defaultClientConditions] },
  }),
})
