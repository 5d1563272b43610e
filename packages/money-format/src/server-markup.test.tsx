import { testServerMarkup } from '../../../tooling/server-markup.ts'
import * as react from './react.ts'

const { Money, MoneyProvider } = react
const money = <Money value={{ value: '12.00', currency: 'USD' }} />

testServerMarkup([react], { Money: money, MoneyProvider: <MoneyProvider locale="de">{money}</MoneyProvider> })
