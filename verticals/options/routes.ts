/** How the calls about options are answered, and what members are told of their own accord. */
import { type Accepted, eventOf, type Machine, refuse } from '@evenkeel/kernel'
import { handle, type Instrument, refusedBy, tell } from '@evenkeel/wire/server'
import * as calls from './contract/index.ts'
import { type Event, type Hours, options, type State } from './core/index.ts'
import { ASSET } from './core/rules.ts'
import type { Parts } from './open.ts'
import { historyPage, pastOption } from './past.ts'
import { receiptOf } from './receipts.ts'
import { ChangedOptions, factsOf, limitsOf, openOptions, stateOf, viewOf } from './view.ts'

/** A receipt reads the hashes of a block. */
const RECEIPT_COST = 5
const DAYS = { day: 1, week: 7 } as const
const ALWAYS: Hours = { hours: 'always', holidays: [] }

export const routesOf = ({ platform, proofs }: Parts) => [
  handle(calls.getTerms, ({ exchange, member }) =>
    exchange.read((machine) => {
      const state = stateOf(machine, member?.realm ?? 'real')
      return { asset: ASSET, symbols: symbolsOf(platform.instruments, state) }
    }),
  ),

  handle(calls.placeOption, async ({ input, member, exchange, ids }) => {
    const command = { type: 'placeOption', member: member.id, ...input } as const
    const decision = await exchange.submit(options, command)
    if (!decision.ok) return refusedBy(calls.placeOption, decision)
    const { type: _, ...placed } = eventOf((decision as Accepted<Event>).events, 'optionPlaced')
    return viewOf(factsOf({ ...placed, opened: undefined }), ids)
  }),

  handle(calls.getOpenOptions, ({ input, member, exchange, ids }) =>
    exchange.read((machine) => ({
      revision: machine.revision,
      options: openOptions(machine, member, input.symbol, ids),
    })),
  ),

  handle(calls.getOption, async (context) => {
    return (await pastOption(context)) ?? refuse('optionDoesNotExist')
  }),

  handle(calls.getOptionHistory, (context) => historyPage(context)),

  handle(calls.getLimits, ({ member, exchange }) =>
    exchange.read((machine: Machine) => limitsOf(machine, member)),
  ),

  handle(calls.setLimits, async ({ input, member, exchange }) => {
    const command = { type: 'setOptionLimits', member: member.id, ...input } as const
    const decision = await exchange.submit(options, command)
    if (!decision.ok) return refusedBy(calls.setLimits, decision)
    return exchange.read((machine) => limitsOf(machine, member))
  }),

  handle(calls.pauseOptions, async ({ input, member, exchange }) => {
    const days = DAYS[input.for]
    const command = { type: 'pauseOptions', member: member.id, days } as const
    const decision = await exchange.submit(options, command)
    if (!decision.ok) return refusedBy(calls.pauseOptions, decision)
    return exchange.read((machine) => limitsOf(machine, member))
  }),

  handle(
    calls.getReceipt,
    async ({ input, history, ids }) => {
      const id = ids.read('optionReceipt', input.receipt)?.id
      const chain = platform.offered.receiptChain
      if (id === undefined || chain === undefined) return refuse('receiptDoesNotExist')
      return (await receiptOf(id, { history, ids, proofs, chain })) ?? refuse('receiptDoesNotExist')
    },
    () => RECEIPT_COST,
  ),
]

export const tellers = [
  tell(calls.optionsChannel, (member, ids) => {
    const changed = new ChangedOptions(member)
    return {
      add: (notice) => changed.add(notice),
      news() {
        const { last } = changed
        if (last === undefined) return undefined
        return { at: last.at, revision: last.revision, options: changed.views(ids) }
      },
    }
  }),
]

function symbolsOf(instruments: readonly Instrument[], { terms, hours }: State) {
  return instruments.flatMap(({ symbol, base, quote, name, tickSize, class: kind }) => {
    const own = [...terms.values()].filter((term) => term.symbol === symbol)
    if (own.length === 0) return []
    const offered = own.map(({ seconds, payoutBps, feeBps, minStake, maxStake, isOffered }) => ({
      seconds,
      payoutBps,
      feeBps,
      minimum: minStake,
      maximum: maxStake,
      isOffered,
    }))
    const { hours: trades, holidays } = hours.get(symbol) ?? ALWAYS
    const market = { hours: trades, holidays: [...holidays] }
    return { symbol, class: kind, base, quote, name, priceStep: tickSize, market, terms: offered }
  })
}
