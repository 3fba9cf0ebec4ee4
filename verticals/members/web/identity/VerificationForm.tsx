/** The frame of both verifications: fields, photos with what makes a good one, and the button that hands all of it in. */
import { Button, Fields, useText } from '@evenkeel/ui'
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

const WRONG = '[data-wrong=true] :is(input, textarea)'

export function VerificationForm<Name extends string>(props: Props<Name>) {
  const { photos: names, rules, missing, busy, children, onSend } = props
  const text = useText<keyof typeof en>()
  const [photos, setPhotos] = useState<Photos>({})
  const whole = wholePhotos(names, photos)
  const labels = photoNames.flatMap(([name, key]) => {
    const own = names.find((one) => one === name)
    return own === undefined ? [] : [[own, text(key)] as const]
  })
  const unsent = labels.flatMap(([name, label]) => (photos[name] === undefined ? [label] : []))
  const [first] = [...missing, ...unsent]
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (first !== undefined || whole === undefined || busy) return
        onSend(whole)
        const form = event.currentTarget
        // What is wrong may be far above the button: it is gone to as soon as it says so.
        requestAnimationFrame(() => form.querySelector<HTMLElement>(WRONG)?.focus())
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
      <Button type="submit" busy={busy} disabled={first !== undefined}>
        {first === undefined
          ? text('members.handIn')
          : text('members.stillMissing', { field: first })}
      </Button>
    </form>
  )
}
