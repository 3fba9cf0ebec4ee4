/** What operations refuse, in Spanish. */
import type en from './en.ts'

export default {
  'refusal.switchUnknown': 'Ese interruptor no existe.',
  'refusal.proposalDoesNotExist': 'Esa propuesta ya no existe.',
  'refusal.proposalNotOpen': 'Esta propuesta ya fue aprobada.',
  'refusal.proposalExpired': 'Esta propuesta tiene más de 24 horas y ha caducado.',
  'refusal.tooManyProposals': 'Hay demasiadas propuestas abiertas. Decide antes sobre algunas.',
  'refusal.proposalTooLong': 'Esta propuesta es demasiado larga.',
  'refusal.parameterUnsound': 'Este ajuste o su valor no es válido.',
  'refusal.valueOutOfRange': 'Introduce un número entero de {least} a {most}.',
  'refusal.auditBehind': 'El registro de auditoría va por detrás de lo anotado en el diario.',
  'refusal.auditRewritten':
    'Una fila del registro de auditoría ya no es la que el diario tiene anotada.',
  'refusal.termsUnchanged': 'Estas condiciones ya están vigentes.',
  'refusal.proposalChanged': 'La propuesta ya no es la que viste. Revísala de nuevo.',
  'refusal.marketListed':
    'Este mercado ya está listado: abre su fila para cambiar sus condiciones.',
  'refusal.instrumentUnknown':
    'El mercado no cotiza nada con este nombre, o no puede listarse aquí.',
  'refusal.proposalLapsed':
    'Quien lo propuso ha sido desactivado, restablecido o cambiado de función. Hay que proponerlo de nuevo.',
  'refusal.nothingToProlong':
    'Lo que se iba a prolongar ya ha terminado. Si debe volver a aplicarse, proponlo de nuevo.',
  'refusal.proposalOutdated':
    'Lo que tiene este usuario ha cambiado desde la propuesta. Propón de nuevo el borrado en su página.',
} satisfies typeof en
