import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Sitewright',
    brandUrl: './',
    colorPrimary: '#a4502f',
    colorSecondary: '#a4502f',
    appBg: '#f6f3ee',
    appBorderRadius: 8,
    fontBase: 'ui-sans-serif, system-ui, sans-serif',
  }),
})
