export { cldr, type CldrLocale } from './core/i18n/cldr.ts'
