/** When a key was made, and when it was used last. */
import { useText, When } from '@evenkeel/ui'
import type en from '../../text/en.ts'
import styles from './Times.module.css'

type Props = { readonly madeAt: number; readonly usedAt: number | undefined }

export function Times({ madeAt, usedAt }: Props) {
  const text = useText<keyof typeof en>()
  return (
    <span className={styles.times}>
      <span>
        {text('members.added')} <When at={madeAt} />
      </span>
      <span>
        {usedAt === undefined ? (
          text('members.neverUsed')
        ) : (
          <>
            {text('members.lastUsed')} <When at={usedAt} />
          </>
        )}
      </span>
    </span>
  )
}
