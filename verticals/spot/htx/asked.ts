/** What a program may name: its own account, and the pairs that are traded. */
import type { Machine } from '@evenkeel/kernel'
import type { SignedContext } from '@evenkeel/wire/server'
import type { Fault } from '@evenkeel/wire/server/htx'
import { stateOf } from '../view.ts'
import { UNKNOWN_SYMBOL } from './faults.ts'

/** The account has the number that the member is known by: a key reaches no other. */
export function isOwn({ uid }: Pick<SignedContext, 'uid'>, account: string): boolean {
  return account === `${uid}`
}

export function ownSymbol(
  { exchange, member }: Pick<SignedContext, 'exchange' | 'member'>,
  symbol: string | undefined,
): string | Fault {
  const isListed = (machine: Machine) => stateOf(machine, member.realm).markets.has(symbol ?? '')
  return symbol !== undefined && exchange.peek(isListed) ? symbol : UNKNOWN_SYMBOL
}
