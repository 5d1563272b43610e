/** Roles of a website's contributors. There is no code 5. */
export const ContributorRole = {
  admin: 1,
  billing: 2,
  reporting: 3,
  editor: 4,
  moderator: 6,
  commenter: 7,
  storeManager: 8,
  scheduling: 9,
  viewer: 10,
  campaignsEditor: 11,
  schedulingViewer: 12,
  schedulingEditor: 13,
  none: 14,
  websiteManager: 15,
  draftEditor: 16,
} as const

/** The code of a contributor's role. */
export type ContributorRole = (typeof ContributorRole)[keyof typeof ContributorRole]

/** The roles an account has on a website: role id to a truthy value. */
export type WebsiteRoles = Readonly<Record<string, unknown>>

/** Checks whether an account has a role. */
export const hasRole = (roles: WebsiteRoles | undefined, role: ContributorRole): boolean =>
  roles !== undefined && Object.hasOwn(roles, String(role)) && Boolean(roles[role])

/** Checks whether a role is the only one of an account. */
export const hasOnlyRole = (roles: WebsiteRoles | undefined, role: ContributorRole): boolean =>
  hasRole(roles, role) && Object.values(roles ?? {}).filter(Boolean).length === 1
