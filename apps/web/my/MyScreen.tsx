/** My account: who is signed in, on which book, how trusted, and the ways to everything about it. */
import {
  Dialog,
  ListRow,
  OptionSheet,
  Screen,
  Section,
  Soon,
  useText,
  useToast,
} from '@evenkeel/ui'
import { languageNames, languages } from '@evenkeel/wire'
import { useEffect, useState } from 'react'
import { isComing } from '../pages.ts'
import { useShell } from '../shellContext.ts'
import type en from '../text/en.ts'
import { BookSwitch } from './BookSwitch.tsx'
import { CreditScore } from './CreditScore.tsx'
import styles from './MyScreen.module.css'
import { Profile } from './Profile.tsx'
import { VerificationPrompt } from './VerificationPrompt.tsx'

type Asked = 'language' | 'signOut'

export default function MyScreen() {
  const { shell, state } = useShell()
  const text = useText<keyof typeof en>()
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
        <ListRow chevron icon="user" title={text('my.userCenter')} path="/user-center" />
        <ListRow chevron icon="shield" title={text('web.security')} path="/secure-center" />
        <ListRow chevron icon="gift" title={text('web.invite')} path="/share-code" />
        <ListRow
          chevron
          icon="notice"
          title={text('web.notices')}
          path="/notice-center"
          end={isComing('/notice-center') && <Soon />}
        />
        <ListRow
          chevron
          icon="service"
          title={text('web.service')}
          path="/contact"
          end={isComing('/contact') && <Soon />}
        />
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
