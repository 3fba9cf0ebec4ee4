/** What an item is: its attributes follow from the seed of its collection and its number, so that nobody has to keep them. */
import type { Amount } from '@evenkeel/kernel'
import { UNIT } from '@evenkeel/kernel'
import type { Kind } from './rules.ts'

export { type Kind, kinds } from './rules.ts'

/** How common a value is: out of the sum of all weights of its trait. */
type Values = readonly (readonly [value: string, weight: number])[]
type Trait = { readonly type: string; readonly values: Values }
export type Attribute = {
  readonly type: string
  readonly value: string
  /** Its place among the values of the trait. */
  readonly place: number
  /** Of 10,000 items, about so many have it. */
  readonly shareBps: number
}

const trait = (type: string, values: Values): Trait => ({ type, values })

/** Lists grow with new kinds alone: the value at a place is what an item was sold as. */
export const traitsOf: Readonly<Record<Kind, readonly Trait[]>> = {
  tidelines: [
    trait('Palette', [
      ['Dawn', 22],
      ['Lagoon', 20],
      ['Dusk', 18],
      ['Ember', 14],
      ['Arctic', 11],
      ['Orchid', 8],
      ['Ink', 5],
      ['Gilt', 2],
    ]),
    trait('Sky', [
      ['Low sun', 30],
      ['High sun', 22],
      ['Moon', 18],
      ['Rings', 14],
      ['Twin suns', 10],
      ['Eclipse', 6],
    ]),
    trait('Sea', [
      ['Swell', 30],
      ['Calm', 26],
      ['Chop', 20],
      ['Breakers', 16],
      ['Glass', 8],
    ]),
    trait('Horizon', [
      ['Open', 30],
      ['Ranges', 24],
      ['Islands', 20],
      ['Cliffs', 16],
      ['Peak', 10],
    ]),
    trait('Sighting', [
      ['Nothing', 34],
      ['Sail', 20],
      ['Gulls', 18],
      ['Buoy', 12],
      ['Lighthouse', 9],
      ['Whale', 5],
      ['Balloon', 2],
    ]),
    trait('Print', [
      ['Plain', 44],
      ['Contours', 26],
      ['Halftone', 18],
      ['Foil', 12],
    ]),
  ],
  keelfolk: [
    trait('Background', [
      ['Sand', 20],
      ['Sky', 18],
      ['Mint', 16],
      ['Coral', 14],
      ['Lilac', 12],
      ['Slate', 10],
      ['Sunset', 6],
      ['Signal', 4],
    ]),
    trait('Body', [
      ['Cat', 24],
      ['Bear', 22],
      ['Fox', 18],
      ['Hare', 14],
      ['Frog', 10],
      ['Owl', 8],
      ['Shark', 4],
    ]),
    trait('Coat', [
      ['Cream', 20],
      ['Ginger', 18],
      ['Ash', 16],
      ['Cocoa', 14],
      ['Teal', 12],
      ['Rose', 10],
      ['Midnight', 7],
      ['Gold', 3],
    ]),
    trait('Outfit', [
      ['Breton stripes', 24],
      ['Raincoat', 20],
      ['Hoodie', 18],
      ['Pea coat', 14],
      ['Lifejacket', 12],
      ['Diving suit', 8],
      ['Regalia', 4],
    ]),
    trait('Eyes', [
      ['Round', 28],
      ['Sleepy', 20],
      ['Wink', 16],
      ['Spectacles', 14],
      ['Shades', 12],
      ['Patch', 7],
      ['Beams', 3],
    ]),
    trait('Headwear', [
      ['None', 26],
      ['Beanie', 22],
      ['Captain', 16],
      ["Sou'wester", 14],
      ['Headphones', 12],
      ['Bandana', 7],
      ['Crown', 3],
    ]),
    trait('Accessory', [
      ['None', 36],
      ['Earring', 18],
      ['Scarf', 16],
      ['Pipe', 12],
      ['Anchor chain', 10],
      ['Parrot', 6],
      ['Halo', 2],
    ]),
  ],
  fleet: [
    trait('Faction', [
      ['Meridian', 26],
      ['Cobalt Line', 22],
      ['Verdant', 18],
      ['Rustborn', 16],
      ['Violet Court', 12],
      ['Solar Guard', 6],
    ]),
    trait('Hull', [
      ['Dart', 24],
      ['Lancer', 22],
      ['Manta', 18],
      ['Bulwark', 16],
      ['Needle', 12],
      ['Crescent', 8],
    ]),
    trait('Wings', [
      ['Swept', 26],
      ['Delta', 22],
      ['Forward', 18],
      ['Twin boom', 16],
      ['Ring', 11],
      ['None', 7],
    ]),
    trait('Engine', [
      ['Single', 28],
      ['Twin', 26],
      ['Triple', 20],
      ['Array', 16],
      ['Ion core', 10],
    ]),
    trait('Weapon', [
      ['Cannons', 28],
      ['Railgun', 24],
      ['Missiles', 20],
      ['Beam', 16],
      ['Drones', 12],
    ]),
    trait('Sector', [
      ['Deep field', 28],
      ['Nebula', 24],
      ['Gas giant', 20],
      ['Belt', 16],
      ['Wormhole', 12],
    ]),
    trait('Rank', [
      ['Cadet', 44],
      ['Wing', 28],
      ['Ace', 16],
      ['Marshal', 9],
      ['Legend', 3],
    ]),
  ],
}

/** A number of 32 bits that follows from a seed, an item and what it is for. */
export function draw(seed: number, number: number, what: number): number {
  let mixed = (seed ^ Math.imul(number + 1, 0x9e3779b1) ^ Math.imul(what + 1, 0x85ebca6b)) >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
  return (mixed ^ (mixed >>> 15)) >>> 0
}

export function attributesOf(kind: Kind, seed: number, number: number): readonly Attribute[] {
  return traitsOf[kind].map(({ type, values }, nth) => {
    const all = weightOf(values)
    let left = draw(seed, number, nth) % all
    let place = 0
    for (; left >= (values[place]?.[1] ?? 0); place++) left -= values[place]?.[1] ?? 0
    const [value, weight] = values[place] as Values[number]
    return { type, value, place, shareBps: portion(weight, all) }
  })
}

/** The rarer each attribute, the more points. */
export function rarityOf(attributes: readonly Attribute[]): number {
  return attributes.reduce((sum, { shareBps }) => sum + whole(100_000, shareBps), 0)
}

/** What the house asks for an item that nobody has bought yet: more for what is rarer, on whole units. */
export function mintPriceOf(basePrice: Amount, attributes: readonly Attribute[]): Amount {
  const points = rarityOf(attributes)
  const usual = attributes.length * USUAL
  const price = (basePrice * BigInt(points)) / BigInt(usual)
  const onUnits = price - (price % UNIT)
  return onUnits < basePrice ? basePrice : onUnits
}

/** The points of an attribute that one item in four has. */
const USUAL = 40

function weightOf(values: Values): number {
  return values.reduce((sum, [, weight]) => sum + weight, 0)
}

const portion = (weight: number, all: number) => whole(weight * 10_000, all)
const whole = (one: number, by: number) => (one - (one % by)) / by
