/** The sheet that sets take-profits and stop-losses of a position: several, each for all of its lots or some. */
import {
  Button,
  IconButton,
  Sheet,
  StepField,
  useFormat,
  useMoney,
  useSubmit,
  useText,
} from '@evenkeel/ui'
import { formatAmount } from '@evenkeel/ui/format/decimals.ts'
import { useState } from 'react'
import { setTargets } from '../contract/index.ts'
import { TARGETS_MAX } from '../core/rules.ts'
import { priceAt } from '../core/symbol.ts'
import { ASSET, pairName } from './listed.ts'
import { cents } from './money.ts'
import { sideNames, toneOf } from './names.ts'
import { targetsOf } from './ownAccount.ts'
import styles from './Sheets.module.css'
import type { Held } from './standing.ts'
import {
  requestOf,
  type Target,
  type TargetProblem,
  targetNet,
  targetProblem,
  targetsFrom,
} from './targets.ts'
import type { Key } from './textKey.ts'
import { useLast } from './useLast.ts'
import type { Own } from './useOwnAccount.ts'

type Props = {
  /** Absent while none is looked at. */
  readonly held: Held | undefined
  readonly own: Own
  onClose(): void
}

export function TargetsSheet({ held, own, onClose }: Props) {
  const text = useText<Key>()
  const shown = useLast(held)
  if (shown === undefined) return null
  const { side, id } = shown.position
  return (
    <Sheet
      open={held !== undefined}
      title={`${text('contracts.targets')} · ${text(sideNames[side])} ${pairName(shown.listed)}`}
      onClose={onClose}
    >
      {held !== undefined && <Body key={id} held={held} own={own} onClose={onClose} />}
    </Sheet>
  )
}

const problemNames = {
  missing: 'contracts.enterTrigger',
  wrongSide: 'contracts.noTargets',
  offTick: 'contracts.noPriceStep',
  lots: 'contracts.noTargetLots',
} as const satisfies Record<TargetProblem['why'], Key>

function Body({ held, own, onClose }: Props & { readonly held: Held }) {
  const text = useText<Key>()
  const format = useFormat()
  const [targets, setEdited] = useState(() => begun(held, own))
  const submit = useSubmit(setTargets, { done: text('contracts.targetsSaved'), onDone: onClose })
  const { listed, exposure, position } = held
  const { priceStep } = listed.terms
  const isWrong = targets.some((target) => targetProblem(target, held) !== undefined)
  const add = (kind: Target['kind']) =>
    setEdited((known) => [...known, { nth: nextOf(known), kind, price: '', lots: '' }])
  const change = (changed: Target) =>
    setEdited((known) => known.map((one) => (one.nth === changed.nth ? changed : one)))
  const isFull = targets.length >= TARGETS_MAX
  return (
    <div className={styles.body}>
      <p className={styles.note}>
        {text('contracts.targetsNote', {
          open: format.price(position.averagePrice, priceStep),
          mark: format.price(formatAmount(priceAt(listed.contract, exposure.mark)), priceStep),
        })}
      </p>
      {targets.map((target) => (
        <TargetFields
          key={target.nth}
          target={target}
          held={held}
          onChange={change}
          onRemove={() => setEdited((known) => known.filter(({ nth }) => nth !== target.nth))}
        />
      ))}
      <div className={styles.adds}>
        <Button look="quiet" size="medium" disabled={isFull} onClick={() => add('takeProfit')}>
          + {text('contracts.takeProfit')}
        </Button>
        <Button look="quiet" size="medium" disabled={isFull} onClick={() => add('stopLoss')}>
          + {text('contracts.stopLoss')}
        </Button>
      </div>
      <Button
        busy={submit.busy}
        disabled={isWrong}
        onClick={() => void submit(requestOf(held, targets))}
      >
        {text('contracts.save')}
      </Button>
    </div>
  )
}

type TargetFieldsProps = {
  readonly target: Target
  readonly held: Held
  onChange(target: Target): void
  onRemove(): void
}

function TargetFields({ target, held, onChange, onRemove }: TargetFieldsProps) {
  const text = useText<Key>()
  const money = useMoney()
  const { listed, position } = held
  const problem = targetProblem(target, held)
  const net = targetNet(target, held)
  const isWrong = problem !== undefined && problem.why !== 'missing'
  return (
    <fieldset className={styles.target}>
      <legend className={styles.targetTop}>
        <span className={target.kind === 'takeProfit' ? styles.up : styles.down}>
          {text(target.kind === 'takeProfit' ? 'contracts.takeProfit' : 'contracts.stopLoss')}
        </span>
      </legend>
      <StepField
        label={text('contracts.triggerIn', { asset: listed.instrument.quote })}
        value={target.price}
        step={listed.terms.priceStep}
        from={position.averagePrice}
        onChange={(price) => onChange({ ...target, price })}
      />
      <StepField
        label={text('contracts.lots')}
        value={target.lots}
        step="1"
        most={String(position.lots)}
        placeholder={text('contracts.wholePosition')}
        onChange={(lots) => onChange({ ...target, lots })}
      />
      <p className={styles.targetNote} aria-live="polite">
        {isWrong ? (
          <span className={styles.down}>
            {text(problemNames[problem.why], { step: money(listed.terms.priceStep) })}
          </span>
        ) : net === undefined ? (
          text('contracts.targetAtMarket')
        ) : (
          <>
            {text('contracts.estNet')}{' '}
            <span className={styles[toneOf(cents(net))]}>
              {`${money(cents(net), { least: 2, signed: true })} ${ASSET}`}
            </span>
          </>
        )}
      </p>
      <IconButton
        icon="remove"
        label={text('contracts.removeTarget')}
        className={styles.remove}
        onClick={onRemove}
      />
    </fieldset>
  )
}

/** Those that it has. */
function begun({ position }: Held, { orders }: Own): readonly Target[] {
  return targetsFrom(targetsOf(position, orders), position.lots)
}

const nextOf = (targets: readonly Target[]) =>
  targets.reduce((most, { nth }) => Math.max(most, nth), -1) + 1
