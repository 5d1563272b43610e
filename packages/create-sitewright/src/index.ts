export { type Created, createProject, type ProjectOptions } from './project.node.ts'
export { type Template, type TemplateName, templateNames, templateTitles } from './template.ts'
