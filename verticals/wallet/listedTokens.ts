/** The tokens that operators have listed, as chains and terms read them. */
import type { Machine } from '@evenkeel/kernel'
import type { Token } from './chains/settings.ts'
import type { ChainName } from './core/networks.ts'
import { type State, wallet } from './core.ts'

export function listedOn(machine: Machine, chain: ChainName): readonly Token[] {
  const { tokens } = machine.state('real', wallet) as State
  const all: Token[] = []
  for (const token of tokens.values()) if (token.chain === chain) all.push(token)
  return all
}
