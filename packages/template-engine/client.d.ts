// What importing a template gives. Name this in `types` of tsconfig.json.

declare module '*.jsont' {
  import type { Template } from '@sitewright/template-engine'

  const template: Template
  export default template
}

declare module '*.template' {
  import type { Template } from '@sitewright/template-engine'

  const template: Template
  export default template
}

declare module '*.jsont?raw' {
  const source: string
  export default source
}

declare module '*.template?raw' {
  const source: string
  export default source
}
