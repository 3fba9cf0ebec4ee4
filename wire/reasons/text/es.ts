/** The usual reasons of decisions, as members read them, in Spanish. */
import type en from './en.ts'

export default {
  'queues.reason.transactionMissing': 'No encontramos esta transacción en la red.',
  'queues.reason.otherAddress': 'El pago se envió a otra dirección.',
  'queues.reason.amountDiffers': 'El importe no coincide con lo que recibimos.',
  'queues.reason.notOurs': 'Este pago no se hizo a nosotros.',
  'queues.reason.addressRisky': 'Por motivos de seguridad no enviamos fondos a esta dirección.',
  'queues.reason.accountRisky':
    'Tu cuenta necesita antes una revisión de seguridad. Contacta con atención al cliente.',
  'queues.reason.identityUnclear': 'Antes necesitamos verificar mejor tu identidad.',
  'queues.reason.photoUnreadable': 'Una foto no se puede leer. Vuelve a tomarla.',
  'queues.reason.photoIncomplete': 'El documento no sale completo en la foto.',
  'queues.reason.documentExpired': 'El documento ha caducado.',
  'queues.reason.detailsDiffer': 'Tus datos no coinciden con los del documento.',
  'queues.reason.notThePerson': 'La persona de la foto no es el titular del documento.',
  'queues.reason.feedbackThanks': 'Gracias por tu comentario. Lo hemos trasladado al equipo.',
  'queues.reason.feedbackLookingInto':
    'Lo estamos revisando y te escribiremos en el chat de soporte.',
  'queues.reason.feedbackSolved': 'Ya debería estar resuelto. Si no es así, escríbenos de nuevo.',
  'queues.reason.feedbackNeedsMore': 'Necesitamos más detalles. Escríbenos en el chat de soporte.',
} satisfies typeof en
