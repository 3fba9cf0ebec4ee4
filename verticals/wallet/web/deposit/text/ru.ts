/** The texts of deposits, in Russian. */
import type en from './en.ts'

export default {
  'refusal.depositsNotTaken': 'Пополнение в этой сети приостановлено.',
  'refusal.belowDepositMinimum': 'Минимальное пополнение — {minimum} {asset}.',
  'refusal.transactionMalformed': 'Это не идентификатор транзакции (TxID) этой сети.',
  'refusal.transactionKnown': 'Эта транзакция уже есть среди ваших пополнений.',
  'refusal.proofMissing': 'Загрузите изображение подтверждения платежа.',
  'refusal.tooManyDeposits':
    'У вас уже {most} пополнений на проверке. Дождитесь решения по одному из них.',
  'refusal.faucetEmpty':
    'Вы уже получили сегодняшние тестовые средства в этой монете. Приходите завтра.',
  'refusal.depositDoesNotExist': 'Такого пополнения нет.',
  'deposit.title': 'Пополнить',
  'deposit.records': 'Пополнения',
  'deposit.coin': 'Монета',
  'deposit.chooseCoin': 'Выберите монету',
  'deposit.searchCoin': 'Поиск монет',
  'deposit.network': 'Сеть',
  'deposit.chooseNetwork': 'Выберите сеть',
  'deposit.address': 'Адрес для пополнения {asset}',
  'deposit.wrongNetwork':
    'Отправляйте на этот адрес только {asset} через {network}. Монеты, отправленные через другую сеть, будут потеряны.',
  'deposit.sandboxTitle': 'Адрес песочницы',
  'deposit.sandbox':
    'Не платите на этот адрес: всё отправленное будет потеряно. Возьмите тестовые средства.',
  'deposit.testChain':
    'Отправляйте только монеты тестовой сети, к которой подключена эта песочница. Настоящие монеты, отправленные сюда, будут потеряны.',
  'deposit.shared':
    'Этот адрес общий для всех пользователей. Сообщите о платеже ниже, чтобы его зачислили вам.',
  'deposit.minimum': 'Минимальное пополнение',
  'deposit.confirmations': 'Зачисление после',
  'deposit.about':
    '{count, plural, one {примерно # подтверждения сети} few {примерно # подтверждений сети} many {примерно # подтверждений сети} other {примерно # подтверждения сети}}',
  'deposit.afterReview': 'проверки нашей командой',
  'deposit.account': 'Зачисляется на',
  'deposit.automatic':
    'Пополнения в этой сети зачисляются автоматически. Сообщайте о платеже, только если он не появился.',
  'deposit.reviewed':
    'Пополнения в этой сети проверяет наша команда. Сообщите о платеже после отправки.',
  'deposit.sandboxReview':
    'Так платёж отправляют на проверку. В песочнице его можно выдумать: решение примут её операторы.',
  'deposit.tell': 'Сообщить о платеже',
  'deposit.amount': 'Сумма',
  'deposit.transaction': 'TxID (необязательно)',
  'deposit.proof': 'Подтверждение платежа',
  'deposit.submit': 'Отправить на проверку',
  'deposit.enterAmount': 'Введите сумму',
  'deposit.addProof': 'Добавьте подтверждение',
  'deposit.submitted': 'Отправлено. Мы сообщим вам о результате проверки.',
  'deposit.recent': 'Последние пополнения',
  'deposit.all': 'Все пополнения',
  'deposit.none': 'Пополнений пока нет. Первое появится здесь.',
  'deposit.testFunds': 'Тестовые средства',
  'deposit.testFundsAbout':
    'Бесплатные монеты для знакомства с песочницей, раз в день. Они ничего не стоят.',
  'deposit.getTestFunds': 'Получить {amount} {asset}',
  'deposit.testFundsTaken': 'Сегодняшние {asset} вы уже получили. Завтра (UTC) будут ещё.',
  'deposit.testFundsComing': 'Тестовые средства уже в пути.',
  'deposit.unavailable': 'Сейчас ни одну монету нельзя внести.',
  'deposit.details': 'Детали пополнения',
  'deposit.time': 'Время',
  'deposit.status': 'Статус',
  'deposit.reason': 'Причина',
  'deposit.txid': 'TxID',
  'deposit.explorer': 'Открыть в обозревателе',
  'deposit.status.confirming': 'Подтверждение {done}/{needed}',
  'deposit.status.credited': 'Зачислено',
  'deposit.status.belowMinimum': 'Меньше минимума',
  'deposit.status.dropped': 'Отброшено сетью',
  'deposit.status.pendingReview': 'Ожидает проверки',
  'deposit.status.approved': 'Одобрено',
  'deposit.status.rejected': 'Отклонено',
  'deposit.belowMinimumAbout': 'Сумма меньше минимального пополнения, поэтому не зачислена.',
  'deposit.droppedAbout':
    'Сеть отбросила блок с этим пополнением. Если оно придёт снова, оно будет зачислено снова.',
  'deposit.reviewAbout': 'Наша команда проверяет это пополнение. Мы сообщим вам о результате.',
} satisfies typeof en
