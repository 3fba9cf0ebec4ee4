/** The message about a new address, in Spanish. */
import type en from './en.ts'

export default {
  'notice.addressAdded.subject': 'Nueva dirección en tu libreta de Evenkeel',
  'notice.addressAdded.body':
    'El {at} UTC se añadió una dirección de retiro a tu libreta: {address}, {asset} en {network}. ¿No has sido tú? Elimínala, cambia de inmediato tu contraseña de acceso y congela tu cuenta en el centro de seguridad.',
  'notice.addressAdded.short':
    'Evenkeel: dirección de retiro {address} ({asset}) añadida a tu libreta. ¿No has sido tú? Cambia ya tu contraseña y congela tu cuenta en la app.',
} satisfies typeof en
