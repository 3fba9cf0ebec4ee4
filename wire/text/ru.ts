/** What the platform says to a caller, in Russian. */
import type en from './en.ts'

export default {
  'refusal.badRequest': 'В запросе есть ошибка. Проверьте данные и попробуйте ещё раз.',
  'refusal.keyMissing': 'В запросе нужно указать ключ идемпотентности.',
  'refusal.keyReused': 'Этот запрос уже использован для другой операции. Начните заново.',
  'refusal.notLoggedIn': 'Вы не вошли в систему или сессия истекла. Войдите, чтобы продолжить.',
  'refusal.sessionExpired': 'Сессия истекла. Войдите снова.',
  'refusal.notAllowed': 'У вас нет прав на это действие.',
  'refusal.demoNotAllowed': 'Недоступно на демо-счёте. Перейдите на реальный счёт.',
  'refusal.notFound': 'Не найдено.',
  'refusal.tooLarge': 'Слишком большой запрос.',
  'refusal.tooManyRequests': 'Слишком много запросов. Подождите немного.',
  'refusal.deadlinePassed':
    'Операция заняла слишком много времени и не была выполнена. Попробуйте ещё раз.',
  'refusal.exchangeBusy': 'Биржа сильно загружена. Операция не выполнена, попробуйте ещё раз.',
  'refusal.cancelOnly':
    'Сейчас на бирже можно только отменять ордера. Операция не выполнена, попробуйте позже.',
  'refusal.serverError': 'Ошибка на нашей стороне. Попробуйте позже.',
} satisfies typeof en
