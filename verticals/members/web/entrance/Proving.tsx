/** Says that a proof of work is being done, how far it is, and why it takes long. */
import { useText } from '@evenkeel/ui'
import type en from '../../text/en.ts'
import styles from './Proving.module.css'
import type { Proof } from './proving.ts'

export function Proving({ proof }: { readonly proof: Proof | undefined }) {
  const text = useText<keyof typeof en>()
  const words = proof && text(proof.isHard ? 'members.provingHard' : 'members.proving')
  return (
    <div className={styles.proving}>
      {proof !== undefined && (
        <progress className={styles.progress} max={100} value={proof.percent} aria-label={words} />
      )}
      <p role="status">{words}</p>
    </div>
  )
}
