/** Texts of messages to members, in Russian. */
import type en from './en.ts'

export default {
  'mail.antiPhishing': 'Ваш антифишинговый код: {word}',
  'mail.foot':
    'Это письмо отправлено автоматически. В сообщениях Evenkeel никогда нет ссылок: откройте приложение сами.',
  'mail.notYou':
    'Это были не вы? Сразу смените пароль для входа и заморозьте аккаунт в центре безопасности. Если войти уже не получается, сбросьте пароль на странице входа.',
  'mail.unknownDevice': 'неизвестное устройство',
  'mail.when': 'Когда: {at} UTC',
  'mail.device': 'Устройство: {device}',
  'mail.address': 'IP-адрес: {address}',
  'mail.reason': 'Причина: {reason}',
  'mail.purpose.register': 'Ваш код для регистрации в Evenkeel:',
  'mail.purpose.reset': 'Ваш код для сброса пароля для входа:',
  'mail.purpose.thaw': 'Ваш код для разморозки аккаунта:',
  'mail.purpose.oldContact': 'Ваш код для подтверждения текущих контактных данных:',
  'mail.purpose.newContact': 'Ваш код для подтверждения новых контактных данных:',
  'mail.code.subject': 'Ваш код подтверждения Evenkeel',
  'mail.code.body':
    '{purpose}\n\n{code}\n\nОн действует {minutes, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}}, один раз и только на том устройстве, с которого вы его запросили.\n\nНикто из Evenkeel никогда не спросит у вас этот код. Никому его не сообщайте. Если вы его не запрашивали, не обращайте внимания на это письмо: без кода ничего не произойдёт.',
  'mail.registeredAlready.subject': 'Кто-то пытался зарегистрироваться с вашим адресом',
  'mail.registeredAlready.body':
    'Кто-то, возможно вы, пытался зарегистрироваться в Evenkeel с этим адресом электронной почты. Он уже принадлежит аккаунту, поэтому код не отправлен.\n\nЕсли это были вы: войдите или сбросьте пароль на странице входа.\n\nЕсли это были не вы, ничего делать не нужно. Никому не сообщалось, что аккаунт существует, и в нём ничего не изменилось.',
  'mail.signedIn.subject': 'Новый вход в ваш аккаунт Evenkeel',
  'mail.signedIn.body':
    'В ваш аккаунт вошли с устройства, которого мы ещё не знали.\n\n{facts}\n\n{notYou}',
  'mail.accountChanged.subject': 'Ваш аккаунт Evenkeel: {event}',
  'mail.accountChanged.body':
    'В вашем аккаунте Evenkeel произошло изменение:\n\n{event}\n\n{facts}\n\n{notYou}',
  'mail.identityVerified.subject': 'Ваша верификация пройдена',
  'mail.identityVerified.body': 'Хорошие новости: {event}.\n\nБольше от вас ничего не требуется.',
  'mail.identityRefused.subject': 'Завершить вашу верификацию не удалось',
  'mail.identityRefused.body':
    'Мы проверили ваши документы: {event}.\n\n{facts}\n\nОткройте верификацию личности в приложении, исправьте данные и отправьте их снова.',
  'sms.code':
    '{purpose} {code}. Действует {minutes, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}}. Никто из Evenkeel никогда его не спросит.',
  'sms.registeredAlready':
    'Кто-то пытался зарегистрироваться в Evenkeel с этим номером, у которого уже есть аккаунт. Если это были вы, войдите или сбросьте пароль. Если нет, ничего делать не нужно.',
  'sms.signedIn':
    'Evenkeel: новый вход, {device}, {at} UTC. Не вы? Сразу смените пароль и заморозьте аккаунт в приложении.',
  'sms.accountChanged':
    'Evenkeel: {event}, {at} UTC. Не вы? Сразу смените пароль и заморозьте аккаунт в приложении.',
  'sms.identityVerified': 'Evenkeel: {event}. Больше от вас ничего не требуется.',
  'sms.identityRefused':
    'Evenkeel: {event}. Откройте приложение, чтобы увидеть причину и отправить снова.',
  'mail.event.signedIn': 'Новый вход',
  'mail.event.passwordChanged': 'Пароль для входа изменён',
  'mail.event.transactionPasswordChanged': 'Платёжный пароль изменён',
  'mail.event.secondFactorOn': 'Второй фактор включён',
  'mail.event.secondFactorOff': 'Второй фактор выключен',
  'mail.event.passkeyAdded': 'Ключ доступа добавлен',
  'mail.event.passkeyRemoved': 'Ключ доступа удалён',
  'mail.event.emailChanged': 'Адрес электронной почты изменён',
  'mail.event.phoneChanged': 'Номер телефона изменён',
  'mail.event.walletLinked': 'Кошелёк привязан',
  'mail.event.antiPhishingChanged': 'Антифишинговый код изменён',
  'mail.event.allowListOn': 'Белый список для вывода включён',
  'mail.event.allowListOff': 'Белый список для вывода выключен',
  'mail.event.apiKeyMade': 'API-ключ создан',
  'mail.event.apiKeyRemoved': 'API-ключ удалён',
  'mail.event.frozen': 'Аккаунт заморожен',
  'mail.event.thawed': 'Аккаунт разморожен',
  'mail.event.identityVerified': 'Базовая верификация пройдена',
  'mail.event.identityRefused': 'Базовая верификация не пройдена',
  'mail.event.advancedVerified': 'Расширенная верификация пройдена',
  'mail.event.advancedRefused': 'Расширенная верификация не пройдена',
  'mail.left': 'Осталось резервных кодов: {left}',
  'mail.event.recoveryCodeUsed': 'Использован резервный код',
  'mail.event.recoveryCodesMade': 'Созданы новые резервные коды',
  'mail.event.wrongPasswords': 'Повторные неверные пароли',
  'mail.wrongPasswords.subject': 'К вашему аккаунту Evenkeel много раз вводили неверный пароль',
  'mail.wrongPasswords.body':
    'Кто-то за несколько минут много раз ввёл неверный пароль к вашему аккаунту с неизвестных нам устройств. Ни одна из попыток не удалась. Последняя из них:\n\n{facts}\n\nЕсли это были вы и забыли пароль, сбросьте его на странице входа.\n\nЕсли это были не вы: никто не вошёл, и каждая следующая попытка даётся труднее. Убедитесь, что пароль для входа длинный и больше нигде не используется, и включите аутентификатор или ключ доступа в центре безопасности.\n\nТакое сообщение приходит не чаще раза в день.',
  'sms.wrongPasswords':
    'Evenkeel: к вашему аккаунту много раз вводили неверный пароль, {at} UTC. Никто не вошёл. Не вы? Задайте длинный пароль, который больше нигде не используете, и включите аутентификатор в приложении.',
  'mail.event.frozenByOperator': 'Аккаунт заморожен биржей',
  'mail.event.thawedByOperator': 'Аккаунт разморожен биржей',
  'mail.frozenByOperator.subject': 'Ваш аккаунт Evenkeel заморожен',
  'mail.frozenByOperator.body':
    'Мы заморозили ваш аккаунт. На всех устройствах выполнен выход, войти никто не может.\n\n{facts}\n\nВаши средства и открытые ордера остаются без изменений. Самостоятельно разморозить аккаунт нельзя: обратитесь в службу поддержки.',
  'sms.frozenByOperator':
    'Evenkeel: ваш аккаунт заморожен, {at} UTC. Разморозить его может только служба поддержки.',
  'mail.thawedByOperator.subject': 'Ваш аккаунт Evenkeel разморожен',
  'mail.thawedByOperator.body':
    'Мы разморозили ваш аккаунт.\n\n{facts}\n\nЕсли вы замораживали его и сами, разморозьте его на странице входа. В остальных случаях вы можете войти как раньше.',
  'sms.thawedByOperator': 'Evenkeel: биржа разморозила ваш аккаунт, {at} UTC.',
} satisfies typeof en
