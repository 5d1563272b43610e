import { describe, expect, test } from 'vitest'
import { buildProduct, buildVariant } from '../mock/build.testing.ts'
import { checkAddRequest } from '../add-to-cart/add-request.ts'
import { choose, optionNames, selectionText, variantOptions } from './selection.ts'
import { messages as arabic } from '../locales/ar.ts'
import { messages as german } from '../locales/de.ts'
import { messages as japanese } from '../locales/ja.ts'
import { messages } from '../messages.ts'

describe('choosing a variant', () => {
  const shirt = buildProduct({
    id: 'shirt',
    variants: [
      buildVariant({ sku: 's-red', attributes: { Size: 'S', Colour: 'Red', Cut: 'Slim' } }),
      buildVariant({ sku: 'l-red', attributes: { Size: 'L', Colour: 'Red', Cut: 'Slim' } }),
      buildVariant({ sku: 'l-blue', attributes: { Size: 'L', Colour: 'Blue', Cut: 'Slim' } }),
    ],
    variantOptionOrdering: ['Size', 'Colour', 'Cut'],
  })
  const wish = (selection: Record<string, string>) =>
    checkAddRequest({ product: shirt, selection, cart: undefined })
  const said = (selection: Record<string, string>) => {
    const checked = wish(selection)
    return checked.ok ? checked.value.line.sku : selectionText(checked.failure, messages)
  }

  // spec: CRT-006 CRT-071 CRT-072 CRT-073 CRT-074
  test.each([
    [{ Size: 'S', Colour: 'Red' }, 'Please select the Cut option.'],
    [{ Size: 'S' }, 'Please select the Colour and Cut options.'],
    [{}, 'Please select the Size, Colour and Cut options.'],
    [
      { Size: 'S', Colour: 'Blue', Cut: 'Slim' },
      'Sorry, that item variant is unavailable. Please select another variant.',
    ],
    [{ Size: 'L', Colour: 'Blue', Cut: 'Slim' }, 'l-blue'],
  ])('%j comes to: %s', (selection, text) => {
    expect(said(selection)).toBe(text)
  })

  test.each([
    ['de', german, 'Bitte wählen Sie die Optionen „Size“, „Colour“ und „Cut“.'],
    ['ja', japanese, '「Size」「Colour」と「Cut」を選択してください。'],
    ['ar', arabic, 'يُرجى اختيار «\u2068Size\u2069»، «\u2068Colour\u2069» و«\u2068Cut\u2069».'],
  ])('names are listed as %s lists them', (_language, texts, text) => {
    const checked = wish({})
    expect(checked.ok ? '' : selectionText(checked.failure, texts)).toBe(text)
  })

  test('offers the values that can be combined with the selection', () => {
    expect(variantOptions(shirt, { Size: 'S' })).toEqual([
      {
        name: 'Size',
        values: [
          { value: 'S', isOffered: true },
          { value: 'L', isOffered: true },
        ],
      },
      {
        name: 'Colour',
        values: [
          { value: 'Red', isOffered: true },
          { value: 'Blue', isOffered: false },
        ],
      },
      { name: 'Cut', values: [{ value: 'Slim', isOffered: true }] },
    ])
  })

  test('names two options in a text of their own', () => {
    const texts = { ...messages, 'cart.validation.selectTwoOptions': '{option1}, then {option2}' }
    const failure = { kind: 'unselected', options: ['Size', 'Colour'] } as const
    expect(selectionText(failure, texts)).toBe('Size, then Colour')
  })

  test('offers no value for a variant that lacks the option', () => {
    const some = buildProduct({
      variants: [buildVariant({ attributes: { Size: 'S' } }), buildVariant({ attributes: {} })],
      variantOptionOrdering: ['Size'],
    })
    expect(variantOptions(some)).toEqual([{ name: 'Size', values: [{ value: 'S', isOffered: true }] }])
  })

  test('asks for no option of a product with one variant', () => {
    const only = buildProduct({ variants: [buildVariant()] })
    expect(optionNames(only)).toEqual([])
    expect(choose(only, {})).toMatchObject({ kind: 'variant' })
  })

  test('asks for options in the order of the variants by default', () => {
    const { variantOptionOrdering: _, ...loose } = shirt
    expect(optionNames(loose)).toEqual(['Size', 'Colour', 'Cut'])
  })

  test('asks for an option that the order lacks, where variants differ in nothing else', () => {
    const named = { ...shirt, variantOptionOrdering: ['Size'] }
    expect(optionNames(named)).toEqual(['Size', 'Colour'])
    expect(choose(named, { Size: 'L' })).toEqual({ kind: 'unselected', options: ['Colour'] })
    expect(choose(named, { Size: 'L', Colour: 'Blue' })).toMatchObject({ variant: { sku: 'l-blue' } })
    const [small, large] = shirt.variants
    expect(optionNames({ ...named, variants: [small!, large!] })).toEqual(['Size'])
  })

  test('does not ask for an option that no variant has', () => {
    const variantOptionOrdering = ['Engraving', 'Size', 'Colour']
    expect(optionNames({ ...shirt, variantOptionOrdering })).toEqual(['Size', 'Colour'])
    const alike = [buildVariant({ attributes: {} }), buildVariant({ attributes: {} })]
    expect(optionNames({ ...shirt, variants: alike, variantOptionOrdering })).toEqual([])
  })

  test('of several without attributes is not selected', () => {
    const unnamed = buildProduct({
      variants: [buildVariant({ sku: 'a', attributes: {} }), buildVariant({ sku: 'b', attributes: {} })],
      variantOptionOrdering: undefined,
    })
    const checked = checkAddRequest({ product: unnamed, selection: {}, cart: undefined })
    expect(!checked.ok && selectionText(checked.failure, messages)).toBe(
      'Sorry, that item variant is unavailable. Please select another variant.',
    )
  })
})
