/** What has just been done to the account, and what comes next; it stays until the reader goes on. */
import { Banner, Button, usePlace, useText } from '@evenkeel/ui'
import type { Deed } from '@evenkeel/ui/data/done.ts'
import type en from '../../text/en.ts'
import styles from './DoneNotice.module.css'

export function DoneNotice({ deed, onClose }: { deed: Deed; onClose(): void }) {
  const text = useText<keyof typeof en>()
  const { go } = usePlace()
  return (
    <div className={styles.notice}>
      {deed === 'frozen' && (
        <Banner
          icon="freeze"
          tone="accent"
          title={text('members.frozen')}
          action={
            <Button look="quiet" size="medium" onClick={() => go('/login?way=thaw')}>
              {text('members.toThaw')}
            </Button>
          }
          onClose={onClose}
        >
          {text('members.freezeThaw')}
        </Banner>
      )}
      {deed === 'ended' && (
        <Banner icon="signOut" tone="accent" title={text('members.ended')} onClose={onClose}>
          {text('members.endedHint')}
        </Banner>
      )}
      {deed === 'thawed' && (
        <Banner icon="success" tone="good" title={text('members.thawDone')} onClose={onClose} />
      )}
      {deed === 'reset' && (
        <Banner icon="success" tone="good" title={text('members.resetDone')} onClose={onClose}>
          {text('members.holdsWithdrawals')}
        </Banner>
      )}
    </div>
  )
}
