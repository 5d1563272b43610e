/* global document, window */
// The captcha of the demo, which believes everybody. It has the functions of reCAPTCHA that a site calls.
;(() => {
  const isGerman = document.documentElement.lang === 'de'
  const text = isGerman ? 'Ich bin ein Mensch' : 'I am a human'
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
    badge.textContent = isGerman ? 'Geschützt durch Zutrauen' : 'Protected by trust'
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
