/** Chooses the language: each in its own words, as whoever looks for it reads them. */
import { type Language, languageNames, languages } from '@evenkeel/wire'
import { useClient } from '../data/context.ts'
import { useText } from '../data/hooks.ts'
import { Flag } from './Flag.tsx'
import { FullScreen } from './FullScreen.tsx'
import { languageFlags } from './flags.ts'
import { Icon } from './Icon.tsx'
import styles from './LanguagePicker.module.css'

type Props = {
  readonly open: boolean
  /** Which there are here. */
  readonly offered?: readonly Language[]
  onChange(language: Language): void
  onClose(): void
}

export function LanguagePicker({ open, offered = languages, onChange, onClose }: Props) {
  const text = useText()
  const { language: current } = useClient()
  function choose(language: Language) {
    onClose()
    if (language !== current) onChange(language)
  }
  return (
    <FullScreen open={open} title={text('ui.languageTitle')} onClose={onClose}>
      <ul>
        {offered.map((language) => (
          <li key={language}>
            <button
              type="button"
              className={styles.language}
              aria-current={language === current}
              data-first={language === current || undefined}
              onClick={() => choose(language)}
            >
              <Flag url={languageFlags[language]} />
              <span className={styles.name} lang={language}>
                {languageNames[language]}
              </span>
              {language === current && <Icon name="check" />}
            </button>
          </li>
        ))}
      </ul>
    </FullScreen>
  )
}
