/** What a vertical offers to operators: calls of the console, each with the function that answers it. */
import type {
  Core,
  Decision,
  LoopRefusal,
  Machine,
  Millis,
  Realm,
  Refused,
  Typed,
} from '@evenkeel/kernel'
import type { CallInput, Result } from '../call.ts'
import type { Language } from '../language.ts'
import type { AnyOperatorCall, OperatorCall, OperatorRole } from '../operatorCall.ts'
import { type Decode, decoderOf } from './decode.ts'
import { type Encode, encoderOf } from './encode.ts'
import type { BadRequest, FileAnswer, History, Origin, PublicIds } from './handle.ts'
import type { Tables } from './tables.ts'

/** Who operates: the number that the journal names them by, and the session that they signed in with. */
export type Operator = {
  readonly id: number
  readonly name: string
  readonly role: OperatorRole
  readonly session: number
}

/** The exchange as this operator may use it: the journal names them as the actor, the request's key is set. */
export type OperatorExchange = {
  submit<State, Command extends Typed, Event extends Typed, Refusal extends string>(
    core: Core<State, Command, Event, Refusal>,
    command: Command,
    realm?: Realm,
  ): Promise<Decision<Event, Refusal | LoopRefusal>>
  /** Looks at the state; resolves once all that was seen is durable. */
  read<Seen>(look: (machine: Machine) => Seen): Promise<Seen>
}

export type OperatorContext<Input, Who = Operator> = {
  readonly input: Input
  readonly operator: Who
  readonly exchange: OperatorExchange
  readonly history: History
  readonly tables: Tables
  readonly ids: PublicIds
  readonly from: Origin
  readonly language: Language
  readonly key?: string | undefined
  /** What came with the call, for one that takes a file. */
  readonly file?: Buffer
  /** For the audit log: what was acted on, and what it was before and after. Nothing private. */
  note(audited: Audited): void
  say(refused: Refused): Promise<string>
}

export type Audited = {
  /** What it is about: `member 10000007`, `withdrawal 5Yf...`. */
  readonly subject?: string
  readonly before?: unknown
  readonly after?: unknown
  readonly reason?: string | undefined
}

/** A call that anybody may make knows the operator who says who they are. */
type OperatorOf<C extends AnyOperatorCall> = C['operators'] extends 'anybody'
  ? Operator | undefined
  : Operator
type Outcome<C extends AnyOperatorCall> =
  | Result<C>
  | Refused<C['refusals'][number] | LoopRefusal>
  | BadRequest

/** What a call is about, from what was asked alone: `withdrawals 5Yf...`. The row before it is carried out says so. */
type About<Input, Who> = (
  asked: Pick<OperatorContext<Input, Who>, 'input' | 'operator' | 'ids'>,
) => string | undefined | Promise<string | undefined>

export type OperatorRoute = {
  readonly call: AnyOperatorCall
  readonly decode: Decode
  readonly encode: Encode
  readonly about?: About<unknown, Operator> | undefined
  answer(context: OperatorContext<unknown>): Promise<unknown>
}

/** Binds a call of the console to its answer. A refused decision may be returned as it is. */
export function handleOperator<C extends OperatorCall>(
  call: C,
  answer: (context: OperatorContext<CallInput<C>, OperatorOf<C>>) => Promise<Outcome<C>>,
): OperatorRoute {
  const [decode, encode] = [decoderOf(call.input), encoderOf(call.output)]
  return { call, decode, encode, answer: answer as unknown as OperatorRoute['answer'] }
}

/** What calls are about, by their paths. */
export type Subjects = Readonly<Record<string, NonNullable<OperatorRoute['about']>>>

/** Says what a call is about, for the row of the audit log that is written before it is carried out. */
export function subjectOf<C extends OperatorCall>(
  call: C,
  about: About<CallInput<C>, OperatorOf<C>>,
): Subjects {
  return { [call.path]: about as unknown as NonNullable<OperatorRoute['about']> }
}

export function withSubjects(
  routes: readonly OperatorRoute[],
  subjects: readonly Subjects[],
): readonly OperatorRoute[] {
  const all: Subjects = Object.assign({}, ...subjects)
  return routes.map((route) => ({ ...route, about: all[route.call.path] }))
}

/** Binds a call of the console that gives a file. */
export function handleOperatorFile<C extends OperatorCall>(
  call: C,
  answer: (
    context: OperatorContext<CallInput<C>, OperatorOf<C>>,
  ) => Promise<FileAnswer | Refused<C['refusals'][number] | LoopRefusal> | BadRequest>,
): OperatorRoute {
  if (call.gives !== 'file') throw new TypeError(`${call.path} gives no file`)
  const decode = decoderOf(call.input)
  return {
    call,
    decode,
    encode: () => undefined,
    answer: answer as unknown as OperatorRoute['answer'],
  }
}

/** A call whose answer is the stream of what there is news about: the console's port writes that itself. */
export function handleOperatorEvents(call: OperatorCall): OperatorRoute {
  if (call.gives !== 'events') throw new TypeError(`${call.path} gives no events`)
  const answer = async () => undefined
  return { call, decode: decoderOf(call.input), encode: () => undefined, answer }
}

/**
 * What a member holds, in words, is given up as two admins agree: the first proposes it, and once it is approved
 * the member is erased, or not, and the agreement is used up.
 */
export type Abandonment = {
  agree<Outcome>(
    exchange: OperatorExchange,
    operator: number,
    wish: { readonly uid: number; readonly holds: string; readonly reason: string },
    erase: () => Promise<Outcome>,
  ): Promise<Outcome | 'proposed' | Refused>
  /** Proposed by this operator alone, or agreed to by another, so that this one's agreement erases. */
  status(
    exchange: OperatorExchange,
    operator: number,
    wish: { readonly uid: number; readonly holds: string },
  ): Promise<'proposed' | 'agreed' | undefined>
  /** Those that are open, the oldest first, each with whether it gives up exactly these holdings. */
  list(exchange: OperatorExchange): Promise<
    readonly {
      readonly uid: number
      readonly by: number
      readonly at: Millis
      gives(holds: string): boolean
    }[]
  >
}
