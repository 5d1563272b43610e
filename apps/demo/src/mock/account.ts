/** The one member that the shop has. */
export const account = { email: 'ruth@sill.example', password: 'ten o’clock' } as const
