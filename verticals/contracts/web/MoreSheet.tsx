/** The sheet behind the three dots: ways on from here, how this screen behaves, and the terms of the contract. */
import {
  Details,
  ListRow,
  Sheet,
  Switch,
  useFormat,
  useMoney,
  usePlace,
  useText,
} from '@evenkeel/ui'
import { percentOfPpm } from '@evenkeel/ui/format/ppm.ts'
import { CalculatorMark } from './CalculatorMark.tsx'
import type { Choices, Choose } from './choices.ts'
import { ASSET, type Listed } from './listed.ts'
import styles from './MoreSheet.module.css'
import { percentText } from './names.ts'
import type { Key } from './textKey.ts'

type Props = {
  readonly open: boolean
  readonly listed: Listed
  /** What the insurance fund holds, where that is known. */
  readonly insurance: string | undefined
  readonly choices: Choices
  choose: Choose
  onCalculator(): void
  onClose(): void
}

export function MoreSheet(props: Props) {
  const { open, listed, insurance, choices, choose, onCalculator, onClose } = props
  const text = useText<Key>()
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
    <Sheet open={open} title={text('contracts.more')} onClose={onClose}>
      <div className={styles.more}>
        {row('line', text('contracts.fullChart'), `/kline?symbol=${listed.symbol}`)}
        {row('transfer', text('contracts.transfer'), '/transfer')}
        <ListRow
          mark={
            <span className={styles.mark}>
              <CalculatorMark />
            </span>
          }
          title={text('contracts.calculator')}
          chevron
          onPress={onCalculator}
        />
        <Switch
          look="row"
          label={text('contracts.confirms')}
          checked={choices.confirms}
          onChange={(confirms) => choose({ confirms })}
        />
        <h3 className={styles.heading}>{text('contracts.terms')}</h3>
        <Terms listed={listed} insurance={insurance} />
      </div>
    </Sheet>
  )
}

function Terms({ listed, insurance }: Pick<Props, 'listed' | 'insurance'>) {
  const text = useText<Key>()
  const format = useFormat()
  const money = useMoney()
  const { terms, instrument } = listed
  const percent = (bps: number) => format.percent(percentText(bps))
  return (
    <div className={styles.terms}>
      <Details
        rows={[
          {
            label: text('contracts.lotSize'),
            value: `${money(terms.lotSize)} ${instrument.base}`,
          },
          { label: text('contracts.priceStep'), value: money(terms.priceStep) },
          {
            label: text('contracts.fees'),
            value: `${percent(terms.makerFeeBps)} / ${percent(terms.takerFeeBps)}`,
          },
          {
            label: text('contracts.fundingMost'),
            value: format.percent(percentOfPpm(terms.fundingMaxPpm)),
          },
          {
            label: text('contracts.openInterest'),
            value: `${money(String(terms.longLots))} / ${money(String(terms.shortLots))}`,
          },
          ...(insurance === undefined
            ? []
            : [{ label: text('contracts.insurance'), value: `${money(insurance)} ${ASSET}` }]),
        ]}
      />
      <table className={styles.tiers}>
        <caption>{text('contracts.tiers')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('contracts.tierValue')}</th>
            <th scope="col">{text('contracts.tierLeverage')}</th>
            <th scope="col">{text('contracts.tierMaintenance')}</th>
          </tr>
        </thead>
        <tbody>
          {terms.tiers.map(({ valueMax, maintenanceBps, leverageMax }) => (
            <tr key={valueMax}>
              <td>≤ {format.compact(valueMax)}</td>
              <td>{leverageMax}×</td>
              <td>{percent(maintenanceBps)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
