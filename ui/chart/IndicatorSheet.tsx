/** The sheet in which the indicators of a chart are chosen. */
import type { ReactNode } from 'react'
import { IconButton } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import { Sheet } from '../kit/Sheet.tsx'
import styles from './IndicatorSheet.module.css'
import {
  type Indicator,
  indicatorName,
  type MainIndicator,
  mainIndicators,
  type Params,
  type SubIndicator,
  subIndicators,
} from './indicators.ts'

export type IndicatorSheetLabels = {
  readonly title: string
  /** The groups: those over the candles, and those in a pane below. */
  readonly main: string
  readonly sub: string
  /** The way to what one of them is computed with. */
  params(indicator: Indicator): string
}

export type IndicatorSheetProps = {
  readonly open: boolean
  /** `undefined` where none is drawn. */
  readonly main: readonly MainIndicator[] | undefined
  readonly sub: readonly SubIndicator[]
  readonly params: Params
  /** There is room for one of each group: another takes its place. */
  readonly isSingle: boolean
  readonly labels: IndicatorSheetLabels
  /** Above the groups. */
  readonly head?: ReactNode
  onMain(main: readonly MainIndicator[]): void
  onSub(sub: readonly SubIndicator[]): void
  onParams(indicator: Indicator): void
  onClose(): void
}

export function IndicatorSheet(props: IndicatorSheetProps) {
  const { open, main, sub, params, isSingle, labels, head, onMain, onSub, onParams } = props
  const shared = { params, isSingle, paramsLabel: labels.params, onParams }
  return (
    <Sheet open={open} title={labels.title} onClose={props.onClose}>
      <div className={styles.groups}>
        {head}
        {main !== undefined && (
          <Group
            {...shared}
            label={labels.main}
            all={mainIndicators}
            chosen={main}
            onChange={onMain}
          />
        )}
        <Group {...shared} label={labels.sub} all={subIndicators} chosen={sub} onChange={onSub} />
      </div>
    </Sheet>
  )
}

type GroupProps<Name extends Indicator> = {
  readonly label: string
  readonly all: readonly Name[]
  readonly chosen: readonly Name[]
  readonly params: Params
  readonly isSingle: boolean
  paramsLabel(indicator: Indicator): string
  onChange(chosen: readonly Name[]): void
  onParams(indicator: Indicator): void
}

function Group<Name extends Indicator>(props: GroupProps<Name>) {
  const { label, all, chosen, params, isSingle, paramsLabel, onChange, onParams } = props
  function press(name: Name) {
    const others = isSingle ? [] : chosen.filter((one) => one !== name)
    const next = chosen.includes(name) ? others : [...others, name]
    onChange(all.filter((one) => next.includes(one)))
  }
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {all.map((name) => {
        const isChosen = chosen.includes(name)
        return (
          <div key={name} className={styles.row}>
            <button
              type="button"
              className={styles.option}
              aria-pressed={isChosen}
              onClick={() => press(name)}
            >
              <span>{indicatorName(name, params)}</span>
              <span className={styles.check}>{isChosen && <Icon name="check" />}</span>
            </button>
            <IconButton
              icon="settings"
              label={paramsLabel(name)}
              aria-haspopup="dialog"
              className={styles.params}
              onClick={() => onParams(name)}
            />
          </div>
        )
      })}
    </fieldset>
  )
}
