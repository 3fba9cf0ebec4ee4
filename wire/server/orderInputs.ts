/** What the calls of every order book ask alike: which order is meant, what an amendment needs, and how a batch is answered. */
import type { Accepted, Decision, Refused } from '@evenkeel/kernel'

/** An order by its own id or by the client's. */
export type Naming = { readonly id?: string | undefined; readonly clientId?: string | undefined }

/** By one of the two, not by both. */
export function isNamed({ id, clientId }: Naming): boolean {
  return (id === undefined) !== (clientId === undefined)
}

/** The fields that an amendment lacks: which order, or any of those that can be amended. */
export const amendFaultOf =
  <Field extends string>(...fields: Field[]) =>
  (input: Naming & { readonly [Name in Field]?: unknown }): string[] => {
    if (!isNamed(input)) return ['id']
    return fields.every((field) => input[field] === undefined) ? fields : []
  }

/** Each decision of a batch for itself, in order: how it is shown, or why it was refused. */
export async function answerEach<Of extends Decision, View extends object>(
  decisions: readonly Of[],
  say: (refused: Refused) => Promise<string>,
  viewOf: (decision: Of & Accepted<unknown>) => View,
) {
  const answers = []
  for (const decision of decisions)
    if (decision.ok)
      answers.push({ code: 1, msg: '', ...viewOf(decision as Of & Accepted<unknown>) })
    else answers.push({ code: 0, msg: await say(decision), reason: decision.refusal })
  return answers
}
