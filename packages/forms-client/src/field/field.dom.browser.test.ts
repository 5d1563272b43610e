import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { contactMarkup } from '../test-support/form.test-support.ts'
import { openMarkup, settled } from '../test-support/open-markup.test-support.ts'

describe('a form of the page', () => {
  test('marks a required group of radio buttons as such, and as wrong', async () => {
    const { server, form, find, submit } = openMarkup(
      contactMarkup().replace('class="radio"', 'class="radio required"'),
    )
    server.state.errors = { topic: 'Choose one.' }
    server.use('fieldErrors', 'saveForm')
    await userEvent.fill(find('[name="mail"]'), 'ada@example.com')
    const group = find('[data-field="topic"]')
    expect(group.getAttribute('role')).toBe('radiogroup')
    expect(group.getAttribute('aria-required')).toBe('true')
    submit()
    await settled(form)
    expect(group.getAttribute('aria-invalid')).toBe('true')
  })

  test('names groups that are no fieldset, and refers to the descriptions that the page shows', () => {
    const markup = `<form data-form-id="own">
      <div class="radio" data-field="topic"><p class="title">Topic</p>
        <label><input type="radio" name="topic" value="a">A</label></div>
      <div class="name" data-field="name"><p class="title">Name</p><p class="description">As in your passport.</p>
        <label>First <input></label><label>Last <input></label></div>
      <div class="text" data-field="word"><label for="word">Word</label><input id="word"></div>
      <button type="submit">Send</button></form>`
    const definition = {
      id: 'own',
      fields: [
        { id: 'topic', kind: 'radio', options: ['a'] },
        { id: 'name', kind: 'name' },
        { id: 'word', kind: 'text', description: 'This page does not show it.' },
      ],
    } as const
    const { element, find, cleanup } = openMarkup(markup, { definition })
    const nameOf = (id: string) => {
      const item = find(`[data-field="${id}"]`)
      const title = document.getElementById(item.getAttribute('aria-labelledby') ?? '')
      return [item.getAttribute('role'), title?.textContent]
    }
    expect(nameOf('topic')).toEqual(['radiogroup', 'Topic'])
    expect(nameOf('name')).toEqual(['group', 'Name'])
    const described = find('[data-field="name"] input').getAttribute('aria-describedby')
    expect(document.getElementById(described ?? '')?.textContent).toBe('As in your passport.')
    expect(find('#word').hasAttribute('aria-describedby')).toBe(false)
    cleanup()
    expect(element.querySelectorAll('[aria-labelledby], [aria-describedby], p[id]')).toHaveLength(0)
  })

  test('sends what the visitor sees in an input for numbers', async () => {
    const { server, form, find, submit, cleanup } = openMarkup(
      `<form data-form-id="own"><div data-field="age"><label for="age">Age</label><input id="age" type="number"></div>
        <button type="submit">Send</button></form>`,
    )
    await userEvent.type(find('#age'), '12e')
    submit()
    await settled(form)
    expect(server.state.saved[0]?.answers).toEqual({ age: find('#age').value })
    expect(find('#age').value).toBe('12e')
    cleanup()
    expect(find('#age').type).toBe('number')
  })

  test('says in words that a group of checkboxes or of questions is required, until it is undone', () => {
    const { find, cleanup } = openMarkup(
      contactMarkup()
        .replace('class="checkbox"', 'class="checkbox required"')
        .replace('class="likert"', 'class="likert required"')
        .replace('class="radio"', 'class="radio required"'),
      { labels: { 'form.required': 'needed' } },
    )
    const titles = ['wishes', 'rating', 'topic'].map((id) => find(`[data-field="${id}"] legend`))
    const texts = (): unknown => titles.map(({ textContent }) => textContent)
    expect(texts()).toEqual(['Wishes needed', 'Rating needed', 'Topic'])
    expect(find('[data-form="required"]').getBoundingClientRect().width).toBe(1)
    cleanup()
    expect(texts()).toEqual(['Wishes', 'Rating', 'Topic'])
  })
})
