// Templates in React
export { Template, type TemplateProps } from './template/template.react.tsx'
