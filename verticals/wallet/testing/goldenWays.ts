/** What happens in a golden journal of the wallet between it and chains: everything that its core can decide there. */
import type { Actor, Id } from '@evenkeel/kernel'
import type { GoldenRequest, Recording } from '@evenkeel/kernel/testing'
import type { Command } from '../core.ts'
import { olga, omar } from './given.ts'

const HOUR_MS = 3_600_000
const network = {
  type: 'setNetwork',
  chain: 'ethereum',
  depositMin: 1_000n,
  withdrawalMin: 5_000n,
  withdrawalFee: 300n,
  dailyMax: 1_000_000n,
  dailyMaxAdvanced: 9_000_000n,
  fourEyesAbove: 500_000n,
} as const
const deposit = {
  type: 'creditDeposit',
  member: 1,
  asset: 'USDT',
  chain: 'ethereum',
  amount: 3_000_000n,
  block: 70_000,
} as const
const withdrawal = {
  type: 'requestWithdrawal',
  member: 1,
  account: 'spot',
  asset: 'USDT',
  chain: 'ethereum',
  destination: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  level: 'basic',
} as const

/** In the real realm, where money comes and goes. */
export async function waysInAndOut(recording: Recording): Promise<void> {
  const ask = async (command: Command, actor?: Actor): Promise<Id> => {
    const owner = 'member' in command ? command.member : 0
    const asked: GoldenRequest = { core: 'wallet', realm: 'real', owner, command }
    const [decision] = await recording.ask(HOUR_MS / 4, [actor ? { ...asked, actor } : asked])
    const [event] = decision?.ok ? decision.events : []
    return (event as { id?: Id } | undefined)?.id ?? 0
  }
  for (const asset of ['USDT', 'ETH']) await ask({ ...network, asset })
  await ask({ ...network, asset: 'ETH', withdrawalFee: 20n })
  await ask({ type: 'setApprovalLimit', asset: 'USDT', dailyMax: 900_000n })
  const treasury = { asset: 'ETH', chain: 'ethereum' } as const
  await ask({ type: 'fundTreasury', ...treasury, amount: 900n }, olga)
  await ask({ type: 'attestReserves', ...treasury, amount: 5_000n })
  await ask({ type: 'fundTreasury', ...treasury, amount: 900n }, olga)
  await deposits(ask)
  await withdrawals(ask)
  await ask({ type: 'fundTreasury', ...treasury, amount: 2_000n }, omar)
  await allotments(ask)
  await tokens(ask)
}

/** Listed once, and refused where the coin or the contract is known already. */
async function tokens(ask: Ask): Promise<void> {
  const contract = '0x514910771AF9Ca656af840dff83E8264EcF986CA'
  const link = { ...network, type: 'listToken', asset: 'LINK', contract, decimals: 18 } as const
  await ask(link)
  await ask(link)
  await ask({ ...link, asset: 'LNK' })
}

type Ask = (command: Command, actor?: Actor) => Promise<Id>

async function deposits(ask: Ask): Promise<void> {
  const funds = { type: 'creditTestFunds', member: 3, asset: 'ETH', amount: 70n } as const
  for (const source of ['t1', 't2', 't2']) await ask({ ...funds, source })
  for (const source of ['a', 'b', 'b', 'c']) await ask({ ...deposit, source })
  const { type: _, block: __, ...terms } = deposit
  const reserves = { type: 'attestReserves', asset: 'USDT', chain: 'ethereum' } as const
  const byHand = { ...terms, type: 'creditByHand', source: 'd', member: 2 } as const
  await ask(byHand, olga)
  await ask({ ...reserves, amount: 15_000_000n })
  for (const by of [olga, olga, omar]) await ask({ ...reserves, amount: 13_000_000n }, by)
  await ask({ ...byHand, source: 'x', amount: 9_000_000n }, olga)
  await ask(byHand, olga)
  await ask({ type: 'dropProposal', source: 'd' }, olga)
  await ask(byHand, olga)
  await ask(byHand, omar)
  const spent = { type: 'transfer', member: 2, asset: 'USDT', from: 'spot', to: 'finance' } as const
  await ask({ ...spent, amount: 2_000_000n })
  await ask({ type: 'reverseDeposit', source: 'd' })
  await ask({ ...deposit, source: 'e', member: 2, amount: 500_000n })
  await ask({ type: 'reverseDeposit', source: 'c' })
  await ask({ type: 'finalizeBlocks', chain: 'ethereum', block: 70_000 })
  await ask({ ...deposit, source: 'f', block: 70_000 })
}

async function withdrawals(ask: Ask): Promise<void> {
  const approve = (id: Id, by: Actor) => ask({ type: 'approveWithdrawal', id }, by)
  const cost = { cost: 600n, costAsset: 'ETH' } as const
  const small = await ask({ ...withdrawal, amount: 400_000n })
  const taken = await ask({ ...withdrawal, amount: 60_000n })
  await ask({ type: 'cancelWithdrawal', member: 1, id: taken })
  const large = await ask({ ...withdrawal, amount: 600_000n })
  const refused = await ask({ ...withdrawal, amount: 700_000n, level: 'advanced' })
  for (const by of [olga, olga, omar]) await approve(large, by)
  await approve(small, omar)
  await ask({ type: 'rejectWithdrawal', id: refused }, olga)
  await ask({ type: 'startPayout', id: small, nonce: 0 })
  await ask({ type: 'failPayout', id: small, ...cost })
  await ask({ type: 'startPayout', id: small, nonce: 1 })
  await ask({ type: 'startPayout', id: large, nonce: undefined })
  await ask({ type: 'confirmPayout', id: small, transaction: 'f00d', ...cost })
  const parts = [40_000n, 70_000n].map((amount) =>
    ask({ ...withdrawal, amount, level: 'advanced' }),
  )
  for (const part of parts) await approve(await part, omar)
  const sent = { type: 'confirmPayout', id: large, transaction: '0xBEEF', ...cost } as const
  await ask(sent, olga)
  await ask({ type: 'failPayout', id: large, ...cost }, omar)
  await ask(sent, omar)
  const alone = await parts[0]
  if (alone !== undefined) {
    await ask({ type: 'startPayout', id: alone, nonce: undefined })
    await ask({ type: 'confirmPayout', id: alone, transaction: 'cafe', ...cost }, olga)
  }
  await stopped(ask)
  await cancelled(ask)
  const open = await ask({ ...withdrawal, amount: 800_000n, level: 'advanced' })
  await approve(open, olga)
}

/** Out of the treasury and back: agreed on, refused, and one that waits for another word. */
async function allotments(ask: Ask): Promise<void> {
  const allot = { type: 'allotFunds', house: 'maker', asset: 'ETH', amount: 300n } as const
  const back = { ...allot, type: 'takeBackFunds', amount: 120n } as const
  for (const by of [olga, olga, omar]) await ask(allot, by)
  for (const by of [olga, omar]) await ask({ ...allot, house: 'insurance', amount: 200n }, by)
  await ask({ ...back, house: 'insurance' }, olga)
  await ask({ ...back, amount: 301n }, olga)
  for (const by of [omar, olga]) await ask(back, by)
  await ask({ ...allot, house: 'options', amount: 70_000n }, olga)
  await ask({ ...allot, house: 'options', amount: 70n }, olga)
}

/** Payouts whose receipts do not show what was paid: sent again, paid all the same, given back, and one that stays. */
async function stopped(ask: Ask): Promise<void> {
  const cost = { cost: 40n, costAsset: 'ETH' } as const
  const nothing = { cost: 0n, costAsset: 'ETH' } as const
  const begun = async (nonce: number, isUnmoved: boolean): Promise<Id> => {
    const id = await ask({ ...withdrawal, amount: 6_000n, level: 'advanced' })
    await ask({ type: 'approveWithdrawal', id }, nonce % 2 === 0 ? olga : omar)
    await ask({ type: 'startPayout', id, nonce })
    await ask({ type: 'stopPayout', id, isUnmoved, ...cost })
    return id
  }
  const again = await begun(10, true)
  for (const by of [olga, omar]) await ask({ type: 'failPayout', id: again, ...nothing }, by)
  const paid = await begun(11, false)
  await ask({ type: 'failPayout', id: paid, ...nothing }, olga)
  const confirm = { type: 'confirmPayout', id: paid, transaction: 'cafe', ...nothing } as const
  for (const by of [olga, omar]) await ask(confirm, by)
  const back = await begun(12, false)
  await ask({ type: 'stopPayout', id: back, isUnmoved: true, ...nothing })
  for (const by of [olga, omar]) await ask({ type: 'rejectWithdrawal', id: back }, by)
  await begun(13, false)
  await begun(14, true)
}

/** Nonces that are cancelled: by the exchange and by operators, void, paid again, given back, and one that goes on. */
async function cancelled(ask: Ask): Promise<void> {
  const cost = { cost: 30n, costAsset: 'ETH' } as const
  const begun = async (nonce: number): Promise<Id> => {
    const id = await ask({ ...withdrawal, amount: 6_000n, level: 'advanced' })
    await ask({ type: 'approveWithdrawal', id }, nonce % 2 === 0 ? olga : omar)
    await ask({ type: 'startPayout', id, nonce })
    return id
  }
  const confirm = (id: Id, nonce: number) =>
    ask({ type: 'confirmPayoutCancellation', id, nonce, transaction: `c${nonce}`, ...cost })
  const back = await begun(20)
  await ask({ type: 'startPayoutCancellation', id: back, nonce: 21 }, olga)
  await ask({ type: 'startPayoutCancellation', id: back, nonce: 20 })
  await confirm(back, 20)
  for (const by of [olga, omar]) await ask({ type: 'rejectWithdrawal', id: back }, by)
  const again = await begun(21)
  await ask({ type: 'startPayoutCancellation', id: again, nonce: 21 }, olga)
  await confirm(again, 21)
  for (const by of [olga, omar]) await ask({ type: 'failPayout', id: again, ...cost }, by)
  await ask({ type: 'startPayout', id: again, nonce: 22 })
  const paid = await begun(23)
  await ask({ type: 'startPayoutCancellation', id: paid, nonce: 23 }, omar)
  await ask({ type: 'confirmPayout', id: paid, transaction: 'fade', ...cost })
  const open = await begun(24)
  await ask({ type: 'startPayoutCancellation', id: open, nonce: 24 }, omar)
}
