/** The reader's own settings: language and theme. */
import { IconButton, useText } from '@evenkeel/ui'
import { Select } from '@evenkeel/ui/desk'
import { languageNames, languages } from '@evenkeel/wire'
import type { Shell, ShellState } from './shell.ts'
import type en from './text/en.ts'

type Props = { readonly shell: Shell; readonly state: ShellState }

export function LanguageSelect({ shell, state }: Props) {
  const text = useText<keyof typeof en>()
  return (
    <Select
      look="bare"
      label={text('console.language')}
      options={languages.map((id) => ({ id, label: languageNames[id], language: id }))}
      value={state.language}
      onChange={shell.chooseLanguage}
    />
  )
}

export function ThemeButton({ shell, state }: Props) {
  const text = useText<keyof typeof en>()
  const isDark = state.theme === 'dark'
  return (
    <IconButton
      icon={isDark ? 'sun' : 'moon'}
      label={text(isDark ? 'console.toLight' : 'console.toDark')}
      onClick={() => shell.chooseTheme(isDark ? 'light' : 'dark')}
    />
  )
}
