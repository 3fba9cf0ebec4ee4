/** Chooses the area of a telephone number, searched by code or name; and the flag of a land. */

import { useText } from '../data/hooks.ts'
import { Flag } from './Flag.tsx'
import { SearchSheet } from './SearchSheet.tsx'

export type Area = {
  /** Two letters, which name the flag. */
  readonly country: string
  readonly name: string
  /** With its plus, as `+49`. */
  readonly code: string
}

type Props = {
  readonly open: boolean
  readonly areas: readonly Area[]
  readonly value?: Area
  onConfirm(area: Area): void
  onClose(): void
}

export function AreaPicker({ open, areas, value, onConfirm, onClose }: Props) {
  const text = useText()
  const options = areas.map(({ country, name, code }) => ({
    id: country,
    label: name,
    detail: code,
    also: code,
    mark: <AreaFlag country={country} />,
  }))
  function confirm(country: string) {
    const area = areas.find((one) => one.country === country)
    if (area !== undefined) onConfirm(area)
  }
  return (
    <SearchSheet
      open={open}
      title={text('ui.areaTitle')}
      search={text('ui.areaSearch')}
      options={options}
      value={value?.country}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}

export function AreaFlag({ country }: { country: string }) {
  return <Flag url={areaFlag(country)} />
}

/** The address of the flag of a country, by its two letters: all countries are known only here. */
function areaFlag(country: string): string {
  return new URL(`../../node_modules/country-flag-icons/3x2/${country}.svg`, import.meta.url).href
}
