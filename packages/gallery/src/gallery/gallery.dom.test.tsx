import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { galleryHtml } from '../markup/html.ts'
import { Gallery } from './gallery.react.ts'
import { scenes } from '../item/scene.testing.ts'

/** Elements with their attributes, in an order that does not matter. */
function shape(html: string): string[] {
  const frame = document.createElement('div')
  frame.innerHTML = html
  return [...frame.querySelectorAll('*')].map(({ tagName, attributes, textContent }) =>
    [
      tagName,
      ...[...attributes].map(({ name, value }) => `${name.toLowerCase()}=${value}`).sort(),
      textContent,
    ].join(' '),
  )
}

test.each(['slideshow', 'slider', 'grid', 'stacked', 'autocolumns'])(
  'React renders a %s as the same markup as a server without React',
  (design) => {
    const options = { design, lightbox: true, newWindow: true, showMetaOnlyTitle: true }
    const source = { items: scenes, options, id: 'pictures', label: 'Journeys' }
    // React adds hints for pictures that are to be loaded first.
    const sent = renderToString(<Gallery {...source} />).replace(/<link[^>]*>/g, '')
    expect(shape(sent)).toEqual(shape(galleryHtml(source)))
  },
)
