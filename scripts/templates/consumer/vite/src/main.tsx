import { HarrowProvider, loadLanguage } from '@harrow/ui';
import '@harrow/ui/code-editor.css';
import '@harrow/ui/cron-editor.css';
import '@harrow/ui/editable-table.css';
import '@harrow/ui/rich-text-editor.css';
import { createRoot } from 'react-dom/client';
import { Editors } from './Editors';
import './host.css';
import { OrderLines } from './OrderLines';

const language = 'en';
await loadLanguage(language);
createRoot(document.getElementById('root')!).render(
  <HarrowProvider language={language}>
    <OrderLines />
    <Editors />
  </HarrowProvider>,
);
