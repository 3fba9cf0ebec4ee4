/** One call, whichever way it came: may they, what do they ask, what is the answer. */
import { type Exchange, type Machine, parseRequestKey } from '@evenkeel/kernel'
import { type AnyCall, type Language, type PlatformRefusal, TIMEOUT_MS } from '@evenkeel/wire'
import type { Session } from '@evenkeel/wire/server'
import {
  badRequest,
  type CallerExchange,
  type Context,
  type History,
  type Origin,
  type PublicIds,
  type Route,
  type Tables,
  type Teller,
} from '@evenkeel/wire/server'
import type { Addresses } from './addresses.ts'
import { createAttempt, isOver, readInput, succeeded } from './answering.ts'
import { createBuckets } from './buckets.ts'
import { Changes } from './changes.ts'
import type { Limits } from './config.ts'
import {
  createRefusing,
  type Envelope,
  isRefused,
  keyFault,
  plainKey,
  platform,
  type Refusal,
} from './envelopes.ts'
import type { Log } from './log.ts'
import type { Loop } from './loop.ts'
import type { Metrics } from './metrics.ts'
import { refusalText } from './texts.ts'

export type CallParts = {
  readonly exchange: Exchange
  readonly machine: Machine
  readonly history: History
  readonly tables: Tables
  readonly ids: PublicIds
  readonly tellers: readonly Teller[]
  readonly limits: Limits
  readonly addresses: Pick<Addresses, 'admits'>
  readonly loop: Pick<Loop, 'isLate'>
  readonly log: Log
  readonly metrics: Metrics
  readonly now: () => number
  /** Whether only what takes back or reads is let in; told anew for each call. */
  cancelOnly(): boolean
}

export type Asking = {
  readonly session: Session | undefined | Promise<Session | undefined>
  /** The idempotency key and the input, as they came. */
  readonly key: unknown
  readonly input: unknown
  readonly file?: Buffer
  /** The answer shall say what it changed, as the channels tell it. */
  readonly withNews?: boolean
  readonly language: Language
  readonly from: Origin
  /** When it came, at the latest: its time counts from there, however long nobody got round to it. */
  readonly since?: number
  /** Whether nobody waits for the answer any more. */
  readonly isGone?: () => boolean
}

export type Calls = {
  answer(route: Route, asking: Asking): Promise<Envelope>
  /** The same for what has no envelope: the result as it is, or the refusal. */
  outcome(route: Route, asking: Asking): Promise<unknown>
  refuse(refused: Refusal, language: Language): Promise<Envelope>
}

type Bound = {
  readonly key: string | undefined
  readonly deadline: number
  readonly changes: Changes | undefined
}

export function createCalls(parts: CallParts): Calls {
  const { exchange, machine, history, tables, ids, addresses, loop, log, metrics, now } = parts
  const mayAsk = createAllowance(parts.limits.memberPerSecond)
  const refuse = createRefusing(metrics)
  const attempt = createAttempt({ log, metrics, failed: 'call failed', timed: 'call' })

  function outcomeOf(
    route: Route,
    { key, language, input: came, from, file, since, isGone }: Asking,
    session: Session | undefined,
    changes: Changes | undefined,
  ): unknown {
    const { call, answer } = route
    const at = now()
    const deadline = (since ?? at) + TIMEOUT_MS
    // Orders go on while reads wait; and what nobody waits for any more is not read.
    if (isRead(call) && (loop.isLate() || isGone?.())) return platform('exchangeBusy')
    if (isRead(call) && at > deadline) return platform('deadlinePassed')
    const refusal = checkPolicy(call, session, at)
    if (refusal !== undefined) return platform(refusal)
    if (session !== undefined && !mayAsk(session, at)) return platform('tooManyRequests')
    const fault = keyFault(call, key)
    if (fault !== undefined) return fault
    if (parts.cancelOnly() && !call.whileCancelOnly && !wasDone(call, session, key))
      return platform('cancelOnly')
    const read = readInput(route, came)
    if ('wrong' in read) return badRequest(read.wrong)
    const { input } = read
    // What asks for several things at once has taken one token so far.
    const more = route.cost(input) - 1
    if (more > 0 && !mayAskMore(call, more, session, from.address, at))
      return platform('tooManyRequests')
    // Over is over, on a public call too: it then is anybody's.
    const member = isOver(session, at) ? undefined : session
    const ownKey = call.keyed ? plainKey(key) : undefined
    const context: Context<unknown> = {
      input,
      member: member as Session,
      exchange: boundExchange(member, { key: ownKey, deadline, changes }),
      key: ownKey,
      history,
      tables,
      ids,
      from,
      language,
      file,
      isGone: () => isGone?.() === true || now() > deadline,
      say: ({ refusal, detail }) => refusalText(language, refusal, detail),
    }
    return answer(context)
  }

  /** A repeat of what was done before is told what was done, whatever is let in by now. */
  function wasDone(call: AnyCall, session: Session | undefined, key: unknown): boolean {
    if (!call.keyed || session === undefined) return false
    const known = parseRequestKey(session.id, plainKey(key))
    return known !== undefined && machine.answered(session.realm, known) !== undefined
  }

  /** Who reads much is charged where they are, too: an address may have many members, or nobody. */
  function mayAskMore(
    call: AnyCall,
    cost: number,
    session: Session | undefined,
    address: string,
    at: number,
  ): boolean {
    if (session !== undefined && !mayAsk(session, at, cost)) return false
    return (session !== undefined && !isRead(call)) || addresses.admits(address, cost)
  }

  function boundExchange(
    session: Session | undefined,
    { key, deadline, changes }: Bound,
  ): CallerExchange {
    const owned = ownedBy(session)
    return {
      async submit(core, command) {
        const followed = changes?.follow()
        const submission = { ...owned, key, deadline, see: followed?.see }
        const decision = await exchange.submit(core, command, submission)
        followed?.close([decision])
        return decision
      },
      async submitAll(core, commands) {
        const followed = changes?.follow()
        const submission = { ...owned, key, deadline, see: followed?.see }
        const decisions = await exchange.submitAll(core, commands, submission)
        followed?.close(decisions)
        return decisions
      },
      read: (look) => exchange.read(look),
      peek: (look) => look(machine),
    }
  }

  function changesOf(
    { call }: Route,
    { withNews }: Asking,
    session: Session | undefined,
  ): Changes | undefined {
    if (!call.keyed || withNews !== true || session === undefined) return undefined
    const tellers = parts.tellers.filter(({ channel }) => !checkPolicy(channel, session, now()))
    return new Changes(session, { tellers, ids, log })
  }

  return {
    refuse,
    async answer(route, asking) {
      const outcome = await attempt(route.call, async () => {
        const session = asking.session instanceof Promise ? await asking.session : asking.session
        const changes = changesOf(route, asking, session)
        const done = await outcomeOf(route, asking, session, changes)
        return isRefused(done) ? done : succeeded(route, done, changes?.json())
      })
      return isRefused(outcome) ? refuse(outcome, asking.language) : (outcome as Envelope)
    },
    outcome: (route, asking) =>
      attempt(route.call, async () => outcomeOf(route, asking, await asking.session, undefined)),
  }
}

/** How much each caller may ask. A program that asks too much leaves the member's app alone, and the member's other programs as well. */
function createAllowance(memberPerSecond: number) {
  const byMember = createBuckets(memberPerSecond)
  const byKey = createBuckets(Math.ceil(memberPerSecond / 2))
  return ({ id, apiKey }: Session, at: number, cost = 1): boolean => {
    if (apiKey === undefined) return byMember.take(id, at, cost)
    return byKey.take(apiKey, at, cost) && byMember.take(`programs of ${id}`, at, cost)
  }
}

/** Why this caller may not make this call, if so. */
export function checkPolicy(
  { policy }: Pick<AnyCall, 'policy'>,
  session: Session | undefined,
  now: number,
): PlatformRefusal | undefined {
  if (policy === 'public') return undefined
  if (session === undefined) return 'notLoggedIn'
  if (isOver(session, now)) return 'sessionExpired'
  if (policy === 'member') return undefined
  if (policy === 'realMember') return session.realm === 'real' ? undefined : 'demoNotAllowed'
  return 'notAllowed'
}

function isRead({ method }: AnyCall): boolean {
  return method === 'GET'
}

/** Without a session nobody acts: member 0 is refused. */
function ownedBy(session: Session | undefined) {
  const { realm = 'real', id: owner = 0 } = session ?? {}
  return { realm, owner, actor: { kind: 'member', id: owner } } as const
}
