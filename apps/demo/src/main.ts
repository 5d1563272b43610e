/** Starts the scripts after the first paint: nothing that the page shows waits for them. */
const start = () => void import('./start.ts')
if (document.hidden) start()
else requestAnimationFrame(() => setTimeout(start))
