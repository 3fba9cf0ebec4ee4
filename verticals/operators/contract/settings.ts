/** The plain settings of the exchange, each with the form of its value; and the calls that read and set them. */
import { languages, millis, operatorCall, z } from '@evenkeel/wire'
import { done, reason } from './words.ts'

/** `link`: https, or a path of this site. `whole`: a whole number. `languages`: some of the thirteen, English among them. `some`: one or more of its options; all of them where nothing is set. */
export type SettingForm =
  | { readonly as: 'link' | 'whole' | 'languages' }
  | { readonly as: 'choice' | 'some'; readonly options: readonly string[] }

/** By the names that the table has. The first option is what holds where nothing is set. */
export const settings = {
  customer_url: { as: 'link' },
  app_download_address: { as: 'link' },
  protection_fund: { as: 'whole' },
  registration: { as: 'choice', options: ['open', 'invitation', 'closed'] },
  simulation: { as: 'choice', options: ['on', 'off'] },
  languages: { as: 'languages' },
  feedback_types: {
    as: 'some',
    options: ['deposit', 'withdrawal', 'trading', 'account', 'other'],
  },
} as const satisfies Readonly<Record<string, SettingForm>>

export type SettingName = keyof typeof settings
export const settingNames = Object.keys(settings) as SettingName[]

const VALUE_MAX = 500
const PATH = /^\/(?![/\\])[\w./#?=&%-]*$/
const LINK = /^https:\/\/[\w.-]+(:[0-9]{1,5})?(\/[^\s"'<>\\]*)?$/
const WHOLE = /^[1-9][0-9]{0,14}$/

/** Whether a setting can have this value; an empty one takes back what was set. */
export function isSound(name: SettingName, value: string): boolean {
  const form: SettingForm = settings[name]
  if (value === '') return true
  if (value.length > VALUE_MAX) return false
  switch (form.as) {
    case 'link':
      return PATH.test(value) || LINK.test(value)
    case 'whole':
      return WHOLE.test(value)
    case 'choice':
      return form.options.includes(value)
    case 'some': {
      const all = value.split(',')
      return all.every((one) => form.options.includes(one)) && new Set(all).size === all.length
    }
    case 'languages': {
      const all = value.split(',')
      const isKnown = all.every((one) => languages.some((language) => language === one))
      return isKnown && new Set(all).size === all.length && all.includes('en')
    }
  }
}

const name = z.enum(settingNames as [SettingName, ...SettingName[]])

export const getSettings = operatorCall({
  method: 'GET',
  path: 'get_settings',
  summary: 'Every plain setting, with its value, and who set it when.',
  operators: [],
  output: z.object({
    settings: z.array(
      z.object({
        name,
        /** Empty where nothing is set. */
        value: z.string(),
        changed_at: z.optional(millis),
        by: z.optional(z.string()),
      }),
    ),
  }),
})

export const setSetting = operatorCall({
  method: 'POST',
  path: 'set_setting',
  summary: 'Sets a plain setting; it holds within a second, in apps that are open too.',
  operators: [],
  stepUp: true,
  input: { name, value: z.string().check(z.maxLength(VALUE_MAX)), reason },
  output: done,
  refusals: ['parameterUnsound'],
})
