import { defineConfig } from '@hey-api/openapi-ts';

export default defineConfig({
  input: '../../packages/contract/openapi.yaml',
  output: { path: 'src/generated', importFileExtension: '.ts' },
  plugins: ['@hey-api/typescript'],
});
