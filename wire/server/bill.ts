/** What verticals bring to the bill: the tabs of their movements, what these belong to, and rows that they keep themselves. */
import type { Price } from '@evenkeel/kernel'

/** The tabs of the bill, but for the one of everything. */
export type BillTab =
  | 'deposit'
  | 'withdrawal'
  | 'spot'
  | 'contract'
  | 'options'
  | 'portfolio'
  | 'assets'
/** By reason. What stays in its account, frozen or released, has a row only if its reason is here. */
export type BillReasons = Readonly<Record<string, BillTab>>
export type BillKinds = Readonly<Record<string, string>>

/** Rows of the bill that are derived from a table of the vertical's own, which has fewer of them. */
export type BillSource = {
  /** The bill's own table keeps nothing of movements with these reasons. */
  readonly reasons: readonly string[]
  /** Has `member`, `seq` and `at`, an index that begins with (member, seq), and `findsByTime`. */
  readonly table: string
  /**
   * A select from it of what the bill's own table would hold: realm, member, seq, nth, at, tab,
   * reason, asset, amount, from_account, to_account, about.
   */
  readonly rows: string
  /**
   * A select of the house's side of the same movements, with an index of its table that begins with
   * seq: realm, account, seq, nth, at, reason, asset, amount, member, other.
   */
  readonly house?: string
}

// Time only moves forward: halving finds where a moment is in a member's rows, without an index of its own.
/** Makes `<table>_from(member, moment)`: the first place from which on no row of a member is older than a moment. */
export function findsByTime(table: string): string {
  return `create or replace function ${table}_from(whose bigint, moment bigint) returns bigint
    language plpgsql stable as $$
    declare
      low bigint := 0;
      high bigint;
      middle bigint;
      one record;
    begin
      select seq + 1 into high from ${table} where member = whose order by seq desc limit 1;
      while low < high loop
        middle := (low + high) / 2;
        select seq, at into one from ${table}
          where member = whose and seq >= middle order by seq limit 1;
        if one.at < moment then low := one.seq + 1; else high := middle; end if;
      end loop;
      return low;
    end $$;`
}

export type Deal = { readonly pair: string; readonly price: Price }
/**
 * By kind a select of deals, as `id`, `pair` and `price`: those of a member (`$2`) in a realm (`$1`)
 * with these ids (`$3`, of `bigint[]`), as they were right after an entry of the journal (`$4`).
 */
export type BillDeals = Readonly<Record<string, string>>
