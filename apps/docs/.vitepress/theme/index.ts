import type { Theme } from 'vitepress'
import theme from 'vitepress/theme-without-fonts'
import { Layout } from '../../src/theme/layout.ts'
import { LiveCode } from '../../src/theme/live-code.ts'
import { Live } from '../../src/theme/live.ts'
import '../../src/theme/theme.css'

export default {
  extends: theme,
  Layout,
  enhanceApp: ({ app }) => void app.component('Live', Live).component('LiveCode', LiveCode),
} satisfies Theme
