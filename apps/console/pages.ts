/** Every page of the console as the verticals declare them: which one an address means, who finds it, and the navigation. */
import type {
  ConsoleCounts,
  ConsolePage,
  ConsoleVertical,
  IconName,
  TermsCheck,
  TermsPanel,
} from '@evenkeel/ui'
import { verticals } from '@evenkeel/verticals/all.console.ts'
import { mayOperate, type OperatorRole, type Texts } from '@evenkeel/wire'

/** The key of what a page is called. Those that exist are known where it is declared, and checked there. */
export type PageName = string & { readonly isPageName: true }

export const parts = verticals as readonly ConsoleVertical<PageName>[]
export const groups = ['work', 'members', 'money', 'configuration', 'system'] as const
export type Group = (typeof groups)[number]

const pages: Readonly<Record<string, ConsolePage<PageName>>> = Object.assign(
  {},
  ...parts.map((part) => part.pages),
)

export const access = (() => {
  const [found] = parts.flatMap((part) => part.access ?? [])
  if (found === undefined) throw new Error('no vertical says how operators come in')
  return found
})()

/** What verticals bring to the page about a member, in order. */
export const memberPanels = parts
  .flatMap(({ panels }) => panels?.member ?? [])
  .sort((one, other) => one.order - other.order)

/** What verticals bring to the page of terms, by the name of their group. */
export const termsPanels: Readonly<Record<string, TermsPanel>> = Object.assign(
  {},
  ...parts.map(({ panels }) => panels?.terms ?? {}),
)

/** What verticals say against terms, by the name of their group. */
export const termsChecks: Readonly<Record<string, TermsCheck>> = Object.assign(
  {},
  ...parts.map(({ panels }) => panels?.checks ?? {}),
)

/** What stands at an address says, with what others show there. */
export function textsAt(path: string): readonly Texts[] {
  const page = findPage(path)?.page
  return [...(page?.texts ?? []), ...broughtTo(page).flatMap(({ texts }) => texts)]
}

function broughtTo(page: ConsolePage<PageName> | undefined) {
  if (page?.panels === 'member') return memberPanels
  if (page?.panels !== 'terms') return []
  return [...Object.values(termsPanels), ...Object.values(termsChecks)]
}

export type FoundPage = {
  readonly page: ConsolePage<PageName>
  readonly params: Readonly<Record<string, string>>
}

/** An address without a parameter goes before one that has it: `/members/new` before `/members/:uid`. */
export function findPage(
  path: string,
  all: Readonly<Record<string, ConsolePage<PageName>>> = pages,
): FoundPage | undefined {
  const plain = all[path]
  if (plain !== undefined && !path.includes(':')) return { page: plain, params: {} }
  for (const [pattern, page] of Object.entries(all)) {
    const params = paramsOf(pattern, path)
    if (params !== undefined) return { page, params }
  }
  return undefined
}

function paramsOf(pattern: string, path: string): Record<string, string> | undefined {
  const [wanted, given] = [pattern.split('/'), path.split('/')]
  if (wanted.length !== given.length || !pattern.includes(':')) return undefined
  const params: Record<string, string> = {}
  for (const [nth, part] of wanted.entries()) {
    const value = given[nth] ?? ''
    const decoded = part.startsWith(':') ? decode(value) : undefined
    if (decoded) params[part.slice(1)] = decoded
    else if (part !== value) return undefined
  }
  return params
}

/** Nothing for what no address can hold. */
function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}

export type Entry = { readonly path: string; readonly name: PageName; readonly icon: IconName }

/** The pages of a group that this role finds, in order. */
export function entriesOf(group: Group, role: OperatorRole): readonly Entry[] {
  return Object.entries(pages)
    .flatMap(([path, { entry, name, operators }]) =>
      entry?.group === group && mayOperate(operators, role) ? [{ ...entry, path, name }] : [],
    )
    .sort((one, other) => one.order - other.order)
}

/** Who counts what waits on the pages of this role. */
export function countsFor(role: OperatorRole): readonly ConsoleCounts[] {
  return parts
    .flatMap(({ counts = [] }) => counts)
    .filter(({ operators }) => mayOperate(operators, role))
}

/** Where somebody of this role begins. */
export function firstPage(role: OperatorRole): string {
  return groups.flatMap((group) => entriesOf(group, role))[0]?.path ?? '/'
}

/** What stands at an address for whoever asks. */
export type Standing =
  | { readonly type: 'page'; readonly found: FoundPage }
  | { readonly type: 'goTo'; readonly path: string; readonly isSignIn?: true }
  | { readonly type: 'notFound' }
  | { readonly type: 'notAllowed' }

export function standingAt(path: string, role: OperatorRole | undefined): Standing {
  const found = findPage(path)
  if (found?.page.operators === 'anybody')
    return path === access.signIn && role !== undefined
      ? { type: 'goTo', path: firstPage(role) }
      : { type: 'page', found }
  if (role === undefined) return { type: 'goTo', path: access.signIn, isSignIn: true }
  if (path === '/') return { type: 'goTo', path: firstPage(role) }
  if (found === undefined) return { type: 'notFound' }
  return mayOperate(found.page.operators, role) ? { type: 'page', found } : { type: 'notAllowed' }
}

/** Only a page of this console: what was stored must not lead elsewhere. */
export function safeReturn(address: string | undefined, role: OperatorRole): string {
  const [path = ''] = (address ?? '').split('?')
  const isPage = /^\/[\w/.-]*(\?[\w=&.%-]*)?$/.test(address ?? '') && path !== '/'
  const found = isPage ? findPage(path) : undefined
  return found && found.page.operators !== 'anybody' ? (address ?? '/') : firstPage(role)
}
