import { defineConfig } from '@hey-api/openapi-ts';

export default defineConfig({
  input: '../contract/openapi.yaml',
  output: { path: 'src/generated', importFileExtension: '.ts' },
  plugins: ['@hey-api/typescript', '@hey-api/sdk', { name: '@hey-api/client-fetch', runtimeConfigPath: './src/client.ts' }, '@tanstack/react-query'],
});
