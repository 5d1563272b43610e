import { defineMain } from '@storybook/react-vite/node'
import { defaultClientConditions, type PluginOption } from 'vite'

/**
 * Storybook's plugin that reads the documentation of props. Tests would lose it, because the addon removes it by its name;
 * under another name it stays, so that they can check the sentence and the default of each control.
 */
const keepDocumentation = (plugin: PluginOption): PluginOption =>
  plugin && 'name' in plugin && plugin.name === 'storybook:react-docgen-plugin'
    ? { ...plugin, name: 'documentation-of-props' }
    : plugin

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.mdx', '../src/**/*.stories.tsx', '../../../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    plugins: (config.plugins ?? []).map(keepDocumentation),
    // The preview's own import of the addon. Found only while tests run, it would reload the page under the first suite.
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [...(config.optimizeDeps?.include ?? []), '@storybook/addon-a11y/preview'],
    },
    resolve: { ...config.resolve, conditions: ['@sitewright/source', ...defaultClientConditions] },
  }),
})
