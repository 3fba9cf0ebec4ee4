/** The fields for an e-mail address or a mobile number, with tabs between the two. */
import { type Area, AreaPicker, Icon, Tabs, TextField, useCall, useText } from '@evenkeel/ui'
import { useEffect, useState } from 'react'
import { getAreas } from '../../contract/index.ts'
import type en from '../../text/en.ts'
import styles from './ContactFields.module.css'
import { type ContactForm, likelyArea, type Way, ways } from './contactForm.ts'

type Props = {
  readonly value: ContactForm
  /** Which of the two can be used here. */
  readonly offered?: readonly Way[]
  readonly error?: string | undefined
  /** What a browser may fill in: who somebody is, or an address that is new here. */
  readonly autoComplete?: 'username' | 'email'
  onChange(value: ContactForm): void
}

export function ContactFields(props: Props) {
  const { value, offered = ways, error, autoComplete = 'username', onChange } = props
  const text = useText<keyof typeof en>()
  const names = { email: text('members.email'), phone: text('members.mobile') }
  return (
    <>
      {offered.length > 1 && (
        <div className={styles.tabs}>
          <Tabs
            look="title"
            label={text('members.way')}
            tabs={offered.map((id) => ({ id, label: names[id] }))}
            value={value.way}
            onChange={(way) => onChange({ ...value, way })}
          />
        </div>
      )}
      {value.way === 'email' ? (
        <TextField
          label={text('members.email')}
          type="email"
          inputMode="email"
          autoComplete={autoComplete}
          placeholder="name@example.com"
          required
          value={value.email}
          error={error}
          onChange={(email) => onChange({ ...value, email })}
        />
      ) : (
        <PhoneField value={value} error={error} onChange={onChange} />
      )}
    </>
  )
}

function PhoneField({ value, error, onChange }: Pick<Props, 'value' | 'error' | 'onChange'>) {
  const text = useText<keyof typeof en>()
  const [isPicking, setPicking] = useState(false)
  const { data } = useCall(getAreas)
  const areas = data?.map(areaOf)
  const { area, phone } = value
  useEffect(() => {
    if (data !== undefined && area === undefined)
      onChange({ ...value, area: likelyArea(data.map(areaOf), navigator.languages) })
  }, [data, area, value, onChange])

  return (
    <>
      <TextField
        label={text('members.mobile')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        required
        value={phone}
        error={error}
        before={
          <button
            type="button"
            className={styles.area}
            aria-haspopup="dialog"
            aria-label={text('members.areaOf', {
              area: `${area?.name ?? ''} ${area?.code ?? '+'}`,
            })}
            onClick={() => setPicking(true)}
          >
            {area?.code ?? '+'}
            <Icon name="down" size="small" />
          </button>
        }
        onChange={(next) => onChange({ ...value, phone: next })}
      />
      <AreaPicker
        open={isPicking}
        areas={areas ?? []}
        value={area}
        onConfirm={(chosen) => onChange({ ...value, area: chosen })}
        onClose={() => setPicking(false)}
      />
    </>
  )
}

function areaOf(row: { country: string; name: string; area_code: string }): Area {
  return { country: row.country, name: row.name, code: row.area_code }
}
