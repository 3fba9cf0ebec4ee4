/** The message about a new address, in Russian. */
import type en from './en.ts'

export default {
  'notice.addressAdded.subject': 'Новый адрес в вашей адресной книге Evenkeel',
  'notice.addressAdded.body':
    '{at} UTC в вашу адресную книгу добавлен адрес для вывода: {address}, {asset} в сети {network}. Это были не вы? Удалите его, немедленно смените пароль для входа и заморозьте аккаунт в центре безопасности.',
  'notice.addressAdded.short':
    'Evenkeel: в адресную книгу добавлен адрес для вывода {address} ({asset}). Не вы? Сразу смените пароль и заморозьте аккаунт в приложении.',
} satisfies typeof en
