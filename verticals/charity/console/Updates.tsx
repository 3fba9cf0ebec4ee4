/** The news of a project: what was published, and what is published next. */
import { Button, Fields, TextField, useChange, useText, When } from '@evenkeel/ui'
import { Select } from '@evenkeel/ui/desk'
import type { Language } from '@evenkeel/wire'
import { useState } from 'react'
import { addProjectUpdate, removeProjectUpdate } from '../contract/console.ts'
import styles from './charity.module.css'
import { type DetailProps, languageOptions, useSaved } from './ProjectDetail.tsx'
import type { TextKey } from './textKey.ts'

export function Updates({ project, onDone }: DetailProps) {
  const text = useText<TextKey>()
  const saved = useSaved(onDone)
  const [language, setLanguage] = useState<Language>('en')
  const [title, setTitle] = useState('')
  const [body, setBody] = useState('')
  const { id } = project
  const remove = useChange(removeProjectUpdate, { onDone: saved })
  const add = useChange(addProjectUpdate, {
    onDone() {
      setTitle('')
      setBody('')
      saved()
    },
  })
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{text('charityDesk.updates')}</h3>
      {project.updates.map(({ number, at, title: name }) => (
        <p key={number} className={styles.row}>
          <span>
            {name} <When at={at} />
          </span>
          <Button
            look="quiet"
            size="small"
            busy={remove.busy}
            onClick={() => void remove.send({ id, number })}
          >
            {text('charityDesk.remove')}
          </Button>
        </p>
      ))}
      <Fields>
        <Select
          label={text('charityDesk.language')}
          options={languageOptions}
          value={language}
          onChange={setLanguage}
        />
        <TextField
          label={text('charityDesk.titleField')}
          value={title}
          most={120}
          onChange={setTitle}
        />
        <TextField
          label={text('charityDesk.body')}
          value={body}
          most={2_000}
          lines={3}
          error={add.fault?.message}
          onChange={setBody}
        />
      </Fields>
      <Button
        size="medium"
        busy={add.busy}
        disabled={title.trim() === '' || body.trim() === ''}
        onClick={() => void add.send({ id, texts: [{ language, title, body }] })}
      >
        {text('charityDesk.addUpdate')}
      </Button>
    </section>
  )
}
