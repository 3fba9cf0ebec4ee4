/** The field for a setting, by the form that its value has. */
import { Checkbox, TextField, useText } from '@evenkeel/ui'
import { languageNames, languages, Select } from '@evenkeel/ui/desk'
import { isSound, type SettingName, settings } from '../../contract/index.ts'
import { languagesIn, optionOf } from './Seen.tsx'
import styles from './Settings.module.css'
import type { TextKey } from './textKey.ts'

type Props = {
  readonly name: SettingName
  readonly value: string
  readonly error: string | undefined
  onChange(value: string): void
}

export function SettingField({ name, value, error, onChange }: Props) {
  const text = useText<TextKey>()
  const label = text(`settings.${name}`)
  const below = error !== undefined && (
    <p className={styles.error} role="alert">
      {error}
    </p>
  )
  switch (name) {
    case 'registration':
      return (
        <div>
          <Select
            label={label}
            options={settings[name].options.map((id) => ({
              ...{ id, label: text(`settings.registration.${id}`) },
            }))}
            value={optionOf(name, value)}
            onChange={onChange}
          />
          {below}
        </div>
      )
    case 'simulation':
      return (
        <div>
          <Select
            label={label}
            options={settings[name].options.map((id) => ({
              ...{ id, label: text(`settings.simulation.${id}`) },
            }))}
            value={optionOf(name, value)}
            onChange={onChange}
          />
          {below}
        </div>
      )
    case 'languages':
      return (
        <div>
          <LanguageBoxes value={value} onChange={onChange} />
          {below}
        </div>
      )
    default: {
      const form = settings[name].as
      return (
        <TextField
          label={label}
          value={value}
          verbatim
          autoComplete="off"
          inputMode={form === 'whole' ? 'numeric' : 'url'}
          hint={text(`settings.form.${form}`)}
          error={isSound(name, value) ? error : text(`settings.wrong.${form}`)}
          onChange={onChange}
        />
      )
    }
  }
}

type BoxesProps = { readonly value: string; onChange(value: string): void }

/** English is always among them. All of them is what holds where nothing is set. */
function LanguageBoxes({ value, onChange }: BoxesProps) {
  const text = useText<TextKey>()
  const chosen = languagesIn(value)
  function choose(language: (typeof languages)[number], isChosen: boolean) {
    const next = languages.filter((each) => (each === language ? isChosen : chosen.includes(each)))
    onChange(next.length === languages.length ? '' : next.join())
  }
  return (
    <fieldset className={styles.boxes}>
      <legend className={styles.legend}>{text('settings.languages')}</legend>
      {languages.map((language) => (
        <Checkbox
          key={language}
          label={<span lang={language}>{languageNames[language]}</span>}
          checked={chosen.includes(language)}
          disabled={language === 'en'}
          onChange={(isChosen) => choose(language, isChosen)}
        />
      ))}
    </fieldset>
  )
}
