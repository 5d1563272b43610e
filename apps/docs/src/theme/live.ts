import { defineComponent, h, onBeforeUnmount, onMounted, ref } from 'vue'

/** A demo draws itself into an element, and may return what ends it. */
interface Demo {
  readonly show: (host: HTMLElement) => (() => void) | undefined
}

const demos = import.meta.glob<Demo>('../live/*.ts')

/** A running demo above its code: `<Live demo="playground" />` on a line of a page shows `src/live/playground.ts`. */
export const Live = defineComponent({
  props: { demo: { type: String, required: true } },
  setup({ demo }, { slots }) {
    const host = ref<HTMLElement>()
    const hasFailed = ref(false)
    let end: (() => void) | undefined
    onMounted(async () => {
      try {
        const loaded = await demos[`../live/${demo}.ts`]?.()
        if (host.value) end = loaded?.show(host.value)
      } catch {
        hasFailed.value = true
      }
    })
    onBeforeUnmount(() => end?.())
    return () =>
      h('div', { class: 'live' }, [
        h('div', { ref: host, class: 'live-demo' }),
        hasFailed.value &&
          h(
            'p',
            { role: 'alert' },
            'The demo could not be loaded. Check your connection and reload the page.',
          ),
        slots.default?.(),
      ])
  },
})
