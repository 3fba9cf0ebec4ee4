/** How the calls of the entrance are answered. */
import { handle, type Route } from '@evenkeel/wire/server'
import { areasIn } from '../areas.ts'
import * as calls from '../contract/index.ts'
import type { Members } from '../members.ts'

/** Parts are looked up when a call comes: routes are also made where there are none. */
export function accessRoutes(members: Members): readonly Route[] {
  return [
    handle(calls.getCaptcha, async ({ input: { action }, from }) => {
      const { captcha, throttle } = members
      const asking = { action, address: from.address }
      const wished = throttle.bitsFor(from.address, action)
      const { challenge, bits, expiresInMs } = captcha.challenge(asking, wished)
      return { challenge, bits, expires_in: Math.floor(expiresInMs / 1_000) }
    }),

    handle(calls.getAreas, async ({ language }) => [...areasIn(language)]),

    handle(calls.getEntrance, async () => {
      const { rules, messenger } = members
      const { isOpen, isByInvitation, houseCode } = await rules()
      const { reaches, hasOutbox } = messenger
      return {
        is_open: isOpen,
        ...(isOpen && !isByInvitation && { invite_code: houseCode }),
        by_email: reaches.email || hasOutbox,
        by_phone: reaches.phone || hasOutbox,
      }
    }),

    handle(calls.sendCode, ({ input, from, language }) =>
      members.entrance.sendCode(input, from, language),
    ),

    handle(calls.register, ({ input, from, language }) =>
      members.entrance.register(input, from, language),
    ),

    handle(calls.login, ({ input, from }) => members.entrance.login(input, from)),

    handle(calls.loginSecond, ({ input, from }) => members.entrance.loginSecond(input, from)),

    handle(calls.resetPassword, ({ input, from }) => members.entrance.resetPassword(input, from)),

    handle(calls.thaw, ({ input, from }) => members.entrance.thaw(input, from)),
  ]
}
