/** The member's NFTs beside the coins: how many of each collection, at its floor; nothing for who has none. */
import { Figure, Hideable, ListRow, Section, useCall, useText } from '@evenkeel/ui'
import { getMyWorth } from '../../contract/index.ts'
import { useMarketNews } from '../useMarketNews.ts'
import styles from './Owned.module.css'
import type en from './text/en.ts'

export default function Owned() {
  const text = useText<keyof typeof en>()
  const { data, refresh } = useCall(getMyWorth)
  const held = new Set(data?.collections.map(({ collection }) => collection))
  useMarketNews(({ items }) => items.some(({ collection }) => held.has(collection)), refresh)
  if (data === undefined || data.collections.length === 0) return null
  return (
    <Section title={text('nftOwned.title')}>
      <ul>
        {data.collections.map(({ collection, name, items, floor, worth }) => (
          <li key={collection}>
            <ListRow
              icon="nft"
              path="/nft/my-object"
              chevron
              title={name}
              detail={
                <Hideable>
                  <Figure value={String(items)} />
                  {floor === undefined ? null : (
                    <>
                      {' × '}
                      <Figure value={floor} />
                    </>
                  )}
                </Hideable>
              }
              value={
                worth === undefined ? (
                  text('nftOwned.noFloor')
                ) : (
                  <Hideable>
                    <Figure value={worth} least={2} strong /> USDT
                  </Hideable>
                )
              }
            />
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {text('nftOwned.total')}{' '}
        <Hideable>
          <Figure value={data.total} least={2} /> USDT
        </Hideable>
        {'. '}
        {text('nftOwned.apart')}
      </p>
    </Section>
  )
}
