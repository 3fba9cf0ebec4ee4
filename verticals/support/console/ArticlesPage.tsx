/** Articles of the help centre: all of them in a list, and beside it the one that is written. */
import {
  Badge,
  Button,
  Checkbox,
  Fields,
  TextField,
  useCall,
  useChange,
  useText,
  useToast,
} from '@evenkeel/ui'
import { type Column, DataTable, DetailPane, Page, Select, useFollow } from '@evenkeel/ui/desk'
import type { Answer } from '@evenkeel/wire'
import { useMemo, useState } from 'react'
import { getArticleDrafts, saveArticle } from '../contract/console.ts'
import { categories } from '../contract/words.ts'
import styles from './desk.module.css'
import { isOfTexts, TextsEditor, textsOf, useTitle, writtenIn } from './TextsEditor.tsx'
import type { TextKey } from './textKey.ts'
import { useOpened } from './useOpened.ts'

type Overview = Answer<typeof getArticleDrafts>
type Row = Overview['articles'][number]
const SLUG = /^[a-z0-9-]{1,40}$/

export default function ArticlesPage() {
  const text = useText<TextKey>()
  const { data, error, reload } = useCall(getArticleDrafts)
  useFollow(['articles'], reload)
  const opened = useOpened()
  const columns = useColumns()
  const titleOf = useTitle()
  const article = data?.articles.find(({ id }) => id === opened.id)
  return (
    <Page
      title={text('supportDesk.articles')}
      hint={text('supportDesk.articlesHint')}
      actions={
        <Button look="quiet" size="medium" onClick={opened.openNew}>
          {text('supportDesk.newArticle')}
        </Button>
      }
    >
      <DetailPane
        list={
          <DataTable
            name="articles"
            label={text('supportDesk.articles')}
            columns={columns}
            rows={data?.articles}
            error={error}
            empty={text('supportDesk.noArticles')}
            open={opened.id}
            idOf={({ id }) => id}
            onOpen={({ id }) => opened.open(id)}
            onRetry={reload}
          />
        }
        {...((opened.isDraft || article) && {
          detail: {
            title:
              article === undefined
                ? text('supportDesk.newArticle')
                : (titleOf(article.texts) ?? article.slug),
            body: (
              <ArticleDetail
                key={opened.key}
                id={opened.id}
                article={article}
                figures={data?.figures ?? []}
                onSaved={(id) => {
                  reload()
                  opened.saved(opened.key, id)
                }}
              />
            ),
          },
        })}
        onClose={opened.close}
      />
    </Page>
  )
}

function useColumns(): readonly Column<Row>[] {
  const text = useText<TextKey>()
  const titleOf = useTitle()
  return useMemo(
    () => [
      {
        id: 'title',
        head: text('supportDesk.title'),
        shown: 'always',
        cell: ({ texts, slug }) => titleOf(texts) ?? slug,
        sortBy: ({ texts, slug }) => titleOf(texts) ?? slug,
      },
      {
        id: 'category',
        head: text('supportDesk.category'),
        cell: ({ category }) => text(`supportDesk.category.${category}`),
        sortBy: ({ category }) => categories.indexOf(category),
      },
      {
        id: 'state',
        head: text('supportDesk.state'),
        cell: ({ is_published: isPublished }) => (
          <Badge look="tag" tone={isPublished ? 'up' : 'neutral'}>
            {text(isPublished ? 'supportDesk.state.published' : 'supportDesk.hidden')}
          </Badge>
        ),
      },
      {
        id: 'languages',
        shown: 'alone',
        head: text('supportDesk.languages'),
        align: 'end',
        cell: ({ texts }) => texts.length,
        sortBy: ({ texts }) => texts.length,
      },
      {
        id: 'votes',
        shown: 'alone',
        head: text('supportDesk.votes'),
        align: 'end',
        cell: ({ helpful, unhelpful }) => `${helpful} / ${unhelpful}`,
        sortBy: ({ unhelpful }) => unhelpful,
      },
    ],
    [text, titleOf],
  )
}

type DetailProps = {
  readonly id: string | undefined
  readonly article: Row | undefined
  readonly figures: Overview['figures']
  onSaved(id: string): void
}

function ArticleDetail({ id, article, figures, onSaved }: DetailProps) {
  const text = useText<TextKey>()
  const toast = useToast()
  const [texts, setTexts] = useState(() => textsOf(article?.texts ?? []))
  const [slug, setSlug] = useState(article?.slug ?? '')
  const [category, setCategory] = useState<Row['category']>(article?.category ?? 'more')
  const [isPublished, setPublished] = useState(article?.is_published ?? false)
  const save = useChange(saveArticle, {
    onDone(answer) {
      toast(text('supportDesk.saved'), 'success')
      onSaved(answer.id)
    },
  })
  return (
    <div className={styles.detail}>
      <Fields>
        <TextField label={text('supportDesk.slug')} value={slug} verbatim onChange={setSlug} />
        <Select
          label={text('supportDesk.category')}
          options={categories.map((id) => ({ id, label: text(`supportDesk.category.${id}`) }))}
          value={category}
          onChange={setCategory}
        />
      </Fields>
      <Checkbox label={text('supportDesk.shown')} checked={isPublished} onChange={setPublished} />
      <TextsEditor texts={texts} figures={figures} fault={save.fault} onChange={setTexts} />
      {save.fault !== undefined && !isOfTexts(save.fault) && (
        <p className={styles.error} role="alert">
          {save.fault.message}
        </p>
      )}
      <Button
        size="medium"
        busy={save.busy}
        disabled={!SLUG.test(slug)}
        onClick={() =>
          void save.send({
            ...(id && { id }),
            slug,
            category,
            is_published: isPublished,
            texts: writtenIn(texts),
          })
        }
      >
        {text('supportDesk.save')}
      </Button>
      <Figures figures={figures} />
    </div>
  )
}

/** What a text may name instead of a figure that is typed. */
function Figures({ figures }: { figures: Overview['figures'] }) {
  const text = useText<TextKey>()
  return (
    <details>
      <summary>{text('supportDesk.figures')}</summary>
      <dl className={styles.figures}>
        {figures.map(({ name, value }) => (
          <div key={name} className={styles.row}>
            <dt>
              <code>{`{${name}}`}</code>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
