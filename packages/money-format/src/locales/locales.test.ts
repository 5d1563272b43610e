import { testLocales } from '../../../../tooling/locale/test-locales.ts'
import { counted, english } from './english.test-support.ts'

testLocales(import.meta.glob('./!(*.*).ts', { eager: true, import: 'messages' }), {
  english,
  counted,
  single: ['subscription.one.WEEK', 'subscription.one.MONTH', 'subscription.one.YEAR'],
  same: { nl: ['subscription.each.WEEK', 'subscription.one.WEEK'] },
  names: ['amount', 'price'],
})
