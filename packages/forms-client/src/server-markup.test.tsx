import { createElement, type ComponentType, type ReactElement, type ReactNode } from 'react'
import { testServerMarkup } from '../../../tooling/server-markup.ts'
import type { FieldKind } from './kind/field.ts'
import { createForm } from './engine/create-form.browser.ts'
import { everyKind } from './mock/sample.testing.ts'
import { createFormStage } from './mock/stage.testing.ts'
import * as react from './react.ts'

const form = createForm(everyKind, createFormStage())
const inForm = (part: ReactNode): ReactElement => <react.FormRoot form={form}>{part}</react.FormRoot>

/** A part for the first field of a kind. */
function fieldOf(Part: ComponentType<{ readonly id: string }>, kind: FieldKind): ReactElement {
  const { id = '' } = everyKind.fields.find((each) => each.kind === kind) ?? {}
  return inForm(createElement(Part, { id }))
}

const control = {
  id: 'name',
  tag: 'input',
  label: { children: 'Name' },
  attributes: { id: 'name', name: 'name' },
} as const

testServerMarkup([react], {
  AddressField: fieldOf(react.AddressField, 'address'),
  AnswerSummary: <react.AnswerSummary definition={everyKind} values={{}} />,
  Captcha: inForm(<react.Captcha />),
  CharacterCount: fieldOf(react.CharacterCount, 'textarea'),
  CheckboxField: fieldOf(react.CheckboxField, 'checkbox'),
  ControlElement: <react.ControlElement control={control} />,
  CurrencyField: fieldOf(react.CurrencyField, 'currency'),
  DateField: fieldOf(react.DateField, 'date'),
  EmailField: fieldOf(react.EmailField, 'email'),
  ErrorBanner: inForm(<react.ErrorBanner />),
  ErrorSummary: inForm(<react.ErrorSummary />),
  Field: fieldOf(react.Field, 'text'),
  FieldControlGroup: <react.FieldControlGroup group={{ root: {}, controls: [control] }} isSingle />,
  Form: <react.Form form={form} />,
  FormRoot: inForm('Fields'),
  HiddenField: fieldOf(react.HiddenField, 'hidden'),
  LikertField: fieldOf(react.LikertField, 'likert'),
  NameField: fieldOf(react.NameField, 'name'),
  NumberField: fieldOf(react.NumberField, 'number'),
  PasswordField: fieldOf(react.PasswordField, 'password'),
  PhoneField: fieldOf(react.PhoneField, 'phone'),
  RadioField: fieldOf(react.RadioField, 'radio'),
  SectionField: fieldOf(react.SectionField, 'section'),
  SelectField: fieldOf(react.SelectField, 'select'),
  SubmitButton: inForm(<react.SubmitButton />),
  SuccessMessage: inForm(<react.SuccessMessage />),
  TextField: fieldOf(react.TextField, 'text'),
  TextareaField: fieldOf(react.TextareaField, 'textarea'),
  TimeField: fieldOf(react.TimeField, 'time'),
  TwitterField: fieldOf(react.TwitterField, 'twitter'),
  WebsiteField: fieldOf(react.WebsiteField, 'website'),
})
