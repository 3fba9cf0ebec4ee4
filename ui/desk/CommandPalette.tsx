/** The way to everything by its name: Ctrl+K, a few letters, Enter. */
import { type KeyboardEvent as Pressed, useEffect, useId, useState } from 'react'
import { useText } from '../data/hooks.ts'
import { Icon } from '../kit/Icon.tsx'
import { Modal } from '../kit/Modal.tsx'
import spoken from '../kit/Spoken.module.css'
import styles from './CommandPalette.module.css'
import { type Found, type FoundGroup, findPages, stepOver } from './palette.ts'
import type { DeskKey } from './texts.ts'

/** What is found on the server, such as members. */
export type PaletteSource = {
  readonly title: string
  find(typed: string, signal: AbortSignal): Promise<readonly Found[]>
}

type Props = {
  readonly open: boolean
  readonly pages: readonly Found[]
  readonly sources?: readonly PaletteSource[]
  onOpen(): void
  onGo(path: string): void
  onClose(): void
}

const NO_SOURCES: readonly PaletteSource[] = []

export function CommandPalette(props: Props) {
  const { open, pages, sources = NO_SOURCES, onOpen, onGo, onClose } = props
  const text = useText<DeskKey>()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [place, setPlace] = useState(0)
  const fetched = useSources(sources, open ? typed : '')
  useShortcut(open ? onClose : onOpen)
  useEffect(() => {
    if (!open) return
    setTyped('')
    setPlace(0)
  }, [open])

  const groups: readonly FoundGroup[] = [
    { id: 'pages', title: text('desk.pages'), found: findPages(pages, typed) },
    ...fetched,
  ].filter(({ found }) => found.length > 0)
  const all = groups.flatMap(({ found }) => found)
  const current = all[Math.min(place, all.length - 1)]

  function choose(path: string) {
    onClose()
    onGo(path)
  }
  function press(event: Pressed) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setPlace(stepOver(place, event.key === 'ArrowDown' ? 1 : -1, all.length))
    } else if (event.key === 'Enter' && current !== undefined) {
      event.preventDefault()
      choose(current.path)
    }
  }

  return (
    <Modal open={open} look="dialog" labelledBy={`${id}-title`} onClose={onClose}>
      <div className={styles.palette}>
        <div className={styles.head}>
          <Icon name="search" size="small" />
          <label id={`${id}-title`} htmlFor={`${id}-field`} className={spoken.spoken}>
            {text('desk.palette')}
          </label>
          <input
            id={`${id}-field`}
            data-first
            role="combobox"
            className={styles.input}
            placeholder={text(sources.length > 0 ? 'desk.paletteHint' : 'desk.paletteHintPages')}
            value={typed}
            autoComplete="off"
            spellCheck={false}
            aria-expanded={all.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={current && `${id}-${current.id}`}
            onChange={({ target }) => {
              setTyped(target.value)
              setPlace(0)
            }}
            onKeyDown={press}
          />
        </div>
        <Options id={id} groups={groups} current={current} onChoose={choose} />
        {all.length === 0 && <p className={styles.none}>{text('ui.noMatch')}</p>}
      </div>
    </Modal>
  )
}

type OptionsProps = {
  readonly id: string
  readonly groups: readonly FoundGroup[]
  readonly current: Found | undefined
  onChoose(path: string): void
}

function Options({ id, groups, current, onChoose }: OptionsProps) {
  const text = useText<DeskKey>()
  return (
    <div id={`${id}-list`} role="listbox" className={styles.list} aria-label={text('desk.palette')}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is none of a listbox
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <p id={`${id}-${group.id}`} className={styles.title}>
            {group.title}
          </p>
          {group.found.map((found) => (
            <Option
              key={found.id}
              id={`${id}-${found.id}`}
              found={found}
              isCurrent={found === current}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

type OptionProps = {
  readonly id: string
  readonly found: Found
  readonly isCurrent: boolean
  onChoose(path: string): void
}

function Option({ id, found, isCurrent, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys of the list
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus, and names what is current
    <div
      id={id}
      role="option"
      className={styles.option}
      aria-selected={isCurrent}
      ref={(element) => {
        if (isCurrent) element?.scrollIntoView({ block: 'nearest' })
      }}
      onClick={() => onChoose(found.path)}
    >
      <span>{found.label}</span>
      {found.detail !== undefined && <span className={styles.detail}>{found.detail}</span>}
    </div>
  )
}

function useShortcut(act: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [act])
}

/** So long nobody has typed, and so much, before others are asked. */
const PAUSE_MS = 200
const LEAST = 2

function useSources(sources: readonly PaletteSource[], typed: string): readonly FoundGroup[] {
  const [groups, setGroups] = useState<readonly FoundGroup[]>([])
  useEffect(() => {
    setGroups([])
    const wanted = typed.trim()
    if (wanted.length < LEAST || sources.length === 0) return
    const stop = new AbortController()
    const pause = setTimeout(async () => {
      const asked = sources.map(({ find }) => find(wanted, stop.signal).catch(() => []))
      const found = await Promise.all(asked)
      if (stop.signal.aborted) return
      const named = sources.map(({ title }, nth) => ({ id: title, title, found: found[nth] ?? [] }))
      setGroups(named)
    }, PAUSE_MS)
    return () => {
      clearTimeout(pause)
      stop.abort()
    }
  }, [sources, typed])
  return groups
}
