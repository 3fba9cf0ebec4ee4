/** Payouts that one operator proposed: another approves them, or anybody rejects them. */
import { Button, EmptyState, Money, useChange, useDownload, useText } from '@evenkeel/ui'
import { Panel, ReasonDialog } from '@evenkeel/ui/desk'
import { useState } from 'react'
import { approvePayout, openDocument, rejectPayout } from '../contract/console.ts'
import type { Overview } from './CharityPage.tsx'
import styles from './charity.module.css'
import { useSaved } from './ProjectDetail.tsx'
import type { TextKey } from './textKey.ts'

type Props = { readonly overview: Overview | undefined; onDone(): void }

export function PayoutsPanel({ overview, onDone }: Props) {
  const text = useText<TextKey>()
  const payouts = overview?.payouts ?? []
  return (
    <Panel title={text('charityDesk.payouts')}>
      {payouts.length === 0 && (
        <EmptyState icon="document">{text('charityDesk.noPayouts')}</EmptyState>
      )}
      <div className={styles.detail}>
        {payouts.map((payout) => (
          <Waiting
            key={payout.id}
            payout={payout}
            title={
              overview?.projects.find(({ id }) => id === payout.project)?.title ??
              text('charityDesk.general')
            }
            onDone={onDone}
          />
        ))}
      </div>
    </Panel>
  )
}

type WaitingProps = {
  readonly payout: Overview['payouts'][number]
  readonly title: string
  onDone(): void
}

function Waiting({ payout, title, onDone }: WaitingProps) {
  const text = useText<TextKey>()
  const saved = useSaved(onDone)
  const [rejects, setRejects] = useState(false)
  const save = useDownload(openDocument)
  const approve = useChange(approvePayout, { onDone: saved })
  const reject = useChange(rejectPayout, {
    onDone() {
      setRejects(false)
      saved()
    },
  })
  const { id, asset, amount, custody, recipient, purpose, proof, is_own } = payout
  return (
    <div className={styles.part}>
      <p className={styles.row}>
        <strong>{title}</strong>
        <Money value={amount} asset={asset} strong exact />
      </p>
      <p>
        {recipient}: {purpose}
      </p>
      <p className={styles.hint}>
        {text('charityDesk.custody')} {custody} · SHA-256 {proof}
      </p>
      {is_own && <p className={styles.hint}>{text('charityDesk.own')}</p>}
      <p className={styles.error} role="alert">
        {(approve.fault ?? reject.fault)?.message}
      </p>
      <div className={styles.row}>
        <Button look="quiet" size="medium" busy={save.busy} onClick={() => void save({ id })}>
          {text('charityDesk.openDocument')}
        </Button>
        <Button look="danger" size="medium" onClick={() => setRejects(true)}>
          {text('charityDesk.reject')}
        </Button>
        <Button
          size="medium"
          busy={approve.busy}
          disabled={is_own}
          onClick={() => void approve.send({ id })}
        >
          {text('charityDesk.approve')}
        </Button>
      </div>
      <ReasonDialog
        open={rejects}
        title={text('charityDesk.reject')}
        most={300}
        busy={reject.busy}
        onConfirm={(reason) => void reject.send({ id, reason })}
        onClose={() => setRejects(false)}
      />
    </div>
  )
}
