import { testLocales } from '../../../../tooling/locale/test-locales.ts'
import { english } from './english.test-support.ts'

testLocales(import.meta.glob('./!(*.*).ts', { eager: true, import: 'messages' }), {
  english,
  names: ['name'],
  same: { '*': ['named'] },
})
