/** The anti-phishing code: what it is for, and the setting of it. */
import { TextField, useText, useToast } from '@evenkeel/ui'
import { useState } from 'react'
import { forms } from '../../contract/forms.ts'
import { setAntiPhishing } from '../../contract/index.ts'
import styles from './AntiPhishingPart.module.css'
import { PartForm } from './PartForm.tsx'
import { ProofSheet } from './ProofSheet.tsx'
import type { PartProps } from './partProps.ts'
import type { TextKey } from './textKey.ts'

const MOST = 20

export function AntiPhishingPart({ security, onChanged }: PartProps) {
  const text = useText<TextKey>()
  const toast = useToast()
  const [code, setCode] = useState('')
  const [isAsked, setAsked] = useState(false)
  const wished = code.trim()
  const isGood = forms.antiPhishing.test(wished)
  const error = code.length > 3 && !isGood ? text('members.antiPhishingForm') : undefined
  const present = security.anti_phishing
  const action = text(present === undefined ? 'members.antiPhishingSet' : 'members.antiPhishingNew')
  return (
    <>
      <PartForm
        hint={text('members.antiPhishingHint')}
        action={action}
        isReady={isGood}
        onSubmit={() => setAsked(true)}
      >
        <Example word={wished || present || text('members.antiPhishingExample')} />
        <TextField
          label={text('members.antiPhishingLabel')}
          hint={text('members.antiPhishingForm')}
          autoComplete="off"
          most={MOST}
          value={code}
          error={error}
          onChange={setCode}
        />
      </PartForm>
      <ProofSheet
        open={isAsked}
        title={action}
        action={text('members.confirm')}
        guards={security}
        call={setAntiPhishing}
        input={{ code: wished }}
        onDone={() => {
          setCode('')
          onChanged()
          toast(text('members.saved'), 'success')
        }}
        onClose={() => setAsked(false)}
      />
    </>
  )
}

/** A message as it will look. */
function Example({ word }: { word: string }) {
  const text = useText<TextKey>()
  return (
    <figure className={styles.mail}>
      <figcaption className={styles.caption}>{text('members.antiPhishingMail')}</figcaption>
      <p className={styles.from}>Evenkeel</p>
      <p className={styles.word}>
        {text('members.antiPhishingLine')} <strong className={styles.chip}>{word}</strong>
      </p>
      <span className={styles.line} aria-hidden="true" />
      <span className={`${styles.line} ${styles.short}`} aria-hidden="true" />
    </figure>
  )
}
