import type { PeerSizes } from '../../area.ts'

const sizes: PeerSizes = {
  package: 'template-engine',
  peers: [
    { name: '@squarespace/template-engine', code: "export { Compiler } from '@squarespace/template-engine'" },
    { name: 'handlebars', code: "export { default } from 'handlebars/dist/cjs/handlebars.js'" },
    { name: 'liquidjs', code: "export { Liquid } from 'liquidjs/dist/liquid.browser.mjs'" },
    { name: 'eta', code: "export { Eta } from 'eta/core'" },
    { name: 'mustache', code: "export { default } from 'mustache'" },
    { name: 'nunjucks', code: "export { default } from 'nunjucks/browser/nunjucks.js'" },
  ],
}

export default sizes
