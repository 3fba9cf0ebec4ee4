/** The anti-phishing code: what it is for, and the setting of it. */
import { Button, TextField, useText, useToast } from '@evenkeel/ui'
import { useState } from 'react'
import { setAntiPhishing } from '../../contract/index.ts'
import type en from '../../text/en.ts'
import styles from './AntiPhishingPart.module.css'
import { Part } from './Part.tsx'
import { ProofSheet } from './ProofSheet.tsx'
import type { PartProps } from './partProps.ts'

const MOST = 20

export function AntiPhishingPart({ security, onChanged }: PartProps) {
  const text = useText<keyof typeof en>()
  const toast = useToast()
  const [code, setCode] = useState('')
  const [isAsked, setAsked] = useState(false)
  const wished = code.trim()
  const isGood = setAntiPhishing.input.shape.code.safeParse(wished).success
  const error = code.length > 3 && !isGood ? text('members.antiPhishingForm') : undefined
  const present = security.anti_phishing
  const action = text(present === undefined ? 'members.antiPhishingSet' : 'members.antiPhishingNew')
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isGood) setAsked(true)
        }}
      >
        <Part
          hint={text('members.antiPhishingHint')}
          actions={
            <Button type="submit" disabled={!isGood}>
              {action}
            </Button>
          }
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
        </Part>
      </form>
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
  const text = useText<keyof typeof en>()
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
