import { HarrowProvider, loadLanguage } from '@harrow/ui';
import '@harrow/ui/style.css';
import { createRoot } from 'react-dom/client';
import { OrderLines } from './OrderLines';

const language = 'en';
await loadLanguage(language);
createRoot(document.getElementById('root')!).render(
  <HarrowProvider language={language}>
    <OrderLines />
  </HarrowProvider>,
);
