/** The three ways to trade, in the place of the title. */
import { useText, WayTabs } from '@evenkeel/ui'
import type en from '../text/en.ts'

export function DealTabs() {
  const text = useText<keyof typeof en>()
  return (
    <WayTabs
      label={text('spot.ways')}
      current="/deal/trade"
      ways={[
        { path: '/deal/trade', label: text('spot.title') },
        { path: '/deal/micro', label: text('spot.options') },
        { path: '/deal/lever', label: text('spot.contract') },
      ]}
    />
  )
}
