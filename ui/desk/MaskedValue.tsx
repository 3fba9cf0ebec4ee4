/** What is private: hidden until somebody asks for it, which is written down. */
import { useState } from 'react'
import { useText } from '../data/hooks.ts'
import { IconButton } from '../kit/Button.tsx'
import { Spoken } from '../kit/Spoken.tsx'
import styles from './MaskedValue.module.css'
import type { DeskKey } from './texts.ts'

type Props = {
  /** What it is, for whoever does not see what it stands beside. */
  readonly label: string
  /** What may be seen of it without asking: `+49 ••• 42`. */
  readonly masked?: string
  /** Fetches it; nothing, when it was refused, which has been told. */
  open(): Promise<string | undefined>
}

export function MaskedValue({ label, masked = '••••••', open }: Props) {
  const text = useText<DeskKey>()
  const [value, setValue] = useState<string>()
  const [busy, setBusy] = useState(false)
  async function ask() {
    if (value !== undefined) return setValue(undefined)
    setBusy(true)
    setValue(await open().catch(() => undefined))
    setBusy(false)
  }
  const isOpen = value !== undefined
  return (
    <span className={styles.masked} aria-busy={busy}>
      <span className={styles.value} aria-live="polite">
        {value ?? (
          <>
            <span aria-hidden="true">{masked}</span>
            <Spoken>{text('ui.hidden')}</Spoken>
          </>
        )}
      </span>
      <IconButton
        icon={isOpen ? 'eyeOff' : 'eye'}
        label={text(isOpen ? 'desk.hide' : 'desk.reveal', { label })}
        className={styles.eye}
        disabled={busy}
        onClick={() => void ask()}
      />
    </span>
  )
}
