/** What operators are told at the console's entrance and about each other, in Russian. */
import type en from './en.ts'

export default {
  'refusal.signInWrong': 'Неверное имя или пароль.',
  'refusal.operatorCodeWrong': 'Код неверен или уже использован.',
  'refusal.invitationOver':
    'Ссылка уже использована или больше не действует. Попросите у администратора новую.',
  'refusal.noPasskey': 'У вас ещё нет ключа доступа. Введите код из приложения-аутентификатора.',
  'refusal.operatorUnknown': 'Такого оператора нет.',
  'refusal.operatorSessionOver': 'Этот сеанс уже завершён.',
  'refusal.operatorNameTaken': 'Оператор с таким именем уже есть.',
  'refusal.ownAccess': 'Свои права доступа изменить нельзя. Обратитесь к другому администратору.',
  'refusal.lastFactor': 'Это ваш единственный второй фактор. Сначала добавьте другой.',
  'refusal.lastAdmin': 'Это последний администратор. Сначала назначьте другого.',
  'refusal.queueUnknown': 'Такой очереди нет.',
  'refusal.caseUnknown': 'Эта заявка больше не ждёт решения.',
  'refusal.caseTaken': 'С этой заявкой работает {name}.',
  'refusal.caseChanged':
    'Заявка изменилась с тех пор, как вы её открыли. Посмотрите ещё раз, прежде чем решать.',
  'refusal.addressUnreadable':
    'Адрес не читается, поэтому этот вывод невозможно выплатить. Его можно отклонить.',
  'refusal.costCoinWrong': 'Эта сеть берёт комиссию в другой монете.',
  'refusal.paidBySigner':
    'Этот вывод выплачивает подписывающий сервер. Выплата вручную ушла бы второй раз.',
  'refusal.amountTooLarge':
    'Это больше максимально возможной суммы, поэтому зачислить как есть нельзя.',
  'refusal.payoutUnproven':
    'Блокчейн не доказывает, что выплаты не было. Этот вывод нельзя ни отклонить, ни отправить повторно.',
  'refusal.transactionNotSigned':
    'Подписывающий сервер не подписывал эту транзакцию для этого вывода.',
  'refusal.notLookedAt': 'Откройте заявку, прежде чем принимать решение.',
  'refusal.photosUnopened': 'Посмотрите все фотографии, прежде чем подтверждать.',
  'refusal.idNumberTaken': 'С этим номером документа уже подтверждён другой участник.',
  'refusal.pictureLinkOver': 'Ссылка на изображение устарела. Откройте заявку снова.',
  'refusal.picturesBusy': 'Сейчас изображения показать нельзя. Попробуйте через минуту.',
  'refusal.adminNeeded': 'Менять доступ может только администратор.',
  'refusal.otherAdminCanDoIt': 'Есть другой администратор, который может сделать это в консоли.',
} satisfies typeof en
