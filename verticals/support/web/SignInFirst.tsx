/** Where a visitor would have to sign in first: why, and the way there. */
import { Button, useClient, useText } from '@evenkeel/ui'
import type { ReactNode } from 'react'
import styles from './SignInFirst.module.css'
import type { TextKey } from './textKey.ts'

export function SignInFirst({ children }: { children: ReactNode }) {
  const text = useText<TextKey>()
  const { askToSignIn } = useClient()
  return (
    <div className={styles.first}>
      <p>{children}</p>
      <Button look="quiet" size="medium" onClick={askToSignIn}>
        {text('chat.toSignIn')}
      </Button>
    </div>
  )
}
