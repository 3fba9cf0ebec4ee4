/** Countries by their name in the reader's language. */
import { useClient } from '@evenkeel/ui'
import { useMemo } from 'react'

export function useCountryName(): (country: string | undefined) => string {
  const { language } = useClient()
  const names = useMemo(() => new Intl.DisplayNames([language], { type: 'region' }), [language])
  return (country) => (country === undefined ? '' : (names.of(country) ?? country))
}
