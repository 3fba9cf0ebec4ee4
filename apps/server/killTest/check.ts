/** What must hold whenever the server is back: nothing told is lost, nothing is done twice. */
import { setTimeout as pause } from 'node:timers/promises'
import { formatAmount, parseAmount } from '@evenkeel/kernel'
import type { Client } from './client.ts'
import { ask, type Command, FUNDS, isDone, type Member } from './load.ts'

export type Findings = {
  /** Commands that were answered, and whose effect or answer is gone. */
  readonly lost: Set<Command>
  /** Amounts or ids that stand more than once in the list. */
  readonly doubled: Set<string>
  /** Transfers that nobody asked for, or whose command was refused. */
  readonly invented: Set<string>
  /** Balances that are not what the listed transfers make of the first funds. */
  readonly unbalanced: string[]
}

/** What was listed when the load last stood still: lists only grow at their head. */
export type Listed = Map<Member, readonly Row[]>

const TRIES = 20
const PAUSE_MS = 250

type Row = { readonly id: string; readonly amount: string; from: string; to: string }

/** Compares with what the clients know; asks `again` anew. The load must stand still. */
export async function check(
  client: Client,
  url: string,
  members: readonly Member[],
  commands: readonly Command[],
  again: readonly Command[],
  listed: Listed,
  findings: Findings,
): Promise<void> {
  for (const member of members) {
    const rows = await transfersOf(client, url, member, listed.get(member) ?? [])
    listed.set(member, rows)
    const own = commands.filter(({ owner }) => owner === member)
    compare(rows, own, findings)
    await compareBalances(client, url, member, rows, findings)
  }
  const queue = [...again]
  const askNext = async () => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const answer = await untilAnswered(() => ask(client, url, next))
      if (answer !== next.answer) findings.lost.add(next)
    }
  }
  await Promise.all(Array.from({ length: 16 }, askNext))
}

/** No answer says nothing: a machine that is too busy to give one has lost nothing yet. */
async function untilAnswered<Answer>(
  ask: () => Promise<Answer | undefined>,
): Promise<Answer | undefined> {
  for (let left = TRIES; left > 1; left--) {
    const answer = await ask()
    if (answer !== undefined) return answer
    await pause(PAUSE_MS)
  }
  return ask()
}

function compare(rows: readonly Row[], commands: readonly Command[], findings: Findings): void {
  const byAmount = new Map<string, Row>()
  const ids = new Set<string>()
  for (const row of rows) {
    if (byAmount.has(row.amount) || ids.has(row.id)) findings.doubled.add(row.amount)
    byAmount.set(row.amount, row)
    ids.add(row.id)
  }
  for (const command of commands) {
    const { amount, answer, from, to } = command
    const row = byAmount.get(amount)
    const isRight = row?.id === answer && row?.from === from && row?.to === to
    if (isDone(command) && !isRight) findings.lost.add(command)
    if (answer !== undefined && !isDone(command) && row !== undefined) findings.invented.add(amount)
    byAmount.delete(amount)
  }
  for (const amount of byAmount.keys()) findings.invented.add(amount)
}

async function transfersOf(
  client: Client,
  url: string,
  { token }: Member,
  known: readonly Row[],
): Promise<readonly Row[]> {
  const all: Row[] = []
  let after = ''
  for (;;) {
    const path = `${url}/api/wallet/get_transfers?size=100${after}`
    const page = await untilAnswered(() => client.ask(path, { headers: { token } }))
    if (page?.code !== 1) throw new Error('The list of transfers was not answered.')
    const { rows, next } = page.data as { rows: Row[]; next?: string }
    const met = rows.findIndex(({ id }) => id === known[0]?.id)
    if (met >= 0) return [...all, ...rows.slice(0, met), ...known]
    all.push(...rows)
    if (next === undefined) return all
    after = `&after=${next}`
  }
}

type Balance = { asset: string; account: string; available: string; frozen: string }

async function compareBalances(
  client: Client,
  url: string,
  { token, member }: Member,
  rows: readonly Row[],
  { unbalanced }: Findings,
): Promise<void> {
  const path = `${url}/api/wallet/get_balances`
  const answer = await untilAnswered(() => client.ask(path, { headers: { token } }))
  if (answer?.code !== 1) throw new Error('The balances were not answered.')
  const { balances } = answer.data as { balances: Balance[] }
  const expected = new Map([['spot', parseAmount(FUNDS) ?? 0n]])
  const add = (account: string, by: bigint) =>
    expected.set(account, (expected.get(account) ?? 0n) + by)
  for (const { amount, from, to } of rows) {
    add(from, -(parseAmount(amount) ?? 0n))
    add(to, parseAmount(amount) ?? 0n)
  }
  for (const { asset, account, available, frozen } of balances) {
    const wanted = formatAmount(asset === 'USDT' ? (expected.get(account) ?? 0n) : 0n)
    if (available !== wanted || frozen !== '0')
      unbalanced.push(`${member} ${account} ${asset}: ${available}, not ${wanted}`)
  }
}
