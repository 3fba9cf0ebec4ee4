/** What operators are told at the console's entrance and about each other, in Spanish. */
import type en from './en.ts'

export default {
  'refusal.signInWrong': 'Nombre o contraseña incorrectos.',
  'refusal.operatorCodeWrong': 'El código es incorrecto o ya se ha usado.',
  'refusal.invitationOver':
    'Este enlace ya se usó o dejó de ser válido. Pide uno nuevo a un administrador.',
  'refusal.noPasskey':
    'Todavía no tienes ninguna clave de acceso. Usa el código de tu autenticador.',
  'refusal.operatorUnknown': 'No existe ese operador.',
  'refusal.operatorSessionOver': 'Esta sesión ya ha terminado.',
  'refusal.operatorNameTaken': 'Ya existe un operador con ese nombre.',
  'refusal.ownAccess': 'No puedes cambiar tu propio acceso. Pídeselo a otro administrador.',
  'refusal.lastAdmin': 'Es el último administrador. Nombra antes a otro.',
} satisfies typeof en
