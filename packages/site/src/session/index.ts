// Signing in and out, and the language
export { setLanguage, signIn, signOut, type Credentials, type SignedIn } from './session.browser.ts'

// The visitor's account, and the roles of an account
export { readSiteUser, whenSiteUserMayChange } from '../site-user/site-user.browser.ts'
export { parseSiteUser, type SiteUser } from '../site-user/site-user.ts'
export { hasOnlyRole, hasRole, type WebsiteRoles } from '../enumeration/contributor-role.ts'
