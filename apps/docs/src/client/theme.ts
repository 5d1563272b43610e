// Loaded before the first paint, so that a chosen theme never flashes in the other one.
const { dataset } = document.documentElement
dataset.script = ''
try {
  const theme = localStorage.getItem('docs-theme')
  if (theme === 'light' || theme === 'dark') dataset.theme = theme
} catch {
  // Storage may be forbidden; then the page follows the system.
}
