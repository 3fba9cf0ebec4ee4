/** The side menu: every place that the spec lists, and the reader's own settings. */
import { type MenuGroup, SideMenu, useText } from '@evenkeel/ui'
import { distanceTo, Mark } from './Mark.tsx'
import styles from './Menu.module.css'
import { MenuHead, WaysIn } from './MenuHead.tsx'
import { verificationTexts } from './my/verification.ts'
import type { UserInfo } from './session.ts'
import { otherTheme, useSettingRows } from './settingRows.tsx'
import type { Shell, ShellState } from './shell.ts'
import type en from './text/en.ts'

type Key = keyof typeof en
type Props = { readonly shell: Shell; readonly state: ShellState; readonly path: string }

export function Menu({ shell, state, path }: Props) {
  const text = useText<Key>()
  const settings = useSettingRows(state)
  const { menuOpen, signedIn, demo } = state
  const go = (to: string) => shell.go(to)
  const leave = (to: string) => {
    shell.openMenu(false)
    go(to)
  }

  function act(id: string) {
    if (id === 'theme') return shell.chooseTheme(otherTheme(state))
    shell.ask({ about: 'setting', which: id as 'language' | 'upDown' | 'signOut' })
  }

  const chosen: MenuGroup = {
    id: 'settings',
    title: text('web.menuSettings'),
    rows: settings.map(({ id, icon, label, value }) => ({
      id,
      icon,
      label: text(label),
      end: value,
      chevron: id !== 'theme',
    })),
  }
  const leaving: MenuGroup = {
    id: 'leaving',
    rows: [{ id: 'signOut', icon: 'signOut', label: text('web.signOut'), chevron: false }],
  }

  return (
    <SideMenu
      open={menuOpen}
      current={path}
      head={<MenuHead state={state} onGo={leave} />}
      below={!signedIn && <WaysIn onGo={leave} />}
      groups={[
        ...groupsOf(text, state.user).map((group) => withMarks(group, demo)),
        chosen,
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
  )
}

/** What leads to a part that is not built, or not in this realm, says so. */
function withMarks(group: MenuGroup, demo: boolean): MenuGroup {
  const rows = group.rows.map((row) =>
    row.path !== undefined && distanceTo(row.path, demo) > 0
      ? { ...row, end: <Mark path={row.path} /> }
      : row,
  )
  return { ...group, rows }
}

/** The advanced level is always there, and says how it stands to whom it is open. */
function groupsOf(text: (key: Key) => string, user: UserInfo | undefined): readonly MenuGroup[] {
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
          id: 'identity',
          icon: 'identity',
          path: '/identity',
          label: text('web.identity'),
          end: user && text(verificationTexts[user.is_realname]),
        },
        {
          id: 'advanced',
          icon: 'verified',
          path: '/advanced',
          label: text('web.advanced'),
          end: user?.is_realname === 2 ? text(verificationTexts[user.high_realname]) : undefined,
        },
      ],
    },
  ]
}
