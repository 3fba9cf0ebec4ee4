/** How the app looks and speaks: theme, colours of up and down, and the language, which reloads the page. */
import { pageLayers } from '@evenkeel/ui'
import type { Language } from '@evenkeel/wire'
import type { Kept, Theme, UpDown } from './session.ts'

export type Look = {
  readonly language: Language
  readonly theme: Theme
  readonly upDown: UpDown
}

export type Appearance = {
  readonly look: Look
  chooseLanguage(language: Language): void
  chooseTheme(theme: Theme): void
  chooseUpDown(upDown: UpDown): void
}

export function createAppearance(
  window: Window,
  kept: Kept,
  become: (change: Partial<Look>) => void,
): Appearance {
  const { documentElement } = window.document
  const systemTheme = window.matchMedia('(prefers-color-scheme: light)')
  const themeNow = (): Theme => kept.theme() ?? (systemTheme.matches ? 'light' : 'dark')
  systemTheme.addEventListener('change', () => become({ theme: themeNow() }))
  documentElement.dataset.updown = kept.upDown()
  return {
    look: { language: kept.language(), theme: themeNow(), upDown: kept.upDown() },
    chooseLanguage(language) {
      kept.keepLanguage(language)
      // The sheet that it was chosen in takes its step back first: that would cancel a reload.
      const reload = () => pageLayers().afterwards(() => window.location.reload())
      setTimeout(() => setTimeout(reload))
    },
    chooseTheme(theme) {
      kept.keepTheme(theme)
      documentElement.dataset.theme = theme
      become({ theme })
    },
    chooseUpDown(upDown) {
      kept.keepUpDown(upDown)
      documentElement.dataset.updown = upDown
      become({ upDown })
    },
  }
}
