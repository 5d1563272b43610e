/** First the page is shown, then it is brought to life: nothing that it shows waits for a script. */
const revive = () => void import('./alive.ts')
if (document.hidden) revive()
else requestAnimationFrame(() => setTimeout(revive))

// A form that is sent too early would leave the page, with all that was written into it; only a search may.
document.addEventListener('submit', (event) => {
  const isSearch = event.target instanceof Element && event.target.matches('[role=search]')
  if (!isSearch && !('alive' in document.documentElement.dataset)) event.preventDefault()
})
