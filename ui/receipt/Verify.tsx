/** The check of a receipt, made here in the browser: each step as it came out, and the file for a check elsewhere. */
import type { ChainPlace, PublishedBlock, SignedVerdict } from '@evenkeel/wire/proof'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFeed } from '../data/feeds.ts'
import { useText } from '../data/hooks.ts'
import { marketFeed } from '../data/market.ts'
import { Button } from '../kit/Button.tsx'
import { Caution } from '../kit/Caution.tsx'
import { CopyButton } from '../kit/CopyButton.tsx'
import { Icon } from '../kit/Icon.tsx'
import { Section } from '../kit/Section.tsx'
import { type Checks, commonSteps, type Found, findingOf, type StepOutcome } from './steps.ts'
import type { ReceiptKey } from './texts.ts'
import styles from './Verify.module.css'

type Props<Step extends string, Fault extends string> = {
  /** Its own name, for the file, and all of it to the letter as it came. */
  readonly receipt: {
    readonly receipt: string
    readonly signature: { readonly key: string }
  }
  readonly hint: string
  /** Trusts nothing in the receipt. */
  check(): Promise<SignedVerdict<Fault>>
  readonly checks: Checks<Step, Fault>
  readonly stepNames: Readonly<Record<Step, string>>
  /** Where its prices stand in the chain, in the order of the check, for whoever compares it with what they kept themselves. */
  readonly places: readonly LabelledPlace[]
  /** Where the receipt itself is recorded; absent until its minute is published. */
  readonly block: PublishedBlock | undefined
}
export type LabelledPlace = { readonly label: string; readonly place: ChainPlace }

export function Verify<Step extends string, Fault extends string>(props: Props<Step, Fault>) {
  const { receipt, hint, check, checks, stepNames, places, block } = props
  const text = useText<ReceiptKey>()
  const market = useFeed(marketFeed)
  const [found, setFound] = useState<Found<Step>>()
  const [busy, setBusy] = useState(false)

  /** What the receipt says was published is compared with what is published, which is asked for apart from it. */
  async function verify() {
    setBusy(true)
    const asked = new Map<number, ReturnType<typeof market.publishedMinute>>()
    for (const { place } of places)
      if (!asked.has(place.since)) asked.set(place.since, market.publishedMinute(place.since))
    const [verdict, chain, ...minutes] = await Promise.all([
      check(),
      market.receiptChain(block?.number).catch(() => undefined),
      ...places.map(({ place }) => asked.get(place.since)?.catch(() => undefined)),
    ])
    setFound(findingOf(checks, verdict, { minutes, chain }))
    setBusy(false)
  }

  // A receipt that came again, with what was not published before, is checked again for who saw the first check.
  const verifyAgain = useEffectEvent(() => {
    if (found?.verdict === 'waits') void verify()
  })
  const recordedIn = block?.number
  useEffect(() => {
    if (recordedIn !== undefined) verifyAgain()
  }, [recordedIn])

  return (
    <Section title={text('receipt.verifyTitle')}>
      <div className={styles.verify}>
        <p className={styles.hint}>{hint}</p>
        <Button busy={busy} onClick={() => void verify()}>
          {text('receipt.verify')}
        </Button>
        {found !== undefined && (
          <Finding
            found={found}
            lines={[
              ...checks.steps.map((step) => [stepNames[step], found.steps[step]] as const),
              ...commonSteps.map((step) => [text(commonNames[step]), found.steps[step]] as const),
            ]}
          />
        )}
        <Chain places={places} block={block} signedBy={receipt.signature.key} />
        <Button look="quiet" onClick={() => save(receipt)}>
          {text('receipt.download')}
        </Button>
        <p className={styles.hint}>
          {text('receipt.verifyOutside')}{' '}
          <code>{`npm run verify-receipt -- FILE --from=${window.location.origin}`}</code>
        </p>
      </div>
    </Section>
  )
}

const commonNames = {
  recorded: 'receipt.stepRecorded',
  signed: 'receipt.stepSigned',
  published: 'receipt.stepPublished',
} as const satisfies Record<(typeof commonSteps)[number], ReceiptKey>

type ChainProps = Pick<Props<string, string>, 'places' | 'block'> & { readonly signedBy: string }

function Chain({ places, block, signedBy }: ChainProps) {
  const text = useText<ReceiptKey>()
  return (
    <>
      <h3 className={styles.title}>{text('receipt.chainPlace')}</h3>
      <dl className={styles.chain}>
        {places.map(({ label, place: { number, hash, blocks } }, nth) => (
          // The order of the places is the receipt's and never changes.
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike to the letter.
          <div key={nth} className={styles.place}>
            <dt>
              {label} · {text('receipt.minuteOf', { number })} ·{' '}
              {text('receipt.blocks', { count: blocks })}
            </dt>
            <Hash of={label} value={hash} />
          </div>
        ))}
        {block !== undefined && (
          <div className={styles.place}>
            <dt>{text('receipt.blockOf', { number: block.number })}</dt>
            <Hash of={text('receipt.blockOf', { number: block.number })} value={block.hash} />
          </div>
        )}
        <div className={styles.place}>
          <dt>{text('receipt.signedBy')}</dt>
          <Hash of={text('receipt.signedBy')} value={signedBy} />
        </div>
      </dl>
    </>
  )
}

function Hash({ of, value }: { readonly of: string; readonly value: string }) {
  const text = useText<ReceiptKey>()
  return (
    <dd>
      <code className={styles.hash}>{value}</code>
      <CopyButton value={value} label={`${text('ui.copy')}: ${of}`} />
    </dd>
  )
}

type FindingProps = {
  readonly found: Pick<Found<string>, 'verdict'>
  readonly lines: readonly (readonly [name: string, outcome: StepOutcome])[]
}

function Finding({ found, lines }: FindingProps) {
  const text = useText<ReceiptKey>()
  return (
    <div className={styles.found} role="status">
      {found.verdict === 'fails' ? (
        <Caution tone="danger">{text('receipt.notVerified')}</Caution>
      ) : (
        <p className={styles.verdict} data-verdict={found.verdict}>
          <Icon name={found.verdict === 'holds' ? 'verified' : 'clock'} />
          {text(verdictNames[found.verdict])}
        </p>
      )}
      <ol className={styles.steps}>
        {lines.map(([name, outcome]) => (
          <li key={name} className={styles.step} data-outcome={outcome}>
            <Icon name={marks[outcome]} size="small" />
            <span>{name}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

const verdictNames = {
  holds: 'receipt.verified',
  waits: 'receipt.notPublished',
  unsigned: 'receipt.notSigned',
} as const satisfies Record<string, ReceiptKey>

const marks = { good: 'check', bad: 'close', unseen: 'minus' } as const satisfies Record<
  StepOutcome,
  unknown
>

/** So long a browser gets to take the file over. */
const TAKEN_MS = 60_000

/** The receipt to the letter as it came: what is checked elsewhere is what is shown here. */
function save(receipt: Props<string, string>['receipt']): void {
  const file = new Blob([`${JSON.stringify(receipt, null, 2)}\n`], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `receipt-${receipt.receipt}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), TAKEN_MS)
}
