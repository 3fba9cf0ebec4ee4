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
  /** Where it says more than what kind of address it is. */
  readonly label?: string | undefined
  readonly error?: string | undefined
  /** What a browser may fill in: who somebody is, or an address that is new here. */
  readonly autoComplete?: 'username' | 'email'
  onChange(value: ContactForm): void
  onLeave?(): void
}

export function ContactFields(props: Props) {
  const { value, offered = ways, label, error, autoComplete = 'username' } = props
  const { onChange, onLeave } = props
  const text = useText<keyof typeof en>()
  const names = { email: text('members.email'), phone: text('members.mobile') }
  return (
    <div>
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
          label={label ?? text('members.email')}
          type="email"
          inputMode="email"
          autoComplete={autoComplete}
          placeholder="name@example.com"
          required
          value={value.email}
          error={error}
          onChange={(email) => onChange({ ...value, email })}
          onLeave={onLeave}
        />
      ) : (
        <PhoneField
          value={value}
          label={label}
          error={error}
          onChange={onChange}
          onLeave={onLeave}
        />
      )}
    </div>
  )
}

type PhoneProps = Pick<Props, 'value' | 'label' | 'error' | 'onChange' | 'onLeave'>

function PhoneField({ value, label, error, onChange, onLeave }: PhoneProps) {
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
        label={label ?? text('members.mobile')}
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
        onLeave={onLeave}
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
