/** How the calls of the notification centre are answered. */
import { refuse } from '@evenkeel/kernel'
import { notificationGroups } from '@evenkeel/wire'
import { handle, type Route } from '@evenkeel/wire/server'
import { type Choice, isFixed } from './choices.ts'
import * as calls from './contract.ts'
import type { Centre } from './open.ts'
import { isReadable } from './push/encrypting.ts'
import { endpointOf } from './push/endpoint.ts'
import { isTimeZone } from './quiet.ts'

/** Parts are looked up when a call comes: routes are also made where there are none. */
export function routesOf(parts: Centre): readonly Route[] {
  return [
    handle(calls.getNotifications, async ({ input, member, ids, language }) => {
      const { group, size } = input
      const before = input.after === undefined ? undefined : ids.read('page', input.after)?.id
      const unread = await parts.listed.unread(member.id, member.realm)
      if (input.after !== undefined && before === undefined) return { rows: [], unread }
      return { ...(await parts.listed.page(member, { group, before, size }, language)), unread }
    }),

    handle(calls.getUnread, async ({ member }) => ({
      unread: await parts.listed.unread(member.id, member.realm),
    })),

    handle(calls.markRead, async ({ input, member, ids }) => {
      const which = input.ids?.map((id) => ids.read('notification', id)?.id ?? 0)
      if (!(await parts.listed.markRead(member, which))) return refuse('notificationDoesNotExist')
      await parts.tell([{ member: member.id, realm: null }])
      return { unread: await parts.listed.unread(member.id, member.realm) }
    }),

    handle(calls.getNotificationSettings, async ({ member }) => {
      const { choices, subscriptions, sender, sources } = parts
      const { ways, showsDetails, quiet, zone } = await choices.of(member.id)
      // A group that no vertical has a kind of is no choice.
      const used = new Set(
        sources.flatMap(({ kinds }) => Object.values(kinds).map(({ group }) => group)),
      )
      return {
        groups: notificationGroups
          .filter((group) => used.has(group))
          .map((group) => ({ group, ...ways[group] })),
        shows_details: showsDetails,
        quiet,
        zone,
        fixed: notificationGroups.filter(isFixed),
        push_key: sender.publicKey,
        is_pushed: await subscriptions.has(member),
      }
    }),

    handle(calls.setNotificationSettings, async ({ input, member }) => {
      const { groups, shows_details: showsDetails, quiet, zone } = input
      if (!isTimeZone(zone)) return refuse('zoneUnknown')
      if (groups.some(({ group, app, mail }) => isFixed(group) && (!app || mail !== 'now')))
        return refuse('securityAlwaysTold')
      const { ways: before } = await parts.choices.of(member.id)
      const named = groups.map(({ group, app, push, mail }) => [group, { app, push, mail }])
      const ways: Choice['ways'] = { ...before, ...Object.fromEntries(named) }
      await parts.choices.set(member.id, { ways, showsDetails, quiet, zone })
      return {}
    }),

    handle(calls.subscribePush, async ({ input, member }) => {
      const isReachable = endpointOf(input.endpoint, parts.allowsLoopback) !== undefined
      if (!isReachable || !isReadable(input)) return refuse('pushNotPossible')
      const { endpoint, p256dh, auth } = input
      await parts.subscriptions.keep(member, { endpoint, p256dh, auth })
      return {}
    }),

    handle(calls.endPush, async ({ member }) => {
      await parts.subscriptions.end(member)
      return {}
    }),
  ]
}
