import { HarrowProvider, type LanguagePack, type MessagesByNamespace, Pager } from '@harrow/ui';
import en from '@harrow/ui/locales/en';
import antd from 'antd/locale/de_DE';
import 'dayjs/locale/de';

/** No namespace is translated as a whole yet, so all texts are in English … */
const german: LanguagePack = { code: 'de', antd, messages: en.messages };

/** … but for those that are translated one by one. */
const germanTexts: MessagesByNamespace = {
  ui: { pager: { total: '{{from}} bis {{to}} von {{n}}' } },
};

export function German() {
  return (
    <HarrowProvider language={german} messages={germanTexts}>
      <Pager page={1} pageSize={10} total={25} onChange={() => undefined} />
    </HarrowProvider>
  );
}
