/** The form of the advanced verification. */
import { Button, Choice, TextField, useCall, useSubmit, useText } from '@evenkeel/ui'
import { useState } from 'react'
import { advanced, getAreas } from '../../contract/index.ts'
import type en from '../../text/en.ts'
import {
  type AdvancedPhoto,
  advancedPhotos,
  isBirthDate,
  type Photos,
  wholePhotos,
} from './identityForm.ts'
import { PhotoFields } from './PhotoFields.tsx'
import styles from './VerificationForm.module.css'

export function AdvancedForm({ onDone }: { onDone(): void }) {
  const text = useText<keyof typeof en>()
  const { data: areas = [] } = useCall(getAreas)
  const [birth, setBirth] = useState('')
  const [country, setCountry] = useState('')
  const [photos, setPhotos] = useState<Photos<AdvancedPhoto>>({})
  const [wrongBirth, setWrongBirth] = useState<string>()
  const submit = useSubmit(advanced, { done: text('members.handedIn'), onDone })
  const whole = wholePhotos(advancedPhotos, photos)
  const isReady = birth !== '' && country !== '' && whole !== undefined
  const countries = areas.map(({ country: id, name }) => ({ id, label: name }))

  async function send(photos: Record<AdvancedPhoto, string>) {
    if (!isBirthDate(birth)) return setWrongBirth(text('members.birthWrong'))
    const outcome = await submit({ birth_date: birth, country, photos })
    if (outcome.type === 'refused' && outcome.reason === 'tooYoung') setWrongBirth(outcome.message)
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady && !submit.busy) void send(whole)
      }}
    >
      <TextField
        label={text('members.birthDate')}
        type="date"
        autoComplete="bday"
        hint={text('members.birthHint')}
        value={birth}
        error={wrongBirth}
        onChange={(typed) => {
          setWrongBirth(undefined)
          setBirth(typed)
        }}
      />
      <Choice
        look="field"
        label={text('members.country')}
        options={countries}
        value={country}
        onChange={setCountry}
      />
      <PhotoFields
        photos={photos}
        labels={{
          proof_of_address: text('members.proofOfAddress'),
          portrait: text('members.portrait'),
        }}
        onChange={setPhotos}
      />
      <p className={styles.hint}>{text('members.advancedHint')}</p>
      <Button type="submit" busy={submit.busy} disabled={!isReady}>
        {text('members.handIn')}
      </Button>
    </form>
  )
}
