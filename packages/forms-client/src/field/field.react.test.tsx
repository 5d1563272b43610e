import { createElement, type ComponentType, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { createForm } from '../engine/create-form.browser.ts'
import { FormRoot } from '../form/form-root.react.tsx'
import { defineForm } from '../definition/form-definition.ts'
import { everyKind } from '../mock/sample.testing.ts'
import { createFormStage } from '../mock/stage.testing.ts'
import * as parts from '../react.ts'
import type { Field as FieldDefinition, FieldKind } from '../kind/field.ts'

const { DateField, EmailField, Field, HiddenField, LikertField, PhoneField, RadioField } = parts

const part: Readonly<Record<FieldKind, ComponentType<{ readonly id: string }>>> = {
  text: parts.TextField,
  textarea: parts.TextareaField,
  email: parts.EmailField,
  currency: parts.CurrencyField,
  number: parts.NumberField,
  website: parts.WebsiteField,
  password: parts.PasswordField,
  twitter: parts.TwitterField,
  date: parts.DateField,
  time: parts.TimeField,
  name: parts.NameField,
  address: parts.AddressField,
  phone: parts.PhoneField,
  section: parts.SectionField,
  radio: parts.RadioField,
  checkbox: parts.CheckboxField,
  select: parts.SelectField,
  likert: parts.LikertField,
  hidden: parts.HiddenField,
}
const kinds = Object.keys(part) as readonly FieldKind[]

function fieldOf(kind: FieldKind): FieldDefinition {
  const field = everyKind.fields.find((each) => each.kind === kind)
  if (!field) throw new Error(`The sample has no field of the kind ${kind}.`)
  return field
}

function draw(children: ReactNode, fields: readonly FieldDefinition[]): string {
  const form = createForm({ id: 'one', fields }, createFormStage())
  return renderToString(<FormRoot form={form}>{children}</FormRoot>)
}

describe('a part for a kind', () => {
  test.each(kinds)('draws %s as a part for any kind does', (kind) => {
    const field = fieldOf(kind)
    const own = draw(createElement(part[kind], { id: field.id }), [field])
    expect(own).toBe(draw(<Field id={field.id} />, [field]))
    expect(own).toContain(field.id)
  })

  test.each(kinds)('for %s refuses each other kind, and names the part to use', (kind) => {
    for (const other of kinds.filter((each) => each !== kind)) {
      const field = fieldOf(other)
      const own = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Field`
      const wanted = `${other.charAt(0).toUpperCase()}${other.slice(1)}Field`
      expect(() => draw(createElement(part[kind], { id: field.id }), [field])).toThrow(
        `<${own}> cannot draw '${field.id}': it is a field of the kind '${other}'. Use <${wanted}>, or <Field> for any kind.`,
      )
    }
  })

  test('is the one of its name', () => {
    for (const kind of kinds) expect(part[kind].name.toLowerCase()).toBe(`${kind}field`)
  })

  test('refuses fields of other kinds when it is compiled, if it has the type of the definition', () => {
    const contact = defineForm({
      id: 'contact',
      fields: [
        { id: 'mail', kind: 'email' },
        { id: 'due', kind: 'date' },
      ],
    })
    const fields = [
      <EmailField<typeof contact> key="mail" id="mail" />,
      <DateField<typeof contact> key="due" id="due" />,
      <Field<typeof contact> key="any" id="due" />,
    ]
    expect(draw(fields, contact.fields)).toContain('data-field="due"')
    const refused = [
      // @ts-expect-error: the field is a date
      <EmailField<typeof contact> key="1" id="due" />,
      // @ts-expect-error: there is no such field
      <Field<typeof contact> key="2" id="mial" />,
      // @ts-expect-error: there is no field of the kind
      <PhoneField<typeof contact> key="3" id="mail" />,
    ]
    expect(refused).toHaveLength(3)
  })

  test('hands the answer of the field to a markup of the page, in the type of its kind', () => {
    const form = createForm(everyKind, { ...createFormStage(), values: { date: ['11', '22', '2026'] } })
    const drawn = renderToString(
      <FormRoot form={form}>
        <DateField<typeof everyKind> id="date">
          {({ root }, { value, set }) => {
            expectTypeOf(value).toEqualTypeOf<readonly string[]>()
            expectTypeOf(set).parameter(0).toEqualTypeOf<readonly string[]>()
            return <time data-of={root['data-field']}>{value.join('/')}</time>
          }}
        </DateField>
        <LikertField id="opinion">
          {(_, { value }) => {
            expectTypeOf(value).toEqualTypeOf<Readonly<Record<string, string>>>()
            return <b>{Object.keys(value).join()}</b>
          }}
        </LikertField>
        <RadioField id="glaze">
          {(_, { value, definition }) => {
            expectTypeOf(value).toEqualTypeOf<string>()
            return <i>{definition.title}</i>
          }}
        </RadioField>
      </FormRoot>,
    )
    expect(drawn).toContain('<time data-of="date">11/22/2026</time>')
    expect(drawn).toContain('<b>It is easy to find things,The pictures help</b><i>Glaze</i>')
  })

  test('for hidden puts its answer into forms that a browser sends by itself', () => {
    const field = fieldOf('hidden')
    expect(draw(<HiddenField id="source" />, [field])).toContain(
      '<input type="hidden" name="source" value="shop"/>',
    )
  })

  test('outside of a form says where it belongs', () => {
    expect(() => renderToString(<EmailField id="email" />)).toThrow('Put the parts of a form into a <Form>.')
  })
})
