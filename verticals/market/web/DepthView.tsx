/** The depth of a book as a picture. */
import { DepthChart, type Instrument, SkeletonChart, useDepth } from '@evenkeel/ui'

export function DepthView({ instrument }: { instrument: Instrument }) {
  const { value } = useDepth(instrument.symbol)
  if (value === undefined) return <SkeletonChart height={220} />
  return (
    <DepthChart
      bids={value.bids}
      asks={value.asks}
      tick={instrument.priceStep}
      base={instrument.base}
    />
  )
}
