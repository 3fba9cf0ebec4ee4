/** The frame of both verifications: fields, photos with what makes a good one, and the button that hands all of it in. */
import { Button, Fields, useClient, useText } from '@evenkeel/ui'
import { type ReactNode, useState } from 'react'
import type en from '../../text/en.ts'
import { type Photos, photoNames, wholePhotos } from './identityForm.ts'
import { PhotoFields } from './PhotoFields.tsx'
import styles from './VerificationForm.module.css'

type Props<Name extends string> = {
  readonly photos: readonly Name[]
  /** What a good photo is. */
  readonly rules: readonly string[]
  /** The labels of fields that are empty. */
  readonly missing: readonly string[]
  readonly busy: boolean
  readonly children: ReactNode
  onSend(photos: Record<Name, string>): void
}

export function VerificationForm<Name extends string>(props: Props<Name>) {
  const { photos: names, rules, missing, busy, children, onSend } = props
  const text = useText<keyof typeof en>()
  const { language } = useClient()
  const [photos, setPhotos] = useState<Photos>({})
  const whole = wholePhotos(names, photos)
  const labels = photoNames.flatMap(([name, key]) => {
    const own = names.find((one) => one === name)
    return own === undefined ? [] : [[own, text(key)] as const]
  })
  const unsent = labels.flatMap(([name, label]) => (photos[name] === undefined ? [label] : []))
  const left = [...missing, ...unsent]
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (left.length === 0 && whole !== undefined && !busy) onSend(whole)
      }}
    >
      <Fields>{children}</Fields>
      <h2 className={styles.title}>{text('members.photos')}</h2>
      <ul className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <PhotoFields labels={labels} onChange={setPhotos} />
      <p className={styles.hint}>{text('members.photosHint')}</p>
      <Button type="submit" busy={busy} disabled={left.length > 0}>
        {text('members.handIn')}
      </Button>
      {left.length > 0 && (
        <p className={styles.hint}>
          {text('members.handInMissing', { list: new Intl.ListFormat(language).format(left) })}
        </p>
      )}
    </form>
  )
}
