/** An element as data. A server turns it into text, React into elements. */
export type Markup<Content = never> = readonly [
  tag: string,
  attributes: Attributes,
  children?: readonly (Markup<Content> | string | Slot<Content>)[],
]

/** A place in the markup that holds the caller's own content. */
export interface Slot<Content> {
  readonly slot: Content
}

/** Attributes in React's spelling, which HTML accepts. `undefined` leaves an attribute out, `true` gives it no value. */
export interface Attributes {
  readonly [name: string]: string | number | boolean | undefined | Style
}

export type Style = Readonly<Record<string, string | undefined>>
