/** The calls and the channel of the notification centre. */
import {
  call,
  channel,
  cursor,
  mailChoices,
  millis,
  notificationGroups,
  pageSize,
  publicId,
  realm,
  timeZone,
  z,
} from '@evenkeel/wire'

export { mailChoices, notificationGroups }

const group = z.enum(notificationGroups)
/** Counted up to 100, which stands for more. */
const unread = z.number()

const notification = z.object({
  id: publicId,
  group,
  kind: z.string(),
  /** In the caller's language. */
  title: z.string(),
  body: z.optional(z.string()),
  /** The place in the app that it leads to. */
  link: z.string(),
  at: millis,
  is_read: z.boolean(),
})

export const getNotifications = call({
  method: 'GET',
  path: 'notification/get_list',
  summary: 'What you were notified of in this realm, newest first.',
  policy: 'member',
  input: { group: z.optional(group), after: z.optional(cursor), size: pageSize(100) },
  output: z.object({ rows: z.array(notification), next: z.optional(cursor), unread }),
})

export const getUnread = call({
  method: 'GET',
  path: 'notification/get_unread',
  summary: 'How many notifications of this realm you have not read.',
  policy: 'member',
  output: z.object({ unread }),
})

export const markRead = call({
  method: 'POST',
  path: 'notification/mark_read',
  summary: 'Marks notifications of this realm as read: those that are named, or all.',
  policy: 'member',
  whileCancelOnly: true,
  input: { ids: z.optional(z.array(publicId).check(z.minLength(1), z.maxLength(100))) },
  output: z.object({ unread }),
  refusals: ['notificationDoesNotExist'],
})

const ways = z.object({
  group,
  /** In the list of the app. */
  app: z.boolean(),
  push: z.boolean(),
  mail: z.enum(mailChoices),
})
const minute = z.number().check(z.int(), z.minimum(0), z.maximum(1_439))
const quiet = z.object({ from: minute, to: minute })
const settings = {
  groups: z.array(ways).check(z.maxLength(notificationGroups.length)),
  /** Amounts and prices may stand in pushed messages. */
  shows_details: z.boolean(),
  /** Minutes after midnight, by the clock of the time zone; none without them. */
  quiet: z.optional(quiet),
  zone: timeZone,
}

export const getNotificationSettings = call({
  method: 'GET',
  path: 'notification/get_settings',
  summary: 'How you are notified of what, and the key that a browser subscribes to pushes with.',
  policy: 'member',
  output: z.object({
    ...settings,
    /** Groups that are always listed and always mailed. */
    fixed: z.array(group),
    push_key: z.string(),
    /** Whether this session is pushed to. */
    is_pushed: z.boolean(),
  }),
})

export const setNotificationSettings = call({
  method: 'POST',
  path: 'notification/set_settings',
  summary: 'Sets how you are notified. Groups that are not named stay as they are.',
  policy: 'member',
  input: settings,
  output: z.object({}),
  refusals: ['zoneUnknown', 'securityAlwaysTold'],
})

/** As browsers write keys. */
const base64 = (most: number) =>
  z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{16,${most}}$`)))

export const subscribePush = call({
  method: 'POST',
  path: 'notification/subscribe_push',
  summary: 'Pushes to this browser, as long as this session goes on.',
  policy: 'member',
  input: {
    endpoint: z.string().check(z.minLength(10), z.maxLength(1_000)),
    p256dh: base64(100),
    auth: base64(40),
  },
  output: z.object({}),
  refusals: ['pushNotPossible'],
})

export const endPush = call({
  method: 'POST',
  path: 'notification/end_push',
  summary: 'Pushes to this browser no more.',
  policy: 'member',
  whileCancelOnly: true,
  output: z.object({}),
})

export const notificationsChannel = channel({
  name: 'notifications',
  summary: 'There is something new, or something was read: how many you have not read in a realm.',
  policy: 'member',
  data: z.object({ realm, unread }),
})
