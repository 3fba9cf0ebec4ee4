/** What a receipt says, in the donor's language. */
import { fill, type Language } from '@evenkeel/wire'
import { writtenAmount } from '@evenkeel/wire/server'
import type { DonationRow } from '../donations.ts'
import type { Told } from '../donors/reading.ts'
import type en from './text/en.ts'

export type Receipt = {
  readonly name: string
  readonly language: Language
  readonly issuer: string
  readonly title: string
  /** The figure that it is about. */
  readonly sum: string
  readonly rows: readonly (readonly [label: string, value: string])[]
  readonly notes: readonly string[]
}

type About = {
  readonly row: DonationRow
  /** As the donor knows it. */
  readonly number: string
  /** Of the project. */
  readonly title: string
  /** Nothing of who was erased. */
  readonly told: Told | undefined
  readonly language: Language
  /** Nothing here is real money, and the receipt says so. */
  readonly isSandbox: boolean
}

const ISSUER = 'Evenkeel'

export async function receiptOf(about: About): Promise<Receipt> {
  const { row, number, title, told, language, isSandbox } = about
  const { default: words } = (await import(`./text/${language}.ts`)) as { default: typeof en }
  const { asset, amount, worth, price, source, currency, fiat, rate } = row
  const isPriced = asset !== 'USDT'
  const figure = (value: string) => writtenAmount(value, language, { exact: true })
  const sum = `${figure(amount)} ${asset}`
  const pairs: (readonly [string, string] | undefined)[] = [
    [words['receipt.number'], number],
    [words['receipt.date'], momentIn(language, row.at)],
    [words['receipt.project'], title],
    told && [words['receipt.donor'], told.name],
    told && [words['receipt.contact'], told.contact],
    told && [words['receipt.address'], told.address.replace(/\n/g, ', ')],
    [words['receipt.amount'], sum],
    currency === null || fiat === null
      ? undefined
      : [words['receipt.fiat'], `${figure(fiat)} ${currency}`],
    [words['receipt.worth'], `${figure(worth)} USDT`],
    isPriced
      ? [
          words['receipt.price'],
          `1 ${asset} = ${figure(price)} USDT (${source}, ${momentIn(language, row.priced_at)})`,
        ]
      : undefined,
    rate === null || currency === 'USD' ? undefined : [words['receipt.rate'], figure(rate)],
  ]
  return {
    name: `receipt-${number}.pdf`,
    language,
    issuer: ISSUER,
    title: words['receipt.title'],
    sum,
    rows: pairs.filter((pair) => pair !== undefined),
    notes: [
      ...(isSandbox ? [words['receipt.sandbox']] : []),
      fill(words['receipt.received'], language, { issuer: ISSUER }),
      words['receipt.nothingInReturn'],
      words['receipt.check'],
    ],
  }
}

function momentIn(language: Language, at: number): string {
  const form = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const
  return `${new Intl.DateTimeFormat(language, form).format(at)} UTC`
}
