/** The tools at the right of every top bar: language and theme. */
import { IconButton, OptionSheet, useText } from '@evenkeel/ui'
import { type Language, languages } from '@evenkeel/wire'
import { useState } from 'react'
import type { Theme } from './session.ts'
import type { Shell } from './shell.ts'
import type en from './text/en.ts'

/** Each in its own words, as whoever looks for it reads them. */
const names: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  hi: 'हिन्दी',
  ru: 'Русский',
  ko: '한국어',
  ja: '日本語',
  pt: 'Português',
  vi: 'Tiếng Việt',
  de: 'Deutsch',
  it: 'Italiano',
  fr: 'Français',
  id: 'Bahasa Indonesia',
  'zh-TW': '繁體中文',
}
const options = languages.map((id) => ({ id, label: names[id], language: id }))

type Props = { readonly language: Language; readonly theme: Theme; readonly shell: Shell }

export function Tools({ language, theme, shell }: Props) {
  const text = useText<keyof typeof en>()
  const [open, setOpen] = useState(false)
  const other = theme === 'dark' ? 'light' : 'dark'
  return (
    <>
      <IconButton
        icon={other === 'light' ? 'sun' : 'moon'}
        label={text(other === 'light' ? 'web.toLight' : 'web.toDark')}
        onClick={() => shell.chooseTheme(other)}
      />
      <IconButton
        icon="globe"
        label={text('web.language')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <OptionSheet
        open={open}
        title={text('web.language')}
        options={options}
        value={language}
        onChange={shell.chooseLanguage}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
