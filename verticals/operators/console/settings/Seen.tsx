/** A setting as it is written, and what members see of it: of one that holds, and of one that is only typed. */
import { useMoney, useText } from '@evenkeel/ui'
import { languageNames, languages } from '@evenkeel/ui/desk'
import type { Language } from '@evenkeel/wire'
import { isSound, type SettingName, settings } from '../../contract/index.ts'
import styles from './Settings.module.css'
import type { TextKey } from './textKey.ts'

type ChoiceName = 'registration' | 'simulation'

/** The one that holds: the first, where nothing is set. */
export function optionOf<Name extends ChoiceName>(name: Name, value: string) {
  type Option = (typeof settings)[Name]['options'][number]
  const options: readonly Option[] = settings[name].options
  return options.find((option) => option === value) ?? (options[0] as Option)
}

/** All of them, where nothing is set. */
export function languagesIn(value: string): readonly Language[] {
  const named = value.split(',')
  return value === '' ? languages : languages.filter((language) => named.includes(language))
}

type FeedbackType = (typeof settings)['feedback_types']['options'][number]

/** All of them, where nothing is set. */
export function typesIn(value: string): readonly FeedbackType[] {
  const { options } = settings.feedback_types
  const named = value.split(',')
  return value === '' ? options : options.filter((type) => named.includes(type))
}

export function Written({ name, value }: { name: SettingName; value: string }) {
  const text = useText<TextKey>()
  const money = useMoney()
  switch (name) {
    case 'registration':
      return text(`settings.registration.${optionOf(name, value)}`)
    case 'simulation':
      return text(`settings.simulation.${optionOf(name, value)}`)
    case 'languages':
      return text('settings.languageCount', {
        count: languagesIn(value).length,
        all: languages.length,
      })
    case 'feedback_types':
      return typesIn(value)
        .map((type) => text(`settings.feedback_types.${type}`))
        .join(', ')
    case 'protection_fund':
      return value === '' ? text('settings.notSet') : `${money(value)} USDT`
    default:
      return value === '' ? text('settings.notSet') : <code className={styles.link}>{value}</code>
  }
}

/** Nothing, as long as what is typed is no value. */
export function Seen({ name, value }: { name: SettingName; value: string }) {
  const text = useText<TextKey>()
  const money = useMoney()
  if (!isSound(name, value)) return '–'
  switch (name) {
    case 'registration':
      return text(`settings.seen.registration.${optionOf(name, value)}`)
    case 'simulation':
      return text(`settings.seen.simulation.${optionOf(name, value)}`)
    case 'languages':
      return <Names all={languagesIn(value)} />
    case 'feedback_types':
      return <Written name={name} value={value} />
    case 'protection_fund':
      return value === ''
        ? text('settings.unseen.protection_fund')
        : text('settings.seen.protection_fund', { amount: money(value) })
    default:
      return value === '' ? text(`settings.unseen.${name}`) : text(`settings.seen.${name}`)
  }
}

function Names({ all }: { all: readonly Language[] }) {
  return (
    <ul className={styles.languages}>
      {all.map((language) => (
        <li key={language} lang={language}>
          {languageNames[language]}
        </li>
      ))}
    </ul>
  )
}
