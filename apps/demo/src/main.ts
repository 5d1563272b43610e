/** First the page is shown, then it is brought to life: nothing that it shows waits for a script. */
const revive = () => void import('./alive.ts')
if (document.hidden) revive()
else requestAnimationFrame(() => setTimeout(revive))
