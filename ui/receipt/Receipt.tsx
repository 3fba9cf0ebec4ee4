/** The parts that receipts are read in: what it came to, prices with their source, and the link to share. */
import type { ReactNode } from 'react'
import { useText } from '../data/hooks.ts'
import { CopyButton } from '../kit/CopyButton.tsx'
import { Icon } from '../kit/Icon.tsx'
import { useToast } from '../kit/Toast.tsx'
import { When } from '../kit/When.tsx'
import styles from './Receipt.module.css'
import { sourceName } from './sourceName.ts'
import type { ReceiptKey } from './texts.ts'

type HeadProps = {
  readonly pair: string
  /** Beside the pair: which side, how long, whether it is play money. */
  readonly marks: ReactNode
  readonly outcome: ReactNode
  readonly gain: string
  readonly tone: 'up' | 'down' | 'same'
  readonly why?: string | undefined
  /** What is shared, by its title, and who may read it. */
  readonly title: string
  readonly hint: string
}

export function ReceiptHead({ pair, marks, outcome, gain, tone, why, title, hint }: HeadProps) {
  return (
    <div className={styles.head}>
      <p className={styles.what}>
        <span className={styles.pair}>{pair}</span>
        {marks}
      </p>
      <p className={styles.outcome}>{outcome}</p>
      <p className={`${styles.gain} ${styles[tone]}`}>{gain}</p>
      {why !== undefined && <p className={styles.why}>{why}</p>}
      <Share title={title} hint={hint} />
    </div>
  )
}

/** By the phone's own way to share, where it has one; else the link is copied. */
function Share({ title, hint }: Pick<HeadProps, 'title' | 'hint'>) {
  const text = useText<ReceiptKey>()
  const toast = useToast()
  const url = window.location.href
  async function share() {
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // Who closes the phone's sheet changed their mind, nothing more.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        toast(text('ui.copyFailed'), 'failure')
    }
  }
  return (
    <div className={styles.share}>
      {'share' in navigator ? (
        <button type="button" className={styles.link} onClick={() => void share()}>
          <Icon name="share" size="small" />
          {text('receipt.share')}
        </button>
      ) : (
        <CopyButton look="button" value={url} label={text('receipt.copyLink')} />
      )}
      <p className={styles.hint}>{hint}</p>
    </div>
  )
}

export function ReceiptTicks({ children }: { readonly children: ReactNode }) {
  return <div className={styles.ticks}>{children}</div>
}

type TickProps = {
  readonly label: string
  /** As it is written; nothing where there is none. */
  readonly price: string | undefined
  readonly at?: number | undefined
  readonly source?: string | undefined
}

export function ReceiptTick({ label, price, at, source }: TickProps) {
  const text = useText<ReceiptKey>()
  return (
    <dl className={styles.tick}>
      <dt>{label}</dt>
      <dd className={styles.price}>{price ?? '–'}</dd>
      {at !== undefined && (
        <dd className={styles.quiet}>
          <When at={at} />
        </dd>
      )}
      {source !== undefined && <dd className={styles.quiet}>{sourceName(source, text)}</dd>}
    </dl>
  )
}

/** Rows of figures, in the margins of the page. */
export function ReceiptFigures({ children }: { readonly children: ReactNode }) {
  return <div className={styles.paid}>{children}</div>
}
