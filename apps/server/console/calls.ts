/** One call of the console: who asks, whether they may, and what is written down before and after it is carried out. */
import type { Exchange, Refused } from '@evenkeel/kernel'
import {
  type AnyOperatorCall,
  type Language,
  mayOperate,
  type PlatformRefusal,
  TIMEOUT_MS,
} from '@evenkeel/wire'
import {
  type Audited,
  badRequest,
  type History,
  type OperatorContext,
  type OperatorDoor,
  type OperatorExchange,
  type OperatorRoute,
  type OperatorSession,
  type Origin,
  type PublicIds,
  type Tables,
} from '@evenkeel/wire/server'
import type { Addresses } from '../addresses.ts'
import { createAttempt, isOver, readInput, succeeded } from '../answering.ts'
import { createBuckets } from '../buckets.ts'
import type { Limits } from '../config.ts'
import {
  createRefusing,
  type Envelope,
  isRefused,
  keyFault,
  plainKey,
  platform,
} from '../envelopes.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { refusalText } from '../texts.ts'

export type ConsoleCallParts = {
  readonly exchange: Exchange
  readonly history: History
  readonly tables: Tables
  readonly ids: PublicIds
  readonly door: OperatorDoor
  readonly limits: Pick<Limits, 'memberPerSecond'>
  readonly addresses: Pick<Addresses, 'admits'>
  readonly log: Log
  readonly metrics: Metrics
  readonly now: () => number
}

export type ConsoleAsking = {
  readonly token: unknown
  readonly key: unknown
  readonly input: unknown
  readonly language: Language
  readonly from: Origin
  readonly since: number
  /** What came with the call, for one that takes a file. */
  readonly file?: Buffer
}

export type ConsoleCalls = {
  answer(route: OperatorRoute, asking: ConsoleAsking): Promise<Envelope>
  /** Who asks, for a call that is not for anybody; or why they may not. */
  callerOf(call: AnyOperatorCall, token: unknown): Promise<OperatorSession | PlatformRefusal>
  refuse(refused: Refused, language: Language): Promise<Envelope>
}

/** What is asked before anybody is known is written down as well: an address has few of these. */
const STRANGER_COST = 20
/** Keys of operators are told apart from those of members, whose numbers are smaller. */
const FIRST_OWNER = 2 ** 30

export function createConsoleCalls(parts: ConsoleCallParts): ConsoleCalls {
  const { door, addresses, log, metrics, now } = parts
  const byOperator = createBuckets(parts.limits.memberPerSecond)
  const refuse = createRefusing(metrics)
  const attempt = createAttempt({
    log,
    metrics,
    failed: 'console call failed',
    timed: 'console_call',
  })

  const sessionOf = async (token: unknown) =>
    typeof token === 'string' ? door.sessions.find(token) : undefined

  function mayAsk(session: OperatorSession | undefined, { from }: ConsoleAsking): boolean {
    return session === undefined
      ? addresses.admits(from.address, STRANGER_COST)
      : byOperator.take(session.id, now())
  }

  async function outcomeOf(route: OperatorRoute, asking: ConsoleAsking): Promise<unknown> {
    const { call } = route
    const found = await sessionOf(asking.token)
    const refusal = checkPolicy(call, found, now())
    if (refusal !== undefined) return platform(refusal)
    const session = isOver(found, now()) ? undefined : found
    if (!mayAsk(session, asking)) return platform('tooManyRequests')
    const fault = keyFault(call, asking.key)
    if (fault !== undefined) return fault
    const read = readInput(route, asking.input)
    if ('wrong' in read) return badRequest(read.wrong)
    return carriedOut(parts, route, { ...asking, ...read }, session)
  }

  return {
    refuse,
    async callerOf(call, token) {
      const session = await sessionOf(token)
      return checkPolicy(call, session, now()) ?? session ?? 'notLoggedIn'
    },
    async answer(route, asking) {
      const outcome = await attempt(route.call, async () => {
        const done = await outcomeOf(route, asking)
        return isRefused(done) ? done : succeeded(route, done)
      })
      return isRefused(outcome) ? refuse(outcome, asking.language) : (outcome as Envelope)
    },
  }
}

/** Why this caller may not make this call, if so. */
export function checkPolicy(
  { operators, stepUp }: Pick<AnyOperatorCall, 'operators' | 'stepUp'>,
  session: OperatorSession | undefined,
  now: number,
): PlatformRefusal | undefined {
  if (operators === 'anybody') return undefined
  if (session === undefined) return 'notLoggedIn'
  if (isOver(session, now)) return 'sessionExpired'
  if (!mayOperate(operators, session.role)) return 'notAllowed'
  return stepUp && session.steppedUpUntil <= now ? 'stepUpNeeded' : undefined
}

/** Nothing is done before the log has it; and what came of it is there before anybody is told. */
async function carriedOut(
  parts: ConsoleCallParts,
  route: OperatorRoute,
  asking: ConsoleAsking,
  operator: OperatorSession | undefined,
): Promise<unknown> {
  const { call } = route
  const audited: { -readonly [Name in keyof Audited]: Audited[Name] } = {}
  const context = contextOf(parts, asking, operator, call.keyed)
  const begun = call.audited
    ? await parts.door.audit.begin({
        operator,
        action: call.path,
        address: asking.from.address,
        subject: await route.about?.(context),
      })
    : undefined
  const note = (more: Audited) => void Object.assign(audited, more)
  // P70: the journal has the row before it has anything that the call changes.
  const mustAnchor = call.method === 'POST' && operator !== undefined
  async function answered(): Promise<unknown> {
    if (mustAnchor && (await begun?.anchor()) === false) return platform('exchangeBusy')
    const refused = mustAnchor ? await parts.door.notCounted(operator.id) : undefined
    if (refused !== undefined && !isLetIn(call, refused)) return refused
    return route.answer({ ...context, note })
  }
  const outcome = await answered().catch(async (error) => {
    await begun?.end('failed', audited)
    throw error
  })
  await begun?.end(isRefused(outcome) ? outcome.refusal : 'done', audited)
  return outcome
}

/** P66: of a new operator what is early, of one who is not on the roster what every operator may do. */
function isLetIn({ whileNew, operators }: AnyOperatorCall, { refusal }: Refused): boolean {
  return whileNew && (refusal === 'operatorTooNew' || operators === 'operator')
}

function contextOf(
  parts: ConsoleCallParts,
  { input, key, language, from, since, file }: ConsoleAsking,
  session: OperatorSession | undefined,
  isKeyed: boolean,
): Omit<OperatorContext<unknown>, 'note'> {
  const { history, tables, ids } = parts
  const ownKey = isKeyed ? plainKey(key) : undefined
  const { id, name, role, session: number } = session ?? {}
  const operator = { id, name, role, session: number } as OperatorContext<unknown>['operator']
  return {
    input,
    history,
    tables,
    ids,
    from,
    language,
    key: ownKey,
    ...(file && { file }),
    operator: session === undefined ? (undefined as unknown as typeof operator) : operator,
    exchange: boundExchange(parts, session, { key: ownKey, deadline: since + TIMEOUT_MS }),
    say: ({ refusal, detail }) => refusalText(language, refusal, detail),
  }
}

function boundExchange(
  { exchange }: ConsoleCallParts,
  session: OperatorSession | undefined,
  { key, deadline }: { readonly key: string | undefined; readonly deadline: number },
): OperatorExchange {
  return {
    submit(core, command, realm = 'real') {
      if (session === undefined) throw new TypeError('nobody is signed in who could command')
      const actor = { kind: 'operator', id: session.id } as const
      const owner = FIRST_OWNER + session.id
      return exchange.submit(core, command, { realm, owner, key, actor, deadline })
    },
    read: (look) => exchange.read(look),
  }
}
