/** The side menu: every place that the spec lists, and the reader's own settings. */
import {
  Dialog,
  type MenuGroup,
  type MenuRow,
  OptionSheet,
  SideMenu,
  useText,
  useToast,
} from '@evenkeel/ui'
import { type Language, languageNames, languages } from '@evenkeel/wire'
import { useState } from 'react'
import { distanceTo, Mark } from './Mark.tsx'
import styles from './Menu.module.css'
import { MenuHead } from './MenuHead.tsx'
import { verificationTexts } from './my/verification.ts'
import { type UpDown, type UserInfo, upDowns } from './session.ts'
import type { Shell, ShellState } from './shell.ts'
import type en from './text/en.ts'

type Key = keyof typeof en
type Props = { readonly shell: Shell; readonly state: ShellState; readonly path: string }
type Choice = 'language' | 'upDown' | 'signOut'

const upDownTexts: Readonly<Record<UpDown, Key>> = {
  'green-up': 'web.upDownGreen',
  'red-up': 'web.upDownRed',
  'colour-blind': 'web.upDownBlind',
}

export function Menu({ shell, state, path }: Props) {
  const text = useText<Key>()
  const toast = useToast()
  const [choice, setChoice] = useState<Choice>()
  const { menuOpen, signedIn, demo, language, theme, upDown } = state
  const close = () => setChoice(undefined)
  const go = (to: string) => shell.go(to)
  const leave = (to: string) => {
    shell.openMenu(false)
    go(to)
  }

  function act(id: string) {
    if (id === 'theme') return shell.chooseTheme(theme === 'dark' ? 'light' : 'dark')
    setChoice(id as Choice)
  }
  function signOut() {
    close()
    shell.signOut()
    toast(text('web.signedOut'), 'success')
  }

  const settings: MenuGroup = {
    id: 'settings',
    title: text('web.menuSettings'),
    rows: [
      { id: 'language', icon: 'globe', label: text('web.language'), end: languageNames[language] },
      {
        id: 'theme',
        icon: theme === 'dark' ? 'moon' : 'sun',
        label: text('web.theme'),
        end: text(theme === 'dark' ? 'web.themeDark' : 'web.themeLight'),
      },
      { id: 'upDown', icon: 'candles', label: text('web.upDown') },
    ],
  }
  const leaving: MenuGroup = {
    id: 'leaving',
    rows: [{ id: 'signOut', icon: 'signOut', label: text('web.signOut') }],
  }

  return (
    <>
      <SideMenu
        open={menuOpen}
        current={path}
        head={<MenuHead state={state} onGo={leave} />}
        groups={[
          ...groupsOf(text, state.user).map((group) => withMarks(group, demo)),
          settings,
          ...(signedIn ? [leaving] : []),
        ]}
        foot={
          <a className={styles.licences} href="/licences.txt" target="_blank" rel="noopener">
            {text('web.licences')}
          </a>
        }
        onGo={go}
        onAct={act}
        onClose={() => shell.openMenu(false)}
      />
      <OptionSheet
        open={choice === 'language'}
        title={text('web.language')}
        options={languages.map((id) => ({ id, label: languageNames[id], language: id }))}
        value={language}
        onChange={(chosen: Language) => shell.chooseLanguage(chosen)}
        onClose={close}
      />
      <OptionSheet
        open={choice === 'upDown'}
        title={text('web.upDown')}
        options={upDowns.map((id) => ({ id, label: text(upDownTexts[id]) }))}
        value={upDown}
        onChange={(chosen: UpDown) => shell.chooseUpDown(chosen)}
        onClose={close}
      />
      <Dialog
        open={choice === 'signOut'}
        title={text('web.signOutAsk')}
        confirm={text('web.signOut')}
        onConfirm={signOut}
        onClose={close}
      />
    </>
  )
}

/** What leads to a part that is not built, or not on this book, says so. */
function withMarks(group: MenuGroup, demo: boolean): MenuGroup {
  const rows = group.rows.map((row) =>
    row.path !== undefined && distanceTo(row.path, demo) > 0
      ? { ...row, end: <Mark path={row.path} /> }
      : row,
  )
  return { ...group, rows }
}

/** The advanced level is shown to whom it is open. */
function groupsOf(text: (key: Key) => string, user: UserInfo | undefined): readonly MenuGroup[] {
  const isOpen = user === undefined || user.is_realname === 2
  const advanced: MenuRow = {
    ...{ id: 'advanced', icon: 'verified', path: '/advanced' },
    label: text('web.advanced'),
    end: user && text(verificationTexts[user.high_realname]),
  }
  return [
    {
      id: 'main',
      rows: [
        { id: 'home', icon: 'home', label: text('web.tabHome'), path: '/home' },
        { id: 'deposits', icon: 'deposit', label: text('web.deposits'), path: '/depositlist' },
        { id: 'assets', icon: 'wallet', label: text('web.assets'), path: '/assets' },
      ],
    },
    {
      id: 'trade',
      title: text('web.menuTrade'),
      rows: [
        { id: 'spot', icon: 'candles', label: text('web.tabSpot'), path: '/play-currency' },
        { id: 'options', icon: 'options', label: text('web.tabOptions'), path: '/play-micro' },
        { id: 'contract', icon: 'contract', label: text('web.tabContract'), path: '/play-lever' },
      ],
    },
    {
      id: 'services',
      title: text('web.menuServices'),
      rows: [
        { id: 'financial', icon: 'portfolio', label: text('web.financial'), path: '/financial' },
        { id: 'nft', icon: 'nft', label: text('web.nft'), path: '/nft/index' },
        { id: 'charity', icon: 'charity', label: text('web.charity'), path: '/donation' },
        { id: 'service', icon: 'service', label: text('web.service'), path: '/contact' },
      ],
    },
    {
      id: 'account',
      title: text('web.menuAccount'),
      rows: [
        { id: 'addresses', icon: 'pin', label: text('web.addresses'), path: '/assets/address' },
        { id: 'invite', icon: 'gift', label: text('web.invite'), path: '/share-code' },
        { id: 'notices', icon: 'notice', label: text('web.notices'), path: '/notice-center' },
        { id: 'security', icon: 'shield', label: text('web.security'), path: '/secure-center' },
        {
          ...{ id: 'identity', icon: 'identity', path: '/identity' },
          label: text('web.identity'),
          end: user && text(verificationTexts[user.is_realname]),
        },
        ...(isOpen ? [advanced] : []),
      ],
    },
  ]
}
