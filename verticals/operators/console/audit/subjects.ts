/** What a row of the audit log is about: its recorded words, read into words of the reader's language and the page of it. */
import {
  type SettingName,
  type SwitchName,
  settingNames,
  switchNames,
} from '../../contract/index.ts'
import { keyOf, properNames } from '../terms/termNames.ts'
import type en from './text/en.ts'
import type { SubjectKey } from './textKey.ts'

/** One of a kind of terms, which are named where terms are: a pair, a coin on its network. */
export type OfTerms = { readonly group: string; readonly id: string }
/** Named in itself, whichever language the reader has. */
export type OfLanguage = { readonly language: string }
type Value = string | Said | OfTerms | OfLanguage
/** The key that says it; a value may be said by a key itself. */
export type Said = {
  readonly key: SubjectKey
  readonly values?: Readonly<Record<string, Value>>
  /** Which one of the kind that the key names. */
  readonly one?: Value
}
export type Subject = Said & { readonly to?: string }

type Reading = (...found: string[]) => Subject | undefined

/** The first that fits; the form is that of the whole. */
const forms: readonly (readonly [RegExp, Reading])[] = [
  [/^member (\d{8})$/, (uid = '') => said('member', { uid }, `/members/${uid}`)],
  [/^no match$/, () => said('nobody')],
  [/^operator (\d+|[a-z][a-z0-9._-]*)$/, (name = '') => said('operator', { name }, '/operators')],
  [
    /^(deposits|withdrawals|identities|feedback) (\S+)$/,
    (queue = '', id = '') => said(queue as 'deposits', { id }, `/queues/${queue}`),
  ],
  [/^picture of (case|deposit|feedback|chat) (\d+)$/, pictureOf],
  [/^chat of member (\d{8})$/, (uid = '') => said('chat', { uid }, '/chats')],
  [/^proposal (\d+)$/, (number = '') => said('proposal', { number }, '/terms')],
  [/^setting (\S+)$/, settingOf],
  [/^switch ([a-zA-Z]+)(?:\/(\S+))?$/, switchOf],
  [/^account member:(\d{8})$/, (uid = '') => ledgerOf(`member:${uid}`, said('member', { uid }))],
  [/^account (house|custody):(\S+)$/, accountOf],
  [/^(reserves|treasury) (.+)$/, holdingOf],
  [/^notice new$/, () => said('newNotice', {}, '/notices')],
  [/^notice (\S+)$/, (id = '') => said('notice', { id }, '/notices')],
  [/^article (\S+)$/, (slug = '') => said('article', { slug }, '/articles')],
  [/^ready answer (.+)$/, (title = '') => said('answer', { title }, '/chats')],
  [/^project (\S+)$/, (slug = '') => said('project', { slug }, '/charity')],
  [/^project (\S+) partners$/, (slug = '') => said('projectPartners', { slug }, '/charity')],
  [/^project (\S+) update(?: \d+)?$/, (slug = '') => said('projectUpdate', { slug }, '/charity')],
  [/^project (\S+) ([a-z]{2}(?:-[A-Z]{2})?)$/, projectText],
  [/^royalties$/, () => said('royalties', {}, '/charity')],
  [/^document \S+ \d+$/, () => said('document', {}, '/charity')],
  [/^charity payout (\S+)$/, (id = '') => said('payout', { id }, '/charity')],
  [/^charity -?\d+$/, () => said('newPayout', {}, '/charity')],
  [/^collection (\S+)$/, (name = '') => said('collection', { name }, '/nft')],
  [/^([a-zA-Z]+) (.+)$/, termsOf],
]

/** Of several members, each; nothing for what is recorded in words that have no reading here. */
export function subjectsIn(recorded: string): readonly Subject[] | undefined {
  const parts = recorded.startsWith('member ') ? recorded.split(', ') : [recorded]
  const read = parts.map(subjectIn)
  return read.every((one) => one !== undefined) ? read : undefined
}

function subjectIn(recorded: string): Subject | undefined {
  for (const [form, read] of forms) {
    const [, ...found] = form.exec(recorded) ?? []
    if (form.test(recorded)) return read(...found)
  }
  return undefined
}

type Name = keyof typeof en extends infer Key
  ? Key extends `audit.subject.${infer Rest}`
    ? Rest
    : never
  : never

function said(name: Name, values: Said['values'] = {}, to?: string): Subject {
  return { key: `audit.subject.${name}`, values, ...(to !== undefined && { to }) }
}

function pictureOf(of = '', id = ''): Subject {
  if (of === 'case')
    return said('picture', { of: said('identities', { id }) }, '/queues/identities')
  if (of === 'deposit') return said('picture', { of: said('deposits', { id }) }, '/queues/deposits')
  if (of === 'feedback')
    return said('picture', { of: said('feedback', { id }) }, '/queues/feedback')
  return said('picture', { of: said('conversation', { id }) }, '/chats')
}

function settingOf(name = ''): Subject | undefined {
  if (!settingNames.includes(name as SettingName)) return undefined
  return said('setting', { name: { key: `settings.${name as SettingName}` } }, '/settings')
}

function switchOf(name = '', symbol?: string): Subject | undefined {
  if (!switchNames.includes(name as SwitchName)) return undefined
  const key = `switches.${name as SwitchName}` as const
  const one = symbol === undefined ? undefined : { group: 'pairs', id: symbol }
  return said('switch', { name: { key, ...(one && { one }) } }, '/switches')
}

const ledgerOf = (account: string, name: Value) =>
  said('account', { name }, `/ledger?account=${account}`)

/** What is held on a network has its name; other accounts are named here as in the ledger. */
function accountOf(owner = '', name = ''): Subject | undefined {
  const known = accountNames.find((one) => one === name)
  const one: Value | undefined =
    known === undefined ? properNames[name] : { key: `audit.account.${known}` }
  if (one === undefined) return undefined
  return ledgerOf(`${owner}:${name}`, { key: `audit.account.${owner as 'house' | 'custody'}`, one })
}

const accountNames = [
  ...(['fees', 'maker', 'options', 'portfolio', 'insurance', 'charity', 'nft'] as const),
  ...(['treasury', 'sandbox', 'play', 'receivable', 'clearing'] as const),
]

function holdingOf(of = '', network = ''): Subject {
  return said(of as 'reserves', { name: { group: 'networks', id: network } }, '/money')
}

function projectText(slug = '', language = ''): Subject {
  return said('projectText', { slug, language: { language } }, '/charity')
}

function termsOf(group = '', id = ''): Subject | undefined {
  const key = keyOf(group)
  if (!key?.startsWith('terms.group.')) return undefined
  return { key, one: { group, id }, to: '/terms' }
}
