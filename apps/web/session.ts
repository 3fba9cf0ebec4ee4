/** What the browser keeps between visits: the session's token, the language and the theme. */
import { chooseLanguage, type Language, languages } from '@evenkeel/wire'

const TOKEN = 'LOGIN_TOKEN'
const TOKEN_TIME = 'LOGIN_TOKEN_TIME'
const USER = 'USERINFO'
const LANGUAGE = 'LANGUAGE_KEY'
const THEME = 'THEME'
const UP_DOWN = 'UP_DOWN'
const RETURN_TO = 'login_back_url_pc'

export type Theme = 'dark' | 'light'
export const upDowns = ['green-up', 'red-up', 'colour-blind'] as const
/** What rises is green, or red as in East Asia; or blue, for those who do not tell these apart. */
export type UpDown = (typeof upDowns)[number]

export type Kept = {
  token(): string | undefined
  keepToken(token: string): void
  /** Forgets the session, and who it was. */
  dropToken(): void
  /** Whether the session was on the demo book when it was last heard of. */
  demo(): boolean
  keepDemo(demo: boolean): void
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
    demo: () => /"is_imitate":1/.test(read(USER) ?? ''),
    keepDemo: (demo) => storage.setItem(USER, JSON.stringify({ is_imitate: demo ? 1 : 0 })),
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
