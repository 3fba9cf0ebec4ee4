/** The sheet of one's own limits: loss and number a day, and a break that nobody can end. */
import {
  AmountField,
  Button,
  Details,
  Dialog,
  DialogText,
  ErrorState,
  Fields,
  Sheet,
  SkeletonRows,
  TextField,
  useFormat,
  useMoney,
  useSubmit,
  useText,
} from '@evenkeel/ui'
import { unbroken } from '@evenkeel/ui/format/unbroken.ts'
import { wholeOf } from '@evenkeel/ui/format/whole.ts'
import { useState } from 'react'
import { pauseOptions, setLimits } from '../contract/index.ts'
import { NUMBER_A_DAY_MAX } from '../core/rules.ts'
import styles from './LimitsSheet.module.css'
import type { Key } from './textKey.ts'
import type { Limits, OwnLimits } from './useLimits.ts'

type Props = {
  readonly open: boolean
  readonly limits: Limits
  readonly asset: string
  onClose(): void
}

export function LimitsSheet({ open, limits, asset, onClose }: Props) {
  const text = useText<Key>()
  const { own, error, reload, become } = limits
  return (
    <Sheet open={open} title={text('options.ownLimits')} onClose={onClose}>
      {own === undefined && error === undefined && <SkeletonRows count={3} mark={false} />}
      {own === undefined && error !== undefined && <ErrorState error={error} onRetry={reload} />}
      {own !== undefined && (
        <div className={styles.body}>
          <Used own={own} asset={asset} />
          <LimitsForm own={own} asset={asset} onSet={become} />
          <Break own={own} onSet={become} />
        </div>
      )}
    </Sheet>
  )
}

/** How far today's limits are used, and what they become. */
function Used({ own, asset }: { own: OwnLimits; asset: string }) {
  const text = useText<Key>()
  const format = useFormat()
  const money = useMoney()
  const coins = (value: string) => unbroken(`${money(value, { least: 2 })} ${asset}`)
  const of = (used: string, limit: string | undefined) =>
    limit === undefined ? used : `${used} / ${limit}`
  const { lossADay, numberADay } = own
  const becoming = [
    lossADay.next && {
      ...lossADay.next,
      name: text('options.lossADay'),
      words: lossADay.next.value && coins(lossADay.next.value),
    },
    numberADay.next && {
      ...numberADay.next,
      name: text('options.numberADay'),
      words: numberADay.next.value?.toString(),
    },
  ].filter((next) => next !== undefined)
  return (
    <>
      <Details
        rows={[
          {
            label: text('options.lostToday'),
            value: of(coins(own.lostToday), lossADay.value && coins(lossADay.value)),
          },
          { label: text('options.atRisk'), value: coins(own.atRisk) },
          {
            label: text('options.placedToday'),
            value: of(String(own.placedToday), numberADay.value?.toString()),
          },
        ]}
      />
      {becoming.map(({ name, from, words }) => (
        <p key={name} className={styles.next}>
          {name}:{' '}
          {text('options.limitNext', {
            moment: format.moment(from),
            limit: words ?? text('options.noLimit'),
          })}
        </p>
      ))}
    </>
  )
}

type FormProps = { readonly own: OwnLimits; readonly asset: string; onSet(own: OwnLimits): void }

function LimitsForm({ own, asset, onSet }: FormProps) {
  const text = useText<Key>()
  const [loss, setLoss] = useState(own.lossADay.value ?? '')
  const [count, setCount] = useState(own.numberADay.value?.toString() ?? '')
  const [isMisread, setMisread] = useState(false)
  const submit = useSubmit(setLimits, { done: text('options.limitsSaved'), onDone: onSet })
  const numberADay = wholeOf(count)
  const isNumber = count === '' || (numberADay !== undefined && numberADay <= NUMBER_A_DAY_MAX)

  function save() {
    if (!isNumber || isMisread) return
    void submit({ lossADay: loss === '' ? undefined : loss, numberADay })
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Fields>
        <AmountField
          label={text('options.lossADay')}
          asset={asset}
          value={loss}
          hint={text('options.noLimitHint')}
          onChange={(value, problem) => {
            setLoss(value)
            setMisread(problem !== undefined)
          }}
        />
        <TextField
          label={text('options.numberADay')}
          value={count}
          inputMode="numeric"
          autoComplete="off"
          placeholder={text('options.noLimit')}
          {...(isNumber
            ? {}
            : { error: text('options.wholeNumber', { least: 1, most: NUMBER_A_DAY_MAX }) })}
          onChange={setCount}
        />
      </Fields>
      <p className={styles.hint}>{text('options.limitsHint')}</p>
      <Button type="submit" busy={submit.busy}>
        {text('options.saveLimits')}
      </Button>
    </form>
  )
}

type BreakProps = { readonly own: OwnLimits; onSet(own: OwnLimits): void }

function Break({ own, onSet }: BreakProps) {
  const text = useText<Key>()
  const format = useFormat()
  const [asked, setAsked] = useState<'day' | 'week'>()
  const submit = useSubmit(pauseOptions, {
    done: text('options.paused'),
    onDone(next) {
      setAsked(undefined)
      onSet(next)
    },
  })
  const names = { day: 'options.pauseDay', week: 'options.pauseWeek' } as const
  return (
    <section className={styles.break} aria-label={text('options.pauseTitle')}>
      <h3 className={styles.title}>{text('options.pauseTitle')}</h3>
      <p className={styles.hint}>
        {own.pausedUntil === undefined
          ? text('options.pauseHint')
          : text('options.pausedUntil', { moment: format.moment(own.pausedUntil) })}
      </p>
      <div className={styles.ways}>
        {(['day', 'week'] as const).map((length) => (
          <Button key={length} look="quiet" size="medium" onClick={() => setAsked(length)}>
            {text(names[length])}
          </Button>
        ))}
      </div>
      <Dialog
        open={asked !== undefined}
        title={text(names[asked ?? 'day'])}
        look="danger"
        busy={submit.busy}
        onConfirm={() => asked !== undefined && void submit({ for: asked })}
        onClose={() => setAsked(undefined)}
      >
        <DialogText>{text('options.pauseAsk')}</DialogText>
      </Dialog>
    </section>
  )
}
