import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
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

/** Approved pictures of stories, which pages of parts show. */
const pictures = fileURLToPath(new URL('../../../tooling/visual/baseline', import.meta.url))
const picturePaths = readdirSync(pictures, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.png'))

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.mdx', '../src/**/*.stories.tsx', '../../../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [{ from: '../../../tooling/visual/baseline', to: '/pictures' }],
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    define: { ...config.define, APPROVED_PICTURES: JSON.stringify(picturePaths) },
    plugins: (config.plugins ?? []).map(keepDocumentation),
    // The preview's own import of the addon. Found only while tests run, it would reload the page under the first suite.
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [...(config.optimizeDeps?.include ?? []), '@storybook/addon-a11y/preview'],
    },
    resolve: { ...config.resolve, conditions: ['@sitewright/source', ...defaultClientConditions] },
  }),
})
