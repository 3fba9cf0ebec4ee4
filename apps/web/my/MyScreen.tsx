/** My account: who is signed in, in which realm, how trusted, and the ways to everything about it. */
import { ListRow, Screen, Section, useText } from '@evenkeel/ui'
import { useEffect } from 'react'
import { Count } from '../Count.tsx'
import { Mark } from '../Mark.tsx'
import { listed, type PlaceName } from '../places.ts'
import { otherTheme, useSettingRows } from '../settingRows.tsx'
import { useShell } from '../shellContext.ts'
import type en from '../text/en.ts'
import { CreditScore } from './CreditScore.tsx'
import styles from './MyScreen.module.css'
import { Profile } from './Profile.tsx'
import { RealmSwitch } from './RealmSwitch.tsx'
import { VerificationPrompt } from './VerificationPrompt.tsx'

const ways = listed('account')

export default function MyScreen() {
  const { shell, state } = useShell()
  const text = useText<keyof typeof en | PlaceName>()
  const settings = useSettingRows(state)
  const { user } = state
  useEffect(() => shell.readUser(), [shell])

  return (
    <Screen title={text('my.title')}>
      <div className={styles.top}>
        <Profile user={user} />
        <CreditScore score={user?.credit_score} />
        <RealmSwitch />
        {user !== undefined && <VerificationPrompt user={user} />}
      </div>
      <Section title={text('web.menuAccount')}>
        {ways.map(({ path, icon, label }) => (
          <ListRow
            key={path}
            chevron
            icon={icon}
            title={text(label)}
            path={path}
            end={
              <>
                <Count path={path} />
                <Mark path={path} />
              </>
            }
            onPress={() => shell.go(path)}
          />
        ))}
      </Section>
      <Section title={text('web.menuSettings')}>
        {settings.map(({ id, icon, label, value }) => (
          <ListRow
            key={id}
            chevron={id !== 'theme'}
            icon={icon}
            title={text(id === 'language' ? 'my.language' : label)}
            value={value}
            onPress={() =>
              id === 'theme'
                ? shell.chooseTheme(otherTheme(state))
                : shell.ask({ about: 'setting', which: id })
            }
          />
        ))}
        <ListRow
          icon="signOut"
          title={text('web.signOut')}
          onPress={() => shell.ask({ about: 'setting', which: 'signOut' })}
        />
      </Section>
    </Screen>
  )
}
