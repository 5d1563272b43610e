import { createEngine } from '@sitewright/template-engine'
import { core } from '@sitewright/template-engine/core'
import { html } from '@sitewright/template-engine/escape'

// Problems are shown below the output, and not written to the console as well.
const engine = createEngine({ families: [core], escape: html, logger: () => undefined })

const template = `<h2>{title}</h2>
{.repeated section items}
  <p>{name}: {price}</p>
{.or}
  <p>Nothing yet.</p>
{.end}`

const data = `{
  "title": "Tea & cake",
  "items": [
    { "name": "Scone", "price": "£2.40" },
    { "name": "Oolong", "price": "£3.10" }
  ]
}`

/** Renders the template with the data, or says what is wrong with either. */
function render(template: string, data: string): string {
  try {
    const { output, diagnostics } = engine.render(template, JSON.parse(data))
    return [output.trim(), ...diagnostics.map(({ message }) => `⚠ ${message}`)].join('\n')
  } catch (problem) {
    return `⚠ The data is no JSON: ${(problem as Error).message}`
  }
}

/** Shows two fields, and below them what comes of what is typed. */
export function show(host: HTMLElement): void {
  host.innerHTML = `
    <label>Template <textarea rows="10" spellcheck="false"></textarea></label>
    <label>Data <textarea rows="10" spellcheck="false"></textarea></label>
    <label>Output <output></output></label>`
  const [first, second] = host.querySelectorAll('textarea')
  const output = host.querySelector('output')
  if (!first || !second || !output) return
  const update = () => (output.value = render(first.value, second.value))
  first.value = template
  second.value = data
  host.addEventListener('input', update)
  update()
}
