/** Texts of messages to members, in Spanish. */
import type en from './en.ts'

export default {
  'mail.antiPhishing': 'Tu código antiphishing: {word}',
  'mail.foot':
    'Este mensaje se ha enviado automáticamente. Los mensajes de Evenkeel nunca llevan enlaces: abre la app por tu cuenta.',
  'mail.notYou':
    '¿No has sido tú? Cambia de inmediato tu contraseña de acceso y congela tu cuenta en el centro de seguridad. Si ya no puedes iniciar sesión, restablece tu contraseña en la página de inicio de sesión.',
  'mail.unknownDevice': 'dispositivo desconocido',
  'mail.when': 'Cuándo: {at} UTC',
  'mail.device': 'Dispositivo: {device}',
  'mail.address': 'Dirección IP: {address}',
  'mail.reason': 'Motivo: {reason}',
  'mail.purpose.register': 'Tu código para registrarte en Evenkeel:',
  'mail.purpose.reset': 'Tu código para restablecer la contraseña de acceso:',
  'mail.purpose.thaw': 'Tu código para descongelar tu cuenta:',
  'mail.purpose.oldContact': 'Tu código para confirmar tus datos de contacto actuales:',
  'mail.purpose.newContact': 'Tu código para confirmar tus nuevos datos de contacto:',
  'mail.code.subject': 'Tu código de verificación de Evenkeel',
  'mail.code.body':
    '{purpose}\n\n{code}\n\nEs válido durante {minutes, plural, one {# minuto} other {# minutos}}, sirve una sola vez y solo en el dispositivo en el que lo pediste.\n\nNadie de Evenkeel te pedirá nunca este código. No se lo des a nadie. Si no lo has pedido, ignora este mensaje: sin el código no pasa nada.',
  'mail.registeredAlready.subject': 'Alguien ha intentado registrarse con tu correo',
  'mail.registeredAlready.body':
    'Alguien, quizá tú, ha intentado registrarse en Evenkeel con esta dirección de correo. Ya pertenece a una cuenta, así que no se ha enviado ningún código.\n\nSi has sido tú: inicia sesión o restablece tu contraseña en la página de inicio de sesión.\n\nSi no has sido tú, no tienes que hacer nada. A nadie se le ha dicho que la cuenta existe y nada ha cambiado en ella.',
  'mail.signedIn.subject': 'Nuevo inicio de sesión en tu cuenta de Evenkeel',
  'mail.signedIn.body':
    'Se ha iniciado sesión en tu cuenta desde un dispositivo que aún no conocíamos.\n\n{facts}\n\n{notYou}',
  'mail.accountChanged.subject': 'Tu cuenta de Evenkeel: {event}',
  'mail.accountChanged.body':
    'Ha habido un cambio en tu cuenta de Evenkeel:\n\n{event}\n\n{facts}\n\n{notYou}',
  'mail.identityVerified.subject': 'Tu verificación se ha completado',
  'mail.identityVerified.body': 'Buenas noticias: {event}.\n\nNo tienes que hacer nada más.',
  'mail.identityRefused.subject': 'No hemos podido completar tu verificación',
  'mail.identityRefused.body':
    'Hemos revisado tus documentos: {event}.\n\n{facts}\n\nAbre la verificación de identidad en la app, corrige tus datos y envíalos de nuevo.',
  'sms.code':
    '{purpose} {code}. Válido {minutes, plural, one {# minuto} other {# minutos}}. Nadie de Evenkeel te lo pedirá nunca.',
  'sms.registeredAlready':
    'Alguien ha intentado registrarse en Evenkeel con este número, que ya tiene cuenta. Si has sido tú, inicia sesión o restablece tu contraseña. Si no, no tienes que hacer nada.',
  'sms.signedIn':
    'Evenkeel: nuevo inicio de sesión, {device}, {at} UTC. ¿No has sido tú? Cambia ya tu contraseña y congela tu cuenta en la app.',
  'sms.accountChanged':
    'Evenkeel: {event}, {at} UTC. ¿No has sido tú? Cambia ya tu contraseña y congela tu cuenta en la app.',
  'sms.identityVerified': 'Evenkeel: {event}. No tienes que hacer nada más.',
  'sms.identityRefused': 'Evenkeel: {event}. Abre la app para ver el motivo y enviarla de nuevo.',
  'mail.event.signedIn': 'Nuevo inicio de sesión',
  'mail.event.passwordChanged': 'Contraseña de acceso cambiada',
  'mail.event.transactionPasswordChanged': 'Contraseña de transacción cambiada',
  'mail.event.secondFactorOn': 'Segundo factor activado',
  'mail.event.secondFactorOff': 'Segundo factor desactivado',
  'mail.event.passkeyAdded': 'Llave de acceso añadida',
  'mail.event.passkeyRemoved': 'Llave de acceso eliminada',
  'mail.event.emailChanged': 'Correo electrónico cambiado',
  'mail.event.phoneChanged': 'Número de móvil cambiado',
  'mail.event.walletLinked': 'Billetera vinculada',
  'mail.event.antiPhishingChanged': 'Código antiphishing cambiado',
  'mail.event.allowListOn': 'Lista blanca de retiros activada',
  'mail.event.allowListOff': 'Lista blanca de retiros desactivada',
  'mail.event.apiKeyMade': 'Clave API creada',
  'mail.event.apiKeyRemoved': 'Clave API eliminada',
  'mail.event.frozen': 'Cuenta congelada',
  'mail.event.thawed': 'Cuenta descongelada',
  'mail.event.identityVerified': 'Verificación básica superada',
  'mail.event.identityRefused': 'Verificación básica no superada',
  'mail.event.advancedVerified': 'Verificación avanzada superada',
  'mail.event.advancedRefused': 'Verificación avanzada no superada',
  'mail.left': 'Códigos de recuperación restantes: {left}',
  'mail.event.recoveryCodeUsed': 'Código de recuperación usado',
  'mail.event.recoveryCodesMade': 'Nuevos códigos de recuperación generados',
  'mail.event.wrongPasswords': 'Contraseñas incorrectas repetidas',
  'mail.wrongPasswords.subject':
    'Se han introducido muchas contraseñas incorrectas en tu cuenta de Evenkeel',
  'mail.wrongPasswords.body':
    'Alguien ha introducido una y otra vez una contraseña incorrecta para tu cuenta en pocos minutos, desde dispositivos que no conocemos. Ninguno de esos intentos ha tenido éxito. El último:\n\n{facts}\n\nSi has sido tú y has olvidado la contraseña, restablécela en la página de inicio de sesión.\n\nSi no has sido tú: nadie ha entrado, y cada nuevo intento resulta más difícil. Asegúrate de que tu contraseña de acceso sea larga y no la uses en ningún otro sitio, y activa un autenticador o una llave de acceso en el centro de seguridad.\n\nRecibirás este mensaje como máximo una vez al día.',
  'sms.wrongPasswords':
    'Evenkeel: se han introducido muchas contraseñas incorrectas en tu cuenta, {at} UTC. Nadie ha entrado. ¿No has sido tú? Usa una contraseña larga que no uses en otro sitio y activa un autenticador en la app.',
  'mail.event.frozenByOperator': 'Cuenta congelada por el exchange',
  'mail.event.thawedByOperator': 'Cuenta descongelada por el exchange',
  'mail.frozenByOperator.subject': 'Tu cuenta de Evenkeel ha sido congelada',
  'mail.frozenByOperator.body':
    'Hemos congelado tu cuenta. Se ha cerrado la sesión en todos los dispositivos y nadie puede iniciar sesión.\n\n{facts}\n\nTus fondos y órdenes abiertas siguen como están. No puedes descongelar la cuenta por tu cuenta: contacta con el servicio de atención al cliente.',
  'sms.frozenByOperator':
    'Evenkeel: tu cuenta ha sido congelada, {at} UTC. Solo atención al cliente puede descongelarla.',
  'mail.thawedByOperator.subject': 'Tu cuenta de Evenkeel está descongelada',
  'mail.thawedByOperator.body':
    'Hemos descongelado tu cuenta.\n\n{facts}\n\nSi también la congelaste tú, descongélala en la página de inicio de sesión. Si no, puedes iniciar sesión como antes.',
  'sms.thawedByOperator': 'Evenkeel: el exchange ha descongelado tu cuenta, {at} UTC.',
} satisfies typeof en
