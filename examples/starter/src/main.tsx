import { HarrowProvider, loadLanguage, localeTag, toLanguage } from '@harrow/ui';
import '@harrow/ui/reset.css';
import '@harrow/ui/index.css';
import '@harrow/ui/advanced-query.css';
import '@harrow/ui/cron-editor.css';
import '@harrow/ui/editable-table.css';
import '@harrow/ui/pickers.css';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { sources } from './server';

const language = toLanguage(navigator.language);
document.documentElement.lang = localeTag(language);
await loadLanguage(language);

createRoot(document.getElementById('root')!).render(
  <HarrowProvider language={language} theme="system" sources={sources}>
    <App />
  </HarrowProvider>,
);
