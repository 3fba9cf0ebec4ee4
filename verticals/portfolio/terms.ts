/** The products that operators offer and change, two of them at a time: the coin and the days are in a product's name. */
import type { Machine, Typed } from '@evenkeel/kernel'
import {
  listedOf,
  type Platform,
  readTerm,
  type TermsGroup,
  type TermsRow,
  termsGroup,
} from '@evenkeel/wire/server'
import { type Product, portfolio } from './core/index.ts'
import { productsIn } from './view.ts'

/** `USDT.30`, and `USDT.30.plus` where there are several of one coin and so many days. */
const NAME = /^([A-Z0-9]{2,12})\.([1-9][0-9]{0,2})(\.[A-Za-z0-9]{1,12})?$/

const known = termsGroup<Product>({
  core: portfolio,
  command: 'setProduct',
  realms: ['real'],
  fields: [
    { name: 'dailyYield', as: 'percent' },
    { name: 'minimum', as: 'amount' },
    { name: 'maximum', as: 'amount' },
    { name: 'capacity', as: 'amount' },
    { name: 'feeBps', as: 'bps' },
    { name: 'isExitable', as: 'flag' },
    { name: 'exitFeeBps', as: 'bps' },
    { name: 'isOffered', as: 'flag' },
  ],
  all: productsIn,
  idOf: ({ product }) => product,
})

/** PF1: one that is not there yet is made, of a coin that is listed. */
export function productTerms(platform: Pick<Platform, 'instruments' | 'listed'>): TermsGroup {
  const isListed = (machine: Machine, asset: string) =>
    listedOf(platform, machine).some(
      (one) => one.class === 'crypto' && [one.base, one.quote].includes(asset),
    )
  return {
    ...known,
    newName: NAME,
    commandFor(machine: Machine, asked: TermsRow): Typed | undefined {
      const changed = known.commandFor(machine, asked)
      const [, asset = '', days = ''] = NAME.exec(asked.id) ?? []
      if (changed !== undefined || !isListed(machine, asset)) return changed
      if (productsIn(machine).some(({ product }) => product === asked.id)) return undefined
      const values = known.fields.map(
        ({ name, as }) => [name, readTerm(as, asked.values[name] ?? '')] as const,
      )
      if (values.some(([, value]) => value === undefined)) return undefined
      const product = { product: asked.id, asset, days: Number(days) }
      return { type: 'setProduct', ...product, ...Object.fromEntries(values) }
    },
  }
}
