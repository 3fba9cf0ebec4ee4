/** The box to agree with, and what is agreed to. */
import { Button, Checkbox, FullScreen, useText } from '@evenkeel/ui'
import { useState } from 'react'
import type en from '../../text/en.ts'
import styles from './Agreement.module.css'

type Props = {
  readonly checked: boolean
  readonly error: string | undefined
  onChange(checked: boolean): void
}
type Document = 'terms' | 'privacy'

const paragraphs = {
  terms: ['members.terms1', 'members.terms2', 'members.terms3', 'members.terms4', 'members.terms5'],
  privacy: ['members.privacy1', 'members.privacy2', 'members.privacy3', 'members.privacy4'],
} as const

export function Agreement({ checked, error, onChange }: Props) {
  const text = useText<keyof typeof en>()
  const [open, setOpen] = useState<Document>()
  const names = { terms: text('members.terms'), privacy: text('members.privacy') }
  return (
    <div data-wrong={error !== undefined}>
      <Checkbox label={text('members.agree')} checked={checked} onChange={onChange} />
      <p className={styles.documents}>
        {(['terms', 'privacy'] as const).map((name) => (
          <Button key={name} look="link" onClick={() => setOpen(name)}>
            {names[name]}
          </Button>
        ))}
      </p>
      <p className={styles.error} role="alert">
        {error}
      </p>
      <FullScreen
        open={open !== undefined}
        title={open === undefined ? '' : names[open]}
        onClose={() => setOpen(undefined)}
      >
        <div className={styles.document}>
          {open !== undefined && paragraphs[open].map((key) => <p key={key}>{text(key)}</p>)}
        </div>
      </FullScreen>
    </div>
  )
}
