/** What a receipt says, in Russian. */
import type en from './en.ts'

export default {
  'receipt.title': 'Квитанция о пожертвовании',
  'receipt.number': 'Номер квитанции',
  'receipt.date': 'Дата',
  'receipt.project': 'Проект',
  'receipt.donor': 'Жертвователь',
  'receipt.contact': 'Контакт',
  'receipt.address': 'Адрес',
  'receipt.amount': 'Сумма пожертвования',
  'receipt.fiat': 'Заявлено в фиате',
  'receipt.worth': 'Учтено как',
  'receipt.price': 'Справочная цена',
  'receipt.rate': 'Справочный курс валюты',
  'receipt.received':
    '{issuer} подтверждает, что получила это пожертвование и хранит его для указанного проекта до выплаты.',
  'receipt.nothingInReturn': 'Взамен ничего не предоставлено. Комиссия не взималась.',
  'receipt.check': 'Возможность налогового вычета зависит от законов вашей страны.',
  'receipt.sandbox':
    'Песочница: на этой бирже нет реальных денег, и квитанция не подтверждает реального пожертвования.',
} satisfies typeof en
