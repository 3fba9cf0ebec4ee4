/** The real balances as they were after one batch of the journal, in a thread that nobody who trades waits for. */
import type { AccountRef, Amount, Asset, Machine } from '@evenkeel/kernel'
import type { Books } from './books.ts'
import type { Tables } from './tables.ts'

export type LedgerCut = {
  /** The last batch that the balances hold, the entries up to there, and the journal's hash. */
  readonly batch: number
  readonly entries: number
  readonly hash: Uint8Array
  /** Every account's balance, zeros among them. */
  balances(): Iterable<{
    readonly asset: Asset
    readonly account: AccountRef
    readonly amount: Amount
  }>
  /** The whole state at the same batch, both realms, without a board: replayed when it is asked for. */
  machine(): Promise<Machine>
  /** Order books of all verticals. */
  readonly books: readonly Books[]
  /** Over the thread's own connection. */
  readonly tables: Tables
}

/** What such a thread runs: a module's export of the name `onLedger`. What it is given and gives back is copied between threads. */
export type OnLedger = (cut: LedgerCut, work: unknown) => Promise<unknown>

export type LedgerRun = {
  /** What the module gave back. */
  readonly done: Promise<unknown>
  /** Ends the thread, wherever it is. */
  stop(): Promise<void>
}

/** Runs a module on the balances after the last batch that is durable. */
export type RunOnLedger = (module: URL, work: unknown) => LedgerRun
