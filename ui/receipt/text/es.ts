/** What every receipt says, in Spanish. */
import type en from './en.ts'

export default {
  'receipt.share': 'Compartir',
  'receipt.copyLink': 'Copiar enlace',
  'receipt.verifyTitle': 'Compruébalo tú',
  'receipt.verify': 'Verificar en este navegador',
  'receipt.verified': 'Verificado: todo en este comprobante es correcto.',
  'receipt.notVerified':
    'Este comprobante no ha superado la verificación. Descárgalo y guárdalo como prueba.',
  'receipt.notPublished':
    'Hasta aquí todo es correcto. Este minuto de la cadena aún no está publicado: vuelve a verificar en un minuto.',
  'receipt.notSigned':
    'Todo lo que se pudo comprobar es correcto. Este navegador no puede comprobar firmas: abre la página por HTTPS en un navegador actual o comprueba el archivo.',
  'receipt.stepRecorded': 'Lo que indica consta en la cadena de comprobantes',
  'receipt.stepSigned': 'La plataforma firmó exactamente este comprobante',
  'receipt.stepPublished': 'Los minutos, el bloque y la clave coinciden con los publicados',
  'receipt.download': 'Descargar comprobante',
  'receipt.verifyOutside': 'O comprueba el archivo fuera de esta app:',
  'receipt.chainPlace': 'Lugar en la cadena',
  'receipt.minuteOf': 'Minuto {number} de la cadena',
  'receipt.blockOf': 'Bloque {number} de la cadena de comprobantes',
  'receipt.signedBy': 'Firmado con la clave',
  'receipt.blocks': '{count, plural, one {# bloque} many {# de bloques} other {# bloques}}',
  'receipt.sourceSimulator': 'Mercado simulado',
  'receipt.sourceVenues': 'Mediana de {venues}',
} satisfies typeof en
