/** What a stranger needs to verify a proof: its hashes, and the tree as a file. */
import { Button, CopyButton, ListRow, Section, useDownload, useText } from '@evenkeel/ui'
import { getTree } from '../contract.ts'
import styles from './Evidence.module.css'
import type { Proof } from './proof.ts'
import type { Key } from './textKey.ts'

export function Evidence({ proof }: { proof: Proof }) {
  const text = useText<Key>()
  const save = useDownload(getTree)
  const hashes = [
    ['proof.hash', proof.hash],
    ['proof.root', proof.root],
    ['proof.previous', proof.previous],
    ['proof.journal', proof.journal],
  ] as const
  return (
    <Section title={text('proof.evidence')}>
      {hashes.map(([key, hash]) => {
        const label = text(key, { batch: proof.batch })
        return (
          <ListRow
            key={key}
            title={label}
            detail={<span className={styles.hash}>{hash}</span>}
            end={<CopyButton value={hash} label={`${text('ui.copy')}: ${label}`} />}
          />
        )
      })}
      <div className={styles.tree}>
        <p className={styles.hint}>{text('proof.compare')}</p>
        {proof.has_tree ? (
          <Button
            look="quiet"
            busy={save.busy}
            onClick={() => void save({ number: String(proof.number) })}
          >
            {text('proof.download')}
          </Button>
        ) : (
          <p className={styles.hint}>{text('refusal.proofTreeNotKept')}</p>
        )}
        <p className={styles.hint}>
          {text('proof.verify')} <code>npm run verify-proof -- FILE</code>
        </p>
      </div>
    </Section>
  )
}
