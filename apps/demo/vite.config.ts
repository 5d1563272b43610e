import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

// Development reads the packages' sources, so that an edit in one of them reloads; a build takes what they publish.
export default defineConfig(({ command }) => ({
  plugins: [react()],
  resolve: {
    conditions: [...(command === 'serve' ? ['@sitewright/source'] : []), ...defaultClientConditions],
  },
}))
