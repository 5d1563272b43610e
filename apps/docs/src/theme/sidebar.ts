import { defineAsyncComponent, hydrateOnMediaQuery } from 'vue'

/** The sidebar of the theme. A narrow window hides it: there it starts when somebody opens it. */
export default defineAsyncComponent({
  loader: () => import('vitepress/dist/client/theme-default/components/VPSidebar.vue'),
  hydrate: hydrateOnMediaQuery('(width >= 960px)'),
})
