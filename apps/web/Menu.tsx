/** The side menu: the places that the app and its verticals put there, and the reader's own settings. */
import { Delay, type MenuGroup, SideMenu, type Text, useText } from '@evenkeel/ui'
import type { ReactNode } from 'react'
import { Count } from './Count.tsx'
import { isElsewhere, Mark } from './Mark.tsx'
import styles from './Menu.module.css'
import { MenuHead, WaysIn } from './MenuHead.tsx'
import { standingOf } from './my/verification.ts'
import { listed, type PlaceName } from './places.ts'
import { otherTheme, useSettingRows } from './settingRows.tsx'
import type { Shell, ShellState } from './shell.ts'
import type en from './text/en.ts'

type Key = keyof typeof en | PlaceName
type Props = { readonly shell: Shell; readonly state: ShellState; readonly path: string }

const entries = listed('menu')
/** From the top of the menu down; the first group needs no title. */
const groups = ['main', 'trade', 'services', 'account'] as const
const titles: Readonly<Record<string, Key>> = {
  trade: 'web.menuTrade',
  services: 'web.menuServices',
  account: 'web.menuAccount',
}

export function Menu({ shell, state, path }: Props) {
  const text = useText<Key>()
  const settings = useSettingRows(state)
  const { menuOpen, signedIn } = state
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
        ...groups.map((group) => groupOf(group, text, state)),
        chosen,
        ...(signedIn ? [leaving] : []),
      ]}
      foot={
        <div className={styles.foot}>
          <a className={styles.licences} href="/licences.txt" target="_blank" rel="noopener">
            {text('web.licences')}
          </a>
          {menuOpen && <Delay named />}
        </div>
      }
      onGo={go}
      onAct={act}
      onClose={() => shell.openMenu(false)}
    />
  )
}

/** The places of a group. */
function groupOf(id: string, text: Text<Key>, state: ShellState): MenuGroup {
  const title = titles[id]
  const rows = entries.filter(({ group }) => group === id)
  return {
    id,
    ...(title && { title: text(title) }),
    rows: rows.map(({ path, icon, label }) => ({
      id: path,
      icon,
      label: text(label),
      path,
      end: endOf(path, text, state),
    })),
  }
}

/** What leads to a part that is not in this realm says so; a verification says how it stands. */
function endOf(path: string, text: Text<Key>, { demo, user }: ShellState): ReactNode {
  if (isElsewhere(path, demo)) return <Mark path={path} />
  const standing = user && standingOf(path, user)
  return standing ? text(standing) : <Count path={path} />
}
