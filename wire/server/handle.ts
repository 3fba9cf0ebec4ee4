/** What a vertical offers to the server: for each call, the function that answers it. */
import {
  type Core,
  type Decision,
  type Id,
  type LoopRefusal,
  loopRefusals,
  type Machine,
  type MemberId,
  type Realm,
  type Refused,
  type Typed,
} from '@evenkeel/kernel'
import type { AnyCall, Call, CallInput, Result } from '../call.ts'
import type { Language } from '../language.ts'
import { type Decode, decoderOf } from './decode.ts'
import { type Encode, encoderOf } from './encode.ts'
import { costOfRows } from './pages.ts'
import type { Tables } from './tables.ts'

/** Who is calling: a member in one of the two realms, in one session. */
export type Caller = {
  readonly id: MemberId
  readonly realm: Realm
  /** 0 for a program, which has a key instead. */
  readonly session: number
  /** The number of the key by which a program calls for the member. */
  readonly apiKey?: number
}

/** Where a request comes from, as far as that is known. */
export type Origin = {
  readonly address: string
  /** What the client says that it is. */
  readonly agent: string
  /** The host that it asked: `localhost:8080`. */
  readonly host: string
}

/** The exchange as this caller may use it: the realm, the owner and the request's key are set. */
export type CallerExchange = {
  submit<State, Command extends Typed, Event extends Typed, Refusal extends string>(
    core: Core<State, Command, Event, Refusal>,
    command: Command,
  ): Promise<Decision<Event, Refusal | LoopRefusal>>
  /** Several commands of one request: each is decided for itself, and the key stands for all. */
  submitAll<State, Command extends Typed, Event extends Typed, Refusal extends string>(
    core: Core<State, Command, Event, Refusal>,
    commands: readonly Command[],
  ): Promise<readonly Decision<Event, Refusal | LoopRefusal>[]>
  /** Looks at the state; resolves once all that was seen is durable. */
  read<Seen>(look: (machine: Machine) => Seen): Promise<Seen>
  /** Looks without waiting: only for what never changes once it is there, such as a pair's steps. */
  peek<Seen>(look: (machine: Machine) => Seen): Seen
}

/** A private field cannot be opened: its bytes or its key are not what they were. */
export class FieldUnreadable extends Error {
  override readonly name = 'FieldUnreadable'
}

/** The tables of history are further behind than a reader waits for. */
export class HistoryBehind extends Error {
  override readonly name = 'HistoryBehind'
}

/**
 * The tables that projections keep, never older than what this caller was last told; rejects with
 * `HistoryBehind` when that would take too long.
 */
export type History = {
  rows<Row>(sql: string, values: readonly unknown[]): Promise<readonly Row[]>
}

/** Numbers stay inside; members see names that tell nothing and cannot be guessed. */
export type PublicIds = {
  of(kind: IdKind, id: Id, nth?: number): string
  /** Those of many things at once, in a fraction of the time. */
  ofAll(kind: IdKind, ids: readonly Id[]): string[]
  /** `undefined` for anything that this exchange did not make for this kind. */
  read(kind: IdKind, text: string): { id: Id; nth: number } | undefined
}
/** As a vertical's manifest declares it. */
export type IdKind = string

export type Context<Input, Member = Caller> = {
  readonly input: Input
  readonly member: Member
  readonly exchange: CallerExchange
  readonly history: History
  readonly tables: Tables
  readonly ids: PublicIds
  readonly from: Origin
  readonly language: Language
  /** The request's key, of a keyed call: what is done beside the journal keeps it, to be done once. */
  readonly key?: string | undefined
  /** What came with the call, for one that takes a file. */
  readonly file?: Buffer
  /** Whether nobody waits for the answer any more. */
  readonly isGone?: () => boolean
  /** The text of a refusal, in the caller's language. */
  say(refused: Refused): Promise<string>
}

/** A public call is anybody's, and knows the caller who says who they are. */
type MemberOf<C extends AnyCall> = C['policy'] extends 'public' ? Caller | undefined : Caller
type Outcome<C extends AnyCall> =
  | Result<C>
  | Refused<C['refusals'][number] | LoopRefusal>
  | BadRequest

/** A refusal of a core that has more of them than this call lets out: one that it does not is a bug. */
export function refusedBy<C extends AnyCall>(
  { refusals, path }: C,
  { refusal, ...rest }: Refused,
): Refused<C['refusals'][number] | LoopRefusal> {
  if (!refusals.includes(refusal) && !loopRefusals.includes(refusal as LoopRefusal))
    throw new TypeError(`${path} does not let out ${refusal}`)
  return { ...rest, refusal: refusal as LoopRefusal }
}

/** What the schema of a call cannot say: fields that are missing or wrong together. */
export type BadRequest = Refused<'badRequest'> & { readonly fields: readonly string[] }

export function badRequest(fields: readonly string[]): BadRequest {
  return { ok: false, refusal: 'badRequest', fields }
}

export type Route = {
  readonly call: AnyCall
  /** Reads the input; `unread` for one that is wrong. */
  readonly decode: Decode
  /** Writes the result as JSON. */
  readonly encode: Encode
  answer(context: Context<unknown>): Promise<unknown>
  /** How many requests it counts as, by its input. */
  cost(input: unknown): number
}

/** A file that is sent as its parts are asked for: no faster than it is read. */
export type FileAnswer = {
  /** What it is saved as: plain letters, digits, dots and dashes. */
  readonly name: string
  readonly type: string
  /** Ended early when nobody reads on. */
  readonly parts: AsyncIterable<string | Uint8Array>
}

/** Binds a call that gives a file to its answer; what fails before the first part is refused in an envelope. */
export function handleFile<C extends Call>(
  call: C,
  answer: (
    context: Context<CallInput<C>, MemberOf<C>>,
  ) => Promise<FileAnswer | Refused<C['refusals'][number] | LoopRefusal> | BadRequest>,
  cost: (input: CallInput<C>) => number = () => 1,
): Route {
  if (call.gives !== 'file') throw new TypeError(`${call.path} gives no file`)
  const decode = decoderOf(call.input)
  const encode = () => undefined
  async function answerNamed(context: Context<CallInput<C>, MemberOf<C>>) {
    const file = await answer(context)
    if ('name' in file && !FILE_NAME.test(file.name))
      throw new TypeError(`${call.path}: no name for a file`)
    return file
  }
  return {
    call,
    decode,
    encode,
    answer: answerNamed as unknown as Route['answer'],
    cost: cost as Route['cost'],
  }
}

/** It goes into a header as it is. */
const FILE_NAME = /^[A-Za-z0-9._-]{1,100}$/

/** Binds a call to its answer. A refused decision may be returned as it is. A page of a list costs by its size, unless told. */
export function handle<C extends Call>(
  call: C,
  answer: (context: Context<CallInput<C>, MemberOf<C>>) => Promise<Outcome<C>>,
  cost: (input: CallInput<C>) => number = costOfPage,
): Route {
  const [decode, encode] = [decoderOf(call.input), encoderOf(call.output)]
  return { call, decode, encode, answer: answer as Route['answer'], cost: cost as Route['cost'] }
}

function costOfPage(input: object): number {
  return 'size' in input && typeof input.size === 'number' ? costOfRows(input.size) : 1
}
