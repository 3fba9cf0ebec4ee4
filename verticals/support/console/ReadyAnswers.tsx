/** Answers that are ready to be sent: written here in several languages, and removed. */
import {
  Button,
  Dialog,
  Fields,
  TextField,
  useCall,
  useChange,
  useText,
  useToast,
} from '@evenkeel/ui'
import { languages, Select, useFollow } from '@evenkeel/ui/desk'
import type { Answer, Language } from '@evenkeel/wire'
import { useState } from 'react'
import { getReadyAnswers, removeReadyAnswer, saveReadyAnswer } from '../contract/console.ts'
import { CHAT_MAX } from '../contract/words.ts'
import styles from './desk.module.css'
import { useLanguageOptions } from './TextsEditor.tsx'
import type { TextKey } from './textKey.ts'
import { emptyDraft, useOpened } from './useOpened.ts'

type Ready = Answer<typeof getReadyAnswers>['answers'][number]

export function ReadyAnswers({ open, onClose }: { open: boolean; onClose(): void }) {
  const text = useText<TextKey>()
  const { data, reload } = useCall(getReadyAnswers)
  useFollow(['answers'], reload)
  const opened = useOpened<number>(emptyDraft)
  const answers = data?.answers ?? []
  const one = answers.find(({ number }) => number === opened.id)
  return (
    <Dialog
      open={open}
      title={text('supportDesk.ready')}
      confirm={text('ui.close')}
      look="quiet"
      cancel={null}
      onConfirm={onClose}
      onClose={onClose}
    >
      <div className={styles.detail}>
        <Select
          label={text('supportDesk.ready')}
          options={[
            { id: '', label: text('supportDesk.readyNew') },
            ...answers.map(({ number, title }) => ({ id: String(number), label: title })),
          ]}
          value={one === undefined ? '' : String(one.number)}
          onChange={(id) => {
            const next = answers.find(({ number }) => String(number) === id)
            if (next === undefined) opened.openNew()
            else opened.open(next.number)
          }}
        />
        <Editing
          key={opened.key}
          number={opened.id}
          one={one}
          onSaved={(number) => {
            reload()
            opened.saved(opened.key, number)
          }}
          onRemoved={() => {
            reload()
            opened.openNew()
          }}
        />
      </div>
    </Dialog>
  )
}

type EditingProps = {
  readonly number: number | undefined
  readonly one: Ready | undefined
  onSaved(number: number): void
  onRemoved(): void
}

function Editing({ number, one, onSaved, onRemoved }: EditingProps) {
  const text = useText<TextKey>()
  const toast = useToast()
  const [title, setTitle] = useState(one?.title ?? '')
  const [language, setLanguage] = useState<Language>('en')
  const [texts, setTexts] = useState<Partial<Record<Language, string>>>(() =>
    Object.fromEntries((one?.texts ?? []).map((each) => [each.language, each.text])),
  )
  const save = useChange(saveReadyAnswer, {
    onDone(answer) {
      toast(text('supportDesk.saved'), 'success')
      onSaved(answer.number)
    },
    onFault({ reason }) {
      if (reason === 'englishMissing') setLanguage('en')
    },
  })
  const written = languages.flatMap((each) => {
    const words = texts[each]?.trim() ?? ''
    return words === '' ? [] : [{ language: each, text: words }]
  })
  const { fault } = save
  const languageOptions = useLanguageOptions()
  return (
    <>
      <Fields>
        <TextField
          label={text('supportDesk.readyName')}
          value={title}
          most={60}
          onChange={setTitle}
        />
        <Select
          label={text('supportDesk.language')}
          options={languageOptions((id) => Boolean(texts[id]?.trim()))}
          value={language}
          onChange={setLanguage}
        />
        <TextField
          label={text('supportDesk.answer')}
          value={texts[language] ?? ''}
          lines={4}
          most={CHAT_MAX}
          {...(!texts.en?.trim() && { hint: text('supportDesk.englishNeeded') })}
          {...(fault && { error: fault.message })}
          onChange={(words) => setTexts({ ...texts, [language]: words })}
        />
      </Fields>
      <div className={styles.actions}>
        <Button
          size="medium"
          busy={save.busy}
          disabled={title.trim() === ''}
          onClick={() =>
            void save.send({ ...(number !== undefined && { number }), title, texts: written })
          }
        >
          {text('supportDesk.save')}
        </Button>
        {one !== undefined && <Removal number={one.number} onRemoved={onRemoved} />}
      </div>
    </>
  )
}

function Removal({ number, onRemoved }: { number: number; onRemoved(): void }) {
  const text = useText<TextKey>()
  const remove = useChange(removeReadyAnswer, { onDone: onRemoved })
  return (
    <>
      <Button
        look="danger"
        size="medium"
        busy={remove.busy}
        onClick={() => void remove.send({ number })}
      >
        {text('supportDesk.remove')}
      </Button>
      {remove.fault !== undefined && (
        <p className={styles.error} role="alert">
          {remove.fault.message}
        </p>
      )}
    </>
  )
}
