/**
 * Makes a golden journal: `node apps/server/journal/golden/make.ts 0002-wallet`. What is in this
 * folder stands for the journals that are out there: a file is made once, kept for ever and never
 * made again, so this refuses to write over one.
 */
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  AMOUNT_MAX,
  accounts,
  available,
  type Batch,
  Exchange,
  formatAmount,
  type Journal,
  Machine,
  type Realm,
  realms,
} from '@evenkeel/kernel'
import { type Command, wallet } from '@evenkeel/verticals/wallet/core.ts'
import { chainHash, GENESIS } from '../chain.ts'

export type Golden = {
  /** The cores that wrote it: a core that came later is not in the state's hash. */
  readonly cores: readonly string[]
  /** Payloads in base64. */
  readonly batches: readonly { readonly at: number; readonly payload: string }[]
  /** The hash of the last batch, which covers all of them. */
  readonly chain: string
  /** SHA-256 of the machine's snapshot after the last batch. */
  readonly state: string
  readonly balances: readonly {
    realm: Realm
    member: number
    account: string
    asset: string
    amount: string
  }[]
  /** Keyed commands, amounts in 10^-8 as strings, with the answer that each got and must get again. */
  readonly answers: readonly {
    realm: Realm
    owner: number
    key: string
    command: object
    answer: string
  }[]
}

const MEMBERS = [1, 2, 3, 70_000]
const COINS = ['USDT', 'BTC', 'ETH']
const LATE = 'DOGE'

type Asked = { realm: Realm; owner: number; key?: string; command: Command }

const name = process.argv[2]
if (name === undefined || !/^\d{4}-[a-z-]+$/.test(name))
  throw new TypeError('Tell the name of the new golden journal: 0002-wallet.')
const file = join(import.meta.dirname, `${name}.json`)
await writeFile(file, `${JSON.stringify(await make(), undefined, 1)}\n`, { flag: 'wx' })

async function make(): Promise<Golden> {
  const batches: Batch[] = []
  const journal: Journal = {
    append: async (batch) => void batches.push(batch),
    batch: async (seq) => batches[seq - 1] as Batch,
    async *read(from) {
      yield batches.slice(from - 1)
    },
  }
  const cores = [wallet]
  const machine = new Machine(cores)
  let now = 1_700_000_000_000
  const onBroken = (error: unknown) => {
    throw error
  }
  // Each command a while later: from milliseconds to days, so that keys are forgotten, too.
  const clock = () => now
  const exchange = new Exchange({ machine, journal, clock, onBroken })
  const answers: Golden['answers'][number][] = []
  for (const group of groups()) {
    now += group.length === 1 ? 1 : group.length * 40_000_000
    const decisions = group.map(async ({ command, ...submission }) => {
      const decision = await exchange.submit(wallet, command, submission)
      const { realm, owner, key } = submission
      const answer = spell(decision)
      if (key !== undefined) answers.push({ realm, owner, key, command: plain(command), answer })
    })
    await Promise.all(decisions)
  }
  await exchange.stop()
  return {
    cores: cores.map((core) => core.name),
    batches: batches.map(({ at, payload }) => ({
      at,
      payload: Buffer.from(payload).toString('base64'),
    })),
    chain: batches.reduce<Buffer>((hash, batch) => chainHash(hash, batch), GENESIS).toString('hex'),
    state: createHash('sha256').update(machine.snapshot()).digest('hex'),
    balances: balancesOf(machine),
    answers: answers.slice(-20),
  }
}

/** Commands that come together, of every kind that the wallet knows, good and bad, on both books. */
function groups(): Asked[][] {
  const listing = (realm: Realm, asset: string): Asked => {
    return { realm, owner: 0, command: { type: 'listCoin', asset } }
  }
  const made: Asked[][] = realms.flatMap((realm) => COINS.map((asset) => [listing(realm, asset)]))
  made.push([listing('real', 'BTC'), listing('real', LATE)])
  const most = { type: 'grantSandboxFunds', member: 3, asset: LATE, amount: AMOUNT_MAX } as const
  made.push([{ realm: 'real', owner: 3, command: most }])
  let nth = 0
  for (let round = 0; round < 12; round++) {
    const group: Asked[] = []
    for (const member of MEMBERS.slice(round % 3))
      for (const realm of realms) {
        const asset = COINS[(nth + round) % 3] as string
        const from = (nth % 2 === 0 ? 'spot' : accounts[nth % 3]) ?? 'spot'
        const to = accounts[(nth * 2 + round) % 3] ?? 'spot'
        const amount = BigInt(round * 1_000_003 + nth * 17) * (nth % 5 === 0 ? 10_000_000_000n : 1n)
        const grant: Command = { type: 'grantSandboxFunds', member, asset, amount: amount * 3n }
        const transfer: Command = { type: 'transfer', member, asset, amount, from, to }
        const key = (nth * 2_654_435_761).toString(16).padStart(32, '0')
        group.push({ realm, owner: member, command: grant })
        group.push({ realm, owner: member, key, command: transfer })
        const unheardOf = { ...transfer, asset: 'NONE' }
        if (nth % 7 === 0)
          group.push({ realm, owner: member, key: `f${key.slice(1)}`, command: unheardOf })
        nth++
      }
    made.push(group)
    if (round % 4 === 3) made.push(...group.slice(0, 2).map((asked) => [asked]))
  }
  return made
}

function balancesOf(machine: Machine): Golden['balances'] {
  return realms.flatMap((realm) =>
    MEMBERS.flatMap((member) =>
      accounts.flatMap((account) =>
        [...COINS, LATE].map((asset) => {
          const amount = formatAmount(machine.balance(realm, available(member, account), asset))
          return { realm, member, account, asset, amount }
        }),
      ),
    ),
  )
}

function plain(command: Command): object {
  return JSON.parse(spell(command))
}

function spell(value: unknown): string {
  return JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? `${part}` : part))
}
