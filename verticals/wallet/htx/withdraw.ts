/** Withdrawals of programs, in HTX's dialect: to the address book alone, and held to every rule of the app. Rule W60. */
import { formatAmount, type Refused, refuse } from '@evenkeel/kernel'
import type { SignedCall, SignedContext } from '@evenkeel/wire/server'
import {
  amountIn,
  clientIdIn,
  type Fault,
  type Fields,
  invalid,
  isFault,
  type Json,
  takes,
  textIn,
} from '@evenkeel/wire/server/htx'
import { wallet } from '../core.ts'
import type { Wallet } from '../open.ts'
import { createAsking, type Wish } from '../withdrawals/asking.ts'
import { chainNamed, offeredOn } from './chains.ts'

/** ccxt throws without a hash, after the withdrawal was made: its user would send the money once more. */
export const NO_HASH = 'pending'

/** HTX's own names for what its clients tell apart; anything else has ours. */
const FAULTS: Readonly<Record<string, string>> = {
  insufficientFunds: 'dw-insufficient-balance',
  belowWithdrawalMinimum: 'dw-withdraw-min-limit',
  networkNotListed: 'base-currency-chain-error',
  addressMalformed: 'invalid-address',
  addressChecksumWrong: 'invalid-address',
  addressOfOtherNetwork: 'invalid-address',
  addressNotAllowed: 'api-not-support-temp-addr',
  amountIsZero: 'invalid-amount',
  amountTooFine: 'invalid-amount',
  withdrawalDoesNotExist: 'base-record-invalid',
}

export function withdrawCalls(wallets: Wallet): readonly SignedCall[] {
  const ask = createAsking(wallets)
  return [
    {
      method: 'POST',
      path: '/v1/dw/withdraw/api/create',
      scope: 'withdraw',
      takes: takes([
        'address',
        'currency',
        'amount',
        'fee',
        'chain',
        'addr-tag',
        'client-order-id',
      ]),
      summary: 'Withdraws from the spot account to an address of the address book.',
      hasNumbers: true,
      async answer(context) {
        const wish = wishIn(wallets, context.input.fields)
        if (isFault(wish)) return wish
        const allow = () => refusedByGuards(wallets, context)
        const made = await ask(
          { ...context, input: wish },
          { allow, confirm: async () => undefined },
        )
        if ('ok' in made) return faultOf(context, made)
        return { status: 'ok', data: context.ids.of('withdrawal', made.id), 'tx-hash': NO_HASH }
      },
    },
    {
      method: 'POST',
      path: '/v1/dw/withdraw-virtual/:withdraw-id/cancel',
      scope: 'withdraw',
      takes: takes(),
      summary: 'Takes a withdrawal back that is not approved yet.',
      whileCancelOnly: true,
      async answer(context) {
        const { input, member, exchange, ids } = context
        const name = textIn(input.fields, 'withdraw-id') ?? ''
        const id = ids.read('withdrawal', name)?.id
        if (id === undefined) return faultOf(context, refuse('withdrawalDoesNotExist'))
        const command = { type: 'cancelWithdrawal', member: member.id, id } as const
        const decision = await exchange.submit(wallet, command)
        return decision.ok ? { status: 'ok', data: name } : faultOf(context, decision)
      },
    },
  ]
}

/**
 * What a code, the transaction password and the second factor are in the app, these are here: the allow-list, and a second
 * factor that nobody has switched off since. Asked for before the address is looked at: whoever switches the list off in
 * between holds all withdrawals by that.
 */
async function refusedByGuards(
  { platform }: Wallet,
  { member }: SignedContext,
): Promise<Refused | undefined> {
  if (member.realm !== 'real') return refuse('demoNotAllowed')
  const { isAllowListed, hasSecondFactor } = await platform.desk().guardsOf(member.id)
  if (!isAllowListed) return refuse('allowListNeeded')
  return hasSecondFactor ? undefined : refuse('authenticatorNeeded')
}

function wishIn(wallets: Wallet, fields: Fields): Wish['input'] | Fault {
  const asset = (textIn(fields, 'currency') ?? '').toUpperCase()
  const address = textIn(fields, 'address')
  const amount = amountIn(fields, 'amount', 'invalid-amount')
  const fee = amountIn(fields, 'fee', 'base-withdraw-fee-error')
  const clientId = clientIdIn(fields, 'client-order-id')
  for (const one of [amount, fee, clientId]) if (isFault(one)) return one
  if (address === undefined || address.length > ADDRESS_MAX) return invalid('`address` is missing')
  if (amount === undefined) return invalid('`amount` is missing')
  if (textIn(fields, 'addr-tag') !== undefined) return invalid('no address here has a tag')
  const offered = offeredOn(wallets, asset)
  const named = textIn(fields, 'chain')
  const chain = named === undefined ? undefined : chainNamed(named)
  const on = named === undefined && offered.length === 1 ? offered[0]?.settings.name : chain
  const network = offered.find(({ settings }) => settings.name === on)?.network
  if (on === undefined || network === undefined)
    return {
      fault: 'base-currency-chain-error',
      message: `\`chain\` is one of ${offered.map(({ settings }) => settings.name).join()}`,
    }
  // Nobody pays more than they have named.
  if (fee !== undefined && fee !== network.withdrawalFee)
    return {
      fault: 'base-withdraw-fee-error',
      message: `\`fee\` is ${formatAmount(network.withdrawalFee)}`,
    }
  return { account: 'spot', asset, chain: on, address, amount: amount as bigint }
}

const ADDRESS_MAX = 120

async function faultOf({ say }: SignedContext, refused: Refused): Promise<Json | Fault> {
  const { refusal } = refused
  return { fault: FAULTS[refusal] ?? dashed(refusal), message: await say(refused), reason: refusal }
}

/** `dailyLimitReached` as HTX writes its codes. */
function dashed(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
