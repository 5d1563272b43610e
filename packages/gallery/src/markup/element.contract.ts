/** An element as data: a server makes text of it, React makes elements. */
export type Markup<Other = never> = readonly [
  tag: string,
  attributes: Attributes,
  children?: readonly (Markup<Other> | string | Own<Other>)[],
]

/** What a caller shows in a place of its own choosing. */
export interface Own<Other> {
  readonly own: Other
}

/** Attributes as React spells them: HTML does not mind. What is undefined is left out, what is true has no value. */
export interface Attributes {
  readonly [name: string]: string | number | boolean | undefined | Style
}

export type Style = Readonly<Record<string, string | undefined>>
