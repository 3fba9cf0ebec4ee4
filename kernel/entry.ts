/** One decided command in the journal: who asked under which key, and the answer it got. */
import { assert } from './assert.ts'
import type { Reader, Writer } from './bytes.ts'
import type { Codec } from './codec.ts'
import type { Actor, AnyCore, Decision, Millis, Typed } from './decision.ts'
import type { Fingerprint } from './fingerprint.ts'
import { movedCodec } from './ledger.ts'
import { type RequestKey, readKey, writeKey } from './requestKey.ts'

export const realms = ['real', 'demo'] as const
/** Which of the two realms: they share code and nothing else. */
export type Realm = (typeof realms)[number]

export type Entry = {
  readonly seq: number
  readonly at: Millis
  readonly realm: Realm
  readonly key: RequestKey | undefined
  readonly fingerprint: Fingerprint | undefined
  /** One more command of the keyed request before it: they are in one batch, and share its key. */
  readonly continues?: true | undefined
  /** Whose doing it is, where the key's owner does not say; see `actorOf`. */
  readonly actor?: Actor | undefined
  readonly decision: Decision<Typed>
}

/** Who did it: the operator or member that it names, the owner of its key, or the exchange itself. */
export function actorOf({ actor, key }: Pick<Entry, 'actor' | 'key'>): Actor {
  if (actor !== undefined) return actor
  return key === undefined || key.owner === 0 ? EXCHANGE : { kind: 'member', id: key.owner }
}

export const EXCHANGE: Actor = { kind: 'exchange' }

export type BatchHead = { readonly first: number; readonly at: Millis; readonly count: number }

/** Told of each entry of a batch, in order, as it is read. */
export type Visitor = {
  entry(
    seq: number,
    at: Millis,
    realm: Realm,
    key: RequestKey | undefined,
    fingerprint: Fingerprint | undefined,
    continues: true | undefined,
    actor: Actor | undefined,
  ): void
  event(event: Typed, core: AnyCore | undefined): void
  refusal(refusal: string, detail: Readonly<Record<string, string>> | undefined): void
}

type EventLayout = {
  readonly core: AnyCore | undefined
  readonly code: number
  readonly type: string
  readonly fields: Codec<object>
}

const FORMAT = 1
const DEMO = 1
const KEYED = 2
const REFUSED = 4
const CONTINUES = 8
const ACTOR = 16
const actorKinds = ['exchange', 'member', 'operator'] as const
const LEDGER = 0
const MOVED: EventLayout = { core: undefined, code: 1, type: 'moved', fields: movedCodec }

/** Writes and reads entries; knows the layout of every event of every core. */
export class EntryCodec {
  readonly #byType = new Map<string, EventLayout>([['moved', MOVED]])
  readonly #byCode: EventLayout[] = []
  /** The one that was last asked for: an event is asked about twice, and events come in runs. */
  #last: EventLayout = MOVED

  constructor(cores: readonly AnyCore[]) {
    this.#byCode[LEDGER * 256 + MOVED.code] = MOVED
    for (const core of cores)
      for (const [type, { code, fields }] of Object.entries(core.events)) {
        const layout = { core, code: core.code * 256 + code, type, fields }
        assert(core.code > LEDGER && core.code < 256 && code < 256, `${type} has a code of its own`)
        assert(this.#byCode[layout.code] === undefined, `the code of ${type} is used once`)
        assert(!this.#byType.has(type), `the name ${type} is used once`)
        this.#byCode[layout.code] = layout
        this.#byType.set(type, layout)
      }
  }

  /** The core that an event belongs to; none for the ledger's own. */
  coreOf(type: string): AnyCore | undefined {
    return this.#layoutOf(type).core
  }

  writeHead(out: Writer, { first, at, count }: BatchHead): void {
    out.u8(FORMAT)
    out.uint(first)
    out.uint(at)
    out.uint(count)
  }

  /** The time is written as the distance from the batch's own. */
  writeEntry(out: Writer, entry: Entry, batchAt: Millis): void {
    const { key, fingerprint, decision, actor } = entry
    out.u8(
      (entry.realm === 'demo' ? DEMO : 0) +
        (key ? KEYED : 0) +
        (decision.ok ? 0 : REFUSED) +
        (entry.continues ? CONTINUES : 0) +
        (actor ? ACTOR : 0),
    )
    out.uint(entry.at - batchAt)
    if (actor !== undefined) writeActor(out, actor)
    if (key !== undefined && fingerprint !== undefined) {
      out.uint(key.owner)
      writeKey(out, key)
      out.i32(fingerprint.high)
      out.i32(fingerprint.low)
    }
    if (decision.ok) {
      out.uint(decision.events.length)
      for (const event of decision.events) this.#writeEvent(out, event)
    } else {
      const detail = Object.entries(decision.detail ?? {})
      out.word(decision.refusal)
      out.uint(detail.length)
      for (const [name, value] of detail) {
        out.word(name)
        out.word(value)
      }
    }
  }

  /** Reads a batch and tells the visitor what is in it. */
  readBatch(input: Reader, visitor: Visitor): BatchHead {
    assert(input.u8() === FORMAT, 'a batch has the format that this version knows')
    const head = { first: input.uint(), at: input.uint(), count: input.uint() }
    for (let nth = 0; nth < head.count; nth++) {
      const flags = input.u8()
      const at = head.at + input.uint()
      const realm = flags & DEMO ? 'demo' : 'real'
      const actor = flags & ACTOR ? readActor(input) : undefined
      const continues = flags & CONTINUES ? true : undefined
      const key = flags & KEYED ? readKey(input, input.uint()) : undefined
      const fingerprint = key && { high: input.i32(), low: input.i32() }
      visitor.entry(head.first + nth, at, realm, key, fingerprint, continues, actor)
      if (flags & REFUSED) visitor.refusal(input.word(), readDetail(input))
      else for (let left = input.uint(); left > 0; left--) this.#readEvent(input, visitor)
    }
    assert(input.done, 'a batch ends with its last entry')
    return head
  }

  #layoutOf(type: string): EventLayout {
    if (this.#last.type === type) return this.#last
    const layout = this.#byType.get(type)
    assert(layout !== undefined, 'an event has a layout')
    this.#last = layout
    return layout
  }

  #writeEvent(out: Writer, event: Typed): void {
    const layout = this.#layoutOf(event.type)
    out.uint(layout.code)
    layout.fields.write(out, event)
  }

  #readEvent(input: Reader, visitor: Visitor): void {
    const layout = this.#byCode[input.uint()]
    assert(layout !== undefined, 'an event has a layout')
    const event = layout.fields.read(input) as { type: string }
    event.type = layout.type
    visitor.event(event, layout.core)
  }
}

/** The entries of a batch, each whole. */
export function entriesOf(codec: EntryCodec, input: Reader): Entry[] {
  const entries: Entry[] = []
  let events: Typed[] = []
  const last = () => entries[entries.length - 1] as { decision: Decision<Typed> }
  codec.readBatch(input, {
    entry(seq, at, realm, key, fingerprint, continues, actor) {
      events = []
      const decision = { ok: true, events } as const
      entries.push({ seq, at, realm, key, fingerprint, continues, actor, decision })
    },
    event: (event) => events.push(event),
    refusal(refusal, detail) {
      last().decision =
        detail === undefined ? { ok: false, refusal } : { ok: false, refusal, detail }
    },
  })
  return entries
}

function writeActor(out: Writer, actor: Actor): void {
  out.u8(actorKinds.indexOf(actor.kind))
  if (actor.kind !== 'exchange') out.uint(actor.id)
}

function readActor(input: Reader): Actor {
  const kind = actorKinds[input.u8()]
  assert(kind !== undefined, 'an actor is of a known kind')
  return kind === 'exchange' ? EXCHANGE : { kind, id: input.uint() }
}

function readDetail(input: Reader): Readonly<Record<string, string>> | undefined {
  const size = input.uint()
  if (size === 0) return undefined
  const detail: Record<string, string> = {}
  for (let left = size; left > 0; left--) detail[input.word()] = input.word()
  return detail
}
