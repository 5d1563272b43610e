/** A code of which only some have a name: any number, while editors suggest the named ones. */
export type OpenCode<Named extends number> = Named | (number & NonNullable<unknown>)

/** Checks for a whole number from `first` to `last`. */
export const isCodeBetween = (value: unknown, first: number, last: number): value is number =>
  Number.isInteger(value) && (value as number) >= first && (value as number) <= last

/** The code of a product feature. There are about 70, without names. */
export type FeatureCode = number

/** The code of an integration. There are about 80, without names. */
export type IntegrationCode = number
