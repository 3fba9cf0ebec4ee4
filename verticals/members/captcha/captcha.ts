/** Proof of work: a challenge that costs a browser seconds and the server one hash, good once. */
import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Millis } from '@evenkeel/kernel'
import { rateLimitKey } from '@evenkeel/wire/server'
import type { CaptchaAction } from '../contract/index.ts'

export type Challenge = {
  readonly challenge: string
  readonly bits: number
  readonly expiresInMs: number
}

export type Captcha = {
  /** `bits` doubles the work with each; the least is what an unhurried visitor pays. */
  challenge(asking: Asking, bits: number): Challenge
  /** Whether this is solved, for this action and caller, with so many bits or more, in time and for the first time. */
  check(solution: string | undefined, asking: Asking, bits: number): boolean
}

/** What it is asked for, and from where: one that is solved cannot be sold to somebody elsewhere. */
export type Asking = { readonly action: CaptchaAction; readonly address: string }

const LASTS_MS = 2 * 60_000
/** More used ones than this in two minutes, and nobody is let through until some have expired. */
const USED_MAX = 100_000
/** Action, bits, expiry and id; their signature; the number that solves it. */
const SOLUTION = /^(([a-z]+)\.(\d{1,3})\.(\d{1,16})\.([\w-]{22}))\.([\w-]{43})\.\d{1,16}$/

/** The key lives and dies with this process: a restart, which forgets what was used, ends all challenges. */
export function createCaptcha(options: {
  readonly now: () => Millis
  readonly usedMax?: number
}): Captcha {
  const { now, usedMax = USED_MAX } = options
  const key = randomBytes(32)
  /** Ids of solved challenges, and until when they are remembered: no challenge is valid for longer. */
  const used = new Map<string, Millis>()
  // The caller is signed for and not told.
  const sign = (text: string, { address }: Asking) =>
    createHmac('sha256', key)
      .update(`${text} ${rateLimitKey(address)}`)
      .digest('base64url')

  function use(id: string): boolean {
    for (const [old, until] of used) {
      if (until > now()) break
      used.delete(old)
    }
    if (used.has(id) || used.size >= usedMax) return false
    used.set(id, now() + LASTS_MS)
    return true
  }

  return {
    challenge(asking, bits) {
      const id = randomBytes(16).toString('base64url')
      const text = `${asking.action}.${bits}.${Math.floor(now()) + LASTS_MS}.${id}`
      return { challenge: `${text}.${sign(text, asking)}`, bits, expiresInMs: LASTS_MS }
    },

    check(solution, asking, bits) {
      const parts = SOLUTION.exec(solution ?? '')
      if (solution === undefined || parts === null) return false
      const [, text = '', forAction, said, until, id = '', signature = ''] = parts
      if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(text, asking)))) return false
      if (forAction !== asking.action || Number(said) < bits || Number(until) <= now()) return false
      return hasZeroBits(hash('sha256', solution, 'buffer'), Number(said)) && use(id)
    },
  }
}

/** How hard the challenge of this solution says that it is; to be believed of one that was checked. */
export function bitsSaid(solution: string | undefined): number {
  return Number(SOLUTION.exec(solution ?? '')?.[3] ?? 0)
}

function hasZeroBits(digest: Buffer, bits: number): boolean {
  return Math.clz32(digest.readUInt32BE(0)) >= bits
}
