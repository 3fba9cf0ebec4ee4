/** A call of the console: like a member's, but for operators alone, and served at the console's own port. */
import type * as z from 'zod/mini'
import { type Call, call } from './call.ts'

export const operatorRoles = ['support', 'reviewer', 'finance', 'admin'] as const
export type OperatorRole = (typeof operatorRoles)[number]

/** Who may make a call of the console: anybody who can reach it, every operator, or operators of some roles. */
export type OperatorPolicy = 'anybody' | 'operator' | readonly OperatorRole[]

type Shape = Record<string, z.ZodMiniType>

export type OperatorCall<
  Input extends Shape = Shape,
  Output extends z.ZodMiniType = z.ZodMiniType,
  Refusal extends string = string,
> = Call<Input, Output, Refusal> & {
  readonly policy: 'operator'
  readonly operators: OperatorPolicy
  /** It concerns money or roles: the second factor must have been shown within the last minutes. */
  readonly stepUp: boolean
  /** Every call that changes something is in the audit log; so is a reading call that shows what is private. */
  readonly audited: boolean
  /** It may be made before the operator's waiting period is over: it reads, holds up, rejects, or is about themselves. */
  readonly whileNew: boolean
}

type Definition<Input extends Shape, Output extends z.ZodMiniType, Refusal extends string> = {
  readonly method: 'GET' | 'POST'
  /** Below `/api/console/`: `verb_noun`. */
  readonly path: string
  readonly summary: string
  /** An admin may make every call: the list names the others. */
  readonly operators: OperatorPolicy
  readonly stepUp?: true
  /** Of a GET: it shows what is private. Of a POST always so. */
  readonly audited?: true
  /** Of a GET, and of what anybody may call, always so. */
  readonly whileNew?: true
  readonly keyed?: boolean
  readonly gives?: 'file' | 'events'
  /** One file, as the field `file` of a form; its input stands in the address. */
  readonly takes?: 'file'
  readonly input?: Input
  readonly output: Output
  readonly refusals?: readonly Refusal[]
}

export function operatorCall<
  const Input extends Shape,
  Output extends z.ZodMiniType,
  const Refusal extends string = never,
>(definition: Definition<Input, Output, Refusal>): OperatorCall<Input, Output, Refusal> {
  const { operators, stepUp = false, audited, whileNew = false, path, ...rest } = definition
  const base = call({ ...rest, path: `console/${path}`, policy: 'operator', whileCancelOnly: true })
  return {
    ...base,
    policy: 'operator',
    operators,
    stepUp,
    audited: audited ?? rest.method === 'POST',
    whileNew: whileNew || rest.method === 'GET' || operators === 'anybody',
  }
}

/** Whether an operator of this role may make a call of this policy. */
export function mayOperate(policy: OperatorPolicy, role: OperatorRole | undefined): boolean {
  if (policy === 'anybody') return true
  if (role === undefined) return false
  return policy === 'operator' || role === 'admin' || policy.includes(role)
}

// biome-ignore lint/suspicious/noExplicitAny: a list of calls forgets what each one is made of
export type AnyOperatorCall = OperatorCall<any, any, any>
