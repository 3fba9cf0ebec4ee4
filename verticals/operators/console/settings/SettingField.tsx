/** The field for a setting, by the form that its value has. */
import { Checkbox, TextField, useText } from '@evenkeel/ui'
import { languageNames, languages, Select } from '@evenkeel/ui/desk'
import { isSound, type SettingName, settings } from '../../contract/index.ts'
import { languagesIn, optionOf, typesIn } from './Seen.tsx'
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
              id,
              label: text(`settings.registration.${id}`),
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
              id,
              label: text(`settings.simulation.${id}`),
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
    case 'feedback_types':
      return (
        <div>
          <TypeBoxes value={value} onChange={onChange} />
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

/** At least one of them; all of them is what holds where nothing is set. */
function TypeBoxes({ value, onChange }: BoxesProps) {
  const text = useText<TextKey>()
  const { options } = settings.feedback_types
  const chosen = typesIn(value)
  function choose(type: (typeof options)[number], isChosen: boolean) {
    const next = options.filter((each) => (each === type ? isChosen : chosen.includes(each)))
    onChange(next.length === options.length ? '' : next.join())
  }
  return (
    <fieldset className={styles.boxes}>
      <legend className={styles.legend}>{text('settings.feedback_types')}</legend>
      {options.map((type) => (
        <Checkbox
          key={type}
          label={text(`settings.feedback_types.${type}`)}
          checked={chosen.includes(type)}
          disabled={chosen.length === 1 && chosen.includes(type)}
          onChange={(isChosen) => choose(type, isChosen)}
        />
      ))}
    </fieldset>
  )
}
