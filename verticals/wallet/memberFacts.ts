/** What the wallet knows of members, for operators: whose an address, a deposit or a withdrawal is, and what came and went. */
import { type Id, type MemberId, type Millis, parseFigure } from '@evenkeel/kernel'
import type { MemberFacts } from '@evenkeel/wire/server'
import { rowsAfter } from './bill/rows.ts'
import { readAddress } from './chains/address.ts'
import { chains as traits } from './chains/chain.ts'
import { chains } from './core/networks.ts'
import { kinds } from './deposits/records.ts'
import type { WalletPlatform } from './open.ts'

type Found = { readonly member: MemberId }
type Withdrawal = {
  readonly id: string
  readonly at: string
  readonly asset: string
  readonly amount: string
}

/** Movements that a timeline shows; trades and transfers would hide them. */
const MOVED = ['deposit', 'sandboxFunds', 'depositReversed', 'withdrawal'] as const
const DEPOSITS = {
  reported: 'reported_deposit',
  chain: 'chain_deposit',
  test: 'test_deposit',
} as const satisfies Record<(typeof kinds)[number], string>

export function memberFactsOf(platform: WalletPlatform): MemberFacts {
  const { tables, history, ids } = platform

  async function ofDeposit(typed: string): Promise<readonly Found[]> {
    const read = ids.read('deposit', typed)
    const kind = read && kinds[read.nth]
    if (read === undefined || kind === undefined) return []
    const sql = `select member::float8 as member from ${DEPOSITS[kind]} where id = $1`
    return tables.rows<Found>(sql, [read.id])
  }

  async function ofWithdrawal(typed: string): Promise<readonly Found[]> {
    const id: Id | undefined = ids.read('withdrawal', typed)?.id
    if (id === undefined) return []
    return history.rows<Found>('select member::float8 as member from withdrawal where id = $1', [
      id,
    ])
  }

  return {
    async find(typed) {
      const found = await Promise.all([
        ofDeposit(typed),
        ofWithdrawal(typed),
        ofAddress(platform, typed),
      ])
      return found.flat().map(({ member }) => member)
    },

    async happened(member, before, size) {
      const bill = { tables: history, sources: platform.billSources }
      const whose = { id: member, realm: 'real' } as const
      const moved = MOVED.map(async (reason) =>
        (await rowsAfter(bill, whose, { reason, to: before }, undefined, size)).map(
          ({ seq, nth, at, asset, amount }) => ({
            id: ids.of('bill', seq, nth),
            at,
            kind: reason,
            asset,
            amount: amount < 0n ? -amount : amount,
          }),
        ),
      )
      const all = await Promise.all([...moved, requested(platform, member, before, size)])
      return all.flat().sort((one, other) => other.at - one.at)
    },
  }
}

async function requested(
  { history, ids }: WalletPlatform,
  member: MemberId,
  before: Millis,
  size: number,
) {
  const rows = await history.rows<Withdrawal>(
    `select id, at, asset, amount from withdrawal
     where member = $1 and at < $2 order by id desc limit $3`,
    [member, before, size],
  )
  return rows.map(({ id, at, asset, amount }) => ({
    id: ids.of('withdrawal', Number(id)),
    at: Number(at),
    asset,
    kind: 'withdrawalRequested',
    amount: parseFigure(amount),
  }))
}

/** An address of their own here, one of the book, or one that money went to, on any chain that writes it so. */
async function ofAddress(
  { tables, desk }: WalletPlatform,
  typed: string,
): Promise<readonly Found[]> {
  const read = chains.flatMap((chain) => {
    const found = readAddress(chain, typed)
    return found.ok ? [{ chain, address: found.address }] : []
  })
  if (read.length === 0) return []
  const indexed = (kind: string) =>
    read.map(({ chain, address }) => desk().index(kind, `${chain} ${address}`))
  return tables.rows<Found>(
    `select member::float8 as member from (
       select member from chain_address where family = any($4) and address = any($1)
       union select member from wallet_address where lookup = any($2)
       union select member from withdrawal_destination where asked = any($3)) as found
     order by member limit 20`,
    [
      read.flatMap(({ address }) => [address, address.toLowerCase()]),
      indexed('address'),
      indexed('withdrawal'),
      [...new Set(read.map(({ chain }) => traits[chain].family))],
    ],
  )
}
