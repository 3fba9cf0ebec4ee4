/** A call: one request that crosses the network, defined once for the server, the client and the docs. */
import * as z from 'zod/mini'

/** Who may make a call. A real member is one whose session is not in the demo realm; operators call at the console's port. */
export type Policy = 'public' | 'member' | 'realMember' | 'operator'

type Shape = Record<string, z.ZodMiniType>

export type Call<
  Input extends Shape = Shape,
  Output extends z.ZodMiniType = z.ZodMiniType,
  Refusal extends string = string,
> = {
  readonly method: 'GET' | 'POST'
  /** Below `/api/`: `noun/verb_noun`. */
  readonly path: string
  /** What it does, in one sentence, for the docs. */
  readonly summary: string
  readonly policy: Policy
  /** It moves money: it must carry an idempotency key, and a repeat gets the first answer. */
  readonly keyed: boolean
  /** It is answered while the exchange is cancel-only: it reads, takes back, or is the way to that. */
  readonly whileCancelOnly: boolean
  /** It is answered under maintenance, when nothing else is. */
  readonly whileMaintenance?: true
  /** It comes as a form with one file, and not as JSON; over HTTP only. */
  readonly takes?: 'file'
  /** It is answered with a file that is sent while it is made, or with events as they happen; refused, with an envelope. Over HTTP only. */
  readonly gives?: 'file' | 'events'
  /** It ends the session: the browser is told to forget what it holds of it. */
  readonly ends?: 'session'
  readonly input: z.ZodMiniObject<Input, z.core.$strict>
  readonly output: Output
  readonly refusals: readonly Refusal[]
}

type Definition<Input extends Shape, Output extends z.ZodMiniType, Refusal extends string> = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly summary: string
  readonly policy: Policy
  readonly keyed?: boolean
  /** Of a GET always true. */
  readonly whileCancelOnly?: true
  readonly whileMaintenance?: true
  readonly takes?: 'file'
  readonly gives?: 'file' | 'events'
  readonly ends?: 'session'
  readonly input?: Input
  readonly output: Output
  readonly refusals?: readonly Refusal[]
}

/** Fields that it does not name make a request a bad request. */
export function call<
  const Input extends Shape,
  Output extends z.ZodMiniType,
  const Refusal extends string = never,
>(definition: Definition<Input, Output, Refusal>): Call<Input, Output, Refusal> {
  const { keyed = false, input, refusals = [], ...rest } = definition
  const whileCancelOnly = rest.whileCancelOnly ?? rest.method === 'GET'
  const schema = z.strictObject(input ?? ({} as Input))
  return { ...rest, keyed, whileCancelOnly, input: schema, refusals }
}

// biome-ignore lint/suspicious/noExplicitAny: a list of calls forgets what each one is made of
export type AnyCall = Call<any, any, any>

/** What the caller writes, and what it reads: the values as they are on the wire. */
export type Sent<C extends AnyCall> = z.input<C['input']>
export type Answer<C extends AnyCall> = z.input<C['output']>
/** What the server's handler reads, and what it returns: amounts are bigints. */
export type CallInput<C extends AnyCall> = z.output<C['input']>
export type Result<C extends AnyCall> = z.output<C['output']>
