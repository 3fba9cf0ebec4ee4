/** What the page of the switches says, in Russian. */
import type en from './en.ts'

export default {
  'switches.hint':
    'Каждый действует сразу — и на реальных, и на демо-деньгах. Кто и почему его переключил, видно в журнале аудита.',
  'switches.on': 'Включено',
  'switches.off': 'Выключено',
  'switches.turnOn': 'Включить',
  'switches.turnOff': 'Выключить',
  'switches.onAsk': 'Включить: {name}',
  'switches.offAsk': 'Выключить: {name}',
  'switches.offHint': 'Всё, что было остановлено, сразу возобновится.',
  'switches.isOn': '{name}: включено',
  'switches.isOff': '{name}: выключено',
  'switches.since': 'С',
  'switches.by': 'Кто',
  'switches.byExchange': 'Сама биржа',
  'switches.code': 'Причина',
  'switches.code.incident': 'Инцидент',
  'switches.code.security': 'Безопасность',
  'switches.code.market': 'Ситуация на рынке',
  'switches.code.maintenance': 'Плановые работы',
  'switches.code.regulator': 'Регулятор',
  'switches.code.drill': 'Учения',
  'switches.code.velocity': 'За час выведено слишком много',
  'switches.cancelOnly': 'Только отмена',
  'switches.withdrawalsFrozen': 'Вывод заморожен',
  'switches.marketHalted': 'Остановленные рынки',
  'switches.maintenance': 'Технические работы',
  'switches.everythingFrozen': 'Всё заморожено',
  'switches.what.cancelOnly': 'Участники могут только отменять ордера.',
  'switches.what.withdrawalsFrozen':
    'Средства не покидают биржу, даже по одобренным заявкам. Торги продолжаются.',
  'switches.what.marketHalted':
    'Остановленный рынок не принимает ордера, стопы не срабатывают, ликвидаций нет; имеющиеся ордера можно отменить. Остальные рынки работают.',
  'switches.what.maintenance':
    'Участники видят страницу технических работ и ничего не могут делать. Операторы и плановые процессы работают.',
  'switches.what.everythingFrozen':
    'Не принимается ничего: ни ордера, ни отмены, ни переводы, ни вывод. Стопы не срабатывают, ликвидаций нет.',
  'switches.market': 'Рынок',
  'switches.actions': 'Действия',
  'switches.halt': 'Остановить',
  'switches.resume': 'Возобновить',
  'switches.haltAsk': 'Остановить {market}',
  'switches.resumeAsk': 'Возобновить {market}',
  'switches.wasHalted': '{market}: торги остановлены',
  'switches.wasResumed': '{market}: торги возобновлены',
  'switches.takesTwo': 'Вступит в силу только после одобрения другим оператором.',
  'switches.proposed': 'Предложено: нужно одобрение другого оператора.',
  'switches.ends': 'Исходы задержаны ещё',
  'switches.endsItself': 'Завершится само через',
  'switches.aloneMembers':
    'Включённое одним оператором завершается само через {minutes} мин., один раз за 24 часа на режим отмены и обслуживание вместе. Ликвидации продолжаются, а участники не могут добавить маржу.',
  'switches.goesOn': 'Стопы и ликвидации идут как обычно',
  'switches.prolong': 'Продлить до отмены',
  'switches.prolongAsk': 'Продлить: {name}',
  'switches.prolongByTwo':
    'После одобрения само не завершится: действует, пока его не снимут два оператора.',
  'switches.prolongByOne':
    'После одобрения само не завершится: действует, пока его не снимет оператор.',
  'switches.prolongWaits': 'Продление ждёт одобрения',
  'switches.alone':
    'Если включил один оператор, стопы и ликвидации приостановлены на {minutes} мин., не чаще раза в 24 часа на каждом рынке. Что ждало, решается по первой цене после этого.',
} satisfies typeof en
