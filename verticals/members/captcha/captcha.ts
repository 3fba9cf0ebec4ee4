/** Proof of work: a challenge that costs a browser seconds and the server one hash, good once. */
import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Millis } from '@evenkeel/kernel'
import type { CaptchaAction } from '../contract/index.ts'

export type Challenge = {
  readonly challenge: string
  readonly bits: number
  readonly expiresInMs: number
}

export type Captcha = {
  /** `bits` doubles the work with each; the least is what an unhurried visitor pays. */
  challenge(action: CaptchaAction, bits: number): Challenge
  /** Whether this is solved, for this action, with so many bits or more, in time and for the first time. */
  check(solution: string | undefined, action: CaptchaAction, bits: number): boolean
}

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
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url')

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
    challenge(action, bits) {
      const id = randomBytes(16).toString('base64url')
      const text = `${action}.${bits}.${Math.floor(now()) + LASTS_MS}.${id}`
      return { challenge: `${text}.${sign(text)}`, bits, expiresInMs: LASTS_MS }
    },

    check(solution, action, bits) {
      const parts = SOLUTION.exec(solution ?? '')
      if (solution === undefined || parts === null) return false
      const [, text = '', forAction, said, until, id = '', signature = ''] = parts
      if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(text)))) return false
      if (forAction !== action || Number(said) < bits || Number(until) <= now()) return false
      return hasZeroBits(hash('sha256', solution, 'buffer'), Number(said)) && use(id)
    },
  }
}

function hasZeroBits(digest: Buffer, bits: number): boolean {
  return Math.clz32(digest.readUInt32BE(0)) >= bits
}
