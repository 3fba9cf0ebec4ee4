/** About the exchange: what it is, how it is reached, its documents, and feedback with the replies to it. */
import { ListRow, Screen, Section, usePlace, useSession, useText } from '@evenkeel/ui'
import styles from './AboutScreen.module.css'
import { Feedback } from './Feedback.tsx'
import { SignInFirst } from './SignInFirst.tsx'
import type { TextKey } from './textKey.ts'

const contact = [
  ['/contact', 'support.service', 'service'],
  ['/help', 'support.help', 'info'],
  ['/download', 'support.download', 'download'],
] as const
const documents = [
  ['/terms', 'support.terms', 'document'],
  ['/privacy', 'support.privacy', 'lock'],
] as const

export default function AboutScreen() {
  const text = useText<TextKey>()
  const { signedIn } = useSession()
  return (
    <Screen title={text('support.about')}>
      <div className={styles.head}>
        <img src="/favicon.svg" alt="" className={styles.mark} />
        <h2 className={styles.name}>Evenkeel</h2>
        <p className={styles.line}>{text('about.line')}</p>
        <p className={styles.what}>{text('about.what')}</p>
      </div>
      <Section title={text('about.contact')}>
        <Ways of={contact} />
      </Section>
      <Section title={text('feedback.title')}>
        {signedIn ? <Feedback /> : <SignInFirst>{text('feedback.signIn')}</SignInFirst>}
      </Section>
      <Section title={text('about.documents')}>
        <Ways of={documents} />
      </Section>
    </Screen>
  )
}

function Ways({ of }: { of: typeof contact | typeof documents }) {
  const text = useText<TextKey>()
  const { go } = usePlace()
  return of.map(([path, label, icon]) => (
    <ListRow
      key={path}
      chevron
      icon={icon}
      title={text(label)}
      path={path}
      onPress={() => go(path)}
    />
  ))
}
