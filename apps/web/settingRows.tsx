/** The reader's own settings as rows: the same in the menu and on the page of the account. */
import { Icon, type IconName, Spoken, useText } from '@evenkeel/ui'
import { languageNames } from '@evenkeel/wire'
import type { ReactNode } from 'react'
import type { UpDown } from './session.ts'
import styles from './settingRows.module.css'
import type { ShellState } from './shell.ts'
import type en from './text/en.ts'

type Key = keyof typeof en

export type Setting = {
  readonly id: 'language' | 'upDown' | 'theme'
  readonly icon: IconName
  readonly label: Key
  readonly value: ReactNode
}

export const upDownTexts: Readonly<Record<UpDown, Key>> = {
  'green-up': 'web.upDownGreen',
  'red-up': 'web.upDownRed',
  'colour-blind': 'web.upDownBlind',
}

/** The theme changes at once; the others open a choice. */
export function useSettingRows({ language, theme, upDown }: ShellState): readonly Setting[] {
  const text = useText<Key>()
  return [
    { id: 'language', icon: 'globe', label: 'web.language', value: languageNames[language] },
    {
      id: 'theme',
      icon: theme === 'dark' ? 'moon' : 'sun',
      label: 'web.theme',
      value: text(theme === 'dark' ? 'web.themeDark' : 'web.themeLight'),
    },
    {
      id: 'upDown',
      icon: 'candles',
      label: 'web.upDown',
      value: <Colours>{text(upDownTexts[upDown])}</Colours>,
    },
  ]
}

/** Shown as they are: in words they are too long for a row. */
function Colours({ children }: { children: string }) {
  return (
    <span className={styles.colours}>
      <span className={styles.up}>
        <Icon name="rise" size="small" />
      </span>
      <span className={styles.down}>
        <Icon name="fall" size="small" />
      </span>
      <Spoken>{children}</Spoken>
    </span>
  )
}

export const otherTheme = ({ theme }: ShellState) => (theme === 'dark' ? 'light' : 'dark')
