/** The form of the basic verification. */
import { Button, TextField, useSubmit, useText } from '@evenkeel/ui'
import { useState } from 'react'
import { authenticate } from '../../contract/index.ts'
import type en from '../../text/en.ts'
import {
  type BasicField,
  type BasicPhoto,
  basicPhotos,
  isFilled,
  noFields,
  type Photos,
  trimmed,
  unfitFields,
  wholePhotos,
} from './identityForm.ts'
import { PhotoFields } from './PhotoFields.tsx'
import styles from './VerificationForm.module.css'

export function BasicForm({ onDone }: { onDone(): void }) {
  const text = useText<keyof typeof en>()
  const [told, setTold] = useState(noFields)
  const [photos, setPhotos] = useState<Photos<BasicPhoto>>({})
  const [isChecked, setChecked] = useState(false)
  const submit = useSubmit(authenticate, { done: text('members.handedIn'), onDone })
  const whole = wholePhotos(basicPhotos, photos)
  const isReady = isFilled(told) && whole !== undefined
  const unfit = unfitFields(told)
  const wrong = {
    name: text('members.nameWrong'),
    id_number: text('members.idNumberWrong'),
    city: text('members.nameWrong'),
    address: text('members.addressWrong'),
  }
  const field = (name: BasicField) => ({
    value: told[name],
    error: isChecked && unfit.includes(name) ? wrong[name] : undefined,
    onChange: (typed: string) => setTold({ ...told, [name]: typed }),
  })

  function send() {
    setChecked(true)
    if (whole !== undefined && unfit.length === 0) void submit({ ...trimmed(told), photos: whole })
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady && !submit.busy) send()
      }}
    >
      <TextField
        {...field('name')}
        label={text('members.name')}
        hint={text('members.nameHint')}
        autoComplete="name"
      />
      <TextField {...field('id_number')} label={text('members.idNumber')} autoComplete="off" />
      <TextField {...field('city')} label={text('members.city')} autoComplete="address-level2" />
      <TextField
        {...field('address')}
        label={text('members.address')}
        autoComplete="street-address"
        lines={2}
      />
      <PhotoFields
        photos={photos}
        labels={{
          front: text('members.front'),
          back: text('members.back'),
          holding_front: text('members.holdingFront'),
          holding_back: text('members.holdingBack'),
        }}
        onChange={setPhotos}
      />
      <p className={styles.hint}>{text('members.photosHint')}</p>
      <Button type="submit" busy={submit.busy} disabled={!isReady}>
        {text('members.handIn')}
      </Button>
    </form>
  )
}
