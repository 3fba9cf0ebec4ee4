/** What a block pays to members: values of transactions, and transfers that listed contracts report (rule N5). */
import type { Amount, MemberId } from '@evenkeel/kernel'
import { checksummed } from '../address.ts'
import type { Arrival, Deposit } from '../deposits.ts'
import type { Coin, Token } from '../settings.ts'
import { amountOfRaw, isTooLarge } from '../units.ts'
import type { View } from './nodes.ts'
import { type Block, type Log, NodeFault, type Receipt } from './reading.ts'

export type Watched = {
  readonly native: Coin
  readonly tokens: readonly Token[]
  /** Whose these addresses are, which are in small letters. */
  membersOf(addresses: readonly string[]): Promise<ReadonlyMap<string, MemberId>>
  /** Nothing for an asset that is not taken. */
  minimumOf(coin: Coin): Amount | undefined
}

type Transfer = {
  readonly entry: number
  readonly to: string
  readonly coin: Coin
  readonly raw: bigint
}

/** The hash of `Transfer(address,address,uint256)`. */
export const TRANSFER_TOPIC = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const PADDED_ADDRESS = /^0x0{24}([0-9a-f]{40})$/
const WORD = /^0x[0-9a-f]{64}$/
/** Of the entries of a transaction: its own value. */
const OWN_VALUE = 0

/** What arrived for members in these blocks. */
export async function arrivalsIn(
  blocks: readonly Block[],
  view: View,
  watched: Watched,
): Promise<readonly Arrival[]> {
  const hints = (await Promise.all(blocks.map((block) => hintsIn(block, view, watched)))).flat()
  const members = await watched.membersOf(hints.map(({ to }) => to))
  const own = hints.filter(({ to }) => members.has(to))
  const paying = new Set(own.filter(({ isPaid }) => isPaid).map(({ tx }) => tx))
  const arrivals: Arrival[] = []
  for (const [tx, block] of new Map(own.map((hint) => [hint.tx, hint.block]))) {
    const transfers = await transfersOf(tx, block.hash, paying.has(tx), view, watched)
    if (transfers === undefined) throw new NodeFault('the nodes do not agree what is in a block')
    const owners = await watched.membersOf(transfers.map(({ to }) => to))
    for (const transfer of transfers) {
      const member = owners.get(transfer.to)
      const state = stateOf(transfer, watched)
      if (member === undefined || state === undefined || transfer.raw === 0n) continue
      arrivals.push({
        tx,
        member,
        state,
        entry: transfer.entry,
        raw: transfer.raw,
        block: block.number,
        blockHash: block.hash,
        address: checksummed(transfer.to),
        asset: transfer.coin.asset,
        amount: amountOfRaw(transfer.raw, transfer.coin.decimals),
      })
    }
  }
  return arrivals
}

/** Whether a majority of the nodes still says what was seen. */
export async function isStillThere(
  deposit: Deposit,
  view: View,
  watched: Pick<Watched, 'native' | 'tokens'>,
): Promise<boolean> {
  const { tx, blockHash, entry } = deposit
  const transfers = await transfersOf(tx, blockHash, entry === OWN_VALUE, view, watched)
  return (transfers ?? []).some(
    (one) =>
      one.entry === entry &&
      one.to === deposit.address.toLowerCase() &&
      one.coin.asset === deposit.asset &&
      amountOfRaw(one.raw, one.coin.decimals) === deposit.amount,
  )
}

type Hint = {
  readonly tx: string
  readonly to: string
  readonly block: Block
  /** By the transaction's own value, not by a log. */
  readonly isPaid: boolean
}

/** Where to look closer: as one node tells it, and not believed yet. */
async function hintsIn(
  block: Block,
  view: View,
  { tokens }: Pick<Watched, 'tokens'>,
): Promise<readonly Hint[]> {
  const paid = block.transactions.flatMap(({ hash, to, value }) =>
    to !== undefined && value > 0n ? [{ tx: hash, to, block, isPaid: true }] : [],
  )
  if (tokens.length === 0 || block.transactions.length === 0) return paid
  const contracts = tokens.map(({ contract }) => contract.toLowerCase())
  const logs = await view.logs(block.hash, contracts, TRANSFER_TOPIC)
  const transfers = logs.flatMap((log) => {
    const to = recipientOf(log)
    return to === undefined ? [] : [{ tx: log.tx, to, block, isPaid: false }]
  })
  return [...paid, ...transfers]
}

/**
 * The transfers of a successful transaction, as a majority has them; nothing if it is not in that block.
 * Amounts are those of the receipt: what was delivered, whatever the call asked for.
 */
async function transfersOf(
  tx: string,
  blockHash: string,
  isPaid: boolean,
  view: View,
  { native, tokens }: Pick<Watched, 'native' | 'tokens'>,
): Promise<readonly Transfer[] | undefined> {
  const receipt = await view.receipt(tx)
  if (receipt?.blockHash !== blockHash) return undefined
  if (!receipt.isSuccess) return []
  const transfers = tokenTransfersIn(receipt, tokens)
  if (!isPaid) return transfers
  const transaction = await view.transaction(tx)
  if (transaction?.blockHash !== blockHash) return undefined
  const { to, value: raw } = transaction
  return to === undefined ? transfers : [{ entry: OWN_VALUE, to, coin: native, raw }, ...transfers]
}

/** By the address of the contract alone: anybody can give a token any name. */
function tokenTransfersIn({ logs }: Receipt, tokens: readonly Token[]): readonly Transfer[] {
  const byContract = new Map(tokens.map((token) => [token.contract.toLowerCase(), token]))
  return logs.flatMap((log, nth) => {
    const coin = byContract.get(log.address)
    const to = recipientOf(log)
    if (coin === undefined || to === undefined) return []
    return [{ entry: nth + 1, to, coin, raw: BigInt(log.data) }]
  })
}

/** Whether a receipt has the transfer of so much by this contract to this address. */
export function hasTransfer(
  logs: readonly Log[],
  { contract, to, raw }: { readonly contract: string; readonly to: string; readonly raw: bigint },
): boolean {
  return logs.some(
    (log) =>
      log.address === contract.toLowerCase() &&
      recipientOf(log) === to.toLowerCase() &&
      BigInt(log.data) === raw,
  )
}

function recipientOf({ topics, data }: Log): string | undefined {
  if (topics[0] !== TRANSFER_TOPIC || topics.length !== 3 || !WORD.test(data)) return undefined
  const [, digits] = PADDED_ADDRESS.exec(topics[2] ?? '') ?? []
  return digits === undefined ? undefined : `0x${digits}`
}

function stateOf({ coin, raw }: Transfer, watched: Watched): Arrival['state'] | undefined {
  const minimum = watched.minimumOf(coin)
  if (minimum === undefined) return undefined
  const amount = amountOfRaw(raw, coin.decimals)
  if (isTooLarge(amount)) return 'tooLarge'
  return amount === 0n || amount < minimum ? 'belowMinimum' : 'seen'
}
