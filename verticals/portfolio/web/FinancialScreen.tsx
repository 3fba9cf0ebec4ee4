/** The portfolio: what is invested and earned, what is offered, and where the yield comes from. */
import {
  Button,
  EmptyState,
  ErrorState,
  earningsFeed,
  Screen,
  Section,
  SkeletonCard,
  useEarnings,
  useFeed,
  usePlace,
  useText,
} from '@evenkeel/ui'
import styles from './Portfolio.module.css'
import { ProductCard } from './ProductCard.tsx'
import { Source } from './Source.tsx'
import { Summary } from './Summary.tsx'
import type { TextKey } from './textKey.ts'
import { useOrders } from './useOrders.ts'
import { useProducts } from './useProducts.ts'

export default function FinancialScreen() {
  const text = useText<TextKey>()
  const { go } = usePlace()
  const products = useProducts()
  const earnings = useEarnings()
  const feed = useFeed(earningsFeed)
  const orders = useOrders()
  const { data, error, reload } = products
  return (
    <Screen title={text('portfolio.name')} reads={[products, feed, orders]}>
      <Summary coins={earnings.value} isLost={earnings.failed} />
      <div className={styles.way}>
        <Button look="quiet" size="medium" onClick={() => go('/mining-order')}>
          {text('portfolio.orders')}
          {(orders.data?.orders.length ?? 0) > 0 && ` (${orders.data?.orders.length})`}
        </Button>
      </div>
      <Section title={text('portfolio.products')}>
        {data === undefined && error !== undefined && <ErrorState error={error} onRetry={reload} />}
        {data === undefined && error === undefined && <CardsSkeleton />}
        {data?.products.length === 0 && (
          <EmptyState icon="portfolio">{text('portfolio.noProducts')}</EmptyState>
        )}
        <ul className={styles.cards}>
          {data?.products.map((product) => (
            <li key={product.product}>
              <ProductCard
                product={product}
                onSubscribe={() => go(`/buy-mining?product=${product.product}`)}
              />
            </li>
          ))}
        </ul>
      </Section>
      <Source />
    </Screen>
  )
}

function CardsSkeleton() {
  return [0, 1, 2].map((nth) => <SkeletonCard key={nth} />)
}
