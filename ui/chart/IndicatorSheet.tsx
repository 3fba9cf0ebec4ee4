/** The sheet in which the indicators of a chart are chosen. */
import { Icon } from '../kit/Icon.tsx'
import { Sheet } from '../kit/Sheet.tsx'
import styles from './IndicatorSheet.module.css'
import {
  type Indicator,
  indicatorName,
  type MainIndicator,
  mainIndicators,
  type SubIndicator,
  subIndicators,
} from './indicators.ts'

export type IndicatorSheetLabels = {
  readonly title: string
  /** The groups: those over the candles, and those in a pane below. */
  readonly main: string
  readonly sub: string
}

export type IndicatorSheetProps = {
  readonly open: boolean
  /** `undefined` where none is drawn. */
  readonly main: readonly MainIndicator[] | undefined
  readonly sub: readonly SubIndicator[]
  readonly labels: IndicatorSheetLabels
  onMain(main: readonly MainIndicator[]): void
  onSub(sub: readonly SubIndicator[]): void
  onClose(): void
}

export function IndicatorSheet(props: IndicatorSheetProps) {
  const { open, main, sub, labels, onMain, onSub, onClose } = props
  return (
    <Sheet open={open} title={labels.title} onClose={onClose}>
      <div className={styles.groups}>
        {main !== undefined && (
          <Group label={labels.main} all={mainIndicators} chosen={main} onChange={onMain} />
        )}
        <Group label={labels.sub} all={subIndicators} chosen={sub} onChange={onSub} />
      </div>
    </Sheet>
  )
}

type GroupProps<Name extends Indicator> = {
  readonly label: string
  readonly all: readonly Name[]
  readonly chosen: readonly Name[]
  onChange(chosen: readonly Name[]): void
}

function Group<Name extends Indicator>({ label, all, chosen, onChange }: GroupProps<Name>) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {all.map((name) => {
        const isChosen = chosen.includes(name)
        return (
          <button
            key={name}
            type="button"
            className={styles.option}
            aria-pressed={isChosen}
            onClick={() => onChange(all.filter((one) => (one === name) !== chosen.includes(one)))}
          >
            <span>{indicatorName(name)}</span>
            <span className={styles.check}>{isChosen && <Icon name="check" />}</span>
          </button>
        )
      })}
    </fieldset>
  )
}
