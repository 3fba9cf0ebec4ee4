/** What calls of orders share, whatever is traded: how an order is named, and how many are answered at once. */
import type { Core, Decision, Id, Typed } from '@evenkeel/kernel'
import type { Context, IdKind, PublicIds } from './handle.ts'

/** By the exchange's id, or by the client's own. */
export type Naming = { readonly id?: string | undefined; readonly clientId?: string | undefined }

export function isNamed({ id, clientId }: Naming): boolean {
  return (id === undefined) !== (clientId === undefined)
}

/** What is at fault with a change of an order that may change these fields, at least one of them. */
export function amendFault<Field extends string>(
  amending: Naming & Readonly<Partial<Record<Field, unknown>>>,
  fields: readonly Field[],
): string[] {
  if (!isNamed(amending)) return ['id']
  return fields.every((field) => amending[field] === undefined) ? [...fields] : []
}

/** How a command names it. A name that this exchange did not make is the name of no order. */
export function nameIn(
  kind: IdKind,
  { id, clientId }: Naming,
  ids: Pick<PublicIds, 'read'>,
): { readonly order?: Id; readonly clientId?: string | undefined } {
  return id === undefined ? { clientId } : { order: ids.read(kind, id)?.id ?? 0 }
}

/** A batch counts as what is in it. */
export const several = ({ orders }: { readonly orders: readonly unknown[] }) => orders.length

/** Names of many things of a kind, made together. */
export function maskedIds(
  kind: IdKind,
  things: readonly Id[],
  ids: PublicIds,
): Pick<PublicIds, 'of'> {
  const masks = ids.ofAll(kind, things)
  const byId = new Map(things.map((id, nth) => [id, masks[nth] as string]))
  const masked = (other: IdKind, id: Id) => (other === kind ? byId.get(id) : undefined)
  return { of: (other, id, nth) => masked(other, id) ?? ids.of(other, id, nth) }
}

/** The commands of a batch, and how what they did is told. */
export type Batch<
  State,
  Command extends Typed,
  Event extends Typed,
  Refusal extends string,
  View,
> = {
  readonly core: Core<State, Command, Event, Refusal>
  readonly kind: IdKind
  readonly commands: readonly Command[]
  idOf(decision: Decision): Id
  view?(decision: Decision, ids: Pick<PublicIds, 'of'>): View
}

/** Each command for itself, in order. A key that may not be used refuses all of them. */
export async function answerEach<
  State,
  Command extends Typed,
  Event extends Typed,
  Refusal extends string,
  View extends { readonly id: string } = { readonly id: string },
>(
  { exchange, say, ids }: Pick<Context<unknown>, 'exchange' | 'say' | 'ids'>,
  { core, kind, commands, idOf, view }: Batch<State, Command, Event, Refusal, View>,
) {
  const decisions = await exchange.submitAll(core, commands)
  const masks = maskedIds(kind, decisions.filter(({ ok }) => ok).map(idOf), ids)
  const answers = []
  for (const decision of decisions)
    if (!decision.ok) answers.push({ code: 0, msg: await say(decision), reason: decision.refusal })
    else {
      const shown = view?.(decision, masks) ?? { id: masks.of(kind, idOf(decision)) }
      answers.push({ code: 1, msg: '', ...shown })
    }
  return answers
}
