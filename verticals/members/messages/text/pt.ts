/** Texts of messages to members, in Portuguese. */
import type en from './en.ts'

export default {
  'mail.antiPhishing': 'Seu código antiphishing: {word}',
  'mail.foot':
    'Esta mensagem foi enviada automaticamente. As mensagens da Evenkeel nunca têm links: abra você mesmo o app.',
  'mail.notYou':
    'Não foi você? Troque agora mesmo a senha de login e congele sua conta na central de segurança. Se não conseguir mais entrar, redefina a senha na página de login.',
  'mail.unknownDevice': 'dispositivo desconhecido',
  'mail.when': 'Quando: {at} UTC',
  'mail.device': 'Dispositivo: {device}',
  'mail.address': 'Endereço IP: {address}',
  'mail.reason': 'Motivo: {reason}',
  'mail.purpose.register': 'Seu código para se cadastrar na Evenkeel:',
  'mail.purpose.reset': 'Seu código para redefinir a senha de login:',
  'mail.purpose.thaw': 'Seu código para descongelar sua conta:',
  'mail.purpose.oldContact': 'Seu código para confirmar seus dados de contato atuais:',
  'mail.purpose.newContact': 'Seu código para confirmar seus novos dados de contato:',
  'mail.code.subject': 'Seu código de verificação da Evenkeel',
  'mail.code.body':
    '{purpose}\n\n{code}\n\nEle vale por {minutes, plural, one {# minuto} other {# minutos}}, uma única vez e só no dispositivo em que você o pediu.\n\nNinguém da Evenkeel vai pedir este código a você. Não o passe a ninguém. Se você não o pediu, ignore esta mensagem: sem o código, nada acontece.',
  'mail.registeredAlready.subject': 'Alguém tentou se cadastrar com o seu e-mail',
  'mail.registeredAlready.body':
    'Alguém, talvez você, tentou se cadastrar na Evenkeel com este endereço de e-mail. Ele já pertence a uma conta, por isso nenhum código foi enviado.\n\nSe foi você: entre na conta ou redefina a senha na página de login.\n\nSe não foi você, não é preciso fazer nada. Ninguém foi informado de que a conta existe, e nada mudou nela.',
  'mail.signedIn.subject': 'Novo login na sua conta Evenkeel',
  'mail.signedIn.body':
    'Sua conta foi acessada de um dispositivo que ainda não conhecíamos.\n\n{facts}\n\n{notYou}',
  'mail.accountChanged.subject': 'Sua conta Evenkeel: {event}',
  'mail.accountChanged.body':
    'Houve uma alteração na sua conta Evenkeel:\n\n{event}\n\n{facts}\n\n{notYou}',
  'mail.identityVerified.subject': 'Sua verificação foi aprovada',
  'mail.identityVerified.body': 'Boas notícias: {event}.\n\nVocê não precisa fazer mais nada.',
  'mail.identityRefused.subject': 'Não foi possível concluir sua verificação',
  'mail.identityRefused.body':
    'Analisamos os seus documentos: {event}.\n\n{facts}\n\nAbra a verificação de identidade no app, corrija os dados e envie de novo.',
  'sms.code':
    '{purpose} {code}. Vale por {minutes, plural, one {# minuto} other {# minutos}}. Ninguém da Evenkeel vai pedi-lo a você.',
  'sms.registeredAlready':
    'Alguém tentou se cadastrar na Evenkeel com este número, que já tem conta. Se foi você, entre ou redefina a senha. Se não foi, não é preciso fazer nada.',
  'sms.signedIn':
    'Evenkeel: novo login, {device}, {at} UTC. Não foi você? Troque já a senha e congele a conta no app.',
  'sms.accountChanged':
    'Evenkeel: {event}, {at} UTC. Não foi você? Troque já a senha e congele a conta no app.',
  'sms.identityVerified': 'Evenkeel: {event}. Você não precisa fazer mais nada.',
  'sms.identityRefused': 'Evenkeel: {event}. Abra o app para ver o motivo e enviar de novo.',
  'mail.event.signedIn': 'Novo login',
  'mail.event.passwordChanged': 'Senha de login alterada',
  'mail.event.transactionPasswordChanged': 'Senha de transação alterada',
  'mail.event.secondFactorOn': 'Segundo fator ativado',
  'mail.event.secondFactorOff': 'Segundo fator desativado',
  'mail.event.passkeyAdded': 'Chave de acesso adicionada',
  'mail.event.passkeyRemoved': 'Chave de acesso removida',
  'mail.event.emailChanged': 'E-mail alterado',
  'mail.event.phoneChanged': 'Número de celular alterado',
  'mail.event.walletLinked': 'Carteira vinculada',
  'mail.event.antiPhishingChanged': 'Código antiphishing alterado',
  'mail.event.allowListOn': 'Lista de saques permitidos ativada',
  'mail.event.allowListOff': 'Lista de saques permitidos desativada',
  'mail.event.apiKeyMade': 'Chave de API criada',
  'mail.event.apiKeyRemoved': 'Chave de API excluída',
  'mail.event.frozen': 'Conta congelada',
  'mail.event.thawed': 'Conta descongelada',
  'mail.event.identityVerified': 'Verificação básica aprovada',
  'mail.event.identityRefused': 'Verificação básica não aprovada',
  'mail.event.advancedVerified': 'Verificação avançada aprovada',
  'mail.event.advancedRefused': 'Verificação avançada não aprovada',
  'mail.left': 'Códigos de recuperação restantes: {left}',
  'mail.event.recoveryCodeUsed': 'Código de recuperação usado',
  'mail.event.recoveryCodesMade': 'Novos códigos de recuperação gerados',
  'mail.event.wrongPasswords': 'Senhas erradas repetidas',
  'mail.wrongPasswords.subject': 'Muitas senhas erradas foram digitadas na sua conta Evenkeel',
  'mail.wrongPasswords.body':
    'Alguém digitou várias vezes uma senha errada para a sua conta em poucos minutos, em dispositivos que não conhecemos. Nenhuma dessas tentativas deu certo. A última delas:\n\n{facts}\n\nSe foi você e esqueceu a senha, redefina-a na página de login.\n\nSe não foi você: ninguém entrou, e cada nova tentativa fica mais difícil. Confira se a sua senha de login é longa e não é usada em nenhum outro lugar, e ative um autenticador ou uma chave de acesso na central de segurança.\n\nVocê recebe esta mensagem no máximo uma vez por dia.',
  'sms.wrongPasswords':
    'Evenkeel: muitas senhas erradas foram digitadas na sua conta, {at} UTC. Ninguém entrou. Não foi você? Use uma senha longa que não use em outro lugar e ative um autenticador no app.',
  'mail.event.frozenByOperator': 'Conta congelada pela corretora',
  'mail.event.thawedByOperator': 'Conta descongelada pela corretora',
  'mail.frozenByOperator.subject': 'Sua conta Evenkeel foi congelada',
  'mail.frozenByOperator.body':
    'Congelamos a sua conta. Todos os dispositivos foram desconectados e ninguém pode entrar.\n\n{facts}\n\nSeus fundos e ordens abertas continuam como estão. Você não pode descongelar a conta por conta própria: fale com o atendimento ao cliente.',
  'sms.frozenByOperator':
    'Evenkeel: sua conta foi congelada, {at} UTC. Só o atendimento ao cliente pode descongelá-la.',
  'mail.thawedByOperator.subject': 'Sua conta Evenkeel foi descongelada',
  'mail.thawedByOperator.body':
    'Descongelamos a sua conta.\n\n{facts}\n\nSe você também a congelou, descongele-a na página de login. Caso contrário, pode entrar como antes.',
  'sms.thawedByOperator': 'Evenkeel: a corretora descongelou sua conta, {at} UTC.',
} satisfies typeof en
