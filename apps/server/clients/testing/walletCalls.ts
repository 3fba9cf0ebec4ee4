/** What ccxt moves and reads of money. */
import assert from 'node:assert/strict'
import { BOOKED } from '../../testing/withdrawKeys.ts'
import { type Call, idOf, PAIR, type Stage } from './stage.ts'

const ERC20 = { network: 'ERC20' }

const toSwap = ({ htx }: Stage, amount: number) =>
  htx.transfer('USDT', amount, 'spot', 'swap', { subType: 'linear' })

export const walletCalls: Readonly<Record<string, Call>> = {
  async transfer(stage) {
    const { htx } = stage
    const swapOf = async () => Number((await htx.fetchBalance({ type: 'swap' })).USDT?.free)
    const before = await swapOf()
    const { status } = await toSwap(stage, 12.5)
    assert.equal(await swapOf(), before + 12.5)
    await htx.transfer('USDT', 12.5, 'swap', 'spot', { subType: 'linear' })
    assert.equal(await swapOf(), before)
    assert.equal(status, undefined)
  },
  async fetchTransfers(stage) {
    const { id } = await toSwap(stage, 7.25)
    const [last] = (await stage.htx.fetchTransfers('USDT', undefined, 5)).toReversed()
    assert.deepEqual(
      [last?.id, last?.amount, last?.fromAccount, last?.toAccount, last?.status],
      [id, 7.25, 'spot', 'swap', 'ok'],
    )
    assert.deepEqual(await stage.htx.fetchTransfers('BTC'), [])
  },
  async fetchLedger(stage) {
    const { htx } = stage
    const since = Number(await htx.fetchTime())
    await toSwap(stage, 3.5)
    await htx.createOrder(PAIR, 'market', 'sell', 0.01)
    const rows = await htx.fetchLedger('USDT', since)
    const told = rows.map(({ type, direction }) => `${type} ${direction}`)
    assert.deepEqual(told.toSorted(), ['fee out', 'trade in', 'transfer out'])
    assert.equal(rows.find(({ type }) => type === 'transfer')?.amount, -3.5)
    const both = await htx.fetchLedger(undefined, since)
    assert.equal(both.filter(({ currency }) => currency === 'BTC').length, 1)
  },
  async fetchDepositAddress({ withdrawing }) {
    const { address, network } = await withdrawing.fetchDepositAddress('USDT', ERC20)
    assert.match(`${address}`, /^0x[0-9a-fA-F]{40}$/)
    assert.equal(network, 'ERC20')
    assert.match(`${(await withdrawing.fetchDepositAddress('BTC')).address}`, /^bc1q/)
  },
  async fetchDepositAddressesByNetwork({ withdrawing }) {
    const found = await withdrawing.fetchDepositAddressesByNetwork('USDT')
    assert.deepEqual(Object.keys(found).toSorted(), ['BEP20', 'ERC20', 'MATIC', 'TRC20'])
    assert.equal(found.ERC20?.address, found.BEP20?.address)
  },
  async fetchDeposits({ withdrawing }) {
    assert.deepEqual(await withdrawing.fetchDeposits('BTC'), [])
  },
  async fetchWithdrawAddresses({ withdrawing, htx }) {
    const [entry, ...others] = await withdrawing.fetchWithdrawAddresses('USDT')
    assert.deepEqual([entry?.address, entry?.network, others], [BOOKED, 'ERC20', []])
    assert.deepEqual(await withdrawing.fetchWithdrawAddresses('USDT', 'elsewhere'), [])
    await assert.rejects(htx.fetchWithdrawAddresses('USDT'), /withdraw/i)
  },
  async withdraw({ withdrawing }) {
    const { id } = await withdrawing.withdraw('USDT', 25.5, BOOKED, undefined, ERC20)
    const { USDT } = await withdrawing.fetchBalance()
    assert(idOf({ id }).length > 0 && Number(USDT?.used) >= 25.5)
  },
  async fetchWithdrawals({ withdrawing }) {
    const made = await withdrawing.withdraw('USDT', 30, BOOKED, undefined, ERC20)
    const [last] = (await withdrawing.fetchWithdrawals('USDT')).toReversed()
    assert.deepEqual([last?.id, last?.amount, last?.status], [made.id, 30, 'pending'])
  },
}
