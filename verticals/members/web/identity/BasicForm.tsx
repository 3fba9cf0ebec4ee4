/** The form of the basic verification. */
import { TextField, useSubmit, useText } from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import { useState } from 'react'
import { authenticate, type getIdentity } from '../../contract/index.ts'
import type en from '../../text/en.ts'
import {
  type BasicField,
  type BasicPhoto,
  basicPhotos,
  begunWith,
  missingFields,
  trimmed,
  unfitFields,
} from './identityForm.ts'
import { VerificationForm } from './VerificationForm.tsx'

type Props = {
  /** As its owner may see it, where it was returned. */
  readonly before: Answer<typeof getIdentity>['basic']
  /** Its state has changed, or may have: an answer was lost, or it was refused for its state. */
  onDone(): void
}

export function BasicForm({ before, onDone }: Props) {
  const text = useText<keyof typeof en>()
  const [told, setTold] = useState(() => begunWith(before))
  const [left, setLeft] = useState<ReadonlySet<BasicField>>(new Set())
  const submit = useSubmit(authenticate, { done: text('members.handedIn'), onDone })
  const empty = missingFields(told)
  const unfit = unfitFields(told).filter((name) => !empty.includes(name))
  const labels = {
    name: text('members.name'),
    id_number: text('members.idNumber'),
    city: text('members.city'),
    address: text('members.address'),
  }
  const wrong = {
    name: text('members.nameWrong'),
    id_number: text('members.idNumberWrong'),
    city: text('members.nameWrong'),
    address: text('members.addressWrong'),
  }
  const field = (name: BasicField) => ({
    label: labels[name],
    value: told[name],
    /** Nobody is told that it is wrong while they are still at it. */
    error: left.has(name) && unfit.includes(name) ? wrong[name] : undefined,
    onChange: (typed: string) => setTold({ ...told, [name]: typed }),
    onLeave: () => setLeft((known) => new Set(known).add(name)),
  })
  const lastTime = (value: string | undefined) =>
    value === undefined ? {} : { hint: text('members.lastTime', { value }) }

  async function send(photos: Record<BasicPhoto, string>) {
    setLeft(new Set(unfit))
    if (unfit.length > 0) return
    const { type } = await submit({ ...trimmed(told), photos })
    if (type === 'refused' || type === 'unknown') onDone()
  }
  return (
    <VerificationForm
      photos={basicPhotos}
      rules={[text('members.photoWhole'), text('members.photoSharp'), text('members.photoHolding')]}
      missing={empty.map((name) => labels[name])}
      busy={submit.busy}
      onSend={(photos) => void send(photos)}
    >
      <TextField {...field('name')} hint={text('members.nameHint')} autoComplete="name" />
      <TextField {...field('id_number')} {...lastTime(before.id_number)} autoComplete="off" />
      <TextField {...field('city')} autoComplete="address-level2" />
      <TextField
        {...field('address')}
        {...lastTime(before.address)}
        autoComplete="street-address"
        lines={2}
      />
    </VerificationForm>
  )
}
