/** What a chart says beside its figures, in Hindi. */
import type en from './en.ts'

export default {
  'chart.own': 'मेरे ऑर्डर और ट्रेड दिखाएँ',
  'chart.ownList': 'इस चार्ट पर मेरे ऑर्डर और ट्रेड',
  'chart.remaining': 'शेष',
  'chart.full': 'पूरी स्क्रीन का चार्ट',
  'chart.paramsOf': '{name} के पैरामीटर',
  'chart.reset': 'डिफ़ॉल्ट पर लौटाएँ',
  'chart.save': 'सेव करें',
  'chart.param.period': 'अवधि',
  'chart.param.periodOf': 'अवधि {of}',
  'chart.param.deviations': 'मानक विचलन',
  'chart.param.fast': 'तेज़ अवधि',
  'chart.param.slow': 'धीमी अवधि',
  'chart.param.signal': 'सिग्नल अवधि',
  'chart.param.smoothing': '{of} स्मूदिंग',
  'chart.problem.range': '{least} से {most} तक की पूर्ण संख्या',
  'chart.problem.decimals': '{least} से {most} तक की संख्या, अधिकतम 2 दशमलव',
  'chart.problem.twice': 'यह अवधि पहले से ली गई है',
  'chart.problem.fastBelowSlow': 'धीमी अवधि तेज़ अवधि से बड़ी होनी चाहिए',
} satisfies typeof en
