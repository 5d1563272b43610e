export { readSiteUser, whenSiteUserMayChange } from './site-user.browser.ts'
export { parseSiteUser, type SiteUser } from './site-user.ts'
export { hasOnlyRole, hasRole, type WebsiteRoles } from '../enumeration/contributor-role.ts'
