/** The chain of an item's owners, checked link by link in the reader's own browser. */
import { Button, ErrorState, Icon, SkeletonRows, useCall, useText, When } from '@evenkeel/ui'
import { useState } from 'react'
import { getProvenance } from '../contract/index.ts'
import { brokenLink } from '../verify/provenance.ts'
import { shortened } from './OwnerName.tsx'
import styles from './Provenance.module.css'
import type { Key } from './textKey.ts'

export function Provenance({ collection, number }: { collection: string; number: string }) {
  const text = useText<Key>()
  const { data, error, reload } = useCall(getProvenance, { collection, number })
  const [checked, setChecked] = useState<{ readonly broken: number | undefined }>()
  if (data === undefined && error !== undefined)
    return <ErrorState error={error} onRetry={reload} />
  if (data === undefined) return <SkeletonRows count={2} mark={false} />
  const { links } = data
  return (
    <div className={styles.all}>
      <p className={styles.hint}>{text('nft.provenanceHint')}</p>
      <ol className={styles.chain}>
        {links.map(({ nth, at, owner, hash, name }) => (
          <li key={nth} className={styles.link}>
            <span>{nth === 0 ? text('nft.minted') : (name ?? shortened(owner))}</span>
            <span className={styles.when}>
              <When at={at} />
            </span>
            <code className={styles.hash}>{hash}</code>
          </li>
        ))}
      </ol>
      <Button
        look="quiet"
        size="medium"
        onClick={() => setChecked({ broken: brokenLink(`${collection}#${number}`, links) })}
      >
        {text('nft.checkChain')}
      </Button>
      {checked !== undefined && (
        <p className={checked.broken === undefined ? styles.holds : styles.broken} role="status">
          <Icon name={checked.broken === undefined ? 'success' : 'failure'} size="small" />
          {checked.broken === undefined
            ? text('nft.chainHolds', { count: links.length })
            : text('nft.chainBroken', { nth: checked.broken })}
        </p>
      )}
    </div>
  )
}
