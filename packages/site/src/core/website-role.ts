import type { ContributorRole } from './contributor-role.ts'

/** The roles an account has on a website: role id to something truthy. */
export type WebsiteRoles = Readonly<Record<string, unknown>>

/** Whether an account has a role. */
export const hasRole = (roles: WebsiteRoles | undefined, role: ContributorRole): boolean =>
  roles !== undefined && Object.hasOwn(roles, String(role)) && Boolean(roles[role])

/** Whether a role is the only one an account has. */
export const hasOnlyRole = (roles: WebsiteRoles | undefined, role: ContributorRole): boolean =>
  hasRole(roles, role) && Object.values(roles ?? {}).filter(Boolean).length === 1
