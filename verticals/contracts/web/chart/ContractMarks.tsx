/** Tells the charts of a symbol of the member's contract orders, positions and fills, as they are now. */
import { type Instrument, useFormat, useMoney, useText } from '@evenkeel/ui'
import type { OwnMarks } from '@evenkeel/ui/chart/own.ts'
import { type SharedCall, useShared } from '@evenkeel/ui/data/useShared.ts'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { contractsChannel, getFills } from '../../contract/index.ts'
import { isTraded } from '../ownAccount.ts'
import { figuresOf, type Standing } from '../standing.ts'
import { useListedContracts } from '../useContracts.ts'
import { useOwnAccount } from '../useOwnAccount.ts'
import { contractMarks, type HeldHere, type Key } from './marks.ts'

type Props = { readonly instrument: Instrument; onMarks(marks: OwnMarks): void }

const FILLS = '100'
const latestFills: SharedCall<typeof getFills, typeof contractsChannel> = {
  call: getFills,
  channel: contractsChannel,
  concerns: isTraded,
}

/** Draws nothing itself. */
export default function ContractMarks({ instrument, onMarks }: Props) {
  const text = useText<Key>()
  const format = useFormat()
  const money = useMoney()
  const { symbol } = instrument
  const { bySymbol } = useListedContracts()
  const { standing, orders } = useOwnAccount(symbol, bySymbol)
  const { data } = useShared(latestFills, { symbol, size: FILLS })
  const priceStep = bySymbol.get(symbol)?.terms.priceStep ?? instrument.priceStep
  // Prices move what is held with every tick, and its lines seldom: only then are they drawn anew.
  const held = JSON.stringify(standing === undefined ? [] : heldHere(standing, symbol))

  const marks = useMemo(
    () =>
      contractMarks(
        {
          orders: orders ?? [],
          positions: JSON.parse(held) as readonly HeldHere[],
          fills: data?.fills ?? [],
        },
        symbol,
        {
          text,
          price: (value) => format.price(value, priceStep),
          money: (value) => money(value),
          moment: format.moment,
        },
      ),
    [orders, held, data, symbol, priceStep, text, format, money],
  )
  const tell = useEffectEvent(onMarks)
  useEffect(() => tell(marks), [marks])
  return null
}

function heldHere(standing: Standing, symbol: string): readonly HeldHere[] {
  return standing.held
    .filter(({ position }) => position.symbol === symbol)
    .map((held) => {
      const { id, side, lots, averagePrice } = held.position
      const { liquidationPrice } = figuresOf(held, standing)
      return { id, side, lots, averagePrice, liquidationPrice }
    })
}
