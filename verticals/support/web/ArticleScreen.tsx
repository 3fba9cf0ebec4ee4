/** An article of the help centre, with the figures of this moment, what is near to it, and whether it helped. */
import { Button, EmptyState, Screen, usePlace, useText } from '@evenkeel/ui'
import { Article } from './Article.tsx'
import type { TextKey } from './textKey.ts'

export default function ArticleScreen() {
  const text = useText<TextKey>()
  const { query, go } = usePlace()
  const slug = query.get('slug')
  if (slug !== null && /^[a-z0-9-]{1,40}$/.test(slug))
    return <Article key={slug} slug={slug} title={text('support.help')} />
  return (
    <Screen title={text('support.help')}>
      <EmptyState
        icon="info"
        action={
          <Button look="quiet" onClick={() => go('/help')}>
            {text('help.toList')}
          </Button>
        }
      >
        {text('refusal.articleDoesNotExist')}
      </EmptyState>
    </Screen>
  )
}
