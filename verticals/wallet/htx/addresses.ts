/** Where a member pays to and may withdraw to, for a program in HTX's dialect. Rule W70. */
import { refuse } from '@evenkeel/kernel'
import type { SignedCall, SignedContext } from '@evenkeel/wire/server'
import { type Fault, type Json, takes, textIn } from '@evenkeel/wire/server/htx'
import type { Wallet } from '../open.ts'
import { chainNamed } from './chains.ts'

export function addressCalls(wallets: Wallet): readonly SignedCall[] {
  return [
    {
      method: 'GET',
      path: '/v2/account/deposit/address',
      scope: 'read',
      takes: takes(['currency']),
      summary: 'The own addresses to which a coin is paid, one for each chain.',
      cost: () => 2,
      answer: (context) => ofReal(context, () => depositAddresses(wallets, context)),
    },
    {
      method: 'GET',
      path: '/v2/account/withdraw/address',
      scope: 'withdraw',
      takes: takes(['currency', 'chain', 'note']),
      summary: 'The address book of a coin, newest first.',
      cost: () => 2,
      answer: (context) => ofReal(context, () => bookOf(wallets, context)),
    },
  ]
}

/** Money comes and goes in the real realm alone. */
export async function ofReal(
  { member, say }: SignedContext,
  answer: () => Promise<Json | Fault>,
): Promise<Json | Fault> {
  if (member.realm === 'real') return answer()
  const refused = refuse('demoNotAllowed')
  return { fault: 'demo-not-allowed', message: await say(refused), reason: refused.refusal }
}

const coinIn = ({ input }: SignedContext) => (textIn(input.fields, 'currency') ?? '').toUpperCase()

async function depositAddresses(wallets: Wallet, context: SignedContext): Promise<Json | Fault> {
  const asset = coinIn(context)
  const { exchange, member } = context
  // Waits until what is read is durable.
  const networks = await exchange.read(() => wallets.deposits.networks())
  const data = []
  for (const network of networks) {
    if (network.asset !== asset || !network.takesDeposits) continue
    const found = await wallets.chains.addressOf(member.id, network.chain)
    if (found === undefined) continue
    data.push({
      currency: asset.toLowerCase(),
      address: found.address,
      addressTag: '',
      chain: network.chain,
      // One address of the house for all: what is paid to it must be reported.
      isShared: found.isShared,
    })
  }
  if (data.length > 0) return { code: 200, data }
  const refused = refuse('depositsNotTaken')
  const message = await context.say(refused)
  return { fault: 'base-currency-chain-error', message, reason: refused.refusal }
}

async function bookOf(wallets: Wallet, context: SignedContext): Promise<Json | Fault> {
  const { fields } = context.input
  const named = textIn(fields, 'chain')
  const note = textIn(fields, 'note')
  const entries = await wallets.addresses.of(context.member.id, { asset: coinIn(context) })
  const meant = entries.filter(
    ({ chain, remark }) =>
      (named === undefined || chain === chainNamed(named)) &&
      (note === undefined || remark === note),
  )
  const data = meant.map(({ asset, chain, address, remark }) => ({
    currency: asset.toLowerCase(),
    chain,
    note: remark,
    addressTag: '',
    address,
  }))
  return { code: 200, data }
}
