// What importing a template gives: name it in `types` of tsconfig.json, or by a reference.

declare module '*.jsont' {
  const template: import('@sitewright/template-engine').Template
  export default template
}

declare module '*.template' {
  const template: import('@sitewright/template-engine').Template
  export default template
}
