/** What operations refuse, in Russian. */
import type en from './en.ts'

export default {
  'refusal.switchUnknown': 'Такого переключателя нет.',
  'refusal.proposalDoesNotExist': 'Такого предложения больше нет.',
  'refusal.proposalNotOpen': 'Это предложение уже одобрено.',
  'refusal.proposalExpired': 'Предложению больше 24 часов, срок его действия истёк.',
  'refusal.tooManyProposals':
    'Открыто слишком много предложений. Сначала примите решение по некоторым из них.',
  'refusal.proposalTooLong': 'Предложение слишком длинное.',
  'refusal.parameterUnsound': 'Недопустимый параметр или его значение.',
  'refusal.valueOutOfRange': 'Введите целое число от {least} до {most}.',
  'refusal.auditBehind': 'Журнал аудита отстаёт от записанного в основном журнале.',
  'refusal.auditRewritten': 'Запись журнала аудита уже не та, что отмечена в основном журнале.',
  'refusal.termsUnchanged': 'Эти условия уже действуют.',
  'refusal.proposalChanged': 'Предложение уже не то, что вы видели. Посмотрите его ещё раз.',
  'refusal.marketListed': 'Этот рынок уже добавлен: чтобы изменить условия, откройте его строку.',
  'refusal.instrumentUnknown':
    'Рынок не котирует ничего с таким именем, или это нельзя добавить сюда.',
  'refusal.proposalLapsed':
    'Автор предложения с тех пор отключён, сброшен или сменил роль. Его нужно предложить заново.',
  'refusal.nothingToProlong':
    'То, что предлагалось продлить, уже закончилось. Чтобы ввести это снова, внесите новое предложение.',
  'refusal.proposalOutdated':
    'С момента предложения остаток этого участника изменился. Предложите стирание заново на его странице.',
} satisfies typeof en
