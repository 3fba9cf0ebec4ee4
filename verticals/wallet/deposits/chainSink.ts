/** What the wallet does with what chains bring: credits it, takes it back, tells of it, and makes old blocks final. */
import type { Exchange, Machine } from '@evenkeel/kernel'
import type { Tables } from '@evenkeel/wire/server'
import type { ChainName } from '../chains/chain.ts'
import type { Deposit } from '../chains/deposits.ts'
import type { DepositSink } from '../chains/sink.ts'
import { networkOf } from '../core/networks.ts'
import { type State, wallet } from '../core.ts'
import type { InTurn } from './inTurn.ts'
import type { RecordRef } from './records.ts'
import type { Told } from './told.ts'

type Options = {
  readonly tables: Tables
  readonly exchange: Exchange
  readonly machine: Machine
  readonly told: Told
  readonly inTurn: InTurn
  /** Tells the member's open app, and with `isOver` the member by message. */
  tell(member: number, ref: RecordRef, isOver: boolean): Promise<void>
  onFailure(error: unknown): void
}

export type ChainSink = DepositSink & {
  /** Lets the core forget what no chain can take back any more. */
  finalize(): Promise<void>
}

export function createChainSink(options: Options): ChainSink {
  const { tables, exchange, machine, told, inTurn, tell, onFailure } = options

  async function credit(deposit: Deposit) {
    const { member, asset, chain, amount, block } = deposit
    const source = await told.sourceOf(deposit)
    const command = { type: 'creditDeposit', member, asset, chain, source, amount, block } as const
    const decision = await exchange.submit(wallet, command, { realm: 'real' })
    if (!decision.ok) throw new Error(`a deposit was not credited: ${decision.refusal}`)
    await told.link(deposit)
    return 'done' as const
  }

  async function reverse(deposit: Deposit) {
    const command = { type: 'reverseDeposit', source: await told.sourceOf(deposit) } as const
    const decision = await exchange.submit(wallet, command, { realm: 'real' })
    if (!decision.ok) throw new Error(`a deposit was not taken back: ${decision.refusal}`)
    return 'done' as const
  }

  async function changed(deposit: Deposit): Promise<void> {
    await told.link(deposit)
    const ref = { kind: 'chain', id: deposit.id } as const
    await tell(deposit.member, ref, deposit.state === 'credited')
  }

  return {
    minimumOf: (asset, chain) =>
      networkOf(machine.state('real', wallet) as State, asset, chain)?.depositMin,
    credit: (deposit) => inTurn(() => credit(deposit)),
    reverse: (deposit) => inTurn(() => reverse(deposit)),
    onChange: (deposit) => void changed(deposit).catch(onFailure),

    async finalize() {
      for (const { chain, block } of await finalBlocks(tables)) {
        const command = { type: 'finalizeBlocks', chain, block } as const
        await exchange.submit(wallet, command, { realm: 'real' })
      }
    },
  }
}

/** Before the oldest block whose hash is kept, and before any deposit that is still to be credited or taken back. */
function finalBlocks(tables: Tables): Promise<readonly { chain: ChainName; block: number }[]> {
  return tables.rows(
    `select chain, (least(min(number), (select min(block) from chain_deposit
         where chain_deposit.chain = chain_block.chain and (state = 'seen' or reversal_due)))
       - 1)::float8 as block
     from chain_block group by chain having min(number) > 1`,
    [],
  )
}
