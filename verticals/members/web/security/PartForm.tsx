/** A page of the security centre that is filled in: its fields, what was wrong beside them, and the button. */
import { Button, Caution } from '@evenkeel/ui'
import type { ComponentProps } from 'react'
import { Part } from './Part.tsx'

type Props = Omit<ComponentProps<typeof Part>, 'actions'> & {
  readonly action: string
  readonly isReady: boolean
  /** What is wrong and is about none of the fields. */
  readonly error?: string | undefined
  onSubmit(): void
}

export function PartForm({ action, isReady, error, onSubmit, ...part }: Props) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) onSubmit()
      }}
    >
      <Part
        {...part}
        actions={
          <>
            {error !== undefined && <Caution tone="danger">{error}</Caution>}
            <Button type="submit" disabled={!isReady}>
              {action}
            </Button>
          </>
        }
      />
    </form>
  )
}
