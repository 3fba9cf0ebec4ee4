/** What operators are told at the console's entrance and about each other, in Hindi. */
import type en from './en.ts'

export default {
  'refusal.signInWrong': 'नाम या पासवर्ड गलत है।',
  'refusal.operatorCodeWrong': 'कोड गलत है या पहले ही इस्तेमाल हो चुका है।',
  'refusal.invitationOver': 'यह लिंक इस्तेमाल हो चुका है या अब मान्य नहीं है। किसी एडमिन से नया लिंक माँगें।',
  'refusal.noPasskey': 'आपके पास अभी कोई पासकी नहीं है। ऑथेंटिकेटर का कोड इस्तेमाल करें।',
  'refusal.operatorUnknown': 'ऐसा कोई ऑपरेटर नहीं है।',
  'refusal.operatorSessionOver': 'यह सेशन पहले ही समाप्त हो चुका है।',
  'refusal.operatorNameTaken': 'इस नाम का ऑपरेटर पहले से मौजूद है।',
  'refusal.ownAccess': 'आप अपनी खुद की एक्सेस नहीं बदल सकते। किसी दूसरे एडमिन से कहें।',
  'refusal.lastAdmin': 'यह आखिरी एडमिन है। पहले किसी और को एडमिन बनाएँ।',
} satisfies typeof en
