import { HarrowProvider, loadLanguage } from '@harrow/ui';
import '@harrow/ui/advanced-query.css';
import '@harrow/ui/code-editor.css';
import '@harrow/ui/cron-editor.css';
import '@harrow/ui/editable-table.css';
import '@harrow/ui/index.css';
import '@harrow/ui/markdown-editor.css';
import '@harrow/ui/pickers.css';
import '@harrow/ui/rich-text-editor.css';
import { createRoot } from 'react-dom/client';
import { Editors } from './Editors';
import { Fields } from './Fields';
import './host.css';
import { OrderLines } from './OrderLines';
import { sources } from './sources';

const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
const language = 'en';
await loadLanguage(language);
createRoot(document.getElementById('root')!).render(
  <HarrowProvider language={language} csp={{ nonce }} sources={sources}>
    <OrderLines />
    <Editors />
    <Fields />
  </HarrowProvider>,
);
