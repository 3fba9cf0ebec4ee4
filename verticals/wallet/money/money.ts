/** The exchange's money at one moment, by coin: what members are owed, what is held where, and what is the house's. */
import {
  type Amount,
  type Asset,
  type CustodyName,
  custodies,
  custody,
  house,
  houses,
  type Machine,
} from '@evenkeel/kernel'
import type { Instrument } from '@evenkeel/wire/server'
import { chains, networkName } from '../core/networks.ts'
import { isAllotted } from '../core/rules.ts'
import { type State, wallet } from '../core.ts'
import { pricesIn, worthOf } from './prices.ts'

export function moneyOf(machine: Machine, instruments: readonly Instrument[]) {
  const state = machine.state('real', wallet) as State
  const priceOf = pricesIn(machine, instruments)
  const assets = [...state.coins.keys()].map((asset) => {
    const coin = coinOf(machine, state, asset)
    return { ...coin, worth: worthOf(priceOf, asset, coin.members) }
  })
  const total = (part: 'members' | 'held' | 'house') =>
    sum(assets.map((coin) => worthOf(priceOf, coin.asset, coin[part]) ?? 0n))
  return {
    assets,
    totals: { members: total('members'), held: total('held'), house: total('house') },
    networks: [...state.networks.values()].map(({ asset, chain }) => ({ asset, chain })),
  }
}

const sum = (figures: readonly Amount[]) => figures.reduce((all, one) => all + one, 0n)

/** Not held anywhere: what contracts have taken from those who lost, and will pay to those who gained. */
const CLEARING = 'clearing'

/** Each coin adds up to zero before a batch is written, so what custody, clearing and the house leave is the members'. */
function coinOf(machine: Machine, state: State, asset: Asset) {
  const places = custodies
    .filter((name) => name !== CLEARING)
    .map((name) => placeOf(state, asset, name, -machine.balance('real', custody(name), asset)))
    .filter(({ held, reserves }) => held !== 0n || reserves !== undefined)
  const own = houses
    .map((name) => ({
      name,
      amount: machine.balance('real', house(name), asset),
      free: isAllotted(name) ? machine.look('real').free(name, asset) : undefined,
    }))
    .filter(({ amount }) => amount !== 0n)
  const held = sum(places.map((one) => one.held))
  const ofHouse = sum(own.map(({ amount }) => amount))
  const clearing = machine.balance('real', custody(CLEARING), asset)
  const members = held - ofHouse - clearing
  return { asset, members, held, house: ofHouse, clearing, custody: places, houses: own }
}

function placeOf({ reserves }: State, asset: Asset, name: CustodyName, held: Amount) {
  const chain = chains.find((one) => one === name)
  const known = chain && reserves.get(networkName(asset, chain))
  if (known === undefined) return { name, held, is_exempt: chain === undefined }
  const { attested, free, at, operator } = known
  const stated = { attested, free, at, is_sample: operator === undefined }
  return { name, held, is_exempt: false, reserves: stated }
}
