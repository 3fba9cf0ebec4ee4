/** What the browser keeps: the token for as long as the tab is open, language and theme for longer. */
import { chooseLanguage, type Language, languages } from '@evenkeel/wire'

const TOKEN = 'OPERATOR_TOKEN'
const RETURN_TO = 'RETURN_TO'
const LANGUAGE = 'LANGUAGE'
const THEME = 'THEME'

export type Theme = 'dark' | 'light'

export type Kept = {
  token(): string | undefined
  keepToken(token: string): void
  dropToken(): void
  /** Where to go after signing in; read once. */
  takeReturn(): string | undefined
  keepReturn(address: string): void
  language(): Language
  keepLanguage(language: Language): void
  theme(): Theme | undefined
  keepTheme(theme: Theme): void
}

/** `tab` is gone with the tab, `browser` stays. `wishes` are the browser's languages, for whoever has not chosen. */
export function createKept(tab: Storage, browser: Storage, wishes: readonly string[]): Kept {
  return {
    token: () => tab.getItem(TOKEN) ?? undefined,
    keepToken: (token) => tab.setItem(TOKEN, token),
    dropToken: () => tab.removeItem(TOKEN),
    takeReturn() {
      const address = tab.getItem(RETURN_TO) ?? undefined
      tab.removeItem(RETURN_TO)
      return address
    },
    keepReturn: (address) => tab.setItem(RETURN_TO, address),
    language() {
      const kept = browser.getItem(LANGUAGE)
      return languages.find((language) => language === kept) ?? chooseLanguage(wishes.join(','))
    },
    keepLanguage: (language) => browser.setItem(LANGUAGE, language),
    theme() {
      const kept = browser.getItem(THEME)
      return kept === 'dark' || kept === 'light' ? kept : undefined
    },
    keepTheme: (theme) => browser.setItem(THEME, theme),
  }
}
