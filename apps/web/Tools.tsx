/** The tools at the right of every top bar. */
import { IconButton, useText } from '@evenkeel/ui'
import type { Theme } from './session.ts'
import type { Shell } from './shell.ts'
import type en from './text/en.ts'

export function Tools({ theme, shell }: { theme: Theme; shell: Shell }) {
  const text = useText<keyof typeof en>()
  const other = theme === 'dark' ? 'light' : 'dark'
  return (
    <IconButton
      icon={other === 'light' ? 'sun' : 'moon'}
      label={text(other === 'light' ? 'web.toLight' : 'web.toDark')}
      onClick={() => shell.chooseTheme(other)}
    />
  )
}
