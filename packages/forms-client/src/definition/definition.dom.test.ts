import { expect, test } from 'vitest'
import { parseMaxLength, type Field } from '../kind/field.ts'
import type { FormDefinition } from './form-definition.ts'
import { formMarkup } from '../mock/markup.testing.ts'
import { contact, everyKind, newsletter, promoPopup, visit } from '../mock/sample.testing.ts'
import { readDefinition } from './definition.dom.ts'

/** A field without what its markup alone shows. The first option of a select says that none is chosen. */
function readable({ description: _, placeholder: __, ...field }: Field): object {
  const { title, required = false, when } = field
  const own = field.kind === 'select' ? { options: ['', ...field.options] } : {}
  const limit = field.kind === 'textarea' ? { maxLength: parseMaxLength(field.maxLength) } : {}
  return { ...field, title, required, when: when && { ...when, is: [when.is].flat() }, ...own, ...limit }
}

const redirected: FormDefinition = {
  ...contact,
  id: 'redirected',
  successUrl: '/thanks?a=1&b="2"',
  submissionText: undefined,
  postSubmitMarkup: '<p class="a">1 &lt; 2</p><script nonce="n">ran()</script>',
}

test.each([everyKind, contact, newsletter, promoPopup, visit, redirected])(
  'the definition of $id is read from its markup as it is written',
  (definition: FormDefinition) => {
    document.body.innerHTML = formMarkup(definition)
    const { fields, ...settings } = readDefinition(document.querySelector('form')!)
    const { fields: written, ...expected } = definition
    expect(settings).toEqual({ variant: undefined, ...expected })
    expect(fields).toEqual(written.map(readable))
  },
)
