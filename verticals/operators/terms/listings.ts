/** Which markets take new orders, of every product: terms that the core of operations keeps itself. Rule P35. */
import { type Machine, realms } from '@evenkeel/kernel'
import type { TermsGroup } from '@evenkeel/wire/server'
import { DELISTED, IS_DELISTED, operations, type SetParameter } from '../core.ts'
import { stateOf } from '../held.ts'

const LISTED = 'listed'
const GONE = 'delisted'

/** By product, the symbols that it ever listed. */
export type Listed = Readonly<Record<string, (machine: Machine) => readonly string[]>>

/** A row is a market of one product: `spot btcusdt`. */
export function listings(products: Listed): TermsGroup {
  const rowsIn = (machine: Machine) =>
    Object.entries(products).flatMap(([product, symbols]) =>
      symbols(machine).map((symbol) => ({
        id: `${product} ${symbol}`,
        name: `${DELISTED}${product}.${symbol}`,
      })),
    )
  return {
    core: operations,
    command: 'setParameter',
    owns: (command) => (command as SetParameter).name.startsWith(DELISTED),
    realms,
    fields: [{ name: 'listing', as: 'choice', options: [LISTED, GONE] }],
    list(machine) {
      const { parameters } = stateOf(machine)
      return rowsIn(machine).map(({ id, name }) => ({
        id,
        values: { listing: parameters.has(name) ? GONE : LISTED },
      }))
    },
    commandFor(machine, { id, values: { listing = '' } }) {
      const row = rowsIn(machine).find((one) => one.id === id)
      if (row === undefined || (listing !== LISTED && listing !== GONE)) return undefined
      const value = listing === GONE ? IS_DELISTED : ''
      return { type: 'setParameter', name: row.name, value } satisfies SetParameter
    },
    rowOf(command) {
      const { name, value } = command as SetParameter
      const [product = '', ...symbol] = name.slice(DELISTED.length).split('.')
      return {
        id: `${product} ${symbol.join('.')}`,
        values: { listing: value === IS_DELISTED ? GONE : LISTED },
      }
    },
  }
}
