/** The frame around every page: the bar above, the navigation beside, and the way to everything by its name. */
import { type ConsoleMe, Icon, IconButton, Spinner, useText } from '@evenkeel/ui'
import { CommandPalette, type PaletteSource } from '@evenkeel/ui/desk'
import { mayOperate } from '@evenkeel/wire'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Bar } from './Bar.tsx'
import styles from './Frame.module.css'
import { entriesOf, groups, type PageName, parts } from './pages.ts'
import { Rail } from './Rail.tsx'
import type { Shell, ShellState } from './shell.ts'
import type en from './text/en.ts'

type Props = {
  readonly shell: Shell
  readonly state: ShellState
  readonly me: ConsoleMe
  readonly path: string
  readonly isLeaving: boolean
  readonly children: ReactNode
}

export function Frame({ shell, state, me, path, isLeaving, children }: Props) {
  const text = useText<keyof typeof en | PageName>()
  const [isRailOpen, setRailOpen] = useState(false)
  const [isPaletteOpen, setPaletteOpen] = useState(false)
  const pages = usePalettePages(me)
  const sources = usePaletteSources(shell, me)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has gone somewhere has done with the list
  useEffect(() => {
    setRailOpen(false)
    // Another page begins at its top.
    window.scrollTo(0, 0)
  }, [path])
  return (
    <div className={styles.frame}>
      <button type="button" className={styles.skip} onClick={toContent}>
        {text('console.skip')}
      </button>
      <Bar
        shell={shell}
        state={state}
        me={me}
        before={
          <IconButton
            icon="menu"
            label={text('console.navigation')}
            className={styles.menu}
            aria-expanded={isRailOpen}
            onClick={() => setRailOpen(!isRailOpen)}
          />
        }
        search={
          <button type="button" className={styles.search} onClick={() => setPaletteOpen(true)}>
            <Icon name="search" size="small" />
            <span className={styles.searchText}>{text('console.search')}</span>
            <span className={styles.keys} aria-hidden="true">
              Ctrl K
            </span>
          </button>
        }
      />
      <Rail role={me.role} path={path} isOpen={isRailOpen} onClose={() => setRailOpen(false)} />
      <main id="content" tabIndex={-1} className={styles.main} aria-busy={isLeaving}>
        {children}
        {isLeaving && (
          <div className={styles.leaving}>
            <Spinner />
          </div>
        )}
      </main>
      <CommandPalette
        open={isPaletteOpen}
        pages={pages}
        sources={sources}
        onOpen={() => setPaletteOpen(true)}
        onClose={() => setPaletteOpen(false)}
        onGo={shell.router.go}
      />
    </div>
  )
}

function toContent(): void {
  document.getElementById('content')?.focus()
}

function usePalettePages({ role }: ConsoleMe) {
  const text = useText<keyof typeof en | PageName>()
  return useMemo(
    () =>
      groups.flatMap((group) =>
        entriesOf(group, role).map((entry) => ({
          id: entry.path,
          path: entry.path,
          label: text(entry.name),
          detail: text(`console.group.${group}`),
        })),
      ),
    [role, text],
  )
}

function usePaletteSources(shell: Shell, { role }: ConsoleMe): readonly PaletteSource[] {
  const text = useText<PageName>()
  return useMemo(
    () =>
      parts
        .flatMap(({ search = [] }) => search)
        .filter(({ operators }) => mayOperate(operators, role))
        .map(({ title, find }) => ({
          title: text(title),
          find: (typed, signal) => find(shell.client, typed, signal),
        })),
    [shell, role, text],
  )
}
