export { installBrowser } from './browser.ts';
export { TestProvider } from './TestProvider.tsx';
