/** The form of the advanced verification. */
import { AreaFlag, Choice, TextField, useCall, useSubmit, useText } from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import { useState } from 'react'
import { advanced, getAreas, type getIdentity } from '../../contract/index.ts'
import type en from '../../text/en.ts'
import { type AdvancedPhoto, advancedPhotos, isBirthDate } from './identityForm.ts'
import { VerificationForm } from './VerificationForm.tsx'

type Props = {
  /** As its owner may see it, where it was returned. */
  readonly before: Answer<typeof getIdentity>['advanced']
  /** Its state has changed, or may have: an answer was lost, or it was refused for its state. */
  onDone(): void
}

export function AdvancedForm({ before, onDone }: Props) {
  const text = useText<keyof typeof en>()
  const { data: areas = [] } = useCall(getAreas)
  const [birth, setBirth] = useState(before.birth_date ?? '')
  const [country, setCountry] = useState(before.country ?? '')
  const [wrongBirth, setWrongBirth] = useState<string>()
  const submit = useSubmit(advanced, { done: text('members.handedIn'), onDone })
  const [birthLabel, countryLabel] = [text('members.birthDate'), text('members.country')]
  const countries = areas.map(({ country: id, name }) => ({
    id,
    label: name,
    mark: <AreaFlag country={id} />,
  }))

  async function send(photos: Record<AdvancedPhoto, string>) {
    if (!isBirthDate(birth)) return setWrongBirth(text('members.birthWrong'))
    const outcome = await submit({ birth_date: birth, country, photos })
    if (outcome.type === 'refused' && outcome.reason === 'tooYoung') setWrongBirth(outcome.message)
    if (outcome.type === 'refused' || outcome.type === 'unknown') onDone()
  }
  return (
    <VerificationForm
      photos={advancedPhotos}
      rules={[text('members.advancedHint'), text('members.photoSharp')]}
      missing={[...(birth === '' ? [birthLabel] : []), ...(country === '' ? [countryLabel] : [])]}
      busy={submit.busy}
      onSend={(photos) => void send(photos)}
    >
      <TextField
        label={birthLabel}
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
        label={countryLabel}
        search={text('members.countrySearch')}
        options={countries}
        value={country}
        onChange={setCountry}
      />
    </VerificationForm>
  )
}
