/** Every proof that was ever published, newest first; one that is chosen is shown above. */
import { InfiniteList, ListRow, type Pages, Section, useFormat, useText } from '@evenkeel/ui'
import { lowestOf } from '../verify/statement.ts'
import type { Proof } from './proof.ts'
import type { Key } from './textKey.ts'

type Row = Proof & { readonly id: string }
type Props = {
  readonly pages: Pages<Row>
  readonly shown: number
  onChoose(proof: Proof): void
}

export function History({ pages, shown, onChoose }: Props) {
  const text = useText<Key>()
  const format = useFormat()
  const { rows } = pages
  if (rows === undefined || rows.length === 0) return null
  return (
    <Section title={text('proof.all')}>
      <InfiniteList
        label={text('proof.all')}
        rows={rows}
        more={pages.more}
        loading={pages.loadingMore}
        failed={pages.moreFailed}
        keyOf={({ id }) => id}
        onMore={pages.loadMore}
      >
        {(proof) => {
          const ratio = lowestOf(proof.assets)?.ratio
          return (
            <ListRow
              icon={proof.number === shown ? 'check' : 'document'}
              title={text('proof.nth', { number: proof.number })}
              detail={format.moment(proof.at)}
              value={ratio === undefined ? '–' : format.percent(ratio)}
              chevron
              onPress={() => onChoose(proof)}
            />
          )
        }}
      </InfiniteList>
    </Section>
  )
}
