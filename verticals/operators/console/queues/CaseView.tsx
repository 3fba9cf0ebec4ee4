/** One case with all that a decision needs: its fields, pictures and history, and what may be done about it. */
import {
  Button,
  Caution,
  CopyButton,
  ErrorState,
  Money,
  type Refusal,
  Spinner,
  useCall,
  useChange,
  useText,
} from '@evenkeel/ui'
import {
  KeyValue,
  type Known,
  MaskedValue,
  Timeline,
  useOperator,
  usePageKeys,
} from '@evenkeel/ui/desk'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { assignCase, openCase } from '../../contract/index.ts'
import { CasePictures } from './CasePictures.tsx'
import {
  type CaseRow,
  firstOf,
  type OpenedCase,
  type QueueName,
  type State,
  shortened,
  type Taken,
} from './cases.ts'
import { Decisions } from './Decisions.tsx'
import { Flags, MemberLink, StateMark } from './Marks.tsx'
import styles from './Queues.module.css'
import type { TextKey } from './textKey.ts'

type Props = {
  readonly queue: QueueName
  readonly id: string
  /** As the list has it; absent when it has left the list. */
  readonly row: CaseRow | undefined
  /** Another one: it is no longer what was opened. */
  readonly version: string
  onChanged(): void
}

export function CaseView({ queue, id, row, version, onChanged }: Props) {
  const { data, error, reload } = useCall(openCase, { queue, id })
  useOtherVersion(version, reload)
  const [told, setTold] = useState<string>()
  if (data === undefined)
    return error === undefined ? <Spinner /> : <ErrorState error={error} onRetry={reload} />
  const taken = row === undefined ? data.taken : row.taken
  function stale({ message }: Refusal) {
    setTold(message)
    reload()
    onChanged()
  }
  function changed() {
    setTold(undefined)
    onChanged()
  }
  return (
    <>
      <div className={styles.marks}>
        <StateMark state={data.state} />
        {data.flags.length > 0 && <Flags flags={data.flags} />}
      </div>
      {told !== undefined && <Caution tone="danger">{told}</Caution>}
      {data.actions.length > 0 && (
        <>
          <Standing one={data} taken={taken} />
          <Decisions queue={queue} one={data} taken={taken} onChanged={changed} onStale={stale}>
            <Assign queue={queue} id={id} taken={taken} onChanged={changed} onStale={stale} />
          </Decisions>
        </>
      )}
      <Fields one={data} />
      <CasePictures one={data} onRetry={reload} />
      <History one={data} />
    </>
  )
}

/** Reads again once it is another than the one that was read first: a look is not repeated for nothing. */
function useOtherVersion(version: string, reload: () => void): void {
  const read = useRef(version)
  const again = useEffectEvent(reload)
  useEffect(() => {
    if (read.current === version) return
    read.current = version
    again()
  }, [version])
}

/** One operator has approved it. */
const waitsForAnother: ReadonlySet<State> = new Set(['endorsed', 'proposed'])

/** Whose turn it is. */
function Standing({ one, taken }: { one: OpenedCase; taken: Taken | undefined }) {
  const text = useText<TextKey>()
  const me = useOperator()
  const first = firstOf(one)
  const turn = () => {
    if (one.actions.length === 0) return undefined
    if (one.flags.includes('secondAwaited') && first !== undefined)
      return first === me.name ? text('queues.ownWord') : text('queues.secondWord', { name: first })
    if (first === me.name && waitsForAnother.has(one.state)) return text('queues.ownFirst')
    if (one.actions.every(({ name }) => name !== 'approve')) return undefined
    if (first !== undefined) return text('queues.second', { name: first })
    return one.flags.includes('secondNeeded') ? text('queues.twoNeeded') : undefined
  }
  const said = [
    taken?.is_mine === false ? text('queues.heldBy', { name: taken.name }) : undefined,
    turn(),
  ]
  return said.map((each) => each !== undefined && <Caution key={each}>{each}</Caution>)
}

type AssignProps = {
  readonly queue: QueueName
  readonly id: string
  readonly taken: Taken | undefined
  onChanged(): void
  onStale(refusal: Refusal): void
}

/** Takes it, gives it back, or takes it over, which an admin may. */
function Assign({ queue, id, taken, onChanged, onStale }: AssignProps) {
  const text = useText<TextKey>()
  const { role } = useOperator()
  const assign = useChange(assignCase, { onDone: onChanged, onFault: onStale })
  const isOthers = taken?.is_mine === false
  const may = !isOthers || role === 'admin'
  const send = () => void assign.send({ queue, id, take: taken?.is_mine !== true })
  usePageKeys({ t: may ? send : undefined })
  if (!may) return null
  return (
    <Button look="quiet" size="medium" busy={assign.busy} aria-keyshortcuts="t" onClick={send}>
      {text(isOthers ? 'queues.takeOver' : taken ? 'queues.giveBack' : 'queues.take')}
    </Button>
  )
}

function Fields({ one }: { one: OpenedCase }) {
  const text = useText<TextKey>()
  const { uid, asset, amount } = one
  const rows: readonly Known[] = [
    ...(uid === undefined
      ? []
      : [{ label: text('queues.member'), value: <MemberLink uid={uid} /> }]),
    ...(asset === undefined || amount === undefined
      ? []
      : [
          {
            label: text('queues.amount'),
            value: <Money value={amount} asset={asset} strong exact />,
          },
        ]),
    ...one.fields.map((field) => ({
      label: text(`queues.label.${field.label}`, {
        picture: field.picture === undefined ? '' : text(`queues.picture.${field.picture}`),
      }),
      value: <Value field={field} />,
    })),
    { label: text('queues.id'), value: <code className={styles.code}>{one.id}</code> },
  ]
  return <KeyValue rows={rows} />
}

function Value({ field }: { field: OpenedCase['fields'][number] }) {
  const text = useText<TextKey>()
  const { value, as, label, asset = '' } = field
  if (as === 'amount') return <Money value={value} asset={asset} exact />
  if (as === 'level') return text(`queues.level.${value}` as TextKey)
  if (as === 'feedbackType') return text(`queues.feedbackType.${value}` as TextKey)
  if (as === 'action') return text(`queues.event.${value}` as TextKey)
  if (as === 'text') return <span className={styles.text}>{value}</span>
  // Ids of other cases are for the search field, whole.
  if (field.picture !== undefined) return <code className={styles.code}>{value}</code>
  const name = text(`queues.label.${label}`, { picture: '' })
  return (
    <span className={styles.masked}>
      <MaskedValue label={name} masked={shortened(value)} open={async () => value} />
      <CopyButton value={value} label={text('queues.copy', { label: name })} />
    </span>
  )
}

function History({ one }: { one: OpenedCase }) {
  const text = useText<TextKey>()
  const named = (what: OpenedCase['history'][number]['what']) => text(`queues.event.${what}`)
  const events = one.history.map(({ at, what, by, is_half: isHalf }, nth) => ({
    id: String(one.history.length - nth),
    at,
    what: isHalf ? text('queues.half', { what: named(what) }) : named(what),
    who: by,
  }))
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{text('queues.history')}</h3>
      <Timeline label={text('queues.history')} events={events} />
    </section>
  )
}
