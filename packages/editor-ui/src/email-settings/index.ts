export { EmailSettingsFields, type EmailSettingsProps } from './email-settings.react.tsx'
export { emailProblems, emptyEmailSettings, type EmailField, type EmailSettings } from './email-settings.ts'
