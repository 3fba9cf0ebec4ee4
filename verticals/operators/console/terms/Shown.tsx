/** What the vertical that terms belong to shows of them, if it brings anything: such as the art of a collection. */
import { Spinner } from '@evenkeel/ui'
import { useTermsPanel } from '@evenkeel/ui/desk'
import { Suspense } from 'react'
import type { Values } from './termWords.ts'

type Props = {
  readonly group: string | undefined
  readonly id: string | undefined
  readonly values: Values | undefined
}

export function Shown({ group = '', id = '', values = {} }: Props) {
  const Panel = useTermsPanel(group)
  if (Panel === undefined) return null
  return (
    <Suspense fallback={<Spinner />}>
      <Panel id={id} values={values} />
    </Suspense>
  )
}
