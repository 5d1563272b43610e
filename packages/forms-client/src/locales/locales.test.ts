import { testLocales } from '../../../../tooling/locale/test-locales.ts'
import { english } from './english.test-support.ts'

const halves = ['form.time.am', 'form.time.pm']

testLocales(import.meta.glob('./!(*.*).ts', { eager: true, import: 'messages' }), {
  english,
  names: ['email', 'field', 'question'],
  same: {
    '*': ['form.part.empty', 'form.counter', 'form.error.link', 'form.summary.line'],
    de: ['form.time.minute', 'form.likert.neutral', ...halves],
    es: ['form.likert.neutral', ...halves],
    fr: ['form.time.minute', ...halves],
    it: halves,
    nl: halves,
    pl: halves,
    'pt-BR': halves,
  },
})
