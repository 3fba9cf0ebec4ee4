/** The picture of an item: drawn from its attributes alone, so that it is the same for ever. */
import type { Collection } from '../core/index.ts'
import { attributesOf } from '../core/traits.ts'
import { fleet } from './fleet.ts'
import { keelfolk } from './keelfolk.ts'
import { tidelines } from './tidelines.ts'

export function pictureOf({ kind, seed, size }: Collection, number: number): string {
  const attributes = attributesOf(kind, seed, number)
  switch (kind) {
    case 'tidelines':
      return tidelines(attributes, seed, number, size)
    case 'keelfolk':
      return keelfolk(attributes)
    case 'fleet':
      return fleet(attributes, seed, number)
  }
}
