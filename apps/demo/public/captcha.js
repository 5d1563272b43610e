/* global document, window */
// The captcha of the demo, which believes everybody. It has the functions of reCAPTCHA that a site calls.
;(() => {
  const texts = {
    en: ['I am a human', 'Protected by trust'],
    de: ['Ich bin ein Mensch', 'Geschützt durch Zutrauen'],
    fr: ['Je suis un être humain', 'Protégé par la confiance'],
    pl: ['Jestem człowiekiem', 'Chronione zaufaniem'],
    ar: ['أنا إنسان', 'محمي بالثقة'],
    ja: ['私は人間です', '信頼で保護されています'],
  }
  const [text, badgeText] = texts[document.documentElement.lang] ?? texts.en
  const resets = []
  let count = 0
  const token = () => `human-${Date.now()}-${(count += 1)}`

  function render(container, { callback, 'expired-callback': expired }) {
    const label = document.createElement('label')
    const box = document.createElement('input')
    box.type = 'checkbox'
    label.className = 'captcha-box'
    label.append(box, text)
    box.addEventListener('change', () => (box.checked ? callback(token()) : expired()))
    container.replaceChildren(label)
    resets.push(() => (box.checked = false))
    return resets.length - 1
  }

  function addBadge() {
    if (document.querySelector('.grecaptcha-badge')) return
    const badge = document.createElement('div')
    badge.className = 'grecaptcha-badge'
    badge.textContent = badgeText
    document.body.append(badge)
  }

  window.grecaptcha = {
    enterprise: {
      ready: (then) => then(),
      render,
      reset: (id) => resets[id]?.(),
      execute: () => {
        addBadge()
        return Promise.resolve(token())
      },
    },
  }
  if (document.currentScript?.src.includes('badge')) addBadge()
})()
