/** My account: who is signed in, on which book, how trusted, and the ways to everything about it. */
import {
  Dialog,
  type IconName,
  ListRow,
  OptionSheet,
  Screen,
  Section,
  useText,
  useToast,
} from '@evenkeel/ui'
import { languageNames, languages } from '@evenkeel/wire'
import { useEffect, useState } from 'react'
import { Mark } from '../Mark.tsx'
import { useShell } from '../shellContext.ts'
import type en from '../text/en.ts'
import { BookSwitch } from './BookSwitch.tsx'
import { CreditScore } from './CreditScore.tsx'
import styles from './MyScreen.module.css'
import { Profile } from './Profile.tsx'
import { VerificationPrompt } from './VerificationPrompt.tsx'

type Key = keyof typeof en
type Asked = 'language' | 'signOut'

const ways: readonly (readonly [path: string, icon: IconName, key: Key])[] = [
  ['/user-center', 'user', 'my.userCenter'],
  ['/secure-center', 'shield', 'web.security'],
  ['/share-code', 'gift', 'web.invite'],
  ['/notice-center', 'notice', 'web.notices'],
  ['/contact', 'service', 'web.service'],
]

export default function MyScreen() {
  const { shell, state } = useShell()
  const text = useText<Key>()
  const toast = useToast()
  const [asked, setAsked] = useState<Asked>()
  const { user, theme, language, config } = state
  const close = () => setAsked(undefined)
  useEffect(() => shell.readUser(), [shell])

  function signOut() {
    close()
    shell.signOut()
    toast(text('web.signedOut'), 'success')
  }

  return (
    <Screen title={text('my.title')}>
      <div className={styles.top}>
        <Profile user={user} />
        <CreditScore score={user?.credit_score} />
        <BookSwitch />
        {user !== undefined && <VerificationPrompt user={user} />}
      </div>
      <Section title={text('web.menuAccount')}>
        {ways.map(([path, icon, key]) => (
          <ListRow
            key={path}
            chevron
            icon={icon}
            title={text(key)}
            path={path}
            end={<Mark path={path} />}
            onPress={() => shell.go(path)}
          />
        ))}
      </Section>
      <Section title={text('web.menuSettings')}>
        <ListRow
          chevron
          icon="globe"
          title={text('my.language')}
          value={languageNames[language]}
          onPress={() => setAsked('language')}
        />
        <ListRow
          icon={theme === 'dark' ? 'moon' : 'sun'}
          title={text('web.theme')}
          value={text(theme === 'dark' ? 'web.themeDark' : 'web.themeLight')}
          onPress={() => shell.chooseTheme(theme === 'dark' ? 'light' : 'dark')}
        />
        {config?.app_download_address !== undefined && (
          <ListRow
            chevron
            icon="download"
            title={text('my.download')}
            onPress={() => window.open(config.app_download_address, '_blank', 'noopener')}
          />
        )}
        <ListRow icon="signOut" title={text('web.signOut')} onPress={() => setAsked('signOut')} />
      </Section>
      <OptionSheet
        open={asked === 'language'}
        title={text('my.language')}
        options={languages.map((id) => ({ id, label: languageNames[id], language: id }))}
        value={language}
        onChange={shell.chooseLanguage}
        onClose={close}
      />
      <Dialog
        open={asked === 'signOut'}
        title={text('web.signOutAsk')}
        confirm={text('web.signOut')}
        onConfirm={signOut}
        onClose={close}
      />
    </Screen>
  )
}
