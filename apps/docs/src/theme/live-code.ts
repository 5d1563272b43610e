import { useData, withBase } from 'vitepress'
import { computed, defineComponent, h, nextTick, onBeforeUnmount, onMounted, ref, watch } from 'vue'
import { FRAME, type FromFrame, type LiveExample, type ToFrame } from '../frame/example.ts'
import { highlight } from './highlight.ts'

/** Rest after the last key before the example runs anew. */
const PAUSE_MS = 500

/** A block of code that runs above its text, and can be changed. Its frame loads when it comes into view. */
export const LiveCode = defineComponent({
  props: { example: { type: String, required: true }, height: { type: String, required: true } },
  setup(props, { slots }) {
    const { isDark: isSiteDark } = useData()
    const initial = JSON.parse(decodeURIComponent(props.example)) as LiveExample
    const [host, block, frame] = [ref<HTMLElement>(), ref<HTMLElement>(), ref<HTMLIFrameElement>()]
    const [isMounted, isVisible, isEdited] = [ref(false), ref(false), ref(false)]
    const [text, compiled, problem, run] = [ref(''), ref(initial.code), ref(''), ref(0)]
    const [isFlipped, isRightToLeft] = [ref(false), ref(false)]
    const isDark = computed(() => isSiteDark.value !== isFlipped.value)
    let timer: ReturnType<typeof setTimeout> | undefined

    // The frame is an origin of its own, which no other target names.
    const send = (message: ToFrame): void => frame.value?.contentWindow?.postMessage(message, '*')
    const sendLook = (): void =>
      send({ kind: 'look', look: { isDark: isDark.value, isRightToLeft: isRightToLeft.value } })
    watch([isDark, isRightToLeft], sendLook)

    function receive({ data, source }: MessageEvent<FromFrame>): void {
      if (!source || source !== frame.value?.contentWindow) return
      if (data.kind === 'failed') problem.value = data.message
      else {
        sendLook()
        send({ kind: 'run', example: { code: compiled.value, page: initial.page } })
      }
    }
    function restart(code: string): void {
      compiled.value = code
      problem.value = ''
      run.value++
    }
    async function compileText(): Promise<void> {
      try {
        const { compile } = await import('../frame/compile.ts')
        restart(compile(`${initial.setup}\n${text.value}`))
      } catch (error) {
        const above = initial.setup.split('\n').length
        // A row of the whole file, as `Unexpected token (12:3)` has it.
        problem.value = (error as Error).message.replace(
          /\((\d+):(\d+)\)/,
          (_, row: string) => `in line ${Number(row) - above}`,
        )
      }
    }
    function change(event: Event): void {
      text.value = (event.target as HTMLTextAreaElement).value
      clearTimeout(timer)
      timer = setTimeout(() => void compileText(), PAUSE_MS)
    }
    async function edit(): Promise<void> {
      text.value = block.value?.querySelector('code')?.textContent ?? ''
      isEdited.value = true
      await nextTick()
      host.value?.querySelector('textarea')?.focus()
    }
    function reset(): void {
      clearTimeout(timer)
      isEdited.value = false
      restart(initial.code)
    }

    onMounted(() => {
      isMounted.value = true
      addEventListener('message', receive)
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        isVisible.value = true
      })
      if (host.value) observer.observe(host.value)
      onBeforeUnmount(() => observer.disconnect())
    })
    onBeforeUnmount(() => {
      clearTimeout(timer)
      removeEventListener('message', receive)
    })

    const toggle = (label: string, isOn: typeof isFlipped, isPressed = isOn) =>
      h(
        'button',
        { type: 'button', 'aria-pressed': isPressed.value, onClick: () => (isOn.value = !isOn.value) },
        label,
      )
    const editor = () =>
      h('div', { class: 'live-editor vp-code' }, [
        h('pre', { 'aria-hidden': true, innerHTML: `${highlight(text.value)}\n` }),
        h('textarea', {
          'aria-label': 'Code of the example',
          autocapitalize: 'off',
          autocomplete: 'off',
          spellcheck: false,
          value: text.value,
          onInput: change,
        }),
      ])
    return () =>
      h('div', { ref: host, class: 'live-code' }, [
        h('div', { class: 'live-frame', style: { blockSize: props.height } }, [
          isVisible.value &&
            h('iframe', {
              key: run.value,
              ref: frame,
              title: 'The example, running',
              sandbox: 'allow-scripts allow-forms allow-modals',
              src: withBase(`/${FRAME}frame.html`),
            }),
        ]),
        isMounted.value &&
          h('div', { class: 'live-bar', role: 'group', 'aria-label': 'Example' }, [
            toggle('Dark', isFlipped, isDark),
            toggle('Right to left', isRightToLeft),
            isEdited.value
              ? h('button', { type: 'button', onClick: reset }, 'Reset the code')
              : h('button', { type: 'button', onClick: () => void edit() }, 'Edit the code'),
          ]),
        h(
          'p',
          { class: 'live-problem', role: 'status' },
          problem.value && `The example fails: ${problem.value}`,
        ),
        isEdited.value && editor(),
        h('div', { ref: block, hidden: isEdited.value }, slots.default?.()),
      ])
  },
})
