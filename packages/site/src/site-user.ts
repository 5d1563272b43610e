export { readSiteUser, whenSiteUserMayChange } from './browser/site-user.ts'
export { parseSiteUser, siteUserCookie, type SiteUser } from './core/site-user.ts'
export { hasOnlyRole, hasRole, type WebsiteRoles } from './core/website-role.ts'
