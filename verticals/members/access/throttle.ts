/** What slows guessing down (rule E7): who may try at all, and what a try costs. It never locks anybody out for good. */
import type { MemberId, Millis, Refused } from '@evenkeel/kernel'
import { refuse } from '@evenkeel/kernel'
import { networkOf, rateLimitKey } from '@evenkeel/wire/server'
import type { CaptchaAction } from '../contract/index.ts'
import { createWindows } from '../windows.ts'

export type Guess = {
  /** Whose password it would be, by what was typed: whose that is, and whether anybody's, must not be told. */
  readonly account: string
  readonly address: string
  /** A device that the account knows; others are one line together. */
  readonly device?: string | undefined
}

/** A try that is let through and counts as wrong, until it is known to be something else. */
export type Attempt = {
  readonly ok: true
  /** It was right: what was wrong from this known device before is forgiven. */
  right(): void
  /** It was not looked at after all. */
  undo(): void
}

export type Throttle = {
  /** Takes one from what this address may try; asked before anything else. */
  admits(address: string): boolean
  /**
   * Asked before a password is looked at. `hasSolved` says whether a proof of work of so many bits
   * came along; where none can, `tooManyAttempts` is said instead of `captchaNeeded`.
   */
  password(
    guess: Guess,
    hasSolved?: (bits: number) => boolean,
  ): Attempt | Refused<'captchaNeeded' | 'tooManyAttempts'>
  /** Asked before a code of somebody's authenticator is looked at; lines are counted apart. */
  code(member: MemberId, line: string): Attempt | Refused<'tooManyAttempts'>
  /** Takes one from what this member may prove in a minute, also rightly: each costs a hash. */
  proof(member: MemberId): Attempt | Refused<'tooManyAttempts'>
  /** Asked before a verification code is sent for a stranger, who may name whomever. */
  sending(
    address: string,
    hasSolved: (bits: number) => boolean,
  ): Attempt | Refused<'captchaNeeded' | 'tooManyCodes'>
  /** How hard the next proof of work of this address has to be. */
  bitsFor(address: string, action: CaptchaAction): number
  /** A proof was too weak: the next one for this is to have so many bits. */
  want(address: string, action: CaptchaAction, bits: number): void
}

export const LEAST_BITS = 16
/** A telephone does some 500,000 hashes a second, so this takes it about 8 seconds, and seldom 20. */
export const MOST_BITS = 22
const WINDOW_MS = 10 * 60_000
/** Of one line, without a proof of work. */
const BARE_MOST = 10
/** From one network a stranger is asked for work after so many; after more for all of it, and no longer at the cost of others. */
const NEAR_BARE = 3
const NEAR_MOST = 10
/** Wrong ones of one network for whichever accounts, before each of its tries costs work. */
const NETWORK_BARE = 20
const CODES_MOST = 5
const PROOFS_MOST = 10
const MINUTE_MS = 60_000
/** Codes that one caller, or a network, has sent in an hour: at the least work, and at all. */
const SENT_MS = 3_600_000
const SENT_BARE = { caller: 10, network: 40 }
const SENT_MOST = { caller: 100, network: 400 }
const BURST = 20
const PER_MS = 1 / 1_000
/** More than can be hashed in one window: a flood of names pushes none out that still counts. */
const NAMES_MOST = 100_000

export function createThrottle({ now }: { readonly now: () => Millis }): Throttle {
  const windows = (lastsMs = WINDOW_MS) => createWindows(now, lastsMs, NAMES_MOST)
  const bare = windows()
  const proven = windows()
  const near = windows()
  const networks = windows()
  const codes = windows()
  const proofs = windows(MINUTE_MS)
  const sentByCaller = windows(SENT_MS)
  const sentByNetwork = windows(SENT_MS)
  const levels = createLatest<{ level: number; at: Millis }>()
  const wanted = createLatest<{ bits: number; until: Millis }>()

  function sendingBits(address: string): number {
    const byCaller = sentByCaller.count(rateLimitKey(address)) / SENT_BARE.caller
    const byNetwork = sentByNetwork.count(networkOf(address)) / SENT_BARE.network
    const times = Math.max(byCaller, byNetwork)
    return Math.min(MOST_BITS, LEAST_BITS + (times < 1 ? 0 : 1 + Math.floor(Math.log2(times))))
  }

  function want(address: string, action: CaptchaAction, bits: number): void {
    wanted.set(wish(address, action), { bits, until: now() + WINDOW_MS })
  }

  return {
    admits(address) {
      const caller = rateLimitKey(address)
      const { level, at } = levels.get(caller) ?? { level: BURST, at: now() }
      const filled = Math.min(BURST, level + (now() - at) * PER_MS)
      levels.set(caller, { level: filled < 1 ? filled : filled - 1, at: now() })
      return filled >= 1
    },

    password({ account, address, device }, hasSolved) {
      const isKnown = device !== undefined
      const line = isKnown ? `${account} ${device}` : account
      const network = networkOf(address)
      const place = `${account} ${network}`
      const isPastShare = !isKnown && near.count(place) >= NEAR_MOST
      const isCostly =
        bare.count(line) >= BARE_MOST ||
        (!isKnown && (near.count(place) >= NEAR_BARE || networks.count(network) >= NETWORK_BARE))
      if (isCostly && hasSolved === undefined) return refuse('tooManyAttempts')
      const ofNetwork = isKnown ? 0 : networks.count(network)
      const bits = isPastShare ? MOST_BITS : bitsAfter(proven.count(line), ofNetwork)
      if (isCostly && hasSolved?.(bits) !== true) {
        want(address, 'login', bits)
        return refuse('captchaNeeded')
      }
      const counted = [networks.add(network)]
      if (!isPastShare) counted.push((isCostly ? proven : bare).add(line))
      if (!isKnown) counted.push(near.add(place))
      return attempt(counted, () => {
        if (!isKnown) return
        bare.clear(line)
        proven.clear(line)
      })
    },

    code(member, line) {
      const name = `${member} ${line}`
      if (codes.count(name) >= CODES_MOST) return refuse('tooManyAttempts')
      return attempt([codes.add(name)])
    },

    proof(member) {
      const name = String(member)
      if (proofs.count(name) >= PROOFS_MOST) return refuse('tooManyAttempts')
      return attempt([proofs.add(name)])
    },

    sending(address, hasSolved) {
      const [caller, network] = [rateLimitKey(address), networkOf(address)]
      const isOver =
        sentByCaller.count(caller) >= SENT_MOST.caller ||
        sentByNetwork.count(network) >= SENT_MOST.network
      if (isOver) return refuse('tooManyCodes')
      if (!hasSolved(sendingBits(address))) return refuse('captchaNeeded')
      return attempt([sentByCaller.add(caller), sentByNetwork.add(network)])
    },

    bitsFor(address, action) {
      const last = wanted.get(wish(address, action))
      const bits = last !== undefined && last.until > now() ? last.bits : LEAST_BITS
      return isSending(action) ? Math.max(bits, sendingBits(address)) : bits
    },

    want,
  }
}

function isSending(action: CaptchaAction): boolean {
  return action === 'register' || action === 'reset'
}

/** What is asked of whom: codes are wished apart from ways in. */
function wish(address: string, action: CaptchaAction): string {
  return `${isSending(action) ? 'code' : 'entry'} ${rateLimitKey(address)}`
}

/** One bit more for each three that were wrong all the same, and each time that a network doubles its own. */
function bitsAfter(proven: number, ofNetwork: number): number {
  const byNetwork = Math.floor(Math.log2(Math.max(1, ofNetwork / NETWORK_BARE)))
  return Math.min(MOST_BITS, LEAST_BITS + Math.max(Math.floor(proven / 3), byNetwork))
}

function attempt(counted: readonly (() => void)[], forgive?: () => void): Attempt {
  const undo = () => {
    for (const takeBack of counted) takeBack()
  }
  return {
    ok: true,
    undo,
    right() {
      undo()
      forgive?.()
    },
  }
}

/** The last value by name; the name that was set longest ago goes first. */
function createLatest<Value>() {
  const values = new Map<string, Value>()
  return {
    get: (name: string) => values.get(name),
    set(name: string, value: Value) {
      values.delete(name)
      values.set(name, value)
      const [oldest] = values.size > NAMES_MOST ? values.keys() : []
      if (oldest !== undefined) values.delete(oldest)
    },
  }
}
