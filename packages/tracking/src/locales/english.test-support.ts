import { consentMessages } from '../messages.ts'

/** The texts that each language translates. Those of the developer tools are English. */
export const english: Readonly<Record<string, string>> = { ...consentMessages }
