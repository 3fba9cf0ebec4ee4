/** The desktop kit's texts, in Russian. */
import type en from './en.ts'

export default {
  'desk.from': 'С',
  'desk.to': 'По',
  'desk.rows': '{count, plural, one {# строка} few {# строки} many {# строк} other {# строки}}',
  'desk.rowsSoFar':
    '{count, plural, one {Загружена # строка} few {Загружено # строки} many {Загружено # строк} other {Загружено # строки}}',
  'desk.all': 'Все',
  'desk.columns': 'Столбцы',
  'desk.reason': 'Причина',
  'desk.ownReason': 'Другая причина',
  'desk.reasonHint': 'Сохраняется в журнале аудита.',
  'desk.reasonNeeded': 'Укажите причину.',
  'desk.typeToConfirm': 'Чтобы подтвердить, введите {word}.',
  'desk.typedWrong': 'Не совпадает.',
  'desk.reveal': 'Показать: {label}',
  'desk.hide': 'Скрыть: {label}',
  'desk.unchanged': 'Ничего не изменилось.',
  'desk.field': 'Поле',
  'desk.before': 'До',
  'desk.after': 'После',
  'desk.asTable': 'Показать таблицей',
  'desk.asChart': 'Показать графиком',
  'desk.pages': 'Страницы',
  'desk.palette': 'Перейти',
  'desk.paletteHint': 'Страница или участник',
  'desk.paletteHintPages': 'Название страницы',
  'desk.role.support': 'Поддержка',
  'desk.role.reviewer': 'Проверяющий',
  'desk.role.finance': 'Финансы',
  'desk.role.admin': 'Администратор',
} satisfies typeof en
