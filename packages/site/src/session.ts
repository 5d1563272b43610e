export { setLanguage, signIn, signOut } from './browser/session.ts'
export type { Credentials, SignedIn } from './contract/session.ts'
