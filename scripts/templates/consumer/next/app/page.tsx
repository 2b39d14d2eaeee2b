import { toLanguage } from '@harrow/ui';
import { Orders } from './Orders';

// Rendered on a server for each request; code without React can be called there.
export const dynamic = 'force-dynamic';

export default function Page() {
  return <Orders known={toLanguage('ru-RU')} />;
}
