/** What the wallet does with what chains bring: credits it, takes it back, tells of it, and makes old blocks final. */

import type { Exchange, Machine } from '@evenkeel/kernel'
import { EXCHANGE } from '@evenkeel/kernel'
import type { Tables } from '@evenkeel/wire/server'
import type { ChainName } from '../chains/chain.ts'
import type { Deposit } from '../chains/deposits.ts'
import type { DepositSink } from '../chains/sink.ts'
import { networkOf } from '../core/networks.ts'
import { type State, wallet } from '../core.ts'
import type { RecordRef } from './records.ts'
import type { DepositReports } from './reports.ts'
import type { SerialQueue } from './serialQueue.ts'

type Options = {
  readonly tables: Tables
  readonly exchange: Exchange
  readonly machine: Machine
  readonly reports: Pick<DepositReports, 'sourceOf' | 'link'>
  readonly queue: SerialQueue
  /** Tells the member's open app, and with `isOver` the member by message. */
  notify(member: number, ref: RecordRef, isOver: boolean): Promise<void>
  /** Something waits for operators, or waits no more. */
  onCase(): void
  onFailure(error: unknown): void
}

export type ChainSink = DepositSink & {
  /** Lets the core forget what no chain can take back any more. */
  finalize(): Promise<void>
}

export function createChainSink(options: Options): ChainSink {
  const { tables, exchange, machine, reports, queue, notify, onFailure } = options

  async function credit(deposit: Deposit) {
    const { member, asset, chain, amount, block } = deposit
    const source = await reports.sourceOf(deposit)
    const command = { type: 'creditDeposit', member, asset, chain, source, amount, block } as const
    const decision = await exchange.submit(wallet, command, { realm: 'real', actor: EXCHANGE })
    if (!decision.ok && decision.refusal !== 'blockIsFinal')
      throw new Error(`a deposit was not credited: ${decision.refusal}`)
    await reports.link(deposit)
    if (decision.ok) return 'done' as const
    // W16: trying again would never help, and it would keep later blocks from becoming final.
    onFailure(new Error('the block of a deposit was final before its credit: operators decide'))
    return 'late' as const
  }

  async function reverse(deposit: Deposit) {
    const command = { type: 'reverseDeposit', source: await reports.sourceOf(deposit) } as const
    const decision = await exchange.submit(wallet, command, { realm: 'real', actor: EXCHANGE })
    if (!decision.ok) throw new Error(`a deposit was not taken back: ${decision.refusal}`)
    return 'done' as const
  }

  async function changed(deposit: Deposit): Promise<void> {
    await reports.link(deposit)
    if (deposit.state === 'late' || deposit.state === 'tooLarge') options.onCase()
    const ref = { kind: 'chain', id: deposit.id } as const
    await notify(deposit.member, ref, deposit.state === 'credited')
  }

  return {
    minimumOf: (asset, chain) =>
      networkOf(machine.state('real', wallet) as State, asset, chain)?.depositMin,
    credit: (deposit) => queue(() => credit(deposit)),
    reverse: (deposit) => queue(() => reverse(deposit)),
    onChange: (deposit) => void changed(deposit).catch(onFailure),

    async finalize() {
      for (const { chain, block } of await finalBlocks(tables)) {
        const command = { type: 'finalizeBlocks', chain, block } as const
        await exchange.submit(wallet, command, { realm: 'real', actor: EXCHANGE })
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
