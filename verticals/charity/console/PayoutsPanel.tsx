/** Payouts that one operator proposed: another approves them, or anybody rejects them. */
import {
  Badge,
  Button,
  Details,
  Dialog,
  EmptyState,
  Money,
  useChange,
  useDownload,
  useText,
} from '@evenkeel/ui'
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
  const save = useDownload(openDocument)
  const [asked, setAsked] = useState<'approve' | 'reject'>()
  const { id, asset, amount, custody, recipient, purpose, proof } = payout
  const { is_own: isOwn, is_lapsed: isLapsed } = payout
  const deciding = { payout, title, onDone, onClose: () => setAsked(undefined) }
  return (
    <div className={styles.part}>
      <p className={styles.row}>
        <span className={styles.titled}>
          <strong>{title}</strong>
          {isLapsed && (
            <Badge tone="danger" look="tag">
              {text('charityDesk.lapsed')}
            </Badge>
          )}
        </span>
        <Money value={amount} asset={asset} strong exact />
      </p>
      <p>
        {recipient}: {purpose}
      </p>
      <p className={styles.hint}>
        {text('charityDesk.custody')}: {custody} · SHA-256: {proof}
      </p>
      {isLapsed && <p className={styles.hint}>{text('charityDesk.lapsedHint')}</p>}
      {isOwn && !isLapsed && <p className={styles.hint}>{text('charityDesk.own')}</p>}
      <div className={styles.decide}>
        <Button look="quiet" size="medium" busy={save.busy} onClick={() => void save({ id })}>
          {text('charityDesk.openDocument')}
        </Button>
        <Button look="danger" size="medium" onClick={() => setAsked('reject')}>
          {text('charityDesk.reject')}
        </Button>
        {!isLapsed && (
          <Button size="medium" disabled={isOwn} onClick={() => setAsked('approve')}>
            {text('charityDesk.approve')}
          </Button>
        )}
      </div>
      <Approval {...deciding} open={asked === 'approve'} />
      <Rejection {...deciding} open={asked === 'reject'} />
    </div>
  )
}

type DecidingProps = WaitingProps & { readonly open: boolean; onClose(): void }

/** Money leaves with it: what is approved is said once more. */
function Approval({ payout, title, open, onDone, onClose }: DecidingProps) {
  const text = useText<TextKey>()
  const saved = useSaved(onDone)
  const { send, busy, fault } = useChange(approvePayout, {
    onDone() {
      onClose()
      saved()
    },
  })
  const { id, asset, amount, custody, recipient, purpose } = payout
  return (
    <Dialog
      open={open}
      title={text('charityDesk.approve')}
      confirm={text('charityDesk.approve')}
      busy={busy}
      onConfirm={() => void send({ id })}
      onClose={onClose}
    >
      <Details
        rows={[
          { label: text('charityDesk.project'), value: title },
          {
            label: text('charityDesk.amount'),
            value: <Money value={amount} asset={asset} strong exact />,
          },
          { label: text('charityDesk.recipient'), value: recipient },
          { label: text('charityDesk.purpose'), value: purpose },
          { label: text('charityDesk.custody'), value: custody },
        ]}
      />
      <p className={styles.error} role="alert">
        {fault?.message}
      </p>
    </Dialog>
  )
}

function Rejection({ payout: { id }, open, onDone, onClose }: DecidingProps) {
  const text = useText<TextKey>()
  const saved = useSaved(onDone)
  const { send, busy, fault } = useChange(rejectPayout, {
    onDone() {
      onClose()
      saved()
    },
  })
  return (
    <ReasonDialog
      open={open}
      title={text('charityDesk.reject')}
      most={300}
      busy={busy}
      onConfirm={(reason) => void send({ id, reason })}
      onClose={onClose}
    >
      <p className={styles.error} role="alert">
        {fault?.message}
      </p>
    </ReasonDialog>
  )
}
