import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, loadPageFor } from './app/App.tsx';
import { config } from './platform/config.ts';
import { startLanguage } from './platform/language.ts';

document.title = config.productName;
// Until texts and first page are here, the outline in index.html stays; a page that cannot be loaded says so itself.
await Promise.all([startLanguage(), loadPageFor(location).catch(() => undefined)]);
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
