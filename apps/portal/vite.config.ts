import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { antdImportsPlugin } from './antdImports.ts';
import { sharedFiles, sharedFileTest } from './chunks.ts';
import { classNameOf } from './classNameOf.ts';
import { compressedFilesPlugin } from './compressedFiles.ts';
import { firstFilesPlugin } from './firstFiles.ts';
import { routerPartsPlugin } from './routerParts.ts';

/** Address of the API during development; a built portal asks its own origin, or the `baseUrl` in index.html. */
const backEnd = process.env['HARROW_API'] ?? 'http://127.0.0.1:8080';
const proxy = {
  ...Object.fromEntries(['/api', '/sys', '/mfr', '/online', '/system'].map((path) => [path, backEnd])),
  '/vxeSocket': { target: backEnd, ws: true },
};

export default defineConfig({
  // antd exports its texts as CommonJS; these are the same as modules, without the conversion code.
  resolve: { alias: [{ find: /^antd\/locale\//, replacement: 'antd/es/locale/' }] },
  css: { modules: { generateScopedName: classNameOf } },
  plugins: [antdImportsPlugin(), routerPartsPlugin(), react(), firstFilesPlugin(), compressedFilesPlugin()],
  server: { port: Number(process.env['PORT'] ?? 5173), strictPort: true, proxy },
  preview: { proxy },
  build: {
    target: 'es2022',
    // The bundle budget reads from it which files a page needs.
    manifest: true,
    // Only imports of the current page are worth preloading.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { moduleLevelDirective: false },
      output: {
        codeSplitting: {
          groups: sharedFiles.map((file, index) => ({ name: file.name, test: sharedFileTest(file), priority: sharedFiles.length - index })),
        },
      },
    },
  },
});
