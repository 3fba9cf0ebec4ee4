/** What the browser keeps between visits: the session's token, the language and the theme. */
import type { getUserInfo } from '@evenkeel/verticals/members/contract/index.ts'
import { type Answer, chooseLanguage, type Language, languages } from '@evenkeel/wire'

import type { Place } from './router.ts'

const TOKEN = 'LOGIN_TOKEN'
const TOKEN_TIME = 'LOGIN_TOKEN_TIME'
const DEVICE = 'LOGIN_DEVICE'
const USER = 'USERINFO'
const LANGUAGE = 'LANGUAGE_KEY'
const THEME = 'THEME'
const UP_DOWN = 'UP_DOWN'
const RETURN_TO = 'login_back_url_pc'

export type Theme = 'dark' | 'light'
export const upDowns = ['green-up', 'red-up', 'colour-blind'] as const
/** What rises is green, or red as in East Asia; or blue, for those who do not tell these apart. */
export type UpDown = (typeof upDowns)[number]

export type UserInfo = Answer<typeof getUserInfo>

export type Kept = {
  token(): string | undefined
  keepToken(token: string): void
  /** Forgets the session, and who it was. */
  dropToken(): void
  /** What makes this device known at the next sign-in; it outlives the session. */
  device(): string | undefined
  keepDevice(device: string): void
  /** Who was signed in when that was last heard of. */
  user(): UserInfo | undefined
  keepUser(user: UserInfo): void
  upDown(): UpDown
  keepUpDown(upDown: UpDown): void
  language(): Language
  keepLanguage(language: Language): void
  theme(): Theme | undefined
  keepTheme(theme: Theme): void
  /** Where to go after signing in; read once. */
  takeReturn(): string | undefined
  keepReturn(path: string): void
}

/** `wishes` are the browser's own languages, for whoever has not chosen. */
export function createKept(
  storage: Storage,
  wishes: readonly string[],
  setCookie: (cookie: string) => void,
): Kept {
  const read = (name: string) => storage.getItem(name) ?? undefined
  return {
    token: () => read(TOKEN),
    keepToken(token) {
      storage.setItem(TOKEN, token)
      storage.setItem(TOKEN_TIME, String(Date.now()))
    },
    dropToken() {
      for (const name of [TOKEN, TOKEN_TIME, USER]) storage.removeItem(name)
    },
    device: () => read(DEVICE),
    keepDevice: (device) => storage.setItem(DEVICE, device),
    user: () => userIn(read(USER)),
    keepUser: (user) => storage.setItem(USER, JSON.stringify(user)),
    upDown: () => upDowns.find((upDown) => upDown === read(UP_DOWN)) ?? 'green-up',
    keepUpDown: (upDown) => storage.setItem(UP_DOWN, upDown),
    language() {
      const kept = read(LANGUAGE)
      return languages.find((language) => language === kept) ?? chooseLanguage(wishes.join(','))
    },
    keepLanguage(language) {
      storage.setItem(LANGUAGE, language)
      setCookie(`lang=${language}; path=/; max-age=31536000; samesite=lax`)
    },
    theme() {
      const kept = read(THEME)
      return kept === 'dark' || kept === 'light' ? kept : undefined
    },
    keepTheme: (theme) => storage.setItem(THEME, theme),
    takeReturn() {
      const path = read(RETURN_TO)
      storage.removeItem(RETURN_TO)
      return path
    },
    keepReturn: (path) => storage.setItem(RETURN_TO, path),
  }
}

/** A token is one word of printable letters: anything else was not copied whole. */
export function readToken(pasted: string): string | undefined {
  const linked = /[?&]token=([\w.~-]+)/.exec(pasted)?.[1]
  const token = linked ?? pasted.trim()
  return /^[\w.~-]{16,512}$/.test(token) ? token : undefined
}

/** The token of a link that a sandbox printed. */
export function broughtToken({ path, query }: Pick<Place, 'path' | 'query'>): string | undefined {
  return path === '/enter' ? readToken(query.get('token') ?? '') : undefined
}

/** What another version of the app has kept may look otherwise: then it is nobody. */
function userIn(text: string | undefined): UserInfo | undefined {
  try {
    const user = JSON.parse(text ?? '') as Partial<UserInfo>
    return typeof user.id === 'number' ? (user as UserInfo) : undefined
  } catch {
    return undefined
  }
}
