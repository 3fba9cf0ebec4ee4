/** How the calls about the exchange itself are answered. */
import { languageNames, languages } from '@evenkeel/wire'
import { handle, type Route } from '@evenkeel/wire/server'
import { getConfig, getLanguages } from '../contract/site.ts'
import type { Support } from '../open.ts'

/** Parts are looked up when a call comes: routes are also made where there are none. */
export function siteRoutes(parts: Support): readonly Route[] {
  return [
    handle(getConfig, async () => parts.site.config()),

    handle(getLanguages, async () => {
      const offered = await parts.site.languages()
      return languages
        .filter((value) => offered.includes(value))
        .map((value) => ({
          value,
          label: languageNames[value],
          key: value,
          pic_absolute_path: `/flag-${value}.svg`,
        }))
    }),
  ]
}
