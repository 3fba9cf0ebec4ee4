/** The chains as the wallet opens them, over a wallet that counts and with little patience. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import type { Tables } from '@evenkeel/wire/server'
import { type Chains, openChains } from '../chains.ts'
import type { ChainsSettings } from '../settings.ts'
import { createWallet, emptyTables, type Wallet } from './stage.ts'

export type OpenedChains = {
  readonly chains: Chains
  readonly wallet: Wallet
  readonly failures: readonly string[]
  /** What the metrics say. */
  measured(name: string): number | undefined
  /** Once more over the same folder and tables, as after a restart; with other settings if told. */
  openAgain(settings?: ChainsSettings): Promise<Chains>
}

const timings = { pollMs: 5, breathMs: 0, waitMs: 5, waitMostMs: 20 }

export async function givenChains(
  t: TestContext,
  tables: Tables,
  given: ChainsSettings,
): Promise<OpenedChains> {
  await emptyTables(tables)
  const dataDir = await mkdtemp(join(tmpdir(), 'evenkeel-chains-'))
  const wallet = createWallet()
  const failures: string[] = []
  const opened: Chains[] = []
  const gauges = new Map<string, () => number>()
  const metrics = { gauge: (name: string, read: () => number) => void gauges.set(name, read) }

  async function openAgain(settings = given): Promise<Chains> {
    const options = { tables, settings, dataDir, timings, metrics, sink: wallet }
    const chains = await openChains({ ...options, onFailure: (event) => failures.push(event) })
    opened.push(chains)
    return chains
  }

  t.after(async () => {
    await Promise.all(opened.map((chains) => chains.stop()))
    await rm(dataDir, { recursive: true, force: true })
  })
  const chains = await openAgain()
  return { chains, wallet, failures, openAgain, measured: (name) => gauges.get(name)?.() }
}
