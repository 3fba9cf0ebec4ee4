/** The reserve ratio on the first page, from the newest proof; what is not proven is not shown. */
import { ListRow, Section, useCall, useClient, useFormat, useText } from '@evenkeel/ui'
import { getLatest } from '../contract.ts'
import { lowestOf } from '../verify/statement.ts'
import type en from './names/text/en.ts'

export default function ReserveRatio() {
  const text = useText<keyof typeof en>()
  const { go } = useClient()
  const format = useFormat()
  const { data } = useCall(getLatest)
  const lowest = data?.proof && lowestOf(data.proof.assets)
  if (data?.proof === undefined || lowest === undefined) return null
  return (
    <Section title={text('proof.name')}>
      <ListRow
        icon="shield"
        title={text('proof.ratio')}
        detail={text('proof.ratioHint', { asset: lowest.asset })}
        value={format.percent(lowest.ratio)}
        valueDetail={format.moment(data.proof.at)}
        chevron
        path="/proof"
        onPress={() => go('/proof')}
      />
    </Section>
  )
}
