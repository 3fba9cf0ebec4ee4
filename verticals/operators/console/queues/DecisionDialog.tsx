/** The question before a decision: what it is about, what it asks for, and its reason. */
import {
  AmountField,
  Caution,
  Details,
  Dialog,
  Money,
  type Refusal,
  TextField,
  useChange,
  useText,
} from '@evenkeel/ui'
import { ReasonDialog, Select } from '@evenkeel/ui/desk'
import { type ReactNode, useState } from 'react'
import { decideCase, decideMoneyCase } from '../../contract/index.ts'
import type { Offer, OpenedCase, QueueName } from './cases.ts'
import styles from './Queues.module.css'
import type { TextKey } from './textKey.ts'

type Props = {
  readonly open: boolean
  readonly queue: QueueName
  readonly offer: Offer
  readonly one: OpenedCase
  onDone(outcome: 'done' | 'needsAnother'): void
  onStale(refusal: Refusal): void
  onClose(): void
}
type Answers = Readonly<Partial<Record<Offer['asks'][number]['name'], string>>>

/** What no other answer mends: the case has to be looked at again, or is another operator's. */
const STALE = [
  'caseChanged',
  'caseTaken',
  'caseUnknown',
  'otherOperatorNeeded',
  'withdrawalNotOpen',
]
const REASON_MOST = 500

export function DecisionDialog({ open, queue, offer, one, onDone, onStale, onClose }: Props) {
  const text = useText<TextKey>()
  const options = {
    onDone: ({ outcome }: { outcome: 'done' | 'needsAnother' }) => onDone(outcome),
    onFault: (fault: Refusal) => STALE.includes(fault.reason) && onStale(fault),
  }
  const money = useChange(decideMoneyCase, options)
  const plain = useChange(decideCase, options)
  const { send, busy, fault } = one.moves_money ? money : plain
  const shared = {
    open,
    busy,
    onClose,
    title: text(`queues.action.${offer.name}`),
    confirm: text(`queues.action.${offer.name}`),
    look: offer.is_danger ? ('danger' as const) : ('main' as const),
  }
  const decision = { queue, id: one.id, action: offer.name, seen: one.seen }
  const wrong = fault && !STALE.includes(fault.reason) && (
    <Caution tone="danger">{fault.message}</Caution>
  )
  if (!offer.needs_reason)
    return (
      <AskDialog
        {...shared}
        offer={offer}
        one={one}
        wrong={wrong}
        onConfirm={(answers) => void send({ ...decision, answers })}
      />
    )
  const reasons = offer.reasons.map((key) => text(`queues.reason.${key}`))
  return (
    <ReasonDialog
      {...shared}
      reasons={reasons}
      most={REASON_MOST}
      hint={text('queues.reasonHint')}
      onConfirm={(reason) => {
        const key = offer.reasons[reasons.indexOf(reason)]
        void send({ ...decision, reason, ...(key && { reason_key: key }) })
      }}
    >
      <Summary one={one} />
      {wrong}
    </ReasonDialog>
  )
}

type AskProps = {
  readonly open: boolean
  readonly title: string
  readonly confirm: string
  readonly look: 'danger' | 'main'
  readonly busy: boolean
  readonly offer: Offer
  readonly one: OpenedCase
  readonly wrong: ReactNode
  onConfirm(answers: Answers): void
  onClose(): void
}

/** Nothing is filled in: an operator says what they have seen themselves. */
function AskDialog({ offer, one, wrong, onConfirm, ...dialog }: AskProps) {
  const text = useText<TextKey>()
  const [answers, setAnswers] = useState<Answers>(onlyChoices(offer))
  const [isAsked, setAsked] = useState(false)
  const isMissing = ({ name, is_optional: isOptional }: Offer['asks'][number]) =>
    !isOptional && !answers[name]
  function confirm() {
    setAsked(true)
    if (offer.asks.some(isMissing)) return
    const given = Object.entries(answers).filter(([, value]) => value !== '')
    onConfirm(Object.fromEntries(given))
  }
  const hint = hintOf(offer)
  return (
    <Dialog {...dialog} onConfirm={confirm}>
      <div className={styles.asks}>
        <Summary one={one} />
        {hint !== undefined && <p>{text(hint)}</p>}
        {wrong}
        {offer.asks.map((ask) => (
          <Answer
            key={ask.name}
            ask={ask}
            asset={(ask.name === 'cost' ? answers.costAsset : one.asset) ?? ''}
            value={answers[ask.name] ?? ''}
            error={isAsked && isMissing(ask) ? text('queues.needed') : undefined}
            onChange={(value) => setAnswers({ ...answers, [ask.name]: value })}
          />
        ))}
      </div>
    </Dialog>
  )
}

/** Where a choice has one option, nobody has to choose it. */
function onlyChoices({ asks }: Offer): Answers {
  const single = asks.flatMap(({ name, options = [] }) => {
    const [only, ...more] = options
    return only === undefined || more.length > 0 ? [] : [[name, only] as const]
  })
  return Object.fromEntries(single)
}

function hintOf({ name, asks }: Offer): TextKey | undefined {
  if (name === 'approve') return asks.length > 0 ? 'queues.hint.seen' : undefined
  return name === 'begin' || name === 'unsent' || name === 'cancelPayout'
    ? `queues.hint.${name}`
    : undefined
}

type AnswerProps = {
  readonly ask: Offer['asks'][number]
  readonly asset: string
  readonly value: string
  readonly error: string | undefined
  onChange(value: string): void
}

function Answer({ ask, asset, value, error, onChange }: AnswerProps) {
  const text = useText<TextKey>()
  const name = text(`queues.ask.${ask.name}`)
  const label = ask.is_optional ? text('queues.optional', { label: name }) : name
  if (ask.as === 'choice')
    return (
      <Select
        label={label}
        options={(ask.options ?? []).map((id) => ({ id, label: id }))}
        value={value}
        onChange={onChange}
      />
    )
  if (ask.as === 'amount')
    return (
      <AmountField label={label} asset={asset} value={value} error={error} onChange={onChange} />
    )
  return (
    <TextField
      label={label}
      value={value}
      verbatim
      autoComplete="off"
      {...(error !== undefined && { error })}
      onChange={(typed) => onChange(typed.trim())}
    />
  )
}

/** What is about to be decided, to the last digit. */
function Summary({ one }: { one: OpenedCase }) {
  const text = useText<TextKey>()
  const { uid, asset, amount, fields } = one
  const address = fields.find(({ label }) => label === 'address')
  const network = fields.find(({ label }) => label === 'network')
  const rows = [
    ...(uid === undefined ? [] : [{ label: text('queues.member'), value: uid }]),
    ...(asset === undefined || amount === undefined
      ? []
      : [{ label: text('queues.amount'), value: <Money value={amount} asset={asset} exact /> }]),
    ...(network === undefined
      ? []
      : [{ label: text('queues.label.network'), value: network.value }]),
    ...(address === undefined
      ? []
      : [
          {
            label: text('queues.label.address'),
            value: <code className={styles.code}>{address.value}</code>,
          },
        ]),
  ]
  return <Details rows={rows} />
}
