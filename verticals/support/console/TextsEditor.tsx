/** Writes a text in every language, one at a time, and shows what readers will see. */
import { Fields, StructuredText, TextField, useClient, useText } from '@evenkeel/ui'
import type { Refusal } from '@evenkeel/ui/data/refusals.ts'
import { languageNames, languages, Select } from '@evenkeel/ui/desk'
import type { Language } from '@evenkeel/wire'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { blocksIn } from '../contract/markup.ts'
import { BODY_MAX, TITLE_MAX } from '../contract/words.ts'
import styles from './desk.module.css'
import type { TextKey } from './textKey.ts'

export type Writing = { readonly title: string; readonly body: string }
export type Texts = Readonly<Partial<Record<Language, Writing>>>

type Props = {
  readonly texts: Texts
  /** What `{name}` stands for, where texts name figures. */
  readonly figures?: readonly { readonly name: string; readonly value: string }[]
  /** What they were refused for: said at the field that it is about. */
  readonly fault?: Refusal | undefined
  onChange(texts: Texts): void
}

const EMPTY: Writing = { title: '', body: '' }

export function TextsEditor({ texts, figures = [], fault, onChange }: Props) {
  const text = useText<TextKey>()
  const { language: own } = useClient()
  const [language, setLanguage] = useState<Language>(() => (isWhole(texts[own]) ? own : 'en'))
  const languageOptions = useLanguageOptions()
  const missing = fault?.reason === 'englishMissing' ? fault : undefined
  useEffect(() => {
    if (missing !== undefined) setLanguage('en')
  }, [missing])
  const writing = texts[language] ?? EMPTY
  const isWritten = writing.title !== '' || writing.body !== ''
  const set = (change: Partial<Writing>) =>
    onChange({ ...texts, [language]: { ...writing, ...change } })
  return (
    <>
      <Fields>
        <Select
          label={text('supportDesk.language')}
          options={languageOptions((id) => isWhole(texts[id]))}
          value={language}
          onChange={setLanguage}
        />
        <TextField
          label={text('supportDesk.title')}
          value={writing.title}
          most={TITLE_MAX}
          {...(!isWhole(texts.en) && { hint: text('supportDesk.englishNeeded') })}
          {...(missing && writing.title.trim() === '' && { error: missing.message })}
          onChange={(title) => set({ title })}
        />
        <TextField
          label={text('supportDesk.body')}
          value={writing.body}
          lines={10}
          most={BODY_MAX}
          hint={text('supportDesk.markup')}
          {...(fault && wrongBody(fault, writing) && { error: fault.message })}
          onChange={(body) => set({ body })}
        />
      </Fields>
      {!isWritten && language !== 'en' && (
        <p className={styles.hint}>{text('supportDesk.fallback')}</p>
      )}
      <Preview writing={isWritten ? writing : (texts.en ?? EMPTY)} figures={figures} />
    </>
  )
}

function Preview({ writing, figures }: { writing: Writing; figures: Props['figures'] }) {
  const text = useText<TextKey>()
  const blocks = useMemo(() => {
    const values = new Map((figures ?? []).map(({ name, value }) => [name, value]))
    const filled = writing.body.replace(
      /\{([A-Za-z]+_[A-Za-z]+)\}/g,
      (whole, name: string) => values.get(name) ?? whole,
    )
    return blocksIn(filled)
  }, [writing, figures])
  return (
    <section className={styles.preview} aria-label={text('supportDesk.preview')}>
      <p className={styles.hint}>{text('supportDesk.preview')}</p>
      <h3 className={styles.title}>{writing.title}</h3>
      <StructuredText blocks={blocks} isPreview />
    </section>
  )
}

/** Said at a field of the editor, and not below the form. */
export const isOfTexts = ({ reason }: Refusal): boolean =>
  ['englishMissing', 'linkUnsound', 'figureUnknown'].includes(reason)

/** A title that is missing is said at the title; all else is about the text. */
const wrongBody = (fault: Refusal, { title }: Writing): boolean =>
  isOfTexts(fault) && (fault.reason !== 'englishMissing' || title.trim() !== '')

/** Those that something is written in are marked, and so is English, which is required. */
export function useLanguageOptions() {
  const text = useText<TextKey>()
  return (isWritten: (language: Language) => boolean) =>
    languages.map((id) => {
      const needed = id === 'en' ? ` · ${text('supportDesk.required')}` : ''
      const label = `${languageNames[id]}${isWritten(id) ? ' ✓' : needed}`
      return { id, label, language: id }
    })
}

export const isWhole = (writing: Writing | undefined): boolean =>
  writing !== undefined && writing.title.trim() !== '' && writing.body.trim() !== ''

export function textsOf(written: readonly (Writing & { readonly language: Language })[]): Texts {
  return Object.fromEntries(written.map(({ language, title, body }) => [language, { title, body }]))
}

/** Those that say something, as they are sent. */
export function writtenIn(texts: Texts) {
  return languages.flatMap((language) => {
    const writing = texts[language]
    return writing !== undefined && isWhole(writing) ? [{ language, ...writing }] : []
  })
}

/** What it is called in the language of who reads the list, or else in English. */
export function useTitle(): (
  texts: readonly (Pick<Writing, 'title'> & { readonly language: Language })[],
) => string | undefined {
  const { language: own } = useClient()
  return useCallback(
    (texts) => (texts.find((one) => one.language === own) ?? texts.find(isEnglish))?.title,
    [own],
  )
}

const isEnglish = ({ language }: { readonly language: Language }) => language === 'en'
