/** The messages about withdrawals, in Spanish. */
import type en from './en.ts'

export default {
  'notice.requested.subject': 'Retiro de {amount} {asset} solicitado',
  'notice.requested.body':
    'Has solicitado retirar {amount} {asset} por {network} a la dirección que termina en {address}. ¿No has sido tú? Cancélalo de inmediato en la app, congela tu cuenta en el centro de seguridad y cambia tu contraseña.',
  'notice.requested.short':
    'Evenkeel: retiro de {amount} {asset} a {address} solicitado. ¿No has sido tú? Cancélalo ya en la app.',
  'notice.byProgram.subject': 'Retiro de {amount} {asset} solicitado por clave API',
  'notice.byProgram.body':
    'Un programa con una de tus claves API ha solicitado retirar {amount} {asset} por {network} a la dirección que termina en {address}. ¿No has sido tú? Cancélalo de inmediato en la app, elimina la clave en el centro de seguridad y congela tu cuenta.',
  'notice.byProgram.short':
    'Evenkeel: una clave API ha solicitado retirar {amount} {asset} a {address}. ¿No has sido tú? Cancélalo ya en la app.',
  'notice.approved.subject': 'Retiro de {amount} {asset} aprobado',
  'notice.approved.body':
    'Tu retiro de {amount} {asset} por {network} fue aprobado y se enviará en breve. Ya no se puede cancelar.',
  'notice.approved.short':
    'Evenkeel: tu retiro de {amount} {asset} fue aprobado y se enviará en breve.',
  'notice.cancelled.subject': 'Retiro de {amount} {asset} cancelado',
  'notice.cancelled.body':
    'Tu retiro de {amount} {asset} por {network} fue cancelado. El importe y la comisión vuelven a estar disponibles. ¿No has sido tú? Cambia tu contraseña.',
  'notice.cancelled.short':
    'Evenkeel: tu retiro de {amount} {asset} fue cancelado; el dinero vuelve a estar disponible.',
  'notice.paid.subject': 'Retiro de {amount} {asset} completado',
  'notice.paid.body':
    'Se enviaron {amount} {asset} por {network} y la red lo confirmó. Encontrarás la transacción en tu historial de retiros.',
  'notice.paid.short': 'Evenkeel: tu retiro de {amount} {asset} se ha completado.',
  'notice.rejected.subject': 'Retiro de {amount} {asset} rechazado',
  'notice.rejected.body':
    'Tu retiro de {amount} {asset} por {network} fue rechazado. El importe y la comisión ya están en tu cuenta; el motivo aparece en tu historial de retiros.',
  'notice.rejected.short':
    'Evenkeel: tu retiro de {amount} {asset} fue rechazado; el dinero está de vuelta en tu cuenta.',
  'code.words':
    'Tu código para retirar {amount} {asset} por {network} a la dirección que termina en {address}. Introdúcelo solo si esos son los últimos 6 caracteres de tu dirección de destino:',
} satisfies typeof en
