/** When a key was made, and when it was used last. */
import { useText, When } from '@evenkeel/ui'
import styles from './Times.module.css'
import type { TextKey } from './textKey.ts'

type Props = { readonly madeAt: number; readonly usedAt: number | undefined }

export function Times({ madeAt, usedAt }: Props) {
  const text = useText<TextKey>()
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
