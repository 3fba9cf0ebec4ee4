/** How the calls of donors are answered: what they may give, giving it, their own donations and receipts. */
import { canValue, eventOf, refuse } from '@evenkeel/kernel'
import { handle, handleFile, listedOf, type Route, refusedBy } from '@evenkeel/wire/server'
import { donate, getDonations, getDonationTerms, getReceipt } from '../contract/index.ts'
import { charity } from '../core/index.ts'
import { COUNTED_IN, currencies, LEAST_WORTH, rateOf, symbolOf } from '../core/rules.ts'
import { donationPage, ownRows, titleOf } from '../donations.ts'
import { readDonor } from '../donors/reading.ts'
import { type Charity, wasAnswered } from '../open.ts'
import { receiptOf } from '../receipts/receipt.ts'

/** Parts are looked up when a call comes: routes are also made where there are none. */
export function memberRoutes(parts: Charity): readonly Route[] {
  return [
    handle(getDonationTerms, ({ member, exchange }) => {
      const { now } = parts.platform
      return exchange.read((machine) => {
        const listed = listedOf(parts.platform, machine)
          .filter((one) => one.class === 'crypto')
          .map(({ base }) => base)
        const { spendable, prices } = machine.look('real')
        const fair = (symbol: string | undefined) => {
          if (symbol === undefined) return 100_000_000n
          const reference = prices.reference(symbol)
          return reference && canValue(reference) ? reference.price : undefined
        }
        return {
          at: now(),
          minimum: LEAST_WORTH,
          coins: [COUNTED_IN, ...listed].map((asset) => ({
            asset,
            spendable: spendable(member.id, 'spot', asset),
            price: fair(symbolOf(asset)),
          })),
          currencies: currencies.map((currency) => {
            return { currency, rate: fair(rateOf(currency)?.symbol) }
          }),
        }
      })
    }),

    handle(donate, (context) => give(parts, context)),
    handle(getDonations, ({ input, member, ...context }) =>
      donationPage(parts, context, member.id, input),
    ),

    handleFile(
      getReceipt,
      async ({ input, member, history, ids, language }) => {
        const id = ids.read('donation', input.id)?.id
        const [row] = id === undefined ? [] : await ownRows(history, member.id, { id, limit: 1 })
        if (row === undefined) return refuse('donationDoesNotExist')
        const title = await titleOf(parts, row.project, language)
        const told = await parts.donors.open(member.id, row.details)
        const isSandbox = !parts.platform.config.production
        const about = { row, number: input.id, title, told, language, isSandbox }
        const receipt = await receiptOf(about)
        return (await parts.receipts.make(receipt)) ?? refuse('receiptsBusy')
      },
      () => RECEIPT_COST,
    ),
  ]
}

const RECEIPT_COST = 20

type ContextOf<C extends Parameters<typeof handle>[0]> = Parameters<
  Parameters<typeof handle<C>>[1]
>[0]

/** What can be found out without money comes first; what was told is kept before the command that names it. */
async function give(parts: Charity, context: ContextOf<typeof donate>) {
  const { input, member, exchange, ids, key = '' } = context
  const { platform, donors } = parts
  const project = ids.read('charityProject', input.project)?.id
  if (project === undefined) return refuse('projectDoesNotExist')
  const { asset, amount, currency, most } = input
  const commandWith = (details: string) => ({
    type: 'donate' as const,
    member: member.id,
    project,
    asset,
    amount,
    most,
    ...(currency !== undefined && { currency }),
    isAnonymous: input.public_name === undefined,
    details,
  })
  const answered = async (details: string) => {
    const decision = await exchange.submit(charity, commandWith(details))
    if (!decision.ok) return refusedBy(donate, decision)
    const given = eventOf(decision.events, 'donated')
    const { id, worth } = given
    return { id: ids.of('donation', id), asset, amount: given.amount, worth }
  }
  const read = readDonor(input, platform.now())
  if ('ok' in read) return read
  const request = { member: member.id, key, ...read }
  // A repeat is told what the first was, whatever the price is by now.
  if (wasAnswered(platform, member.id, key)) return answered((await donors.find(request)) ?? '')
  const actor = { kind: 'member', id: member.id } as const
  const preview = exchange.peek((machine) =>
    machine.decide(charity, commandWith(''), 'real', actor),
  )
  if (!preview.ok) return refusedBy(donate, preview)
  const details = await donors.keep(request)
  return details === undefined ? refuse('keyReused') : answered(details)
}
