/** A code of which only some have a name here: any number, with the named ones offered by an editor. */
export type OpenCode<Named extends number> = Named | (number & NonNullable<unknown>)

/** Whether a value is a whole number from `first` to `last`. */
export const isCodeBetween = (value: unknown, first: number, last: number): value is number =>
  Number.isInteger(value) && (value as number) >= first && (value as number) <= last

/** The code of a product feature. There are about 70; none has a name here. */
export type FeatureCode = number

/** The code of an integration. There are about 80; none has a name here. */
export type IntegrationCode = number
