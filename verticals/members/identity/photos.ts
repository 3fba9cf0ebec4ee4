/** The photos of a verification by what they show, and in which order that is told. */
import { advancedPhotos, basicPhotos } from '../contract/index.ts'

/** The names of pictures, or links to them, by what they show. */
export type Photos = Readonly<Record<string, string>>

/** The order of the forms: the database keeps none. */
export const photosInOrder: readonly string[] = [...basicPhotos, ...advancedPhotos]

export function linksTo(photos: Photos, link: (name: string) => string): Photos {
  const shown = photosInOrder.flatMap((of) => {
    const name = photos[of]
    return name === undefined ? [] : [[of, link(name)] as const]
  })
  return Object.fromEntries(shown)
}
