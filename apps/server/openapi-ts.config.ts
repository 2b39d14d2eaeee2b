import { contract } from '@harrow/contract/calls';
import { defineConfig } from '@hey-api/openapi-ts';

export default defineConfig({
  input: structuredClone(contract),
  output: { path: 'src/generated', importFileExtension: '.ts' },
  plugins: ['@hey-api/typescript'],
});
