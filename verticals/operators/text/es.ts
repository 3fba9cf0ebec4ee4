/** What operators are told at the console's entrance and about each other, in Spanish. */
import type en from './en.ts'

export default {
  'refusal.signInWrong': 'Nombre o contraseña incorrectos.',
  'refusal.operatorCodeWrong': 'El código es incorrecto o ya se ha usado.',
  'refusal.invitationOver':
    'Este enlace ya se usó o dejó de ser válido. Pide uno nuevo a un administrador.',
  'refusal.noPasskey':
    'Todavía no tienes ninguna llave de acceso. Usa el código de tu autenticador.',
  'refusal.operatorUnknown': 'No existe ese operador.',
  'refusal.operatorSessionOver': 'Esta sesión ya ha terminado.',
  'refusal.operatorNameTaken': 'Ya existe un operador con ese nombre.',
  'refusal.ownAccess': 'No puedes cambiar tu propio acceso. Pídeselo a otro administrador.',
  'refusal.lastFactor': 'Es tu único segundo factor. Añade otro primero.',
  'refusal.lastAdmin': 'Es el último administrador. Nombra antes a otro.',
  'refusal.queueUnknown': 'Esa cola no existe.',
  'refusal.caseUnknown': 'Este caso ya no está pendiente.',
  'refusal.caseTaken': '{name} está trabajando en este caso.',
  'refusal.caseChanged':
    'El caso ha cambiado desde que lo abriste. Revísalo de nuevo antes de decidir.',
  'refusal.addressUnreadable':
    'No se puede leer la dirección, así que este retiro nunca podrá pagarse. Puedes rechazarlo.',
  'refusal.costCoinWrong': 'Esta red cobra sus costes en otra moneda.',
  'refusal.paidBySigner': 'Este retiro lo paga el firmante. Si lo pagas a mano, saldría dos veces.',
  'refusal.amountTooLarge':
    'Supera el importe máximo posible, por lo que no se puede acreditar tal cual.',
  'refusal.payoutUnproven':
    'La cadena no demuestra que no se haya pagado nada. Este retiro no se puede rechazar ni volver a enviar.',
  'refusal.transactionNotSigned': 'El firmante no ha firmado esta transacción para este retiro.',
  'refusal.notLookedAt': 'Abre el caso antes de decidirlo.',
  'refusal.photosUnopened': 'Mira todas las fotos antes de verificar.',
  'refusal.idNumberTaken': 'Ya hay otro usuario verificado con este número de documento.',
  'refusal.pictureLinkOver': 'El enlace a esta imagen ha caducado. Vuelve a abrir el caso.',
  'refusal.picturesBusy': 'Ahora no se pueden mostrar imágenes. Inténtalo de nuevo en un momento.',
  'refusal.adminNeeded': 'Solo un administrador puede cambiar los accesos.',
  'refusal.otherAdminCanDoIt': 'Hay otro administrador que puede hacerlo en la consola.',
} satisfies typeof en
