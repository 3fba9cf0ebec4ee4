/** What is offered and what the house owes, as it is while somebody looks: read once, and told anew with every change. */
import { useCall, useChannel } from '@evenkeel/ui'
import { getProducts, getTotals, productsChannel } from '../contract/index.ts'

export function useProducts() {
  const read = useCall(getProducts)
  useChannel(productsChannel, ({ revision, products }) =>
    read.update((known) => (revision > known.revision ? { revision, products } : known)),
  )
  return read
}

export function useTotals() {
  const read = useCall(getTotals)
  useChannel(productsChannel, ({ at, totals }) =>
    read.update((known) => (at >= known.at ? { at, totals } : known)),
  )
  return read
}
