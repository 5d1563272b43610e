import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TagManager } from './tag-manager.react.tsx'

test('a key in the field of a name draws its own row of 2,000 tags, and no other', () => {
  let draws = 0
  const tags = Array.from({ length: 2000 }, (_, index) => ({
    id: `${index}`,
    // Read when its row is drawn.
    get name() {
      draws += 1
      return `Tag ${index}`
    },
  }))
  const save = (name: string) => Promise.resolve({ id: name, name })
  const done = () => Promise.resolve()
  render(
    <TagManager
      tags={tags}
      tagType="tag"
      create={save}
      rename={(_, name) => save(name)}
      merge={done}
      remove={done}
    />,
  )
  const find = (selector: string) => document.querySelector<HTMLInputElement>(selector)!
  fireEvent.click(find('[aria-label="Edit Tag 7"]'))
  draws = 0
  fireEvent.input(find('[data-editor=tag-edit] input'), { target: { value: 'Tag 7a' } })
  expect(find('[data-editor=tag-edit] input').value).toBe('Tag 7a')
  expect(draws).toBeLessThan(10)
})
