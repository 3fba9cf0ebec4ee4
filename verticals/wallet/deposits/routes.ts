/** How the calls about deposits are answered. */
import { refuse } from '@evenkeel/kernel'
import { handle, type Route } from '@evenkeel/wire/server'
import {
  getDeposit,
  getDepositAddress,
  getDeposits,
  getNetworks,
  getTestFunds,
  submitDeposit,
} from '../contract/deposits.ts'
import type { Wallet } from '../open.ts'

export function depositRoutes(wallet: Wallet): readonly Route[] {
  return [
    handle(getNetworks, async ({ member, exchange }) => {
      const { deposits } = wallet
      // Waits until what is read is durable.
      const known = await exchange.read(() => deposits.networks())
      const taken = await deposits.faucet?.takenBy(member.id)
      const funds = new Map(
        known.flatMap(({ asset, testFunds }) => (testFunds ? [[asset, testFunds]] : [])),
      )
      return {
        networks: known.map((network) => ({
          asset: network.asset,
          chain: network.chain,
          label: network.label,
          deposit_minimum: network.depositMin,
          confirmations: network.confirmations,
          withdrawal_minimum: network.withdrawalMin,
          withdrawal_fee: network.withdrawalFee,
          takes_deposits: network.takesDeposits,
          is_watched: network.isWatched,
        })),
        test_funds: [...funds].map(([asset, amount]) => ({
          asset,
          amount,
          is_taken: taken?.has(asset) === true,
        })),
      }
    }),

    handle(getDepositAddress, async ({ input: { asset, chain }, member }) => {
      if (wallet.deposits.networkOf(asset, chain) === undefined) return refuse('networkNotListed')
      const isTaken = wallet.deposits.takes(asset, chain)
      const found = isTaken ? await wallet.chains.addressOf(member.id, chain) : undefined
      if (found === undefined) return refuse('depositsNotTaken')
      const { address, isShared, isSandbox } = found
      return { address, is_shared: isShared, is_sandbox: isSandbox }
    }),

    handle(submitDeposit, async ({ input, member, key = '' }) => {
      const { reports, idOf } = wallet.deposits
      const id = await reports.submit(member.id, key, input)
      return typeof id === 'number' ? { id: idOf({ kind: 'reported', id }) } : id
    }),

    handle(getDeposits, async ({ input: { after, size }, member, language }) => {
      const { records, view, refIn, idOf } = wallet.deposits
      const from = after === undefined ? undefined : refIn(after)
      if (after !== undefined && from === undefined) return { rows: [], next: undefined }
      const found = await records.page(member.id, { after: from, size: size + 1 })
      const last = found.length > size ? found[size - 1] : undefined
      const rows = found.slice(0, size).map((record) => view(record, language))
      return { rows, next: last && idOf(last) }
    }),

    handle(getDeposit, async ({ input, member, language }) => {
      const { records, view, refIn } = wallet.deposits
      const ref = refIn(input.id)
      const record = ref && (await records.find(member.id, ref))
      if (record === undefined) return refuse('depositDoesNotExist')
      const { address, picture } = record
      const proof = picture && wallet.platform.desk().pictureLink(member, picture)
      return { ...view(record, language), address, proof }
    }),

    ...testFundRoutes(wallet),
  ]
}

/** In production there is no such call. */
function testFundRoutes(wallet: Wallet): readonly Route[] {
  if (wallet.platform?.config.production === true) return []
  return [
    handle(getTestFunds, async ({ input: { asset, chain }, member, key = '' }) => {
      const { faucet, idOf } = wallet.deposits
      if (faucet === undefined) throw new Error('a sandbox has test funds')
      const id = await faucet.take(member.id, key, asset, chain)
      return typeof id === 'number' ? { id: idOf({ kind: 'test', id }) } : id
    }),
  ]
}
