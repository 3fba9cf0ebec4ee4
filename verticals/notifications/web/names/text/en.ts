/** What menus say of the notification centre, in English: the keys of every other language. */
export default {
  'notifications.name': 'Notifications',
}
