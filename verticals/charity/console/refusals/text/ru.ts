/** What operators are refused about charity, in Russian. */
import type en from './en.ts'

export default {
  'refusal.projectExists': 'Проект с таким кратким именем уже есть.',
  'refusal.projectUnsound':
    'Неверное краткое имя, цель или срок: строчные буквы и дефисы, цель выше собранного, срок не позже пяти лет.',
  'refusal.payoutUnsound': 'Для выплаты нужны сумма больше нуля и подтверждающий документ.',
  'refusal.raisedExceeded': 'У проекта осталось к выплате только {free} {asset}.',
  'refusal.custodyExceeded': 'В месте, откуда идёт выплата, только {free} {asset}.',
  'refusal.documentWrong': 'Документ пришёл не целиком или это не PDF, PNG и не JPEG.',
} satisfies typeof en
