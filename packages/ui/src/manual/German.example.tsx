import { HarrowProvider, type LanguagePack, Pager } from '@harrow/ui';
import antd from 'antd/locale/de_DE';
import 'dayjs/locale/de';

/** Begun with one component; everything else is in English until it is translated. */
const german: LanguagePack = {
  code: 'de',
  antd,
  messages: { ui: { pager: { total: '{{from}} bis {{to}} von {{n}}' } } },
};

export function German() {
  return (
    <HarrowProvider language={german}>
      <Pager page={1} pageSize={10} total={25} onChange={() => undefined} />
    </HarrowProvider>
  );
}
