/** The sheet behind the three dots: ways on from here, and how this screen behaves. */
import { ListRow, Sheet, Switch, usePlace, useText } from '@evenkeel/ui'
import type en from '../text/en.ts'
import type { Choices, Choose } from './choices.ts'
import styles from './TradeScreen.module.css'

type Props = {
  readonly open: boolean
  readonly symbol: string
  readonly choices: Choices
  choose: Choose
  onClose(): void
}

export function MoreSheet({ open, symbol, choices, choose, onClose }: Props) {
  const text = useText<keyof typeof en>()
  const { go } = usePlace()
  const row = (icon: 'line' | 'transfer', title: string, path: string) => (
    <ListRow
      icon={icon}
      title={title}
      chevron
      path={path}
      onPress={() => {
        onClose()
        go(path)
      }}
    />
  )
  return (
    <Sheet open={open} title={text('spot.more')} onClose={onClose}>
      <div className={styles.more}>
        {row('line', text('spot.fullChart'), `/kline?symbol=${symbol}`)}
        {row('transfer', text('spot.transfer'), '/transfer')}
        <Switch
          look="row"
          label={text('spot.confirms')}
          checked={choices.confirms}
          onChange={(confirms) => choose({ confirms })}
        />
      </div>
    </Sheet>
  )
}
