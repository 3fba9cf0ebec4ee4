/** Where a project stands, and how urgent it is. */
import { Badge, useText } from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import type { getProjects } from '../contract/index.ts'
import styles from './ProjectBadges.module.css'
import type { TextKey } from './textKey.ts'

export type Project = Answer<typeof getProjects>['projects'][number]

type Props = Pick<Project, 'status' | 'priority' | 'is_example'>

export function ProjectBadges({ status, priority, is_example }: Props) {
  const text = useText<TextKey>()
  return (
    <span className={styles.badges}>
      {status === 'ended' ? (
        <Badge tone="neutral" look="tag">
          {text('charity.ended')}
        </Badge>
      ) : (
        <Badge tone="up" look="tag">
          {text('charity.ongoing')}
        </Badge>
      )}
      <Badge tone={priority === 'urgent' ? 'danger' : 'neutral'} look="tag">
        {text(`charity.${priority}`)}
      </Badge>
      {is_example && (
        <Badge tone="accent" look="tag">
          {text('charity.example')}
        </Badge>
      )}
    </span>
  )
}
