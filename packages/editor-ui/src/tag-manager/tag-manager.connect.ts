import { fill } from '@sitewright/site/messages'
import {
  fieldValue,
  type Attributes,
  type ButtonAttributes,
  type InputAttributes,
  type PartKeyEvent,
} from '@sitewright/site/part'
import type { MessagesOf, sharedMessages, tagMessages } from '../messages.ts'
import { connectInnerForm, keepEnter } from '../part/form/form.connect.ts'
import type { TagManagerSnapshot } from './tag-manager.ts'
import { filterTags, maxTagLength, type Tag, type TagProblem, type TagType } from './tag.ts'

/** Messages of a tag manager. */
export type TagMessages = MessagesOf<typeof tagMessages & typeof sharedMessages>

/** Texts of a tag manager. */
export interface TagTexts {
  /** Id of the whole. The ids of its elements begin with it. */
  readonly id: string
  /** Kind of what is managed. */
  readonly tagType: TagType
  /** Messages of the part. */
  readonly messages: TagMessages
  /** Language of the numbers. */
  readonly locale?: string | undefined
}

/** Reactions of a tag manager. */
export interface TagApi {
  /** Shows tags alone whose name contains a text. */
  readonly search: (text: string) => void
  /** Begins to edit the name of a tag, or of a new one without an id. One name is edited at a time. */
  readonly edit: (id?: string) => void
  /** Keeps what was typed as the name. */
  readonly type: (draft: string) => void
  /** Saves the name that is edited. */
  readonly save: () => void
  /** Leaves the name as it was. */
  readonly cancel: () => void
  /** Selects a tag, or no longer. */
  readonly toggle: (id: string) => void
  readonly remove: (id: string) => void
}

/** Attributes of one tag. */
export interface TagAttributes {
  /** Attributes of the element around one tag, with the keys Delete and F2. */
  readonly root: Attributes
  /** Attributes of the checkbox that selects it. */
  readonly check: InputAttributes
  /** Attributes of the button that begins to edit its name. */
  readonly edit: ButtonAttributes
  /** Attributes of the button that removes it. */
  readonly remove: ButtonAttributes & {
    /** True while the removal is on its way. */
    readonly isBusy: boolean
  }
}

/** Attributes of the elements of a tag manager. */
export interface TagManagerAttributes {
  /** Attributes of the element around all others. */
  readonly root: Attributes
  /** Attributes of the search field. */
  readonly filter: InputAttributes
  /** Attributes of the text with the number of tags that match, for screen readers. Empty without a search. */
  readonly matches: Attributes
  /** Attributes of the button that begins a new tag. */
  readonly create: ButtonAttributes
  /** Attributes of the list of tags. */
  readonly list: Attributes
  /** Attributes of the elements of one tag. */
  readonly tag: (tag: Tag) => TagAttributes
  /** Attributes of the element around the name that is edited, which is saved by Enter and left by Escape. */
  readonly form: Attributes
  /** Attributes of the input for the name. */
  readonly input: InputAttributes
  /** Text of what is wrong with the name, or undefined. */
  readonly problem: string | undefined
  /** Attributes of the text that says that another name is being edited. Empty as a rule. */
  readonly notice: Attributes
  /** Attributes of the button that saves the name. */
  readonly save: ButtonAttributes & {
    /** True while the name is being saved. */
    readonly isBusy: boolean
  }
  /** Attributes of the button that leaves the name as it was. */
  readonly cancel: ButtonAttributes
}

/** Text of what is wrong with a name. */
export function tagProblemText(problem: TagProblem, { messages, tagType }: TagTexts): string {
  switch (problem) {
    case 'required':
      return messages['editor.tags.required']
    case 'too-long':
      return fill(messages['editor.tags.tooLong'], { max: maxTagLength[tagType] })
    case 'exists':
      return withType('editor.validation.tagExists', { messages, tagType })
  }
}

/** A message that names the kind of label. */
export const withType = (
  key: 'editor.validation.tagExists' | 'editor.validation.tagEditOne' | 'editor.tags.new',
  { messages, tagType }: Pick<TagTexts, 'messages' | 'tagType'>,
): string => fill(messages[key], { tagType: messages[`editor.tags.type.${tagType}`] })

/** Connects a tag manager. */
export function connectTagManager(
  view: TagManagerSnapshot,
  api: TagApi,
  texts: TagTexts,
): TagManagerAttributes {
  const { tags, search, edit, isOneEditNotice, requests } = view
  const { messages, tagType, locale } = texts
  const number = new Intl.NumberFormat(locale)
  const [n, count] = [filterTags(tags, search).length, tags.length].map((value) => number.format(value))
  return {
    root: {
      'data-editor': 'tags',
      role: 'group',
      'aria-label': messages[`editor.tags.types.${tagType}`],
      onKeyDown: keepEnter,
    },
    filter: {
      type: 'search',
      'data-editor': 'control',
      'aria-label': messages['editor.tags.filter'],
      placeholder: messages['editor.tags.filter'],
      value: search,
      onInput: (event) => api.search(fieldValue(event)),
    },
    matches: {
      'data-editor': 'spoken',
      role: 'status',
      children:
        search === '' ? '' : fill(messages['editor.tags.matches'], { n: n ?? '', count: count ?? '' }),
    },
    create: { id: `${texts.id}-new`, type: 'button', onClick: () => api.edit() },
    list: { 'data-editor': 'tag-list', 'aria-label': messages[`editor.tags.types.${tagType}`] },
    tag: (tag) => connectTag(tag, view, api, texts),
    input: {
      type: 'text',
      value: edit?.draft ?? '',
      readOnly: requests.save?.status === 'pending',
      onInput: (event) => api.type(fieldValue(event)),
    },
    form: connectInnerForm('tag-edit', api),
    problem: edit?.problem && tagProblemText(edit.problem, texts),
    notice: {
      'data-editor': 'problem',
      role: 'alert',
      children: isOneEditNotice ? withType('editor.validation.tagEditOne', texts) : '',
    },
    save: { type: 'button', isBusy: requests.save?.status === 'pending', onClick: api.save },
    cancel: { type: 'button', onClick: api.cancel },
  }
}

function connectTag(
  { id, name }: Tag,
  { selectedIds, requests }: TagManagerSnapshot,
  api: TagApi,
  { messages, id: partId }: TagTexts,
): TagAttributes {
  const label = (action: string): string => fill(messages['editor.tags.editOf'], { action, name })
  return {
    root: {
      'data-editor': 'tag',
      'data-state': requests[`remove:${id}`]?.status,
      onKeyDown: (event) => handleTagKey(event, id, api),
    },
    check: {
      type: 'checkbox',
      checked: selectedIds.includes(id),
      'aria-label': fill(messages['editor.tags.select'], { name }),
      onChange: () => api.toggle(id),
    },
    edit: {
      id: `${partId}-edit-${id}`,
      type: 'button',
      'aria-label': label(messages['editor.tags.edit']),
      onClick: () => api.edit(id),
    },
    remove: {
      type: 'button',
      'aria-label': label(messages['editor.tags.remove']),
      isBusy: requests[`remove:${id}`]?.status === 'pending',
      onClick: () => api.remove(id),
    },
  }
}

/** Delete removes and F2 edits the tag whose row has the focus. Enter presses the button that has it. */
function handleTagKey(event: PartKeyEvent, id: string, api: TagApi): void {
  const act = { Delete: api.remove, F2: api.edit }[event.key]
  if (!act) return
  event.preventDefault()
  // The next row has the focus by then: a key that is held down would remove that tag too.
  if (!event.repeat) act(id)
}
