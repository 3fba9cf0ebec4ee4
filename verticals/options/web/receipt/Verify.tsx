/** The check of a receipt, made here in the browser: each step as it came out, and the file for a check elsewhere. */
import {
  Button,
  Caution,
  CopyButton,
  Icon,
  marketFeed,
  Section,
  useFeed,
  useText,
} from '@evenkeel/ui'
import { minuteHash, readMinute } from '@evenkeel/wire/proof'
import { useState } from 'react'
import { checkReceipt } from '../../verify/check.ts'
import type { Key } from '../textKey.ts'
import type { Receipt } from './ReceiptView.tsx'
import { type Found, findingOf, type StepOutcome, steps } from './steps.ts'
import styles from './Verify.module.css'

export function Verify({ receipt }: { receipt: Receipt }) {
  const text = useText<Key>()
  const market = useFeed(marketFeed)
  const [found, setFound] = useState<Found>()
  const [busy, setBusy] = useState(false)

  /** What the receipt says was published is compared with what is published, which is asked for apart from it. */
  async function verify() {
    setBusy(true)
    const verdict = checkReceipt(receipt)
    const published = await Promise.all(
      minutesIn(receipt).map((since) => market.publishedMinute(since).catch(() => undefined)),
    )
    setFound(findingOf(verdict, published))
    setBusy(false)
  }

  return (
    <Section title={text('options.verifyTitle')}>
      <div className={styles.verify}>
        <p className={styles.hint}>{text('options.verifyHint')}</p>
        <Button busy={busy} onClick={() => void verify()}>
          {text('options.verify')}
        </Button>
        {found !== undefined && <Finding found={found} />}
        <Chain receipt={receipt} />
        <Button look="quiet" onClick={() => save(receipt)}>
          {text('options.download')}
        </Button>
        <p className={styles.hint}>
          {text('options.verifyOutside')} <code>npm run verify-receipt -- FILE</code>
        </p>
      </div>
    </Section>
  )
}

/** Where the two prices stand in the chain, for whoever compares it with what they kept themselves. */
function Chain({ receipt }: { receipt: Receipt }) {
  const text = useText<Key>()
  const places = [
    { key: 'options.openPrice', proof: receipt.proofs.opened },
    { key: 'options.closePrice', proof: receipt.proofs.closed },
  ] as const
  if (places.every(({ proof }) => proof?.place === undefined)) return null
  return (
    <>
      <h3 className={styles.title}>{text('options.chainPlace')}</h3>
      <dl className={styles.chain}>
        {places.map(({ key, proof }) => {
          const minute = proof?.place && readMinute(proof.place.minute)
          if (proof?.place === undefined || minute === undefined) return null
          const hash = minuteHash(proof.place.minute)
          return (
            <div key={key} className={styles.place}>
              <dt>
                {text(key)} · {text('options.minuteOf', { number: minute.number })} ·{' '}
                {text('options.blocks', { count: proof.blocks.length })}
              </dt>
              <dd>
                <code className={styles.hash}>{hash}</code>
                <CopyButton value={hash} label={`${text('ui.copy')}: ${text(key)}`} />
              </dd>
            </div>
          )
        })}
      </dl>
    </>
  )
}

/** When the minutes of the chain begin that the two prices stand in, the opening one first. */
function minutesIn({ proofs }: Receipt): readonly number[] {
  return [proofs.opened, proofs.closed].flatMap(
    (proof) => (proof?.place && readMinute(proof.place.minute)?.since) ?? [],
  )
}

function Finding({ found }: { found: Found }) {
  const text = useText<Key>()
  return (
    <div className={styles.found} role="status">
      {found.verdict === 'fails' ? (
        <Caution tone="danger">{text('options.notVerified')}</Caution>
      ) : (
        <p className={styles.verdict} data-verdict={found.verdict}>
          <Icon name={found.verdict === 'holds' ? 'verified' : 'clock'} />
          {text(found.verdict === 'holds' ? 'options.verified' : 'options.notPublished')}
        </p>
      )}
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step} className={styles.step} data-outcome={found.steps[step]}>
            <Icon name={marks[found.steps[step]]} size="small" />
            <span>{text(stepNames[step])}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

const marks = { good: 'check', bad: 'close', unseen: 'minus' } as const satisfies Record<
  StepOutcome,
  unknown
>
const stepNames = {
  chain: 'options.stepChain',
  open: 'options.stepOpen',
  close: 'options.stepClose',
  outcome: 'options.stepOutcome',
  paid: 'options.stepPaid',
  published: 'options.stepPublished',
} as const satisfies Record<(typeof steps)[number], Key>

/** So long a browser gets to take the file over. */
const TAKEN_MS = 60_000

/** The receipt to the letter as it came: what is checked elsewhere is what is shown here. */
function save(receipt: Receipt): void {
  const file = new Blob([`${JSON.stringify(receipt, null, 2)}\n`], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `receipt-${receipt.receipt}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), TAKEN_MS)
}
