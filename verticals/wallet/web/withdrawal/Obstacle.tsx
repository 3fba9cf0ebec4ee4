/** What keeps the member from withdrawing, and what to do about it. */
import { Banner, Button, usePlace, useText, When } from '@evenkeel/ui'
import { obstacleIn, type Terms } from './form.ts'
import styles from './Obstacle.module.css'
import type { TextKey } from './textKey.ts'

export function Obstacle({ terms }: { terms: Terms }) {
  const text = useText<TextKey>()
  const { go } = usePlace()
  const obstacle = obstacleIn(terms)
  if (obstacle === undefined) return null
  const way = (path: string, label: string) => (
    <Button size="medium" onClick={() => go(path)}>
      {label}
    </Button>
  )
  return (
    <div className={styles.obstacle}>
      {obstacle === 'verify' && (
        <Banner
          icon="shield"
          title={text('withdrawal.verify')}
          action={way('/identity', text('withdrawal.verifyNow'))}
        />
      )}
      {obstacle === 'setPassword' && (
        <Banner
          icon="lock"
          title={text('withdrawal.setPassword')}
          action={way('/change-pay-passwd', text('withdrawal.setNow'))}
        />
      )}
      {obstacle === 'contact' && (
        <Banner
          icon="mail"
          title={text('withdrawal.contact')}
          action={way('/secure-center?part=email', text('withdrawal.contactNow'))}
        />
      )}
      {obstacle === 'held' && (
        <Banner icon="lock" title={text('withdrawal.held')}>
          <When at={terms.held_until ?? 0} />
        </Banner>
      )}
      {obstacle === 'owes' && <Banner icon="info" title={text('refusal.debtOutstanding')} />}
    </div>
  )
}
