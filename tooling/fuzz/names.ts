/** Names of what is attacked, in the order in which it is. */
export const names = ['template', 'cart', 'form', 'event'] as const

export type Name = (typeof names)[number]
