/** An element of a part that designers and developers call by one name. */
export interface NamedElement {
  readonly name: string
  /** Selector of the element in the story that the guide begins with. */
  readonly selector: string
  readonly text: string
}

/** Guide to a part, for those who decide whether and how to use it. */
export interface Guide {
  /** Description of the part in one or two sentences. */
  readonly summary: string
  /** Situations that it is made for. */
  readonly use: readonly string[]
  /** Situations in which something else is better, and what that is. */
  readonly avoid: readonly string[]
  /** Name of the story in which the elements are numbered. It is the first one that people see. */
  readonly story: string
  readonly anatomy: readonly NamedElement[]
  /** Names of the stories that show what the part can be in. */
  readonly states: readonly string[]
  /** Rules for its words: tone, length, what to name. */
  readonly words: readonly string[]
}

/** Guides by the title of their stories, as in `gallery/Gallery`. */
export type Guides = Readonly<Record<string, Guide>>

/** Shortens an element to a line of a list. */
export const named = (name: string, selector: string, text: string): NamedElement => ({
  name,
  selector,
  text,
})

/** Selector of a part of the cart. */
export const inCart = (name: string): string => `[data-cart='${name}']`

/** Selector of a part of the editor. */
export const inEditor = (name: string): string => `[data-editor='${name}']`

/** Selector of a part of a form. */
export const inForm = (name: string): string => `[data-form='${name}']`
