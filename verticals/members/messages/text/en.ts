/** Texts of messages to members, in English: the keys of every other language. */
export default {
  'mail.antiPhishing': 'Your anti-phishing code: {word}',
  'mail.foot':
    'This message was sent automatically. Messages from Evenkeel never contain links: open the app yourself.',
  'mail.notYou':
    'Not you? Change your login password at once and freeze your account in the security centre. If you can no longer sign in, reset your password on the sign-in page.',
  'mail.unknownDevice': 'unknown device',
  'mail.when': 'When: {at} UTC',
  'mail.device': 'Device: {device}',
  'mail.address': 'IP address: {address}',
  'mail.reason': 'Reason: {reason}',
  'mail.purpose.register': 'Your Evenkeel registration code:',
  'mail.purpose.reset': 'Your code to reset your login password:',
  'mail.purpose.thaw': 'Your code to unfreeze your account:',
  'mail.purpose.oldContact': 'Your code to confirm your current contact details:',
  'mail.purpose.newContact': 'Your code to confirm your new contact details:',
  'mail.code.subject': 'Your Evenkeel verification code',
  'mail.code.body':
    '{purpose}\n\n{code}\n\nIt is valid for {minutes, plural, one {# minute} other {# minutes}}, works once, and only on the device where you asked for it.\n\nNobody from Evenkeel will ever ask you for this code. Do not give it to anyone. If you did not ask for it, ignore this message: without the code nothing happens.',
  'mail.registeredAlready.subject': 'Someone tried to register with your e-mail address',
  'mail.registeredAlready.body':
    'Someone, perhaps you, tried to register at Evenkeel with this e-mail address. It already belongs to an account, so no code was sent.\n\nIf it was you: sign in, or reset your password on the sign-in page.\n\nIf it was not you, you do not need to do anything. Nobody was told that the account exists, and nothing about it has changed.',
  'mail.signedIn.subject': 'New sign-in to your Evenkeel account',
  'mail.signedIn.body':
    'Your account was accessed from a device that we have not seen before.\n\n{facts}\n\n{notYou}',
  'mail.accountChanged.subject': 'Your Evenkeel account: {event}',
  'mail.accountChanged.body':
    'There was a change to your Evenkeel account:\n\n{event}\n\n{facts}\n\n{notYou}',
  'mail.identityVerified.subject': 'Your verification was successful',
  'mail.identityVerified.body': 'Good news: {event}.\n\nThere is nothing more for you to do.',
  'mail.identityRefused.subject': 'Your verification could not be completed',
  'mail.identityRefused.body':
    'We have reviewed your documents: {event}.\n\n{facts}\n\nOpen identity verification in the app, correct your details and submit them again.',
  'sms.code':
    '{purpose} {code}. Valid for {minutes, plural, one {# minute} other {# minutes}}. Nobody from Evenkeel will ever ask you for it.',
  'sms.registeredAlready':
    'Someone tried to register at Evenkeel with this number, which already has an account. If it was you, sign in or reset your password. If not, you do not need to do anything.',
  'sms.signedIn':
    'Evenkeel: new sign-in, {device}, {at} UTC. Not you? Change your password at once and freeze your account in the app.',
  'sms.accountChanged':
    'Evenkeel: {event}, {at} UTC. Not you? Change your password at once and freeze your account in the app.',
  'sms.identityVerified': 'Evenkeel: {event}. There is nothing more for you to do.',
  'sms.identityRefused': 'Evenkeel: {event}. Open the app to see why and to submit again.',
  'mail.event.signedIn': 'New sign-in',
  'mail.event.passwordChanged': 'Login password changed',
  'mail.event.transactionPasswordChanged': 'Transaction password changed',
  'mail.event.secondFactorOn': 'Second factor turned on',
  'mail.event.secondFactorOff': 'Second factor turned off',
  'mail.event.passkeyAdded': 'Passkey added',
  'mail.event.passkeyRemoved': 'Passkey removed',
  'mail.event.emailChanged': 'E-mail address changed',
  'mail.event.phoneChanged': 'Mobile number changed',
  'mail.event.walletLinked': 'Wallet linked',
  'mail.event.antiPhishingChanged': 'Anti-phishing code changed',
  'mail.event.allowListOn': 'Withdrawal allow-list turned on',
  'mail.event.allowListOff': 'Withdrawal allow-list turned off',
  'mail.event.apiKeyMade': 'API key created',
  'mail.event.apiKeyRemoved': 'API key deleted',
  'mail.event.frozen': 'Account frozen',
  'mail.event.thawed': 'Account unfrozen',
  'mail.event.identityVerified': 'Basic verification passed',
  'mail.event.identityRefused': 'Basic verification not passed',
  'mail.event.advancedVerified': 'Advanced verification passed',
  'mail.event.advancedRefused': 'Advanced verification not passed',
  'mail.left': 'Recovery codes left: {left}',
  'mail.event.recoveryCodeUsed': 'Recovery code used',
  'mail.event.recoveryCodesMade': 'New recovery codes created',
  'mail.event.wrongPasswords': 'Repeated wrong passwords',
  'mail.wrongPasswords.subject': 'Repeated wrong passwords for your Evenkeel account',
  'mail.wrongPasswords.body':
    'Someone repeatedly entered a wrong password for your account within a few minutes, on devices that we do not recognise. None of these attempts succeeded. The latest:\n\n{facts}\n\nIf it was you and you have forgotten your password, reset it on the sign-in page.\n\nIf it was not you: nobody got in, and every further attempt is made harder. Make sure that your login password is long and used nowhere else, and turn on an authenticator or a passkey in the security centre.\n\nYou get this message once a day at most.',
  'sms.wrongPasswords':
    'Evenkeel: repeated wrong passwords for your account, {at} UTC. Nobody got in. Not you? Use a long password that you use nowhere else, and turn on an authenticator in the app.',
  'mail.event.frozenByOperator': 'Account frozen by the exchange',
  'mail.event.thawedByOperator': 'Account unfrozen by the exchange',
  'mail.frozenByOperator.subject': 'Your Evenkeel account has been frozen',
  'mail.frozenByOperator.body':
    'We have frozen your account. All devices are signed out, and nobody can sign in.\n\n{facts}\n\nYour funds and open orders stay as they are. You cannot unfreeze the account yourself: please contact customer service.',
  'sms.frozenByOperator':
    'Evenkeel: your account has been frozen, {at} UTC. Only customer service can unfreeze it.',
  'mail.thawedByOperator.subject': 'Your Evenkeel account is unfrozen',
  'mail.thawedByOperator.body':
    'We have unfrozen your account.\n\n{facts}\n\nIf you froze it yourself as well, unfreeze it on the sign-in page. Otherwise you can sign in as before.',
  'sms.thawedByOperator': 'Evenkeel: the exchange has unfrozen your account, {at} UTC.',
}
