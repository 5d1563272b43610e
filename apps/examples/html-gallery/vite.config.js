import { print } from './src/print.js'

export default {
  // The pictures are in the HTML, so they show without a script.
  plugins: [{ name: 'gallery', transformIndexHtml: { order: 'pre', handler: print } }],
  test: { environment: 'happy-dom' },
}
