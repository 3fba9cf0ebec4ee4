/** Follows what a member has not read, for the marks on every way there. */
import { useCall, useChannel } from '@evenkeel/ui'
import { useEffect } from 'react'
import { getUnread, supportChannel } from '../contract/feedback.ts'
import { noticesChannel } from '../contract/notices.ts'
import { setUnread } from './unread.ts'

export default function UnreadWatch() {
  const { data, refresh } = useCall(getUnread)
  useChannel(noticesChannel, refresh)
  useChannel(supportChannel, ({ feedback, chat }) => {
    setUnread('/about-us', feedback)
    setUnread('/contact', chat)
  })
  useEffect(() => {
    if (data === undefined) return
    setUnread('/notice-center', data.notices)
    setUnread('/about-us', data.feedback)
    setUnread('/contact', data.chat)
  }, [data])
  useEffect(() => {
    // Whoever signs in next begins with their own.
    return () => {
      for (const path of ['/notice-center', '/about-us', '/contact']) setUnread(path, 0)
    }
  }, [])
  return null
}
