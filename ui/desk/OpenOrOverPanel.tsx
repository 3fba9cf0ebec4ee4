/** What a member has of a kind, open or over: a panel with the choice between them, and what is chosen. */
import type { ReactNode } from 'react'
import { Panel } from './Panel.tsx'
import { Select } from './Select.tsx'

export type OpenOrOver = 'open' | 'over'

type Props = {
  readonly title: string
  /** What is chosen, for those who do not see it. */
  readonly label: string
  readonly names: Readonly<Record<OpenOrOver, string>>
  readonly which: OpenOrOver
  readonly children: ReactNode
  onChange(which: OpenOrOver): void
}

export function OpenOrOverPanel({ title, label, names, which, children, onChange }: Props) {
  const options = [
    { id: 'open', label: names.open },
    { id: 'over', label: names.over },
  ] as const
  const choice = (
    <Select look="bare" label={label} options={options} value={which} onChange={onChange} />
  )
  return (
    <Panel flush title={title} tools={choice}>
      {children}
    </Panel>
  )
}
