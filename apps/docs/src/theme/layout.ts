import { useData } from 'vitepress'
import theme from 'vitepress/theme-without-fonts'
import { defineComponent, h, onMounted, watch } from 'vue'

/** The home page and the page in place of a missing one have no main part in the theme: their content is it. */
function nameMain(): void {
  const content = document.querySelector('#VPContent')
  if (content?.querySelector('main')) content.removeAttribute('role')
  else content?.setAttribute('role', 'main')
}

/** The layout of the theme, with a main part on every page. */
export const Layout = defineComponent(() => {
  const { page } = useData()
  onMounted(() => watch(page, nameMain, { immediate: true, flush: 'post' }))
  return () => h(theme.Layout)
})
