import { testLocales } from '../../../../tooling/locale/test-locales.ts'
import { counted, english } from './english.test-support.ts'

testLocales(import.meta.glob('./!(*.*).ts', { eager: true, import: 'messages' }), {
  english,
  counted,
  names: [
    'option',
    'option1',
    'option2',
    'optionsList',
    'lastOption',
    'productName',
    'name',
    'subtotal',
    'amount',
  ],
  same: { '*': ['cart.count.overflow', 'cart.named'] },
})
