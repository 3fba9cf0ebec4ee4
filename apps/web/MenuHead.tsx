/** The head of the side menu: who is signed in, with the way to their account; or the ways in. */
import { Address, Badge, Button, followed, Icon, useText } from '@evenkeel/ui'
import styles from './MenuHead.module.css'
import { addressOf } from './my/addressOf.ts'
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
  if (!signedIn)
    return (
      <p className={styles.head}>
        <img src="/favicon.svg" alt="" className={styles.mark} />
        <span className={styles.name}>Evenkeel</span>
      </p>
    )
  const address = user && addressOf(user)
  const uid = user && text('my.uid', { id: user.id })
  return (
    <a className={styles.head} href={`#${MY}`} onClick={followed(() => onGo(MY))}>
      <span className={styles.person}>
        <Icon name="user" />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          {address === undefined ? (uid ?? text('web.member')) : <Address value={address} />}
        </span>
        <span className={styles.marks}>
          {address !== undefined && <span>{uid}</span>}
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
}

/** Below the head, as wide as the menu: in every language the words have their line. */
export function WaysIn({ onGo }: Pick<Props, 'onGo'>) {
  const text = useText<keyof typeof en>()
  return (
    <div className={styles.ways}>
      <Button look="quiet" size="medium" onClick={() => onGo('/login')}>
        {text('web.signIn')}
      </Button>
      <Button size="medium" onClick={() => onGo('/register')}>
        {text('home.register')}
      </Button>
    </div>
  )
}
