/** Texts of the member's account. */
export const ACCOUNT_TEXTS = {
  door: 'Your orders, subscriptions and addresses are behind this door.',
  signIn: 'Sign in',
  signOut: 'Sign out',
  orders: 'Orders',
  noOrders: 'Nothing has been ordered yet.',
  subscriptions: 'Subscriptions',
  noSubscriptions: 'Nothing comes by itself yet.',
  since: 'since {date}',
  end: 'End it',
  addresses: 'Addresses',
  noAddresses: 'The address of your next order will stand here.',
  you: 'You',
  language: 'Language',
  saved: 'We write to you in {language} from now on.',
  wrong: 'The email or the password is wrong.',
  failed: 'That did not work. Please try again.',
} as const satisfies Record<string, string>
