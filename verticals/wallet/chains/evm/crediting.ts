/** Hands deposits to the wallet: credits what is final, takes back what is gone, and tells every change (rules N6 and N7). */
import type { Deposit, Deposits } from '../deposits.ts'
import type { DepositSink } from '../sink.ts'
import type { View } from './nodes.ts'
import { NodeFault } from './reading.ts'
import { isStillThere, type Watched } from './transfers.ts'

export type CreditingOptions = {
  readonly deposits: Deposits
  readonly watched: Pick<Watched, 'native' | 'tokens'>
  readonly sink: Pick<DepositSink, 'credit' | 'reverse' | 'onChange'>
  onFailure(event: string, error: unknown): void
}

export type Crediting = {
  /** Tells of each what was not told yet. */
  tell(changed: readonly Deposit[]): void
  /** Before anything is looked at: one that comes again is another deposit, once this one is taken back. */
  reverseDue(): Promise<void>
  /** How many could not be credited; one of them does not hold up the others. */
  creditDue(view: View): Promise<number>
}

export function createCrediting(options: CreditingOptions): Crediting {
  const { deposits, watched, sink, onFailure } = options
  /** What its owner was last notified of, for each that waits. */
  const notified = new Map<number, string>()
  /** Whose failure is in the log already. */
  const failing = new Set<number>()

  function tell(changed: readonly Deposit[]): void {
    for (const deposit of changed) {
      const says = `${deposit.occurrence} ${deposit.state} ${deposit.confirmations}`
      if (notified.get(deposit.id) === says) continue
      if (deposit.state === 'seen') notified.set(deposit.id, says)
      else notified.delete(deposit.id)
      try {
        sink.onChange(deposit)
      } catch (error) {
        onFailure('deposit news failed', error)
      }
    }
  }

  async function credit(deposit: Deposit, view: View): Promise<void> {
    if (!(await isStillThere(deposit, view, watched)))
      throw new NodeFault('the nodes do not confirm a deposit')
    await deposits.creditAsked(deposit)
    const outcome = await sink.credit(deposit)
    tell([outcome === 'late' ? await deposits.late(deposit) : await deposits.credited(deposit)])
  }

  return {
    tell,
    async reverseDue() {
      for (const deposit of await deposits.reversalsDue()) {
        await sink.reverse(deposit)
        await deposits.reversed(deposit)
      }
    },

    async creditDue(view) {
      const waiting = await deposits.waiting()
      tell(waiting)
      let failed = 0
      for (const deposit of waiting) {
        if (deposit.confirmations < deposit.needed) continue
        try {
          await credit(deposit, view)
          failing.delete(deposit.id)
        } catch (error) {
          failed++
          if (!failing.has(deposit.id)) onFailure('deposit credit failed', error)
          failing.add(deposit.id)
        }
      }
      return failed
    },
  }
}
