/** The groups that a member chooses by how to be notified. */
export const notificationGroups = [
  'security',
  'risk',
  'trading',
  'assets',
  'earn',
  'nft',
  'prices',
  'support',
] as const
export type NotificationGroup = (typeof notificationGroups)[number]

/** By e-mail: not at all, at once, or with the others of a day. */
export const mailChoices = ['off', 'now', 'digest'] as const
export type MailChoice = (typeof mailChoices)[number]
