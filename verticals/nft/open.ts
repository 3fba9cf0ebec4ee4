/** Starts what lives as long as the server: the names of owners, the drawn pictures, and the telling of what changes. */
import type { Machine } from '@evenkeel/kernel'
import type { MemberDesk, PlainPage, Platform } from '@evenkeel/wire/server'
import { pictureOf } from './art/picture.ts'
import { nft, type State } from './core/index.ts'
import { createKept, type Kept } from './kept.ts'
import { createNames, type Names } from './names.ts'
import { tellOfItems } from './telling.ts'

export type Market = {
  readonly platform: Platform
  readonly names: Names
  desk(): MemberDesk
  readonly artPage: PlainPage
  /** Lists that anybody reads. */
  readonly kept: Kept
  stop(): void
}

const KEPT_MAX = 2_000
const ITEM = /^([a-z][a-z0-9-]{1,30})-([1-9][0-9]{0,5})$/

export function openMarket(platform: Platform): Market {
  const { tables, keys, now, machine } = platform
  const kept = createKept(platform)
  const stopTelling = tellOfItems(platform)
  return {
    platform,
    names: createNames(tables, keys.key('nft-owners', 32), now),
    desk() {
      const { memberDesk } = platform.offered
      if (memberDesk === undefined) throw new TypeError('nobody keeps members')
      return memberDesk
    },
    artPage: artPageOf(machine),
    kept,
    stop() {
      stopTelling()
      kept.stop()
    },
  }
}

/** A picture is the same for ever: drawn once, and kept while it is looked at. */
export function artPageOf(machine: Machine): PlainPage {
  const kept = new Map<string, string>()
  return {
    path: '/api/nft/art',
    policy: 'public',
    gives: 'svg',
    answer({ item }) {
      const name = typeof item === 'string' ? item : ''
      const known = kept.get(name)
      if (known !== undefined) return known
      const [, code = '', number = '0'] = ITEM.exec(name) ?? []
      const collection = (machine.state('real', nft) as State).byCode.get(code)
      if (collection === undefined || Number(number) > collection.size) return ''
      const drawn = pictureOf(collection, Number(number))
      if (kept.size >= KEPT_MAX) kept.delete(kept.keys().next().value ?? '')
      kept.set(name, drawn)
      return drawn
    },
  }
}
