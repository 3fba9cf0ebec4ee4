/** The security centre as a member finds things on it, in English; and what a member brings there. */
import { createHmac } from 'node:crypto'
import type { TestContext } from 'node:test'
import { type Registered, registered } from '@evenkeel/verticals/members/testing/registered.ts'
import type { Page } from 'playwright-core'
import { button, dialog, go } from './finding.ts'
import { signOut } from './membersPage.ts'
import type { Stage, Visit, Want } from './stage.ts'

export const partPath = (part: string) => `/secure-center?part=${part}`

/** A new member with a password of their own, signed in, in front of a page. */
export async function givenMember(
  stage: Stage,
  test: TestContext,
  path: string,
  want: Want = {},
): Promise<Visit & { readonly me: Registered }> {
  const me = await registered(stage.server)
  const kept = { LOGIN_TOKEN: me.token, ...want.kept }
  return { ...(await stage.visitor(test, path, { ...want, kept })), me }
}

/** Passkeys know sites by name: the same server, under one. */
export const named = (url: string) => url.replace('127.0.0.1', 'localhost')

type Proving = { readonly password: string; readonly totp?: string; readonly action: string }

/** Says who is there in the sheet of this name, and goes on. */
export async function prove(page: Page, sheet: string, { password, totp, action }: Proving) {
  const asking = dialog(page, sheet)
  await asking.getByLabel('Login password').fill(password)
  if (totp !== undefined) await asking.getByLabel('Authenticator code').fill(totp)
  await button(asking, action).click()
}

/** Signs out, from wherever the page stands. */
export async function leave(page: Page): Promise<void> {
  await go(page, '/my')
  await signOut(page)
}

/** Waits until the browser keeps a session. */
export const entered = (page: Page) =>
  page.waitForFunction(() => localStorage.getItem('LOGIN_TOKEN') !== null)

const STEP_MS = 30_000
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an authenticator shows (RFC 6238), so many steps from now. */
export function codeOf(secret: string, steps = 0): string {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  const key = Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + steps))
  const hash = createHmac('sha1', key).update(counter).digest()
  const place = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(place) & 0x7fff_ffff) % 1_000_000).padStart(6, '0')
}
