/** Credentials of the shop's only member. */
export const account = { email: 'ruth@sill.example', password: 'ten o’clock' } as const
