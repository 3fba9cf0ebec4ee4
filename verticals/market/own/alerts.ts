/** Price alerts: each waits in a table and in memory, fires once, and is told to its owner. */
import {
  canValue,
  type MemberId,
  type Millis,
  type Price,
  type ReferencePrice,
  type Refused,
  refuse,
} from '@evenkeel/kernel'
import type { PublicIds, Tables } from '@evenkeel/wire/server'
import { instrumentOf } from '../instruments.ts'

export type Alert = {
  readonly id: number
  readonly member: MemberId
  readonly symbol: string
  readonly price: Price
  /** The price must rise to it. */
  readonly isRising: boolean
  readonly setAt: Millis
  readonly firedAt: Millis | undefined
  readonly firedPrice: Price | undefined
}

export type AlertRefusal =
  | 'pairDoesNotExist'
  | 'priceOffTick'
  | 'priceFeedStale'
  | 'alertPriceReached'
  | 'tooManyAlerts'

export type Alerts = {
  of(member: MemberId): Promise<Alert[]>
  set(member: MemberId, symbol: string, price: Price): Promise<Alert | Refused<AlertRefusal>>
  /** Whether there was such an alert of this member. */
  remove(member: MemberId, id: number): Promise<boolean>
  /** These symbols have another price: whose was reached fires. */
  look(changed: ReadonlySet<string>): void
}

type Options = {
  readonly tables: Tables
  readonly now: () => Millis
  isListed(symbol: string): boolean
  referenceOf(symbol: string): ReferencePrice | undefined
  /** Told once the firing is in the table. */
  onFired(alert: Alert): void
  onFailure(error: unknown): void
}

type Row = {
  id: number
  member: number
  symbol: string
  price: string
  is_rising: boolean
  set_at: number
  fired_at: number | null
  fired_price: string | null
}

const WAITING_MAX = 50
const FIRED_SHOWN = 50
/** Of those that fired a member keeps so many, for so long. */
const FIRED_KEPT = 100
const KEPT_MS = 90 * 86_400_000
const COLUMNS = `id::float8 as id, member::float8 as member, symbol, price::text, is_rising,
  set_at::float8 as set_at, fired_at::float8 as fired_at, fired_price::text`

export async function openAlerts(options: Options): Promise<Alerts> {
  const { tables, now, isListed, referenceOf, onFired, onFailure } = options
  const waiting = new Map<string, Map<number, Alert>>()
  /** How many wait of each member's. */
  const counts = new Map<MemberId, number>()
  const sql = `select ${COLUMNS} from price_alert where fired_at is null`
  for (const row of await tables.rows<Row>(sql, [])) {
    counts.set(row.member, (counts.get(row.member) ?? 0) + 1)
    wait(alertIn(row))
  }

  /** One after another: two of the same member's would wait for each other's rows. */
  let forgetting = Promise.resolve()

  /** What fired too long ago, or before too many others. */
  function forget(member: MemberId): void {
    forgetting = forgetting
      .then(async () => {
        await tables.rows(
          `delete from price_alert where member = $1 and fired_at is not null
           and (fired_at < $2 or id not in (
             select id from price_alert where member = $1 and fired_at is not null
             order by fired_at desc, id desc limit ${FIRED_KEPT}))`,
          [member, now() - KEPT_MS],
        )
      })
      .catch(onFailure)
  }

  function discount(member: MemberId): void {
    counts.set(member, (counts.get(member) ?? 1) - 1)
  }

  function wait(alert: Alert): void {
    const { symbol, id } = alert
    const same = waiting.get(symbol) ?? new Map<number, Alert>()
    waiting.set(symbol, same.set(id, alert))
  }

  async function fire({ id }: Alert, { price, at }: ReferencePrice): Promise<void> {
    const fired = await tables.rows<Row>(
      `update price_alert set fired_at = $2, fired_price = $3
       where id = $1 and fired_at is null returning ${COLUMNS}`,
      [id, at, String(price)],
    )
    for (const row of fired) {
      discount(row.member)
      onFired(alertIn(row))
      forget(row.member)
    }
  }

  return {
    async of(member) {
      const rows = await tables.rows<Row>(
        `(select ${COLUMNS} from price_alert where member = $1 and fired_at is null)
         union all
         (select ${COLUMNS} from price_alert where member = $1 and fired_at >= $2
          order by fired_at desc limit ${FIRED_SHOWN})
         order by id desc`,
        [member, now() - KEPT_MS],
      )
      return rows.map(alertIn)
    },

    async set(member, symbol, price) {
      const instrument = isListed(symbol) ? instrumentOf(symbol) : undefined
      if (instrument === undefined) return refuse('pairDoesNotExist')
      if (price === 0n || price % instrument.tickSize !== 0n) return refuse('priceOffTick')
      const reference = referenceOf(symbol)
      if (reference === undefined || !canValue(reference)) return refuse('priceFeedStale')
      if (reference.price === price) return refuse('alertPriceReached')
      const count = counts.get(member) ?? 0
      if (count >= WAITING_MAX) return refuse('tooManyAlerts')
      // Counted before it is written: many at once are not more than one after another.
      counts.set(member, count + 1)
      try {
        const [row] = await tables.rows<Row>(
          `insert into price_alert (member, symbol, price, is_rising, set_at)
           values ($1, $2, $3, $4, $5) returning ${COLUMNS}`,
          [member, symbol, String(price), price > reference.price, now()],
        )
        const alert = alertIn(row as Row)
        wait(alert)
        forget(member)
        return alert
      } catch (error) {
        discount(member)
        throw error
      }
    },

    async remove(member, id) {
      const gone = await tables.rows<Row>(
        `delete from price_alert where id = $1 and member = $2 returning ${COLUMNS}`,
        [id, member],
      )
      for (const row of gone) if (waiting.get(row.symbol)?.delete(row.id)) discount(member)
      return gone.length > 0
    },

    look(changed) {
      for (const symbol of changed) {
        const reference = referenceOf(symbol)
        if (reference === undefined || reference.isStale) continue
        for (const alert of waiting.get(symbol)?.values() ?? []) {
          if (!isReached(alert, reference.price)) continue
          waiting.get(symbol)?.delete(alert.id)
          fire(alert, reference).catch((error) => {
            // Not in the table, so not told: it waits on.
            wait(alert)
            onFailure(error)
          })
        }
      }
    },
  }
}

function isReached({ price, isRising }: Alert, now: Price): boolean {
  return isRising ? now >= price : now <= price
}

function alertIn(row: Row): Alert {
  const { id, member, symbol, is_rising: isRising, set_at: setAt } = row
  return {
    id,
    member,
    symbol,
    price: BigInt(row.price),
    isRising,
    setAt,
    firedAt: row.fired_at ?? undefined,
    firedPrice: row.fired_price === null ? undefined : BigInt(row.fired_price),
  }
}

/** As its owner sees it. */
export function alertView(alert: Alert, ids: PublicIds) {
  const { id, symbol, price, isRising, setAt, firedAt, firedPrice } = alert
  const direction: 'rise' | 'fall' = isRising ? 'rise' : 'fall'
  return { id: ids.of('alert', id), symbol, price, direction, setAt, firedAt, firedPrice }
}
