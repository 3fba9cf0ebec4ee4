/** Every vertical, opened: the parts that live as long as the server, what they answer, and what they tell. */

import type { Exchange, Machine, MemberId } from '@evenkeel/kernel'
import { EXCHANGE, realms } from '@evenkeel/kernel'
import { billSources, verticals } from '@evenkeel/verticals/all.server.ts'
import type { AnyChannel } from '@evenkeel/wire'
import {
  type Holdings,
  joinOffers,
  type Offers,
  type OperatorRoute,
  type Platform,
  type Route,
  type SeedPlace,
  type Teller,
} from '@evenkeel/wire/server'

export const instruments = verticals.flatMap((one) => one.instruments ?? [])
export const books = verticals.flatMap((one) => one.books ?? [])
const listed = Object.fromEntries(
  verticals.flatMap((one) => (one.listed === undefined ? [] : [[one.name, one.listed] as const])),
)
const billKinds = Object.assign({}, ...verticals.map((one) => one.billKinds))
const billFlows = verticals.flatMap((one) => one.billFlows ?? [])
const notified = verticals.flatMap((one) => one.notifications ?? [])
const billDeals = Object.assign({}, ...verticals.map((one) => one.billDeals))

export type OpenVerticals = {
  readonly routes: readonly Route[]
  readonly consoleRoutes: readonly OperatorRoute[]
  readonly tellers: readonly Teller[]
  readonly channels: readonly AnyChannel[]
  readonly offered: Offers
  /** The parts of one, for what the operator does with them. */
  parts(name: string): unknown
}

type Opening = Omit<
  Platform,
  | 'offered'
  | 'parameter'
  | 'instruments'
  | 'books'
  | 'listed'
  | 'billKinds'
  | 'billFlows'
  | 'billSources'
  | 'billDeals'
  | 'notified'
  | 'receiptSources'
  | 'tickNeeds'
  | 'tradingHours'
  | 'holdingsOf'
  | 'forget'
>

export async function openVerticals(
  platform: Opening,
  settings: Readonly<Record<string, unknown>>,
  atStop: (step: () => unknown) => void,
): Promise<OpenVerticals> {
  const { exchange } = platform
  const offered: Offers = {}
  const opened = new Map<string, unknown>()
  const whole = {
    ...platform,
    offered,
    parameter(name: string) {
      for (const one of verticals) {
        const value = one.parameter?.(platform.machine, name)
        if (value !== undefined) return value
      }
      return undefined
    },
    instruments,
    books,
    listed,
    billKinds,
    billFlows,
    billSources,
    billDeals,
    notified,
    receiptSources: verticals.flatMap((one) => one.receipts ?? []),
    tickNeeds: () => verticals.flatMap((one) => one.tickNeeds?.(platform.machine) ?? []),
    tradingHours: (symbol: string) =>
      verticals.flatMap((one) => one.tradingHours?.(platform.machine, symbol) ?? []),
    holdingsOf: holdingsIn(exchange),
    async forget(member: MemberId) {
      for (const one of verticals) await one.forget?.(opened.get(one.name), member)
    },
  }
  const routes: Route[] = []
  const consoleRoutes: OperatorRoute[] = []
  for (const one of verticals) {
    const parts = await one.open?.(whole, settings[one.name])
    opened.set(one.name, parts)
    atStop(() => one.close?.(parts))
    joinOffers(offered, (await one.offers?.(parts)) ?? {}, one.name)
    routes.push(...(await one.routes(parts)))
    consoleRoutes.push(...((await one.consoleRoutes?.(parts)) ?? []))
  }
  const tellers = await loadTellers()
  return {
    routes,
    consoleRoutes,
    tellers,
    channels: channelsOf(tellers),
    offered,
    parts: (name) => opened.get(name),
  }
}

export async function loadTellers(): Promise<readonly Teller[]> {
  return (await Promise.all(verticals.map((one) => one.tellers?.() ?? []))).flat()
}

/** Every channel: of what is in the journal, and of what is not. */
export function channelsOf(tellers: readonly Teller[]): readonly AnyChannel[] {
  const byHand = verticals.flatMap((one) => one.channels ?? [])
  return [...tellers.map(({ channel }) => channel), ...byHand]
}

/** What a first install starts with, in both realms, as far as it is not there yet. */
export async function seed(exchange: Exchange, isSandbox: boolean): Promise<void> {
  const missing = await exchange.read((machine) =>
    realms.flatMap((realm) =>
      seedsOf({ machine, realm, instruments, isSandbox }).map((one) => ({ realm, ...one })),
    ),
  )
  // In one turn, so in one batch: a first start that is killed lists all of them or none.
  const listing = missing.map(({ realm, core, command }) =>
    exchange.submit(core, command, { realm, actor: EXCHANGE }),
  )
  for (const decision of await Promise.all(listing))
    if (!decision.ok) throw new Error(`The first listing was refused: ${decision.refusal}`)
}

function seedsOf(place: SeedPlace) {
  return verticals.flatMap((one) => one.seed?.(place) ?? [])
}

function holdingsIn(exchange: Exchange): (member: MemberId) => Promise<Holdings> {
  const here = (machine: Machine, member: MemberId) =>
    verticals.map((one) => one.holdings?.(machine, member) ?? {})
  return async (member) => {
    const all = await exchange.read((machine) => here(machine, member))
    return {
      funds: all.flatMap(({ funds = [] }) => funds),
      obligations: all.flatMap(({ obligations = [] }) => obligations),
      openWithdrawals: all.reduce((sum, { openWithdrawals = 0 }) => sum + openWithdrawals, 0),
    }
  }
}
