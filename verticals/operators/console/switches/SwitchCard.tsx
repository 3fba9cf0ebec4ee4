/** One switch: what it does, whether it is on, and the way to the other state for whoever may. */
import { Badge, Button, Countdown, Icon, useText, When } from '@evenkeel/ui'
import { type ReactNode, useId } from 'react'
import type { SwitchName } from '../../contract/index.ts'
import styles from './Switches.module.css'
import {
  type Change,
  closesMembers,
  isProlonging,
  marketName,
  type On,
  switchIcons,
  type Waiting,
} from './switchWords.ts'
import type { TextKey } from './textKey.ts'
import { WaitingTurns } from './WaitingTurns.tsx'

type Props = {
  readonly name: Exclude<SwitchName, 'marketHalted'>
  readonly on: On | undefined
  /** Turning it the other way is only proposed. */
  readonly takesTwo: boolean
  readonly waiting: readonly Waiting[]
  onChanged(): void
  /** Absent for whoever may only look. */
  readonly onAsk: ((change: Change) => void) | undefined
}

export function SwitchCard({ name, on, takesTwo, waiting, onAsk, onChanged }: Props) {
  const text = useText<TextKey>()
  const isOn = on !== undefined
  // What waits for another operator is not asked for again.
  const isWaiting = takesTwo && waiting.some(({ is_on: wanted }) => wanted !== isOn)
  return (
    <CardFrame
      name={name}
      isOn={isOn}
      mark={text(isOn ? 'switches.on' : 'switches.off')}
      action={
        onAsk &&
        !isWaiting && (
          <Button
            look={isOn ? 'main' : 'quiet'}
            size="medium"
            onClick={() => onAsk({ name, isOn: !isOn, takesTwo })}
          >
            {text(isOn ? 'switches.turnOff' : 'switches.turnOn')}
          </Button>
        )
      }
    >
      {on && <Known on={on} />}
      {on?.is_spent === true && <p className={styles.what}>{text('switches.goesOn')}</p>}
      {on && (on.is_spent || on.ends_at !== undefined) && onAsk && (
        <Prolong on={on} waiting={waiting} onAsk={onAsk} />
      )}
      <WaitingTurns
        all={waiting}
        on={on === undefined ? [] : [on]}
        mayDecide={onAsk !== undefined}
        onChanged={onChanged}
      />
    </CardFrame>
  )
}

type ProlongProps = {
  readonly on: On
  readonly waiting: readonly Waiting[]
  onAsk(change: Change): void
}

/** What waits for another operator is not asked for again. */
export function Prolong({ on, waiting, onAsk }: ProlongProps) {
  const text = useText<TextKey>()
  const { name, symbol } = on
  if (waiting.some((one) => isProlonging(one, [on])))
    return <Badge tone="accent">{text('switches.prolongWaits')}</Badge>
  const named = symbol === undefined ? text(`switches.${name}`) : marketName(symbol)
  return (
    <Button
      look="quiet"
      size="small"
      aria-label={text('switches.prolongAsk', { name: named })}
      onClick={() =>
        onAsk({
          name,
          isOn: true,
          isLasting: true,
          takesTwo: true,
          ...(symbol !== undefined && { symbol }),
        })
      }
    >
      {text('switches.prolong')}
    </Button>
  )
}

type FrameProps = {
  readonly name: SwitchName
  readonly isOn: boolean
  readonly mark: string
  readonly action: ReactNode
  readonly children: ReactNode
}

export function CardFrame({ name, isOn, mark, action, children }: FrameProps) {
  const text = useText<TextKey>()
  const id = useId()
  return (
    <section className={styles.card} data-on={isOn} aria-labelledby={id}>
      <span className={styles.icon}>
        <Icon name={switchIcons[name]} />
      </span>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <span id={id}>{text(`switches.${name}`)}</span>{' '}
          <Badge tone={isOn ? 'danger' : 'neutral'}>{mark}</Badge>
        </h2>
        <p className={styles.what}>{text(`switches.what.${name}`)}</p>
        {children}
      </div>
      <div className={styles.action}>{action}</div>
    </section>
  )
}

/** Since when, by whom and why. */
function Known({ on }: { on: On }) {
  const text = useText<TextKey>()
  return (
    <dl className={styles.known}>
      <div>
        <dt>{text('switches.since')}</dt>
        <dd>
          <When at={on.since} />
        </dd>
      </div>
      <div>
        <dt>{text('switches.by')}</dt>
        <dd>{on.by ?? text('switches.byExchange')}</dd>
      </div>
      <div>
        <dt>{text('switches.code')}</dt>
        <dd>{text(`switches.code.${on.reason}`)}</dd>
      </div>
      {on.ends_at !== undefined && (
        <div>
          <dt>{text(closesMembers(on.name) ? 'switches.endsItself' : 'switches.ends')}</dt>
          <dd>
            <Countdown until={on.ends_at} />
          </dd>
        </div>
      )}
    </dl>
  )
}
