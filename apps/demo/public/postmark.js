/* global document */
// Stamps the time on the success view of the contact form: the demo's post-submit markup runs it.
for (const time of document.querySelectorAll('[data-postmark]')) {
  const now = new Date()
  time.dateTime = now.toISOString()
  time.textContent = now.toLocaleString(document.documentElement.lang, {
    dateStyle: 'long',
    timeStyle: 'short',
  })
}
