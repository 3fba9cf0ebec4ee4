/** The head of the side menu: who is signed in, with the way to their account; or the way in. */
import { Address, Badge, Button, followed, Icon, useText } from '@evenkeel/ui'
import styles from './MenuHead.module.css'
import { verificationTexts, verificationTone } from './my/verification.ts'
import type { ShellState } from './shell.ts'
import type en from './text/en.ts'

const MY = '/my'

type Props = {
  readonly state: Pick<ShellState, 'signedIn' | 'demo' | 'user'>
  onGo(path: string): void
}

export function MenuHead({ state, onGo }: Props) {
  const text = useText<keyof typeof en>()
  const { signedIn, demo, user } = state
  if (signedIn)
    return (
      <a className={styles.head} href={`#${MY}`} onClick={followed(() => onGo(MY))}>
        <span className={styles.person}>
          <Icon name="user" />
        </span>
        <span className={styles.words}>
          <span className={styles.name}>
            {user === undefined ? text('web.member') : <Address value={user.account_number} />}
          </span>
          <span className={styles.marks}>
            {user !== undefined && <span>{text('my.uid', { id: user.id })}</span>}
            {demo && <Badge look="tag">{text('ui.demo')}</Badge>}
            {user !== undefined && !demo && (
              <Badge look="tag" tone={verificationTone(user.is_realname)}>
                {text(verificationTexts[user.is_realname])}
              </Badge>
            )}
          </span>
        </span>
        <Icon name="next" size="small" />
      </a>
    )
  return (
    <div className={styles.head}>
      <img src="/favicon.svg" alt="" className={styles.mark} />
      <div className={styles.words}>
        <p className={styles.name}>{text('web.visitor')}</p>
        <p className={styles.marks}>{text('web.visitorHint')}</p>
      </div>
      <Button look="quiet" size="small" onClick={() => onGo('/login')}>
        {text('web.signIn')}
      </Button>
    </div>
  )
}
