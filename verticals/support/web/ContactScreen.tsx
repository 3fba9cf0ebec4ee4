/** Customer service: the operator's own link, the help centre, and for members the chat. */
import { Caution, ListRow, Screen, useCall, usePlace, useSession, useText } from '@evenkeel/ui'
import { getConfig } from '../contract/site.ts'
import { Chat } from './Chat.tsx'
import styles from './ContactScreen.module.css'
import { SignInFirst } from './SignInFirst.tsx'
import type { TextKey } from './textKey.ts'

export default function ContactScreen() {
  const text = useText<TextKey>()
  const { go } = usePlace()
  const { signedIn } = useSession()
  const { data } = useCall(getConfig)
  const link = data?.customer_url
  return (
    <Screen title={text('support.service')}>
      <div className={styles.page}>
        {link !== undefined && (
          <ListRow
            chevron
            icon="service"
            title={text('chat.link')}
            detail={text('chat.linkHint')}
            onPress={() => window.open(link, '_blank', 'noopener')}
          />
        )}
        <ListRow
          chevron
          icon="info"
          title={text('support.help')}
          detail={text('chat.helpHint')}
          path="/help"
          onPress={() => go('/help')}
        />
        <section className={styles.chat} aria-label={text('chat.title')}>
          <h2 className={styles.title}>{text('chat.title')}</h2>
          <div className={styles.inset}>
            <Caution>{text('chat.never')}</Caution>
          </div>
          {signedIn ? <Chat /> : <SignInFirst>{text('chat.signIn')}</SignInFirst>}
        </section>
      </div>
    </Screen>
  )
}
