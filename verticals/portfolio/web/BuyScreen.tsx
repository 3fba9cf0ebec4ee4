/** Subscribing to a product: the amount, what it would earn and when, and what one agrees to. */
import {
  Button,
  EmptyState,
  ErrorState,
  Screen,
  SkeletonCard,
  usePlace,
  useText,
} from '@evenkeel/ui'
import { SubscribeForm } from './SubscribeForm.tsx'
import type { TextKey } from './textKey.ts'
import { useProducts } from './useProducts.ts'

export default function BuyScreen() {
  const text = useText<TextKey>()
  const { query, go } = usePlace()
  const products = useProducts()
  const { data, error, reload } = products
  const wanted = query.get('product')
  const product =
    wanted === null ? data?.products[0] : data?.products.find((one) => one.product === wanted)
  return (
    <Screen title={text('portfolio.subscribe')} reads={[products]}>
      {data === undefined && error !== undefined && <ErrorState error={error} onRetry={reload} />}
      {data === undefined && error === undefined && <SkeletonCard />}
      {data !== undefined && product === undefined && (
        <EmptyState
          icon="portfolio"
          action={
            <Button look="quiet" size="medium" onClick={() => go('/financial')}>
              {text('portfolio.toProducts')}
            </Button>
          }
        >
          {text('portfolio.notThere')}
        </EmptyState>
      )}
      {product !== undefined && (
        <SubscribeForm key={product.product} product={product} onRefused={reload} />
      )}
    </Screen>
  )
}
