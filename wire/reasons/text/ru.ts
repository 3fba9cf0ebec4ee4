/** The usual reasons of decisions, as members read them, in Russian. */
import type en from './en.ts'

export default {
  'queues.reason.transactionMissing': 'Мы не нашли эту транзакцию в сети.',
  'queues.reason.otherAddress': 'Платёж ушёл на другой адрес.',
  'queues.reason.amountDiffers': 'Сумма не совпадает с поступившей.',
  'queues.reason.notOurs': 'Этот платёж отправлен не нам.',
  'queues.reason.addressRisky':
    'Из соображений безопасности мы не отправляем средства на этот адрес.',
  'queues.reason.accountRisky':
    'Сначала нужна проверка безопасности вашего аккаунта. Обратитесь в службу поддержки.',
  'queues.reason.identityUnclear': 'Сначала нам нужно дополнительно проверить вашу личность.',
  'queues.reason.photoUnreadable': 'Одно из фото не читается. Сделайте его заново.',
  'queues.reason.photoIncomplete': 'Документ виден на фото не полностью.',
  'queues.reason.documentExpired': 'Срок действия документа истёк.',
  'queues.reason.detailsDiffer': 'Ваши данные отличаются от данных в документе.',
  'queues.reason.notThePerson': 'Человек на фото — не владелец документа.',
  'queues.reason.feedbackThanks': 'Спасибо за обращение. Мы передали его команде.',
  'queues.reason.feedbackLookingInto': 'Мы разбираемся и напишем вам в чат поддержки.',
  'queues.reason.feedbackSolved': 'Теперь всё должно работать. Если нет, напишите снова.',
  'queues.reason.feedbackNeedsMore': 'Нам нужны подробности. Напишите нам в чат поддержки.',
} satisfies typeof en
