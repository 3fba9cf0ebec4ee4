/** How the calls of the address book are answered. */
import { type Refused, refuse } from '@evenkeel/kernel'
import type { CallerExchange, Route } from '@evenkeel/wire/server'
import { badRequest, handle } from '@evenkeel/wire/server'
import {
  addAddress,
  checkAddress,
  editAddress,
  getAddresses,
  removeAddress,
} from '../contract/addresses.ts'
import { plainRemark } from '../contract/remark.ts'
import { type ChainName, networkOf } from '../core/networks.ts'
import { wallet as core, type State } from '../core.ts'
import type { Wallet } from '../open.ts'
import { REST_MS } from './addresses.ts'

type Network = { readonly asset: string; readonly chain: ChainName }

/** `wallet` is looked into when a call comes. */
export function addressRoutes(wallet: Wallet): readonly Route[] {
  return [
    handle(getAddresses, async ({ input, member, exchange, ids }) => {
      const { isAllowListed, hasSecondFactor } = await wallet.platform.desk().guardsOf(member.id)
      const entries = await wallet.addresses.of(member.id, input)
      return {
        addresses: entries.map(({ id, addedAt, ...entry }) => ({
          ...entry,
          id: ids.of('address', id),
          added_at: addedAt,
          ...(isAllowListed && { usable_from: addedAt + REST_MS }),
        })),
        networks: await networksOf(exchange),
        needs_second_factor: hasSecondFactor,
      }
    }),

    handle(checkAddress, async ({ input, member, exchange }) => {
      const unlisted = await unlistedOf(exchange, input)
      if (unlisted !== undefined) return unlisted
      const found = await wallet.addresses.look(member.id, input)
      return 'ok' in found ? found : {}
    }),

    handle(addAddress, async ({ input, member, exchange, ids, from, key }) => {
      const { transaction_password: password, totp, ...entry } = input
      const remark = plainRemark(entry.remark)
      if (remark === undefined) return badRequest(['remark'])
      const unlisted = await unlistedOf(exchange, input)
      if (unlisted !== undefined) return unlisted
      const by = { caller: member, proof: { password, totp }, from }
      const added = await wallet.addresses.add(by, { ...entry, remark, key: key as string })
      return typeof added === 'number' ? { id: ids.of('address', added) } : added
    }),

    handle(editAddress, async ({ input, member, ids }) => {
      const remark = plainRemark(input.remark)
      if (remark === undefined) return badRequest(['remark'])
      const own = ids.read('address', input.id)
      const isDone = own !== undefined && (await wallet.addresses.edit(member.id, own.id, remark))
      return isDone ? {} : refuse('addressDoesNotExist')
    }),

    handle(removeAddress, async ({ input, member, ids }) => {
      const own = ids.read('address', input.id)
      const isDone = own !== undefined && (await wallet.addresses.remove(member.id, own.id))
      return isDone ? {} : refuse('addressDoesNotExist')
    }),
  ]
}

function networksOf(exchange: CallerExchange): Promise<Network[]> {
  return exchange.read((machine) => {
    const { networks } = machine.state('real', core) as State
    return [...networks.values()].map(({ asset, chain }) => ({ asset, chain }))
  })
}

async function unlistedOf(
  exchange: CallerExchange,
  { asset, chain }: Network,
): Promise<Refused<'networkNotListed'> | undefined> {
  const isListed = await exchange.read(
    (machine) => networkOf(machine.state('real', core) as State, asset, chain) !== undefined,
  )
  return isListed ? undefined : refuse('networkNotListed')
}
